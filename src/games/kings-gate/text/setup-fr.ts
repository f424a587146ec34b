import { de, typeset } from '#text/french';
import { capitalize, grammar } from '#text/language';
import { fr as law, theCharacter, theLocation } from './fr';
import { kindName, screenFr } from './screen-fr';
import type { setupEn } from './setup-en';

const { count, ordinal, signedFigure } = grammar('fr');
const { colours, characters, location } = law.words;

export const setupFr: typeof setupEn = {
  ...screenFr,
  pad: typeset({
    title: (place) => `${location(place)} : totaux`,
    hint: 'Une touche donne le total entier, et la couleur suivante vient d’elle-même. « 21+ » ouvre les chiffres, pour un total plus grand. Touchez un nom pour y revenir.',
    none: 'Sans tuile',
    more: '21+',
    totals: '0 à 20',
    next: 'Suivant',
    erase: 'Effacer',
    keypad: 'Pavé de chiffres',
    field: (colour, player, figure) => `${colours[colour]}, ${player} : ${figure}`,
    totalOf: (player, colour) => (colour === undefined ? `Le total ${de(player)} ?` : `Le total ${colours[colour]} ${de(player)} ?`),
    ready: (place) => `${location(place)} : tout y est, comptez.`,
    signed: signedFigure,
    took: (place, ranked, player) => {
      const parts = ranked.flatMap(({ player: id = '', prize, loss, characters: won }) => {
        const gains = [...(prize - loss === 0 ? [] : [signedFigure(prize - loss)]), ...won.map((each) => theCharacter(each))];
        return gains.length === 0 ? [] : [`${player(id)} ${gains.join(' et ')}`];
      });
      return `${location(place)} : ${parts.length === 0 ? 'personne ne marque' : parts.join(', ')}.`;
    },
    lastTile: 'Dernière tuile',
    notYet: 'pas encore noté',
    last: 'Qui a posé la dernière tuile ?',
    score: 'Compter',
    finish: 'Finir la partie ici',
    past: 'Lieux comptés',
    amend: 'Corriger',
    amendOf: (place) => `Corriger ${location(place)}`,
    location: 'Lieu',
    held: 'Personnages gagnés',
  }),

  setup: typeset({
    record: 'Comment voulez-vous jouer ?',
    records: { table: 'Arbitrer la partie', pad: 'Les scores seulement' },
    recordHint: {
      table: 'Chaque tuile, règles vérifiées.',
      pad: 'Entrez les totaux ; Regent calcule égalités, gains et personnages.',
    },
    colours: (player) => `${player} joue`,
    middle: 'Commencer en cours de partie',
    middleHint: 'Le prochain lieu et les points déjà marqués.',
    nextLocation: 'Prochain lieu',
    points: 'Points déjà marqués',
    below: 'Sous 0',
    copy: 'Ma boîte dans cette partie',
  }),

  copy: typeset({
    locations: 'Lieux',
    edit: (place) => `Corriger ${place}`,
    name: 'Nom imprimé',
    namePlaceholder: 'comme sur la carte',
    prize: (rank) => `${ordinal(rank)} gain`,
    ground: 'Terrain',
    award: (rank) => (rank === 1 ? 'Personnage du 1er' : 'Personnage du 2e'),
    nobody: 'aucun',
    tiles: 'Tuiles d’une couleur',
    tilesHint: 'Le livret ne dit pas combien. Comptez les vôtres une fois.',
    kind: (kind) => capitalize(kindName(kind)),
    sum: (sum) => `${count(sum, 'tuile', 'tuiles')} par couleur`,
    restore: 'Valeurs de Regent',
    confirmed: 'vérifié',
    fewer: 'Un de moins',
    extra: 'Un de plus',
  }),

  check: typeset({
    question: 'Est-ce bien ce que dit votre carte ?',
    open: (place) => `Vérifier ${theLocation(place)} sur votre carte`,
    yes: 'Oui, c’est ça',
    later: 'Plus tard',
    asPrinted: (place) => `${place} : c’est ce que dit ma carte`,
    prize: (rank, points) => `${ordinal(rank)} gain : ${points}`,
    character: (rank, character) => `${ordinal(rank)} : ${character === undefined ? 'aucun personnage' : characters[character]}`,
    lastTiles: 'Est-ce vraiment la dernière tuile ?',
    lastTilesWhy: (number) =>
      `Si chaque couleur a ${count(number, 'tuile', 'tuiles')}, comme Regent le suppose, la partie se termine. Ce nombre n’est pas vérifié sur votre boîte.`,
    lastTilesYes: 'Oui, finir la partie',
    lastTilesNo: 'Non, ma boîte en a plus',
    howMany: 'Combien une couleur en a-t-elle dans votre boîte ?',
    saveTiles: 'Enregistrer ces nombres',
  }),

  picture: typeset({
    locations: 'Lieux',
    tiles: 'Tuiles',
  }),
};
