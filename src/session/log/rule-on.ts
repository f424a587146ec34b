import { adjustReason, isAdjust } from '#law/adjust';
import type { EventBase, PlayerId } from '#law/game';
import { brokenRules, isPermitted, LEGAL, type Reason, type Ruling, reasonToCite } from '#law/ruling';
import { BY_MISSING, type InputError } from '../formats/input-error';
import type { Game, GameStateOf, GameTypes } from '../game';

/** The event with its player, where the game stands after it, and what was let stand or came to light. */
export interface AcceptedEvent<K extends GameTypes = GameTypes> {
  readonly outcome: 'accepted';
  readonly event: K['event'];
  readonly state: GameStateOf<K>;
  /** What allows and decides it, or what the table let stand. */
  readonly ruling: Ruling;
  readonly warnings: readonly Reason[];
}

/** How the referee answers an event: it stands, it is refused, or it does not say whom it is about. */
export type EventOutcome<K extends GameTypes = GameTypes> =
  | AcceptedEvent<K>
  /** `waivable`: the same event with the table's consent is accepted. */
  | { readonly outcome: 'refused'; readonly reason: Reason; readonly isWaivable: boolean }
  | { readonly outcome: 'unclear'; readonly error: InputError };

const refuse = (reason: Reason, isWaivable = false) => ({ outcome: 'refused', reason, isWaivable }) as const;

export const turnOf = <K extends GameTypes>(game: Game<K>, state: GameStateOf<K>): PlayerId | undefined =>
  game.law.turn(state.position, state.phase);

/**
 * Whether the phase takes this type of event, whom it is about, what the law says; then the machine moves on. An event that
 * was accepted before is not judged again, but for what the table let stand, of which the warnings are to be known.
 */
export function ruleOn<K extends GameTypes>(
  game: Game<K>,
  state: GameStateOf<K>,
  raw: K['event'],
  previousRuling: 'accepted' | 'unknown' = 'unknown',
): EventOutcome<K> {
  const { law, flow } = game;
  // A machine that does not take an event stays where it is: an accepted log needs no look beforehand.
  if (previousRuling === 'unknown' && !flow.acceptedTypes(state).has(raw.type)) return wrongPhase(state);
  const by = raw.by ?? turnOf(game, state);
  if (by === undefined && !law.playerlessTypes.has(raw.type)) return { outcome: 'unclear', error: BY_MISSING };
  const event = by === raw.by ? raw : { ...raw, by };
  const ruling = previousRuling === 'accepted' && event.consent !== true ? LEGAL : law.judge(state.position, event);
  const violation = isPermitted(ruling, event.consent) ? undefined : reasonToCite(ruling, event.consent, law.waivableRules);
  if (violation !== undefined) return refuse(violation, ruling.isWaivable);
  const next = flow.step(state, event, ruling);
  if (next === state) return wrongPhase(state);
  const remarks = isAdjust(event) ? [adjustReason(event)] : law.remarks(state.position, event, next.position);
  return { outcome: 'accepted', event, state: next, ruling, warnings: [...brokenRules(ruling), ...remarks] };
}

const wrongPhase = ({ phase }: Pick<GameStateOf, 'phase'>) => refuse({ rule: 'phase', params: { phase }, places: [] });

/** The events of a type; all of them where the game is not known. */
type EventOfType<Event extends EventBase, Type> = Event extends { readonly type: Type }
  ? Event
  : string extends Event['type']
    ? Event
    : never;

/** The events of a type that the table may log now. */
export function legalEvents<K extends GameTypes, Type extends K['event']['type']>(game: Game<K>, state: GameStateOf<K>, type: Type) {
  const isOne = (event: EventBase): event is EventOfType<K['event'], Type> => event.type === type;
  const candidates = game.flow.acceptedTypes(state).has(type) ? game.law.candidates(state.position, type) : [];
  return candidates.filter(isOne).filter((event) => game.law.judge(state.position, event).isLegal);
}
