import type { KingsGateCase, LocationCase, Seat, TableCase, TileCase } from '#games/kings-gate/desk/cases';
import type { ExampleName } from '#games/kings-gate/desk/examples';
import { laidOut, padAt, positionOf } from '#games/kings-gate/desk/position';
import type { KingsGateFinding, KingsGateResult, Pay } from '#games/kings-gate/desk/results';
import { current, tileAt, totalsAt } from '#games/kings-gate/law/board';
import { type Colour, effectiveCopy } from '#games/kings-gate/law/box';
import { groundFor, groundNow } from '#games/kings-gate/law/judge-landing';
import { whereIs } from '#games/kings-gate/law/outlook';
import { locationOf, type Move, type Position, targetOf } from '#games/kings-gate/law/position';
import { coloursIn, ownerOf } from '#games/kings-gate/law/score';
import type { Named } from '#games/kings-gate/law/sheet';
import { toldTile } from '#games/kings-gate/table/view';
import { deskEn, type KingsGateDeskText, type Side, type ToldPay } from '#games/kings-gate/text/desk-en';
import { examplesEn } from '#games/kings-gate/text/desk-examples-en';
import { examplesFr } from '#games/kings-gate/text/desk-examples-fr';
import { deskFr } from '#games/kings-gate/text/desk-fr';
import { type KingsGateScreenText, screenEn, type ToldTile, type ToldTotal } from '#games/kings-gate/text/screen-en';
import { screenFr } from '#games/kings-gate/text/screen-fr';
import type { Player } from '#session/game';
import type { Language } from '#text/language';

export const texts: Readonly<Record<Language, KingsGateDeskText>> = { en: deskEn, fr: deskFr };
export const screenTexts: Readonly<Record<Language, KingsGateScreenText>> = { en: screenEn, fr: screenFr };

const examples: Readonly<Record<Language, Readonly<Record<ExampleName, string>>>> = { en: examplesEn, fr: examplesFr };

export const nameOf = (text: KingsGateDeskText, { name, colours }: Seat): string => (name === '' ? text.player(colours) : name);

const namedSeats = (text: KingsGateDeskText, players: readonly Seat[]): readonly Player[] =>
  players.map((seat) => ({ id: seat.id, name: nameOf(text, seat) }));

const playerName = (text: KingsGateDeskText, players: readonly Seat[], id: string): string =>
  namedSeats(text, players).find((each) => each.id === id)?.name ?? id;

export const sideOf = (players: readonly Seat[], colour: Colour): Side => ({
  colour,
  name: players.find(({ colours }) => colours.includes(colour))?.name ?? '',
});

/** Somebody's table as it is drawn and told: agreements do not change what lies there. */
export const tableOf = (asked: TableCase): Position | undefined => positionOf(asked, {});
export const scoredTableOf = (asked: LocationCase): Position | undefined =>
  asked.laid === undefined ? padAt(asked, {}, asked.n) : laidOut(asked, { ...asked.laid, n: asked.n }, {});

export const placeNamed = (position: Position, n: number): Named => ({ n, name: locationOf(position, n).name });

/** A tile as it would be played; the Sorceress moves one that lies there. */
export function playedTile({ board }: Position, move: Move): ToldTile | undefined {
  if (move.type === 'conjure') {
    const tile = toldTile(tileAt(board, move.from));
    return tile === undefined ? undefined : { ...tile, character: 'sorceress' };
  }
  const colour = move.colour ?? 'yellow';
  return move.type === 'dragon' ? { colour, kind: 'dragon' } : { colour, kind: move.value, character: move.character };
}

const toldTotals = (colours: readonly Colour[], totals: Readonly<Partial<Record<Colour, number | null>>>): readonly ToldTotal[] =>
  colours.map((colour) => ({ colour, total: totals[colour] ?? undefined }));

