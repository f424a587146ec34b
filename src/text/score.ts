import { typeset } from './french';
import { grammar, type Language } from './language';

const english = grammar('en');
const french = grammar('fr');

/** What is said of points: the score grid, the moment of a count, the finish and the log. */
const en = {
  grid: 'Score grid',
  of: 'From',
  sum: 'Total',
  adjusted: 'By agreement of the table',
  all: 'Every line in words',
  agreed: 'The table’s agreement',
  pointless: 'This game is won, not counted: there are no points.',
  arrows: 'Arrow keys go from figure to figure.',
  /** A cell for who does not see the table. */
  cell: (row: string, player: string, points: string) => `${row}, ${player}: ${points}`,
  goOn: 'Continue',
  nothing: 'Nobody gets points.',
  /** "Ana +8, Ben −3". */
  gains: (gains: readonly { readonly name: string; readonly points: string }[]) =>
    english.list(gains.map(({ name, points }) => `${name} ${points}`)),
  ended: 'Why the game is over',
  sources: 'Where the points come from',
  picture: 'The table at the end',
  change: 'Change people or seats first',
  from: { when: 'It holds', beginning: 'from the beginning', now: 'from now on' },
  agreedOn: (question: string, choice: string, from: string) => `Agreed ${from}: ${question} ${choice}`,
  peopleRight: 'People or seats put right',
  setupRight: 'Set-up put right',
  struck: (event: string) => `Struck out: ${event}`,
  lookBack: 'Look back',
  show: 'Show on the board',
  amended: 'amended',
  passing: (number: number) => english.count(number, 'line folded away', 'lines folded away'),
  before: 'One event back',
  after: 'One event on',
};

const fr: typeof en = typeset({
  grid: 'Tableau des scores',
  of: 'Origine',
  sum: 'Total',
  adjusted: 'Par accord de la table',
  all: 'Chaque ligne en toutes lettres',
  agreed: 'Convention de la table',
  pointless: 'Cette partie se gagne sans décompte : il n’y a pas de points.',
  arrows: 'Les flèches mènent d’un chiffre à l’autre.',
  cell: (row, player, points) => `${row}, ${player} : ${points}`,
  goOn: 'Continuer',
  nothing: 'Personne ne marque.',
  gains: (gains) => french.list(gains.map(({ name, points }) => `${name} ${points}`)),
  ended: 'Pourquoi la partie est finie',
  sources: 'D’où viennent les points',
  picture: 'La table à la fin',
  change: 'Changer d’abord les joueurs ou les places',
  from: { when: 'Cela vaut', beginning: 'depuis le début', now: 'dès maintenant' },
  agreedOn: (question, choice, from) => `Convenu ${from} : ${question} ${choice}`,
  peopleRight: 'Joueurs ou places corrigés',
  setupRight: 'Mise en place corrigée',
  struck: (event) => `Rayé : ${event}`,
  lookBack: 'Revoir',
  show: 'Montrer sur le plateau',
  amended: 'corrigé',
  passing: (number) => french.count(number, 'ligne repliée', 'lignes repliées'),
  before: 'Un événement en arrière',
  after: 'Un événement en avant',
});

export const scoreTexts: Readonly<Record<Language, typeof en>> = { en, fr };
