import type { Choices, Note } from '#desk/desk';
import { game, type KingsGate } from '#games/kings-gate/game';
import { current, standsAt, type Tile, tileAt, withLocation } from '#games/kings-gate/law/board';
import { GARRISON, GRAVEYARD, HOUSE, PUB } from '#games/kings-gate/law/box';
import { groundFor } from '#games/kings-gate/law/judge-landing';
import { worthThere } from '#games/kings-gate/law/outlook';
import type { Event, Locate, Position } from '#games/kings-gate/law/position';
import { brokenIn, type Reason } from '#law/ruling';
import type { StandIn } from '#session/game';
import { rule } from '#session/rule';
import type { LaidTile, LocateCase, Move, TileCase, TurnCase } from './cases';
import { positionOf } from './position';
import { type KingsGateFinding, payBetween, ruled, scoringNotes } from './results';

type Answered = { readonly after: StandIn<KingsGate> } | { readonly broken: readonly Reason[] };

/** The referee's answer, with every rule that is broken and not the first alone. */
function answered(stand: StandIn<KingsGate>, event: Event): Answered | undefined {
  const answer = rule(game, stand, event);
  if (answer.answer === 'unclear') return undefined;
  if (answer.answer === 'refused')
    return { broken: answer.reason.rule === 'phase' ? [answer.reason] : brokenIn(game.law.judge(stand.position, event)) };
  return { after: answer.stand };
}

const brokenNotes = (broken: readonly Reason[]): readonly Note[] => broken.map((reason) => ({ kind: 'broken', reason }));
const rulesOf = (broken: readonly Reason[]): readonly string[] => broken.map((reason) => reason.rule);

const targetOf = (move: Move) => (move.type === 'conjure' ? move.to : move.at);
const characterOf = (move: Move) => (move.type === 'place' ? move.character : undefined);
const printedOf = (position: Position, move: Move) =>
  move.type === 'place' ? move.value : move.type === 'conjure' ? tileAt(position.board, move.from)?.value : undefined;

/** The characters that bear on a landing: the King beside the location, the Guildmaster on either tile. */
function bearing(position: Position, move: Move): readonly string[] {
  const there = tileAt(position.board, targetOf(move));
  const king = standsAt(position.board, current(position.board), 'king') || characterOf(move) === 'king';
  const guildmaster = there !== undefined && (characterOf(move) === 'guildmaster' || there.character === 'guildmaster');
  return [...(king ? ['kg.character.king'] : []), ...(guildmaster ? ['kg.character.guildmaster'] : [])];
}

/** The rules that let a move stand, the landing first. */
function allowing(position: Position, move: Move): readonly string[] {
  const there = tileAt(position.board, targetOf(move));
  const character = characterOf(move);
  const carried = character === undefined ? [] : ['kg.character.on-placement', `kg.character.${character}`];
  if (move.type === 'dragon')
    return there === undefined ? ['kg.dragon.free-space', 'kg.turn.pub-and-dragon'] : ['kg.dragon.target', 'kg.turn.pub-and-dragon'];
  const safe = groundFor(position, targetOf(move), character) === 'safe';
  const landing = there !== undefined ? ['kg.place.greater'] : ['kg.place.adjacent', ...(safe ? ['kg.place.safe'] : [])];
  const moved = move.type === 'conjure' ? ['kg.character.sorceress'] : [];
  return [...moved, ...bearing(position, move), ...landing, ...carried];
}

const laidTile = ({ colour, value, character }: Tile): LaidTile => ({ colour, value, ...(character === undefined ? {} : { character }) });

export function findTile(asked: TileCase, agreements: Choices): KingsGateFinding | undefined {
  const position = positionOf(asked, agreements);
  if (position === undefined) return undefined;
  const answer = answered(game.flow.at('turn', position), { ...asked.move, by: asked.by });
  if (answer === undefined) return undefined;
  const tile = tileAt(position.board, targetOf(asked.move));
  const there = tile === undefined ? {} : { there: laidTile(tile) };
  if ('broken' in answer) {
    const { broken } = answer;
    const aside = broken.some(({ rule: id }) => id.startsWith('kg.place.')) ? bearing(position, asked.move) : [];
    return {
      allowed: false,
      result: { of: 'tile', broken: rulesOf(broken), ...there },
      notes: [...brokenNotes(broken), ...ruled(...aside)],
    };
  }
  const { position: after } = answer.after;
  const pay = payBetween(position, after);
  return {
    allowed: true,
    result: { of: 'tile', broken: [], ...there, ...(pay === undefined ? {} : { pay }) },
    notes: [
      ...ruled(...allowing(position, asked.move), ...(pay === undefined ? [] : ['kg.score.surrounded'])),
      ...scoringNotes(position, after),
    ],
  };
}