function toldMove(language: Language, asked: TileCase, position: Position): string {
  const { told } = texts[language];
  const { move, players, by } = asked;
  const at = targetOf(move);
  const ground = move.type === 'place' ? groundFor(position, at, move.character) : groundNow(position);
  const there = toldTile(tileAt(position.board, at));
  const where = screenTexts[language].where(whereIs(position, at));
  const tile = playedTile(position, move);
  const who = playerName(texts[language], players, by);
  const place = placeNamed(position, position.n);
  const sentence =
    move.type === 'conjure' || tile === undefined
      ? told.moved(who, toldTile(move.type === 'conjure' ? tileAt(position.board, move.from) : undefined), place, ground, where, there)
      : told.tile(who, tile, place, ground, where, there);
  const { onMove = by } = asked;
  return onMove === by ? sentence : `${sentence} ${told.onMove(playerName(texts[language], players, onMove))}`;
}

function toldCase(language: Language, asked: KingsGateCase): string {
  const text = texts[language];
  const { told } = text;
  const { players } = asked;
  const name = (id: string): string => playerName(text, players, id);
  const last = (id: string | undefined): string | undefined => (id === undefined ? undefined : name(id));
  switch (asked.question) {
    case 'tie': {
      const place = asked.n === undefined ? undefined : { n: asked.n, name: asked.copy?.locations?.[asked.n]?.name ?? '' };
      return told.tie(
        players.map(({ id }) => name(id)),
        asked.tied.map((colour) => sideOf(players, colour)),
        last(asked.last),
        place,
      );
    }
    case 'location': {
      const position = scoredTableOf(asked);
      if (position === undefined) return text.questions.location.title;
      const totals = asked.laid === undefined ? asked.totals : tilesTotals(position);
      return told.totals(placeNamed(position, asked.n), toldTotals(coloursIn(position), totals), last(asked.last));
    }
    case 'end':
      return told.end(
        asked.n === undefined ? undefined : { n: asked.n, name: asked.copy?.locations?.[asked.n]?.name ?? '' },
        players.map(({ id }) => ({
          name: name(id),
          points: asked.points[id],
          prize: asked.prizes[id] ?? 0,
          out: asked.out.includes(id),
        })),
      );
    default:
      return toldTable(language, asked);
  }
}

function toldTable(language: Language, asked: TableCase): string {
  const text = texts[language];
  const position = tableOf(asked);
  if (position === undefined) return text.questions[asked.question].title;
  const who = playerName(text, asked.players, asked.by);
  if (asked.question === 'tile') return toldMove(language, asked, position);
  if (asked.question === 'turn')
    return text.told.turn(
      who,
      placeNamed(position, position.n),
      asked.moves.flatMap((move) => playedTile(position, move) ?? []),
    );
  const { lying } = asked;
  return text.told.locate(who, placeNamed(position, position.n + 1), lying.lies, screenTexts[language].where(whereIs(position, lying.at)));
}

function toldPay(language: Language, asked: KingsGateCase, position: Position, pay: Pay): ToldPay {
  const text = texts[language];
  const owners = pay.ranking.flatMap((colour) => ownerOf(position, colour) ?? []);
  return {
    place: placeNamed(position, pay.n),
    gains: [...new Set(owners)].map((id) => ({ name: playerName(text, asked.players, id), points: pay.gains[id] ?? 0 })),
    characters: Object.entries(pay.characters).flatMap(([character, id]) => {
      const found = position.copy.locations[pay.n - 1]?.awards.find((each) => each === character);
      return found === undefined ? [] : [{ name: playerName(text, asked.players, id), character: found }];
    }),
  };
}

/** What the tiles around the current location add up to. */
const tilesTotals = ({ board }: Position) => totalsAt(board, current(board));

type ResultOf<Of extends KingsGateResult['of']> = Extract<KingsGateResult, { readonly of: Of }>;

function tileAnswer(language: Language, asked: TileCase, allowed: boolean, { there, pay }: ResultOf<'tile'>): string {
  const { answers } = texts[language];
  const position = tableOf(asked);
  if (position === undefined) return '';
  const { move } = asked;
  const under = there === undefined ? undefined : toldTile({ ...there, character: there.character });
  const tile = playedTile(position, move);
  const moved = move.type === 'conjure' ? toldTile(tileAt(position.board, move.from)) : undefined;
  if (!allowed) return move.type === 'conjure' || tile === undefined ? answers.notMoved(moved) : answers.notPlaced(tile, under);
  const stands =
    move.type === 'dragon'
      ? answers.dragon(under)
      : move.type === 'conjure' || tile === undefined
        ? answers.moved(moved, under)
        : answers.placed(tile, under);
  return pay === undefined ? stands : `${stands}${answers.scored(toldPay(language, asked, position, pay))}`;
}

