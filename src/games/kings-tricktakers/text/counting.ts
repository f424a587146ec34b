import { typeset } from '#text/french';
import type { Language } from '#text/language';

/** What the score grid says of Kings Tricktakers. */
export interface CountingText {
  readonly tricks: string;
  readonly carried: string;
  readonly debt: string;
  readonly queen: string;
  devil(tricks: number): string;
  readonly ended: string;
}

const en: CountingText = {
  tricks: 'Tricks',
  carried: 'Points so far',
  debt: 'Debts let go',
  queen: 'The Yellow Queen counts as one trick more.',
  devil: (tricks) => `The Devil face up counts as ${tricks} tricks more.`,
  ended: 'Three rounds are played.',
};

const fr: CountingText = typeset({
  tricks: 'Plis',
  carried: 'Points d’avant',
  debt: 'Dettes remises',
  queen: 'La Dame jaune compte pour un pli de plus.',
  devil: (tricks) => `Le Diable face visible compte pour ${tricks} plis de plus.`,
  ended: 'Les trois manches sont jouées.',
});

export const countingTexts: Readonly<Record<Language, CountingText>> = { en, fr };
