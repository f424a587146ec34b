import type { DeskText } from '#contract';
import type { Finding } from '#desk/desk';
import { type LoggedCase, trialOf } from '#desk/logged';
import { type CountCase, type Play, type TrickCase, type TricktakersCase, toldOf } from '#games/kings-tricktakers/desk/cases';
import type { WinnerResult } from '#games/kings-tricktakers/desk/court';
import { desk, type TricktakersResult } from '#games/kings-tricktakers/desk/desk';
import type { ExampleName } from '#games/kings-tricktakers/desk/examples';
import { BET_CARDS, type ByTricks, SETS, without } from '#games/kings-tricktakers/law/box';
import type { Collected, Event } from '#games/kings-tricktakers/law/position';
import { texts as screenTexts } from '#games/kings-tricktakers/table/texts';
import { inWords } from '#games/kings-tricktakers/table/view';
import { deskEn, type TricktakersDeskText } from '#games/kings-tricktakers/text/desk-en';
import { examplesEn } from '#games/kings-tricktakers/text/desk-examples-en';
import { examplesFr } from '#games/kings-tricktakers/text/desk-examples-fr';
import { deskFr } from '#games/kings-tricktakers/text/desk-fr';
import { forPlayer } from '#law/by-player';
import type { Player } from '#session/game';
import { headlineSentence, namesOf, sentenceOf } from '#session/say';
import { standOf } from '#session/table';
import type { Language } from '#text/language';

export const deskTexts: Readonly<Record<Language, TricktakersDeskText>> = { en: deskEn, fr: deskFr };

const EXAMPLES: Readonly<Record<Language, Readonly<Record<ExampleName, string>>>> = { en: examplesEn, fr: examplesFr };

/** Those at the table, the nameless by their seats. */
export const playersIn = (asked: TricktakersCase, language: Language): readonly Player[] =>
  asked.players.map(({ id, name }, seat) => ({ id, name: name === '' ? deskTexts[language].player(seat + 1) : name }));

export const nameIn = (asked: TricktakersCase, language: Language): ((id: string) => string) => namesOf(playersIn(asked, language)).player;

/** Every rule broken, in the law's own sentences. */
function refusalOf(asked: TricktakersCase, { notes }: Finding, language: Language): string {
  const speaker = { game: desk.game, players: playersIn(asked, language) };
  const sentences = notes.flatMap((note) => (note.kind === 'broken' ? sentenceOf(speaker, note.reason, language) : []));
  return [...new Set(sentences)].join(' ');
}

function answerOf(asked: TricktakersCase, finding: Finding<TricktakersResult>, language: Language): string {
  const text = deskTexts[language];
  const name = nameIn(asked, language);
  const refusal = refusalOf(asked, finding, language);
  if (asked.question === 'log') return eventAnswer(asked, finding, language, refusal);
  const { result } = finding;
  switch (result.of) {
    case 'trick': {
      const { winner, card, decided, complete, led, leader } = result;
      const won = text.answer.trick(name(winner), card, decided, complete);
      const said = `${won} ${text.answer.led(led, name(leader ?? ''))}`;
      return refusal === '' ? said : `${text.no(refusal)} ${text.answer.ifItStands(won)}`;
    }
    case 'round': {
      const said = text.answer.round({ ...result, player: name(result.player), ally: result.ally && name(result.ally) });
      return refusal === '' ? said : `${text.no(refusal)} ${text.answer.asTold(said)}`;
    }
    case 'bet': {
      const { player, ally, cards, failed, ...rest } = result;
      if (refusal !== '') return text.no(refusal);
      return text.answer.bet({
        ...rest,
        player: name(player),
        ally: ally && name(ally),
        cards: cards.map((each) => ({ ...each, copied: each.copied === '' ? '' : name(each.copied) })),
        failed: failed.map(name),
      });
    }
    case 'revive': {
      const { set, cost, points } = result;
      return finding.allowed === true ? text.answer.revived(name(asked.players[0]?.id ?? ''), set, cost, points) : text.no(refusal);
    }
    case 'winner':
      return winnerAnswer(result, text, name);
    case 'log':
      return refusal;
  }
}

function winnerAnswer({ winners, standings, ties }: WinnerResult, text: TricktakersDeskText, name: (id: string) => string): string {
  const [first = ''] = winners;
  const points = standings[0]?.points ?? 0;
  const tied = ties.find((tie) => tie.points === points)?.ranks ?? [];
  if (winners.length > 1) {
    const told = winners.every((player) => tied.find((each) => each.player === player)?.rank !== undefined);
    return told ? text.answer.shared(winners.map(name), points) : text.answer.undecided(winners.map(name), points);
  }
  const rank = tied.find(({ player }) => player === first)?.rank;
  const others = tied.filter(({ player }) => player !== first).map(({ player }) => name(player));
  return rank === undefined || others.length === 0
    ? text.answer.won(name(first), points)
    : text.answer.wonByRank(name(first), others, points, rank);
}

function eventAnswer(asked: LoggedCase, finding: Finding, language: Language, remarks: string): string {
  const text = deskTexts[language];
  if (finding.allowed !== true) return text.no(remarks);
  const after = trialOf(desk.game, asked, {})?.after;
  if (remarks !== '' || after === undefined) return text.answer.reported(remarks);
  const { position, phase } = standOf(after);
  return text.answer.stands(
    headlineSentence({ game: desk.game, players: asked.players }, desk.game.law.headline(position, phase), language),
  );
}