function turnAnswer(language: Language, asked: TableCase, { broken, stopped, pay }: ResultOf<'turn'>): string {
  const { answers } = texts[language];
  const position = tableOf(asked);
  if (position === undefined || asked.question !== 'turn') return '';
  if (stopped === undefined)
    return pay === undefined ? answers.turn : `${answers.turn}${answers.scored(toldPay(language, asked, position, pay))}`;
  const move = asked.moves[stopped];
  const tile = move === undefined ? undefined : playedTile(position, move);
  if (tile === undefined) return answers.emptyTurn;
  return broken.includes('phase') ? answers.lost(tile) : answers.stopped(stopped, tile);
}

function answerOf(language: Language, asked: KingsGateCase, { allowed, result }: KingsGateFinding): string {
  const text = texts[language];
  const { answers } = text;
  const name = (id: string): string => playerName(text, asked.players, id);
  switch (result.of) {
    case 'tie':
      return answers.tie(
        result.order.map(({ colour, rank, paid = false, points, characters = [], loss = 0 }) => ({
          ...sideOf(asked.players, colour),
          rank,
          paid,
          points,
          characters,
          loss,
        })),
      );
    case 'tile':
      return asked.question === 'tile' ? tileAnswer(language, asked, allowed === true, result) : '';
    case 'turn':
      return asked.question === 'turn' ? turnAnswer(language, asked, result) : '';
    case 'location': {
      const position = asked.question === 'location' ? scoredTableOf(asked) : undefined;
      return position === undefined ? '' : answers.pay(toldPay(language, asked, position, result.pay), result.surrounded);
    }
    case 'locate': {
      const position = asked.question === 'locate' ? tableOf(asked) : undefined;
      if (position === undefined) return '';
      const place = placeNamed(position, position.n + 1);
      if (allowed !== true) return answers.notLocated(place);
      const worth = toldTotals(coloursIn(position), result.worth).filter(({ total }) => total !== undefined);
      const lies = answers.located(place, worth);
      return result.pay === undefined ? lies : `${lies}${answers.scored(toldPay(language, asked, position, result.pay))}`;
    }
    case 'end': {
      const { ending, winners, equal, most, open } = result;
      const [winner] = winners;
      if (ending === undefined) return answers.goesOn(equal.map(name), most);
      if (open) return answers.overButOpen(ending, equal.map(name), most);
      const others = equal.filter((id) => id !== winner);
      return winner !== undefined && winners.length === 1 && others.length > 0
        ? answers.overByLast(ending, name(winner), others.map(name), most)
        : answers.over(ending, winners.map(name), most);
    }
  }
}

/** The printed figures of the location that a case is about. */
function figuresOf(language: Language, asked: KingsGateCase): readonly string[] {
  const n = 'laid' in asked && asked.laid !== undefined ? asked.laid.n : 'n' in asked ? asked.n : undefined;
  const location = n === undefined ? undefined : effectiveCopy(asked.copy ?? {}).locations[n - 1];
  if (n === undefined || location === undefined) return [];
  return [texts[language].printed({ n, name: location.name }, location.prizes, location.ground, asked.copy?.locations?.[n] !== undefined)];
}

const textIn = (language: Language) => ({
  figures: (asked: KingsGateCase) => figuresOf(language, asked),
  question: (question: KingsGateCase['question']) => texts[language].questions[question],
  players: (asked: KingsGateCase) => namedSeats(texts[language], asked.players),
  told: (asked: KingsGateCase) => toldCase(language, asked),
  answer: (asked: KingsGateCase, finding: KingsGateFinding) => answerOf(language, asked, finding),
  examples: examples[language],
});

export const text = { en: textIn('en'), fr: textIn('fr') };
