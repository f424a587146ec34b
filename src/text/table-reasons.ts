import { typeset } from './french';
import { grammar, type Language, type Sentences } from './language';

/** What every game can say of a table, whatever is played. */
export interface TableReasons {
  phase: { readonly now: string };
  adjust: { readonly points: number; readonly reason: string };
  /** What the log itself cannot take. */
  'log.conflict': Record<never, never>;
  'log.nothing': Record<never, never>;
  'log.abandoned': Record<never, never>;
  'log.gone': Record<never, never>;
  'log.following': Record<never, never>;
  'log.away': Record<never, never>;
}

const english = grammar('en');
const french = grammar('fr');

const en: Sentences<TableReasons> = {
  phase: ({ now }) => `Not now: ${now}.`,
  adjust: ({ points, reason }) => `The table agreed on ${english.points(points)}: ${reason}.`,
  'log.conflict': () => 'An earlier event no longer fits. Amend it, strike it or let it stand before going on.',
  'log.nothing': () => 'There is nothing to take back or to bring again.',
  'log.abandoned': () => 'This game was abandoned. Undo that to play on.',
  'log.gone': () => 'This event is no longer in the game.',
  'log.following': () => 'Another tab keeps this game now. Choose to play on here first.',
  'log.away': () => 'This game was handed over to another phone. Take it back to play on here.',
};

const fr: Sentences<TableReasons> = typeset({
  phase: ({ now }) => `Pas maintenant : ${now}.`,
  adjust: ({ points, reason }) => `La table a convenu de ${french.points(points)} : ${reason}.`,
  'log.conflict': () => 'Un événement antérieur ne convient plus. Corrigez-le, rayez-le ou admettez-le avant de continuer.',
  'log.nothing': () => 'Il n’y a rien à annuler ni à rétablir.',
  'log.abandoned': () => 'Cette partie a été interrompue. Annulez cela pour la reprendre.',
  'log.gone': () => 'Cet événement ne fait plus partie de la partie.',
  'log.following': () => 'Un autre onglet tient cette partie. Choisissez d’abord de continuer ici.',
  'log.away': () => 'Cette partie a été transmise à un autre téléphone. Reprenez-la pour continuer ici.',
});

export const tableTexts: Readonly<Record<Language, Sentences<TableReasons>>> = { en, fr };
