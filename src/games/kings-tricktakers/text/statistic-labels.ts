import type { BetCard } from '#games/kings-tricktakers/law/box';
import { typeset } from '#text/french';
import type { Language } from '#text/language';
import { betCardName as betCardEn } from './en';
import { betCardName as betCardFr } from './fr';

/** What the figures of a player are called. */
const en = {
  allBets: 'Bets met, all',
  bet: (card: BetCard) => `Bets met: ${betCardEn(card)}`,
  card: betCardEn,
  favouriteBet: 'Favourite bet, and how often it is met',
  luckyBet: 'Lucky bet',
  shareOfBets: 'Share of the bets made; number of bets in brackets',
  tricks: 'Tricks a round',
  off: 'Tricks away from the bet',
  kings: 'King kept to the end',
};
const fr: typeof en = typeset({
  allBets: 'Paris réussis, en tout',
  bet: (card) => `Paris réussis : ${betCardFr(card)}`,
  card: betCardFr,
  favouriteBet: 'Pari favori, et sa réussite',
  luckyBet: 'Pari porte-bonheur',
  shareOfBets: 'Part des paris faits ; nombre de paris entre parenthèses',
  tricks: 'Plis par manche',
  off: 'Plis d’écart avec le pari',
  kings: 'Roi gardé jusqu’au bout',
});

export const statisticLabels: Readonly<Record<Language, typeof en>> = { en, fr };

export type StatisticLabels = typeof en;