function toldTrick({ seats, plays, players }: TrickCase, language: Language, name: (id: string) => string): string {
  const text = deskTexts[language];
  const said = ({ by, card, king = false, queen = false, flip = false }: Play): string =>
    screenTexts[language].events.played(name(by), card, { king, queen, flip }, forPlayer(seats, by)?.set);
  const used = new Set(plays.map(({ by }) => by));
  const faces = players.flatMap(({ id }) => {
    const { up = [], kingDown, queenDown } = forPlayer(seats, id) ?? {};
    if (!used.has(id)) return [];
    return [
      ...(up.length === 0 ? [] : [text.told.up(name(id), up)]),
      ...(kingDown === true ? [text.told.kingDown(name(id))] : []),
      ...(queenDown === true ? [text.told.queenDown(name(id))] : []),
    ];
  });
  return [...plays.map((play) => `${said(play)}.`), ...faces].join(' ');
}

const KINDS: readonly (keyof Collected)[] = ['yellow', 'green', 'blue', 'black', 'mystic', 'surrender'];

function toldCount(asked: CountCase, language: Language, name: (id: string) => string): string {
  const { told: say } = deskTexts[language];
  const people = asked.players.flatMap(({ id }) => {
    const { set, characters, bet, fate, ally, copy, tricks, collected, kingDown, queen } = toldOf(asked, id);
    if (forPlayer(asked.told, id) === undefined) return [];
    if (fate !== undefined) return [`${say.fate(name(id), fate)}.`];
    const parts = [
      say.company(name(id), set, without(characters, bet), bet),
      ...(ally === undefined ? [] : [say.ally(name(ally))]),
      ...(copy === undefined ? [] : [say.copies(name(copy.player), copy.card)]),
      ...(tricks === undefined ? [] : [say.tricks(tricks)]),
      ...KINDS.filter((kind) => (collected[kind] ?? 0) > 0).map((kind) => say.collected(kind, collected[kind] ?? 0)),
      ...(kingDown ? [say.king] : []),
      ...(queen ? [say.queen] : []),
    ];
    return [`${parts.join(', ')}.`];
  });
  return [say.round(asked.round), ...people].join(' ');
}

/** The events of a case in words, each at the stand it happened in. */
export function eventsIn(asked: LoggedCase<Event>, language: Language): readonly string[] {
  const scene = trialOf(desk.game, asked, {});
  if (scene === undefined) return [];
  const { before } = scene;
  const stands = [before.start, ...before.steps.map(({ stand }) => stand)];
  return asked.events.map((event, at) => inWords(screenTexts[language], event, namesOf(asked.players), stands[at] ?? standOf(before)));
}

function toldOfCase(asked: TricktakersCase, language: Language): string {
  const name = nameIn(asked, language);
  const { told } = deskTexts[language];
  switch (asked.question) {
    case 'trick':
      return asked.plays.length === 0 ? deskTexts[language].questions.trick.hint : toldTrick(asked, language, name);
    case 'round':
    case 'bet':
      return toldCount(asked, language, name);
    case 'revive':
      return told.reviving(name(asked.players[0]?.id ?? ''), asked.set, asked.down, asked.points);
    case 'winner':
      return asked.players
        .map(({ id }) => {
          const { points = 0, set, kingDown = false } = forPlayer(asked.ends, id) ?? {};
          return told.end(name(id), points, set, kingDown);
        })
        .join(' ');
    case 'log':
      return `${eventsIn(asked, language).join('. ')}.`;
  }
}

/** The figures of their box that the table told, and that this case looks at. */
function figuresIn(asked: TricktakersCase, language: Language): readonly string[] {
  if (!('copy' in asked)) return [];
  const { copied } = deskTexts[language];
  const { bets = {}, jacks = {}, queens = {}, ranks = {} } = asked.copy;
  const told = asked.question === 'round' || asked.question === 'bet' ? asked.players.map(({ id }) => toldOf(asked, id)) : [];
  const staked = new Set(told.flatMap(({ bet }) => bet));
  const sets = SETS.filter((set) =>
    asked.question === 'revive'
      ? set === asked.set
      : asked.question === 'winner'
        ? Object.values(asked.ends).some((end) => end.set === set)
        : told.some((each) => each.set === set),
  );
  return [
    ...BET_CARDS.flatMap((card) => (staked.has(card) && bets[card] !== undefined ? [copied.bet(card, figuresBy(bets[card]))] : [])),
    ...sets.flatMap((set) => [
      ...(asked.question === 'round' && jacks[set] !== undefined ? [copied.jack(set, figuresBy(jacks[set]))] : []),
      ...(asked.question === 'revive' && queens[set] !== undefined ? [copied.queen(set, queens[set])] : []),
      ...(asked.question === 'winner' && ranks[set] !== undefined ? [copied.king(set, ranks[set])] : []),
    ]),
  ];
}

const figuresBy = (byTricks: ByTricks): readonly (readonly [string, number])[] =>
  Object.entries(byTricks).flatMap(([tricks, paid]) => (paid === undefined ? [] : [[tricks, paid] as const]));

export const textIn = (language: Language): DeskText<TricktakersCase, TricktakersResult> => ({
  question: (question) => (question === 'log' ? { title: '', hint: '' } : deskTexts[language].questions[question]),
  players: (asked) => playersIn(asked, language),
  told: (asked) => toldOfCase(asked, language),
  answer: (asked, finding) => answerOf(asked, finding, language),
  figures: (asked) => figuresIn(asked, language),
  examples: EXAMPLES[language],
});
