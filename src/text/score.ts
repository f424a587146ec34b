import { typeset } from './french';
import { grammar, type Language } from './language';

const english = grammar('en');
const french = grammar('fr');

/** What is said of points: the score grid, the moment of a count, the finish and the log. */
const en = {
  grid: 'Score grid',
  of: 'From',
  sum: 'Total',
  adjusted: 'By agreement',
  all: 'All points in words',
  agreed: 'Your table agreed',
  assumed: 'Regent’s default (your table may change it)',
  pointless: 'This game is won, not counted: there are no points.',
  arrows: 'Arrow keys go from number to number.',
  /** A cell for who does not see the table. */
  cell: (row: string, player: string, points: string) => `${row}, ${player}: ${points}`,
  goOn: 'Continue',
  /** Of a figure that Regent assumes: beside it stands a question mark. */
  unconfirmed: 'not checked against your box',
  nothing: 'Nobody gets points.',
  /** "Ana +8, Ben −3". */
  gains: (gains: readonly { readonly name: string; readonly points: string }[]) =>
    english.list(gains.map(({ name, points }) => `${name} ${points}`)),
  result: 'Result',
  sources: 'Where the points come from',
  moreSources: (number: number) => `${number} more`,
  /** "53 to 49". */
  margin: (most: string, next: string) => `${most} to ${next}`,
  share: 'Share',
  sheet: 'Score sheet',
  enterMissing: 'Enter missing numbers',
  picture: 'The table at the end',
  change: 'Change players or seats first',
  again: (name: string) => `${name} starts`,
  from: { when: 'It applies', beginning: 'from the beginning', now: 'from now on' },
  agreedOn: (question: string, choice: string, from: string) => `Agreed ${from}: ${question} ${choice}`,
  peopleRight: 'Players or seats corrected',
  setupRight: 'Set-up corrected',
  struck: (event: string) => `Removed: ${event}`,
  lookBack: 'Look back',
  replay: 'Replay',
  show: 'Show on the board',
  amended: 'corrected',
  passing: (number: number) => `Show ${english.count(number, 'end-of-turn move', 'end-of-turn moves')}`,
  before: 'Previous move',
  after: 'Next move',
};

const fr: typeof en = typeset({
  grid: 'Tableau des scores',
  of: 'Origine',
  sum: 'Total',
  adjusted: 'D’un commun accord',
  all: 'Chaque point expliqué',
  agreed: 'Décidé par votre table',
  assumed: 'Choix par défaut (votre table peut en décider autrement)',
  pointless: 'Cette partie se gagne sans décompte : il n’y a pas de points.',
  arrows: 'Les flèches mènent d’un nombre à l’autre.',
  cell: (row, player, points) => `${row}, ${player} : ${points}`,
  goOn: 'Continuer',
  unconfirmed: 'non vérifié sur votre boîte',
  nothing: 'Personne ne marque.',
  gains: (gains) => french.list(gains.map(({ name, points }) => `${name} ${points}`)),
  result: 'Résultat',
  sources: 'D’où viennent les points',
  moreSources: (number) => `${number} de plus`,
  margin: (most, next) => `${most} à ${next}`,
  share: 'Partager',
  sheet: 'Feuille de score',
  enterMissing: 'Saisir les nombres manquants',
  picture: 'La table à la fin',
  change: 'Changer d’abord les joueurs',
  again: (name) => `${name} commence`,
  from: { when: 'Cela vaut', beginning: 'depuis le début', now: 'dès maintenant' },
  agreedOn: (question, choice, from) => `Convenu ${from} : ${question} ${choice}`,
  peopleRight: 'Joueurs ou places corrigés',
  setupRight: 'Mise en place corrigée',
  struck: (event) => `Retiré : ${event}`,
  lookBack: 'Revoir',
  replay: 'Revoir la partie',
  show: 'Montrer sur le plateau',
  amended: 'corrigé',
  passing: (number) => `Voir ${french.count(number, 'fin de tour', 'fins de tour')}`,
  before: 'Coup précédent',
  after: 'Coup suivant',
});

export const scoreTexts: Readonly<Record<Language, typeof en>> = { en, fr };
