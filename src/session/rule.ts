import { adjustReason, isAdjust } from '#law/adjust';
import type { EventBase, PlayerId } from '#law/game';
import { brokenIn, cited, LEGAL, permitted, type Reason, type Ruling } from '#law/ruling';
import type { Game, Kind, StandIn } from './game';
import { BY_MISSING, type Trouble } from './trouble';

/** The event with its player, where the game stands after it, and what was let stand or came to light. */
export interface Accepted<K extends Kind = Kind> {
  readonly answer: 'accepted';
  readonly event: K['event'];
  readonly stand: StandIn<K>;
  /** What allows and decides it, or what the table let stand. */
  readonly ruling: Ruling;
  readonly warnings: readonly Reason[];
}

/** How the referee answers an event: it stands, it is refused, or it does not say whom it is about. */
export type Answer<K extends Kind = Kind> =
  | Accepted<K>
  /** `waivable`: the same event with the table's consent is accepted. */
  | { readonly answer: 'refused'; readonly reason: Reason; readonly waivable: boolean }
  | { readonly answer: 'unclear'; readonly why: Trouble };

const refused = (reason: Reason, waivable = false) => ({ answer: 'refused', reason, waivable }) as const;

export const turnOf = <K extends Kind>(game: Game<K>, stand: StandIn<K>): PlayerId | undefined =>
  game.law.turn(stand.position, stand.phase);

/**
 * Whether the phase takes this type of event, whom it is about, what the law says; then the machine moves on. An event that
 * was accepted before is not judged again, but for what the table let stand, of which the warnings are to be known.
 */
export function rule<K extends Kind>(
  game: Game<K>,
  stand: StandIn<K>,
  raw: K['event'],
  before: 'accepted' | 'unknown' = 'unknown',
): Answer<K> {
  const { law, flow } = game;
  // A machine that does not take an event stays where it is: an accepted log needs no look beforehand.
  if (before === 'unknown' && !flow.takes(stand).has(raw.type)) return wrongPhase(stand);
  const by = raw.by ?? turnOf(game, stand);
  if (by === undefined && !law.ownerless.has(raw.type)) return { answer: 'unclear', why: BY_MISSING };
  const event = by === raw.by ? raw : { ...raw, by };
  const ruling = before === 'accepted' && event.consent !== true ? LEGAL : law.judge(stand.position, event);
  const against = permitted(ruling, event.consent) ? undefined : cited(ruling, event.consent, law.waivable);
  if (against !== undefined) return refused(against, ruling.waivable);
  const next = flow.step(stand, event, ruling);
  if (next === stand) return wrongPhase(stand);
  const remarks = isAdjust(event) ? [adjustReason(event)] : law.remarks(stand.position, event, next.position);
  return { answer: 'accepted', event, stand: next, ruling, warnings: [...brokenIn(ruling), ...remarks] };
}

const wrongPhase = ({ phase }: Pick<StandIn, 'phase'>) => refused({ rule: 'phase', params: { phase }, places: [] });

/** The events of a type; all of them where the game is not known. */
type OfType<Event extends EventBase, Type> = Event extends { readonly type: Type } ? Event : string extends Event['type'] ? Event : never;

/** The events of a type that the table may log now. */
export function openOf<K extends Kind, Type extends K['event']['type']>(game: Game<K>, stand: StandIn<K>, type: Type) {
  const isOne = (event: EventBase): event is OfType<K['event'], Type> => event.type === type;
  const candidates = game.flow.takes(stand).has(type) ? game.law.candidates(stand.position, type) : [];
  return candidates.filter(isOne).filter((event) => game.law.judge(stand.position, event).legal);
}
