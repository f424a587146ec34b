import type { PointsByTricks } from '#games/kings-tricktakers/law/box';
import { typeset } from '#text/french';
import { grammar, type Language } from '#text/language';

const [english, french] = [grammar('en'), grammar('fr')];

/** "0 tricks (3 points)", "2 tricks (6 points)". */
const formatPrices = (table: PointsByTricks, tricks: (number: number) => string, points: (number: number) => string): readonly string[] =>
  Object.entries(table).map(([number, pays]) => `${tricks(Number(number))} (${points(pays)})`);

/** What the score grid says of Kings Tricktakers. */
const en = {
  tricks: 'Tricks',
  carried: 'Rounds before',
  debt: 'Not below 0',
  queen: 'The Yellow Queen counts as one trick more.',
  devil: (tricks: number) => `The face-up Devil counts as ${english.count(tricks, 'trick', 'tricks')} more.`,
  /** What a bet would have paid for. */
  needed: (table: PointsByTricks) =>
    `It needed ${english.either(formatPrices(table, (tricks) => english.count(tricks, 'trick', 'tricks'), english.points))}.`,
  ended: 'All three rounds are played.',
  /** What points came from, in a word or two. */
  sources: {
    bet: 'Bet',
    betOn: (card: string) => `${card} bet`,
    missed: (bet: string) => `${bet} missed`,
    king: 'King',
    queen: 'Queen',
  },
};

const fr: typeof en = typeset({
  tricks: 'Plis',
  carried: 'Manches précédentes',
  debt: 'Pas sous 0',
  queen: 'La Dame jaune compte pour un pli de plus.',
  devil: (tricks) => `Le Diable face visible compte pour ${french.count(tricks, 'pli', 'plis')} de plus.`,
  needed: (table) => `Il fallait ${french.either(formatPrices(table, (tricks) => french.count(tricks, 'pli', 'plis'), french.points))}.`,
  ended: 'Les trois manches ont été jouées.',
  sources: {
    bet: 'Pari',
    betOn: (card) => `Pari ${card}`,
    missed: (bet) => `${bet} manqué`,
    king: 'Roi',
    queen: 'Dame',
  },
});

export const gridTexts: Readonly<Record<Language, typeof en>> = { en, fr };
