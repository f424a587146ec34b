import type { PlayerId } from '#law/game';
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
  'log.joined': Record<never, never>;
  'log.seat': { readonly player: PlayerId };
}

const english = grammar('en');
const french = grammar('fr');

const en: Sentences<TableReasons> = {
  phase: ({ now }) => `Not now: ${now}.`,
  adjust: ({ points, reason }) => `The table agreed on ${english.points(points)}: ${reason}.`,
  'log.conflict': () => 'An earlier move is no longer possible. Fix it, remove it or allow it before you go on.',
  'log.nothing': () => 'There is nothing to undo or redo.',
  'log.abandoned': () => 'This game ended without a result. Undo that to play on.',
  'log.gone': () => 'This move is no longer in the game.',
  'log.following': () => 'This game is being played in another tab. Choose “Play here” first.',
  'log.away': () => 'This game continues on another phone. Take it back to play here.',
  'log.joined': () => 'Only the phone that runs this game can do that.',
  'log.seat': ({ player }, names) => `This phone plays for ${names.player(player)} only.`,
};

const fr: Sentences<TableReasons> = typeset({
  phase: ({ now }) => `Pas maintenant : ${now}.`,
  adjust: ({ points, reason }) => `La table a convenu de ${french.points(points)} : ${reason}.`,
  'log.conflict': () => 'Un coup précédent n’est plus possible. Corrigez-le, retirez-le ou autorisez-le avant de continuer.',
  'log.nothing': () => 'Il n’y a rien à annuler ni à rétablir.',
  'log.abandoned': () => 'Cette partie s’est terminée sans résultat. Annulez cela pour la reprendre.',
  'log.gone': () => 'Ce coup n’est plus dans la partie.',
  'log.following': () => 'Cette partie se joue dans un autre onglet. Touchez d’abord « Jouer ici ».',
  'log.away': () => 'Cette partie continue sur un autre téléphone. Reprenez-la pour jouer ici.',
  'log.joined': () => 'Seul le téléphone qui tient la partie peut faire cela.',
  'log.seat': ({ player }, names) => `Ce téléphone ne joue que pour ${names.player(player)}.`,
});

export const tableTexts: Readonly<Record<Language, Sentences<TableReasons>>> = { en, fr };
