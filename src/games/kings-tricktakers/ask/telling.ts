import type { Told, TricktakersCase } from '#games/kings-tricktakers/desk/cases';
import { type BetCard, type Character, without } from '#games/kings-tricktakers/law/box';
import type { Collected } from '#games/kings-tricktakers/law/position';

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

/** The kinds of cards that somebody's King and face-up characters count. */
export function kindsCounted({ set, characters, bet, kingDown }: Told): readonly (keyof Collected)[] {
  const up = without(characters, bet);
  const white = up.includes('collector') || (kingDown && set === 'white');
  const kinds: readonly (keyof Collected | false | undefined)[] = [
    (kingDown && set !== 'white' && set) || undefined,
    ...(up.includes('healer') ? (['blue', 'green'] as const) : []),
    ...(white ? (['mystic', 'surrender'] as const) : []),
  ];
  return [...new Set(kinds)].filter((kind) => kind !== undefined && kind !== false);
}

export const isCharacter = (card: BetCard): card is Character => card !== 'jack';
