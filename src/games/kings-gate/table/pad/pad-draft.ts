import type { PadDraft } from '#games/kings-gate/game';
import type { Colour } from '#games/kings-gate/law/box';
import { locationOf, type Position, type Tally } from '#games/kings-gate/law/position';
import { coloursIn, type Scoring, scoreTally } from '#games/kings-gate/law/score';

const MAX_TOTAL = 99;

/** Nothing is told of a location yet, or what the table once told of it. */
export function createPadDraft(colours: readonly Colour[], told?: Tally): PadDraft {
  if (told === undefined) return { totals: {}, field: colours[0] };
  return { totals: Object.fromEntries(colours.map((colour) => [colour, told.totals[colour] ?? null])), last: told.last, field: colours[0] };
}

/** A total goes to its colour, and the next colour without one is asked for; where all had one, the next of all. */
export function enterTotal(draft: PadDraft, colours: readonly Colour[], total: number | null): PadDraft {
  const { field, last } = draft;
  if (field === undefined) return draft;
  const totals = { ...draft.totals, [field]: total };
  const at = colours.indexOf(field);
  const missing = [...colours.slice(at + 1), ...colours.slice(0, at)].find((colour) => totals[colour] === undefined);
  return { totals, last, field: missing ?? (hasAllTotals(draft, colours) ? colours[at + 1] : undefined) };
}

/** Digits join to a total; what is longer than two begins anew. */
export function typeDigit(draft: PadDraft, digit: number): PadDraft {
  if (draft.field === undefined) return draft;
  const joined = (draft.typed ?? 0) * 10 + digit;
  return { ...draft, typed: joined > MAX_TOTAL ? digit : joined };
}

/** What was typed is a total. */
export const commitTyped = (draft: PadDraft, colours: readonly Colour[]): PadDraft =>
  draft.typed === undefined ? draft : enterTotal(draft, colours, draft.typed);

/** Takes back what is typed, else the total that is chosen, else the one before it. */
export function eraseTotal(draft: PadDraft, colours: readonly Colour[]): PadDraft {
  const { totals, field, last, typed } = draft;
  if (typed !== undefined) return { totals, last, field };
  const at = field === undefined ? colours.length : colours.indexOf(field);
  const back = field !== undefined && totals[field] !== undefined ? field : colours[at - 1];
  if (back === undefined) return draft;
  return { totals: Object.fromEntries(Object.entries(totals).filter(([colour]) => colour !== back)), last, field: back };
}

export const hasAllTotals = ({ totals }: PadDraft, colours: readonly Colour[]): boolean =>
  colours.every((colour) => totals[colour] !== undefined);

/** What the location would give by what is told so far. */
export function previewTally(position: Position, { totals, last }: PadDraft): Scoring {
  const told = Object.fromEntries(
    coloursIn(position).flatMap((colour) => (typeof totals[colour] === 'number' ? [[colour, totals[colour]]] : [])),
  );
  const { n, unclaimed } = position;
  return scoreTally(position, { n, location: locationOf(position, n), totals: told, last, unclaimed });
}
