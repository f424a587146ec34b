import type { Choices, Note } from '#desk/desk';
import { game, type KingsGate } from '#games/kings-gate/game';
import { besideBroken } from '#games/kings-gate/law/behind';
import { type Tile, tileAt } from '#games/kings-gate/law/board';
import { worthThere } from '#games/kings-gate/law/outlook';
import { type Event, type Position, targetOf } from '#games/kings-gate/law/position';
import { brokenIn, type Reason, type Ruling } from '#law/ruling';
import type { StandIn } from '#session/game';
import { rule } from '#session/rule';
import type { LaidTile, LocateCase, TileCase, TurnCase } from './cases';
import { positionOf } from './position';
import { behind, type KingsGateFinding, type Pay, payBetween, ruled, scoringNotes } from './results';

type Answered = { readonly after: StandIn<KingsGate>; readonly ruling: Ruling } | { readonly broken: readonly Reason[] };

/** The referee's answer, with every rule that is broken and not the first alone. */
function answered(stand: StandIn<KingsGate>, event: Event): Answered | undefined {
  const answer = rule(game, stand, event);
  if (answer.answer === 'unclear') return undefined;
  if (answer.answer === 'accepted') return { after: answer.stand, ruling: answer.ruling };
  return { broken: answer.reason.rule === 'phase' ? [answer.reason] : brokenIn(game.law.judge(stand.position, event)) };
}

const brokenNotes = (broken: readonly Reason[]): readonly Note[] => broken.map((reason) => ({ kind: 'broken', reason }));
const rulesOf = (broken: readonly Reason[]): readonly string[] => broken.map((reason) => reason.rule);

interface Stands {
  readonly pay: { readonly pay?: Pay };
  readonly notes: readonly Note[];
}

/** What lets something stand, and what it scored. */
function stands(before: Position, after: Position, { reasons }: Ruling): Stands {
  const pay = payBetween(before, after);
  if (pay === undefined) return { pay: {}, notes: behind(reasons) };
  return { pay: { pay }, notes: [...behind(reasons), ...ruled('kg.score.surrounded'), ...scoringNotes(before, after)] };
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
    const notes = [...brokenNotes(broken), ...behind(besideBroken(position, asked.move, broken))];
    return { allowed: false, result: { of: 'tile', broken: rulesOf(broken), ...there }, notes };
  }
  const { pay, notes } = stands(position, answer.after.position, answer.ruling);
  return { allowed: true, result: { of: 'tile', broken: [], ...there, ...pay }, notes };
}

export function findTurn(asked: TurnCase, agreements: Choices): KingsGateFinding | undefined {
  const position = positionOf(asked, agreements);
  if (position === undefined) return undefined;
  const refused = (broken: readonly Reason[], stopped: number): KingsGateFinding => {
    // Nothing follows the tile that fills the last space.
    const lost = broken.some(({ rule: id }) => id === 'phase') ? ruled('kg.score.surrounded') : [];
    return { allowed: false, result: { of: 'turn', broken: rulesOf(broken), stopped }, notes: [...brokenNotes(broken), ...lost] };
  };
  let stand = game.flow.at('turn', position);
  for (const [index, move] of asked.moves.entries()) {
    const answer = answered(stand, { ...move, by: asked.by });
    if (answer === undefined) return undefined;
    if ('broken' in answer) return refused(answer.broken, index);
    stand = answer.after;
  }
  // A turn that fills the last space ends by itself, and rests on the same rules.
  const ruling = game.law.judge(stand.position, { type: 'end-turn', by: asked.by });
  if (!ruling.legal) return refused(ruling.reasons, asked.moves.length);
  const { pay, notes } = stands(position, stand.position, ruling);
  return { allowed: true, result: { of: 'turn', broken: [], ...pay }, notes };
}

export function findLocate(asked: LocateCase, agreements: Choices): KingsGateFinding | undefined {
  const position = positionOf(asked, agreements);
  if (position === undefined) return undefined;
  const event = { type: 'locate', by: asked.by, ...asked.lying } as const;
  const answer = answered(game.flow.at('locating', position), event);
  if (answer === undefined) return undefined;
  const worth = worthThere(position, asked.lying);
  if ('broken' in answer) {
    const { broken } = answer;
    const notes = [...brokenNotes(broken), ...behind(besideBroken(position, event, broken))];
    return { allowed: false, result: { of: 'locate', broken: rulesOf(broken), worth }, notes };
  }
  const { pay, notes } = stands(position, answer.after.position, answer.ruling);
  return { allowed: true, result: { of: 'locate', broken: [], worth, ...pay }, notes };
}