/** The limits that a turn keeps to, by what is in it. */
function turnRules(position: Position, moves: readonly Move[]): readonly string[] {
  const values = moves.map((move) => printedOf(position, move));
  const characters = moves.flatMap((move) => characterOf(move) ?? []);
  const colours = new Set(moves.flatMap((move) => (move.type === 'conjure' ? [] : (move.colour ?? []))));
  return [
    ...(position.n === GRAVEYARD ? ['kg.location.graveyard'] : []),
    ...(position.n === GARRISON && values.includes(HOUSE) ? ['kg.location.garrison'] : []),
    ...(position.n !== GRAVEYARD && values.some((value) => value !== undefined && value !== PUB) ? ['kg.turn.one-big'] : []),
    ...(values.includes(PUB) || moves.some(({ type }) => type === 'dragon') ? ['kg.turn.pub-and-dragon'] : []),
    ...(moves.some(({ type }) => type === 'conjure') ? ['kg.character.sorceress'] : []),
    ...(characters.length > 0 ? ['kg.character.on-placement'] : []),
    ...characters.map((character) => `kg.character.${character}`),
    ...(colours.size > 1 ? ['kg.two.colours'] : []),
    'kg.turn.at-least-one',
  ];
}

export function findTurn(asked: TurnCase, agreements: Choices): KingsGateFinding | undefined {
  const position = positionOf(asked, agreements);
  if (position === undefined) return undefined;
  let stand = game.flow.at('turn', position);
  for (const [index, move] of asked.moves.entries()) {
    const answer = answered(stand, { ...move, by: asked.by });
    if (answer === undefined) return undefined;
    if ('broken' in answer) {
      const { broken } = answer;
      // Nothing follows the tile that fills the last space.
      const lost = broken.some(({ rule: id }) => id === 'phase') ? ruled('kg.score.surrounded') : [];
      return {
        allowed: false,
        result: { of: 'turn', broken: rulesOf(broken), stopped: index },
        notes: [...brokenNotes(broken), ...lost],
      };
    }
    stand = answer.after;
  }
  const pay = payBetween(position, stand.position);
  const ended = pay === undefined ? answered(stand, { type: 'end-turn', by: asked.by }) : undefined;
  if (ended !== undefined && 'broken' in ended)
    return {
      allowed: false,
      result: { of: 'turn', broken: rulesOf(ended.broken), stopped: asked.moves.length },
      notes: brokenNotes(ended.broken),
    };
  return {
    allowed: true,
    result: { of: 'turn', broken: [], ...(pay === undefined ? {} : { pay }) },
    notes: [
      ...ruled(...turnRules(position, asked.moves), ...(pay === undefined ? [] : ['kg.score.surrounded'])),
      ...scoringNotes(position, stand.position),
    ],
  };
}

export function findLocate(asked: LocateCase, agreements: Choices): KingsGateFinding | undefined {
  const position = positionOf(asked, agreements);
  if (position === undefined) return undefined;
  const { at, lies } = asked.lying;
  const answer = answered(game.flow.at('locating', position), { type: 'locate', by: asked.by, at, lies } satisfies Locate);
  if (answer === undefined) return undefined;
  const worth = worthThere(position, asked.lying);
  if ('broken' in answer) {
    const { broken } = answer;
    const another = broken.some(({ rule: id }) => id === 'kg.turn.order') ? ['kg.locate.by-last'] : [];
    return {
      allowed: false,
      result: { of: 'locate', broken: rulesOf(broken), worth },
      notes: [...brokenNotes(broken), ...ruled(...another)],
    };
  }
  const { position: after } = answer.after;
  const pay = payBetween(position, after);
  const laid = { ...position, n: position.n + 1, board: withLocation(position.board, asked.lying) };
  const king = standsAt(laid.board, asked.lying, 'king') ? ['kg.character.king'] : [];
  return {
    allowed: true,
    result: { of: 'locate', broken: [], worth, ...(pay === undefined ? {} : { pay }) },
    notes: [
      ...ruled('kg.locate.edge', 'kg.locate.free', 'kg.locate.by-last', ...king, ...(pay === undefined ? [] : ['kg.score.surrounded'])),
      ...scoringNotes(position, after),
    ],
  };
}
