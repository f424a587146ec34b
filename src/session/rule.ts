import { adjustReason } from '#law/adjust';
import type { AdjustEvent, EventBase, PlayerId } from '#law/game';
import { brokenIn, cited, permitted, type Reason } from '#law/ruling';
import type { Stand } from '#machines/flow';
import type { Game } from './game';
import { type Trouble, trouble } from './trouble';

/** The event with its player, where the game stands after it, and what was let stand or came to light. */
export interface Accepted {
  readonly answer: 'accepted';
  readonly event: EventBase;
  readonly stand: Stand;
  readonly warnings: readonly Reason[];
}

/** How the referee answers an event: it stands, it is refused, or it does not say whom it is about. */
export type Answer =
  | Accepted
  /** `waivable`: the same event with the table's consent is accepted. */
  | { readonly answer: 'refused'; readonly reason: Reason; readonly waivable: boolean }
  | { readonly answer: 'unclear'; readonly trouble: Trouble };

const refused = (reason: Reason, waivable = false): Answer => ({ answer: 'refused', reason, waivable });

const isAdjust = (event: EventBase): event is AdjustEvent => event.type === 'adjust';

export const turnOf = (game: Game, stand: Stand): PlayerId | undefined => game.law.turn(stand.position, stand.phase);

/** Whether the phase takes this type of event, whom it is about, what the law says; then the machine moves on. */
export function rule(game: Game, stand: Stand, raw: EventBase): Answer {
  const { law, flow } = game;
  const wrongPhase = refused({ rule: 'phase', params: { phase: stand.phase }, places: [] });
  if (!flow.takes(stand).has(raw.type)) return wrongPhase;
  const by = raw.by ?? turnOf(game, stand);
  if (by === undefined && !law.ownerless.has(raw.type)) return { answer: 'unclear', trouble: trouble(['by'], 'by-missing', {}) };
  const event = by === raw.by ? raw : { ...raw, by };
  const ruling = law.judge(stand.position, event);
  const against = permitted(ruling, event.consent) ? undefined : cited(ruling, event.consent, law.waivable);
  if (against !== undefined) return refused(against, ruling.waivable);
  const next = flow.step(stand, event);
  if (next === stand) return wrongPhase;
  const remarks = isAdjust(event) ? [adjustReason(event)] : law.remarks(stand.position, event, next.position);
  return { answer: 'accepted', event, stand: next, warnings: [...brokenIn(ruling), ...remarks] };
}

/** The events of a type that the table may log now. */
export function open(game: Game, stand: Stand, type: string): readonly EventBase[] {
  if (!game.flow.takes(stand).has(type)) return [];
  return game.law.candidates(stand.position, type).filter((event) => game.law.judge(stand.position, event).legal);
}
