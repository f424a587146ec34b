import type { Told, TricktakersCase } from '#games/kings-tricktakers/desk/cases';
import { type BetCard, type Character, without } from '#games/kings-tricktakers/law/box';

/** Whether the players are those of a running game. */
export const isNamed = ({ players }: TricktakersCase): boolean => players.some(({ name }) => name !== '');

/** What no longer goes with the cards is dropped: an ally nobody asks for, a copy of no bet. */
export function tidy(told: Told): Told {
  const up = without(told.characters, told.bet);
  return {
    ...told,
    ally: up.includes('diplomat') ? told.ally : undefined,
    copy: told.bet.includes('diplomat') ? told.copy : undefined,
  };
}

export const isCharacter = (card: BetCard): card is Character => card !== 'jack';
