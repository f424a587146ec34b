import type { EventBase, PlayerId } from '#law/game';
import type { Game, GameStateOf } from '#session/game';

const isSharedType = ({ law }: Pick<Game, 'law'>, type: string): boolean => law.sharedTypes?.has(type) === true;

/** Points that the table gives are the host's to enter. */
const ADJUST = 'adjust';

/** Whether a seat may say so from its own phone: what it did itself, by the rules, or what is nobody's and anybody's to say. */
export function isSeatEvent(game: Pick<Game, 'law'>, seat: PlayerId, { type, by, consent }: EventBase): boolean {
  if (consent !== undefined || type === ADJUST) return false;
  return by === undefined ? isSharedType(game, type) : by === seat;
}

/** Whether anything that happens now is a seat's to say. */
export const hasSeatMoves = (game: Game, state: GameStateOf): boolean =>
  [...game.flow.acceptedTypes(state)].some((type) => type !== ADJUST && (!game.law.playerlessTypes.has(type) || isSharedType(game, type)));
