import type { Finding } from '#desk/desk';
import { type BoardCase, builtOf, isAct } from '#games/kingdom-builder/desk/cases';
import { beforeAct, standing } from '#games/kingdom-builder/desk/position';
import { type At, type Spot, spotOf } from '#games/kingdom-builder/law/land';
import { NOBODY, type Position } from '#games/kingdom-builder/law/position';
import { hexesIn } from '#games/kingdom-builder/pieces/Marks';

/** What a case shows of its board. */
export interface Seen {
  readonly position: Position;
  /** The settlement that moves, and the hex that is asked about. */
  readonly from?: Spot | undefined;
  readonly at?: Spot | undefined;
  /** The hexes that the answer allows. */
  readonly open: readonly Spot[];
  /** What must be in sight. */
  readonly about: readonly Spot[];
}

/** Hexes that an answer allows are in sight where they are few. */
const FEW = 8;

const isOpening = (result: unknown): result is { readonly open: readonly string[] } =>
  typeof result === 'object' && result !== null && 'open' in result;

export const builtOn = ({ settlements }: Position): readonly Spot[] => settlements.flatMap((seat, spot) => (seat === NOBODY ? [] : [spot]));

export function seenIn(asked: BoardCase, finding: Finding | undefined): Seen {
  const position = isAct(asked) ? beforeAct(asked, {}) : standing(builtOf(asked), {});
  const { land } = position;
  const spot = (hex: At | undefined): Spot | undefined => hex && spotOf(land, hex);
  const [from, at] = [spot('from' in asked ? asked.from : undefined), spot('at' in asked ? asked.at : undefined)];
  const named = isOpening(finding?.result) ? finding.result.open : [];
  const open = named.map((name) => land.names.indexOf(name));
  const paid = (finding?.notes ?? []).flatMap((note) => (note.kind === 'paid' ? hexesIn(land, note.line.reason.places) : []));
  const pointed = [from, at].flatMap((each) => each ?? []);
  return { position, from, at, open, about: [...builtOn(position), ...pointed, ...paid, ...(open.length <= FEW ? open : [])] };
}
