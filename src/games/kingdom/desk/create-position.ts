import { type ChoicesByAgreement, fillDefaultChoices } from '#desk/desk';
import { game } from '#games/kingdom/game';
import { agreements, begin, type CustomPosition, type Position } from '#games/kingdom/law/position';
import { isInputError } from '#session/formats/input-error';
import { agreementsSchema, parseValue, resolveAgreements } from '#session/formats/schema';

/** The players of a made-up position are its sides. */
const PLAYERS = ['w', 'b'] as const;

/** Creates a position of the law from the pieces of a case. */
export function createPosition(position: CustomPosition, choices: ChoicesByAgreement): Position {
  const parsed = parseValue(agreementsSchema(agreements), fillDefaultChoices(game, choices));
  return begin({
    players: PLAYERS,
    white: 'w',
    position,
    agreements: resolveAgreements(agreements, isInputError(parsed) ? {} : parsed.value),
  });
}
