import type { rules } from '#games/kingdom-builder/law/rules';
import type { RuleLinks, RuleTexts } from '#rulebook/rulebook';
import { typeset } from '#text/french';

/** What the rulebook tells and no law judges. */
export const guides = ['kb.setup.layout', 'kb.setup.first-game', 'kb.draw.secret', 'kb.draw.reshuffle'] as const;

export type PageId = (typeof guides)[number] | (typeof rules)[number];

export const guidesEn: RuleTexts<(typeof guides)[number]> = {
  'kb.setup.layout': {
    title: 'Setting up',
    statement:
      'Take four of the eight sections, by choice or by chance, and join them into one board. Put a castle on each castle hex, two tiles on each location, and their four explanation tiles beside the board. Shuffle the terrain cards into a face-down pile; draw three of the ten scoring cards and lay them face up. Everybody takes the 40 settlements and the score marker of a colour and draws one terrain card. An unused section, turned over, is the score track. The oldest player begins. The set-up is the same for two to four players; the box has five colours, so Regent allows five players too.',
    source: 'p. 2, Mise en place; Répartition du matériel',
  },
  'kb.setup.first-game': {
    title: 'The suggested first game',
    statement:
      'Use the sections Tavern, Paddock, Oasis and Farm and the cards Fishermen, Knights and Merchants. Everything else is set up as usual, for two to four players. Put your first settlement near a location, and your first three next to as few kinds of terrain as you can.',
    source: 'p. 7, Mise en place suggérée',
  },
  'kb.draw.secret': {
    title: 'Your next card is secret',
    statement: 'At the end of your turn you discard the terrain card and draw the next one. Nobody else sees it before your next turn.',
    source: 'p. 2, Répartition du matériel; p. 3, Action spéciale',
  },
  'kb.draw.reshuffle': {
    title: 'The pile is empty',
    statement:
      'When the pile of terrain cards is used up, shuffle the discards into a new one. Cards that left the game because their terrain was full stay out.',
    source: 'p. 3, Action obligatoire: Note; p. 4, Exception',
  },
};

export const guidesFr: RuleTexts<(typeof guides)[number]> = typeset({
  'kb.setup.layout': {
    title: 'La mise en place',
    statement:
      'Prenez quatre des huit sections, au choix ou au hasard, et assemblez-les en un plateau. Posez un château sur chaque case château, deux plaquettes sur chaque lieu, et les quatre tuiles d’explication à côté. Mélangez les cartes Terrain en une pile face cachée ; tirez trois des dix cartes Kingdom Builder et posez-les face visible. Chacun prend les 40 cités et le marqueur d’une couleur et pioche une carte Terrain. Une section inutilisée, retournée, sert de piste de score. Le joueur le plus âgé commence. Le jeu se joue de deux à quatre, sans rien changer selon le nombre ; la boîte a cinq couleurs, et Regent accepte aussi cinq joueurs.',
    source: 'p. 2, Mise en place ; Répartition du matériel',
  },
  'kb.setup.first-game': {
    title: 'La première partie conseillée',
    statement:
      'Prenez les sections Taverne, Enclos, Oasis et Ferme et les cartes Pêcheurs, Chevaliers et Marchands. Le reste de la mise en place ne change pas, de deux à quatre joueurs. Placez votre première cité près d’un lieu, et vos trois premières à côté d’aussi peu de terrains différents que possible.',
    source: 'p. 7, Mise en place suggérée',
  },
  'kb.draw.secret': {
    title: 'Votre prochaine carte est secrète',
    statement:
      'À la fin de votre tour, vous défaussez la carte Terrain et en piochez une autre. Personne ne la voit avant votre prochain tour.',
    source: 'p. 2, Répartition du matériel ; p. 3, Action spéciale',
  },
  'kb.draw.reshuffle': {
    title: 'La pioche est épuisée',
    statement:
      'Quand la pioche de cartes Terrain est épuisée, mélangez la défausse pour en refaire une. Les cartes retirées du jeu parce que leur terrain était plein n’y reviennent pas.',
    source: 'p. 3, Action obligatoire : Note ; p. 4, Exception',
  },
});

export const guideLinks: Readonly<Record<(typeof guides)[number], RuleLinks<PageId, never>>> = {
  'kb.setup.layout': { related: ['kb.setup.first-game', 'kb.draw.secret', 'kb.build.reserve', 'kb.tile.gain'] },
  'kb.setup.first-game': { related: ['kb.setup.layout', 'kb.card.fishermen', 'kb.card.knights', 'kb.card.merchants'] },
  'kb.draw.secret': { related: ['kb.draw.first', 'kb.draw.reshuffle'] },
  'kb.draw.reshuffle': { related: ['kb.draw.secret', 'kb.draw.nothing-free'] },
};
