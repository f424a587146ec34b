import { typeset } from '#text/french';
import { grammar } from '#text/language';
import { PART_NAMES } from './fr';
import { screenFr, TOOL_NAMES, tileNames } from './screen-fr';
import type { setupEn } from './setup-en';

const { count, list } = grammar('fr');

export const setupFr: typeof setupEn = {
  ...screenFr,
  setup: typeset({
    along: {
      question: 'Cette section a été tournée. Tourner aussi ses cités ?',
      yes: 'Oui, les tourner',
      no: 'Non, elles restent',
    },
    record: 'Comment voulez-vous jouer ?',
    records: { table: 'Arbitrer la partie', final: 'Les scores seulement' },
    recordHints: { table: 'Chaque carte et chaque cité, règles vérifiées', final: 'Entrez le plateau final, Regent compte les points' },
    sections: 'Le plateau',
    sectionsHint: 'Touchez une section pour la changer.',
    slot: (corner, section, turned) => `${corner} : ${TOOL_NAMES[section]}${turned ? ', tournée' : ''}`,
    choose: (corner) => `Quelle section ${corner} ?`,
    turn: (section, corner) => `Tourner ${TOOL_NAMES[section]} (${corner})`,
    fromPhoto: 'Depuis une photo',
    lastTime: 'Comme la dernière fois',
    firstGame: 'Première partie',
    random: 'Au hasard',
    colours: 'Qui a quelle couleur ?',
    colourOf: (player, colour) => `${player} : ${screenFr.colours[colour]}`,
    drawSections: 'Tirer quatre sections',
    drawCards: 'Tirer trois cartes',
    cards: (chosen) => `Cartes Kingdom Builder : ${chosen} sur 3`,
    otherCards: 'D’autres cartes',
    leaves: (card) => `Quelle carte laisse la place à « ${PART_NAMES[card]} » ?`,
    out: (card) => `Retirer « ${PART_NAMES[card]} »`,
    here: 'ici',
    keepCards: 'Garder les trois',
    tapSites: (what) =>
      what === 'cave'
        ? 'Touchez la montagne de chaque cave, une par section au plus.'
        : 'Touchez le château du Capitole, un par section au plus.',
    queenies: 'Queenies',
    capitols: 'Capitole',
    noCapitols: 'Le Capitole demande la section Port ou Oracle.',
    caves: 'Caves',
    islandUse: 'Île',
    islandSide: 'Quelle face de l’île joue-t-on ?',
    islandHint:
      'Dessinez votre tuile une fois : choisissez un terrain, puis touchez ses cases ou glissez dessus. Regent la garde pour les parties suivantes.',
    islandLocation: 'Une seule case est le lieu.',
    palette: 'Dessiner',
    noHex: 'pas de case',
    islandCell: (row, column, ground) => `Île ${row},${column}, ${ground}`,
    layOut: 'À mettre en place',
    explanations: (tiles) => `Tuiles Explication : ${tileNames(tiles)}.`,
    tiles: (tile, number) => `${TOOL_NAMES[tile]} : 2 plaquettes sur ${number === 1 ? 'son lieu' : `chacun de ses ${number} lieux`}.`,
    castles: (number) => `${count(number, 'château', 'châteaux')}, un sur chaque case château.`,
    cardsOut: (cards) => `Cartes Kingdom Builder : ${list(cards.map((card) => PART_NAMES[card]))}.`,
    capitolsOut: (at) => `${at.length === 1 ? 'Capitole' : 'Capitoles'} en ${list(at)}.`,
    cavesOut: (at) => `${at.length === 1 ? 'Cave' : 'Caves'} en ${list(at)}.`,
    islandOut: (tile) => `L’île, face ${TOOL_NAMES[tile]}.`,
    colour: (player, colour) => `${player} : 40 cités, en ${screenFr.colours[colour]}.`,
    share: 'Partager la mise en place',
    shareHint: 'En texte, pour un autre téléphone',
    copy: 'Copier',
    copied: 'Copié.',
    paste: 'Coller une mise en place',
    read: 'Utiliser cette mise en place',
    readDone: 'La mise en place est prête.',
    unreadable: 'Regent ne peut pas lire cette mise en place.',
  }),
};
