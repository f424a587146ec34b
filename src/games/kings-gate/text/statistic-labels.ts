import type { Character } from '#games/kings-gate/law/box';
import { typeset } from '#text/french';
import type { Language } from '#text/language';
import { en as englishText } from './en';
import { fr as frenchText } from './fr';

/** What the figures of a player are called. */
const en = {
  locations: 'Locations won',
  tiesWon: 'Ties won',
  tiesLost: 'Ties lost',
  tourney: 'Losses at the Tourney Grounds',
  allUsed: 'Characters played, all',
  place: (n: number) => englishText.words.location({ n, name: '' }),
  wonAt: (n: number) => `Won: ${englishText.words.location({ n, name: '' })}`,
  wonAtHint: 'First at a location: share of the games in which it was scored',
  luckyPlace: 'Lucky location',
  used: (character: Character) => `${englishText.words.characters[character]} played`,
};
const fr: typeof en = typeset({
  locations: 'Lieux gagnés',
  tiesWon: 'Égalités gagnées',
  tiesLost: 'Égalités perdues',
  tourney: 'Pertes à la Piste de tournoi',
  allUsed: 'Personnages joués, en tout',
  place: (n) => frenchText.words.location({ n, name: '' }),
  wonAt: (n) => `Gagné : ${frenchText.words.location({ n, name: '' })}`,
  wonAtHint: 'Premier d’un lieu : part des parties où il a été compté',
  luckyPlace: 'Lieu porte-bonheur',
  used: (character) => `Joué : ${frenchText.words.characters[character]}`,
});

export const statisticLabels: Readonly<Record<Language, typeof en>> = { en, fr };

export type FigureLabels = typeof en;
