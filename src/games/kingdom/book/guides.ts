import type { rules } from '#games/kingdom/law/rules';
import type { RuleLinks, RuleTexts } from '#rulebook/rulebook';
import { typeset } from '#text/french';

/** Pages of the rulebook that no law judges. */
export const guides = ['kd.setup.layout', 'kd.draw.offer', 'kd.draw.repetition'] as const;

export type PageId = (typeof guides)[number] | (typeof rules)[number];

export const guidesEn: RuleTexts<(typeof guides)[number]> = {
  'kd.setup.layout': {
    title: 'Setting up',
    statement:
      'The game is for two. Each side has a Monarch and two Knights of each size from 1 to 4. The Monarch begins on its throne, in the middle of the back row; beside it on both sides stand the Knights, the tallest next to the Monarch and the smallest in the corners: 1 2 3 4 M 4 3 2 1.',
    source: 'Composition du jeu; Début du jeu (contents; beginning)',
  },
  'kd.draw.offer': {
    title: 'A draw, or giving up',
    statement: 'The game is won by taking the Monarch or by the enemy throne; the rulebook knows no other end.',
    source: 'Fin de la partie (end of the game)',
  },
  'kd.draw.repetition': {
    title: 'The same position again',
    statement: 'Nothing in the rulebook ends a game in which positions come back.',
    source: 'Not printed',
  },
};

export const guidesFr: RuleTexts<(typeof guides)[number]> = typeset({
  'kd.setup.layout': {
    title: 'La mise en place',
    statement:
      'Le jeu se joue à deux. Chaque camp a un Monarque et deux Chevaliers de chaque taille, de 1 à 4. Le Monarque part sur son trône, au milieu de la dernière rangée ; de chaque côté viennent les Chevaliers, le plus grand près du Monarque, le plus petit dans le coin : 1 2 3 4 M 4 3 2 1.',
    source: 'Composition du jeu ; Début du jeu',
  },
  'kd.draw.offer': {
    title: 'Partie nulle ou abandon',
    statement: 'On gagne en prenant le Monarque ou en occupant le trône adverse ; le livret ne connaît pas d’autre fin.',
    source: 'Fin de la partie',
  },
  'kd.draw.repetition': {
    title: 'La même position encore',
    statement: 'Rien dans le livret ne termine une partie où les positions reviennent.',
    source: 'Non imprimé',
  },
});

export const guideLinks: Readonly<Record<(typeof guides)[number], RuleLinks<PageId, never>>> = {
  'kd.setup.layout': { related: ['kd.turn.order', 'kd.throne.won', 'kd.move.own-piece'] },
  'kd.draw.offer': { related: ['kd.draw.repetition', 'kd.capture.monarch', 'kd.throne.won'] },
  'kd.draw.repetition': { related: ['kd.draw.offer', 'kd.move.must-move'] },
};
