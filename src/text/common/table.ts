import { grammar, type Language, type Sentences } from './language';

/** What every game can say of a table, whatever is played. */
export interface TableReasons {
  phase: { readonly now: string };
  adjust: { readonly points: number; readonly reason: string };
}

const english = grammar('en');
const french = grammar('fr');

const en: Sentences<TableReasons> = {
  phase: ({ now }) => `Not now: ${now}.`,
  adjust: ({ points, reason }) => `The table agreed on ${english.count(points, 'point', 'points')}: ${reason}.`,
};

const fr: Sentences<TableReasons> = {
  phase: ({ now }) => `Pas maintenant : ${now}.`,
  adjust: ({ points, reason }) => `La table a convenu de ${french.count(points, 'point', 'points')} : ${reason}.`,
};

export const tableText: Readonly<Record<Language, Sentences<TableReasons>>> = { en, fr };
