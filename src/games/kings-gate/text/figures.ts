import type { Character } from '#games/kings-gate/law/box';
import { typeset } from '#text/french';
import type { Language } from '#text/language';
import { en as englishText } from './en';
import { fr as frenchText } from './fr';

/** What the figures of a player are called. */
export interface FigureLabels {
  readonly locations: string;
  readonly tiesWon: string;
  readonly tiesLost: string;
  readonly tourney: string;
  readonly allUsed: string;
  place(n: number): string;
  wonAt(n: number): string;
  readonly wonAtHint: string;
  readonly luckyPlace: string;
  readonly used: (character: Character) => string;
}

const en: FigureLabels = {
  locations: 'Locations won',
  tiesWon: 'Ties won',
  tiesLost: 'Ties lost',
  tourney: 'Losses at the Tourney Grounds',
  allUsed: 'Characters used, all',
  place: (n) => englishText.words.location({ n, name: '' }),
  wonAt: (n) => `Won: ${englishText.words.location({ n, name: '' })}`,
  wonAtHint: 'First at a location: share of the games in which it was counted',
  luckyPlace: 'Lucky location',
  used: (character) => `${englishText.words.characters[character]} used`,
};
const fr: FigureLabels = typeset({
  locations: 'Lieux gagnés',
  tiesWon: 'Égalités gagnées',
  tiesLost: 'Égalités perdues',
  tourney: 'Pertes à la Piste de tournoi',
  allUsed: 'Recours aux personnages, en tout',
  place: (n) => frenchText.words.location({ n, name: '' }),
  wonAt: (n) => `Gagné : ${frenchText.words.location({ n, name: '' })}`,
  wonAtHint: 'Premier d’un lieu : part des parties où il a été compté',
  luckyPlace: 'Lieu porte-bonheur',
  used: (character) => `Recours : ${frenchText.words.characters[character]}`,
});

export const labels: Readonly<Record<Language, FigureLabels>> = { en, fr };
