import { type Choices, decidedFor } from '#desk/desk';
import { game } from '#games/kingdom/game';
import { agreements, begin, type CustomPosition, type Position } from '#games/kingdom/law/position';
import { agreementsOf, decided, read } from '#session/schema';
import { isTrouble } from '#session/trouble';

/** The players of a made-up position are its sides. */
const PLAYERS = ['w', 'b'] as const;

/** A position as the law plays it, with the pieces of a case. */
export function positionWith(position: CustomPosition, choices: Choices): Position {
  const chosen = read(agreementsOf(agreements), decidedFor(game, choices));
  return begin({ players: PLAYERS, white: 'w', position, agreements: decided(agreements, isTrouble(chosen) ? {} : chosen.value) });
}
