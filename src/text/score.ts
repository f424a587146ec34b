import { typeset } from './french';
import { grammar, type Language } from './language';

/** What is said of points: the score grid, the moment of a count, the finish and the log. */
export interface ScoreText {
  readonly grid: string;
  readonly of: string;
  readonly sum: string;
  readonly adjusted: string;
  readonly all: string;
  readonly agreed: string;
  /** Of a game that is won, not counted. */
  readonly pointless: string;
  readonly arrows: string;
  /** A cell for who does not see the table. */
  cell(row: string, player: string, points: string): string;
  readonly move: string;
  readonly goOn: string;
  readonly toWinner: string;
  readonly nothing: string;
  /** "Ana +8, Ben −3". */
  gains(gains: readonly { readonly name: string; readonly points: string }[]): string;

  readonly ended: string;
  readonly sources: string;
  readonly picture: string;
  readonly change: string;

  readonly from: Readonly<Record<'when' | 'beginning' | 'now', string>>;
  /** What the log says between the events. */
  agreedOn(question: string, choice: string, from: string): string;
  readonly peopleRight: string;
  readonly setupRight: string;
  struck(event: string): string;

  readonly lookBack: string;
  readonly show: string;
  readonly amended: string;
  passing(number: number): string;
  readonly before: string;
  readonly after: string;
}

const english = grammar('en');
const french = grammar('fr');

const en: ScoreText = {
  grid: 'Score grid',
  of: 'From',
  sum: 'Total',
  adjusted: 'By agreement of the table',
  all: 'Every line in words',
  agreed: 'The table’s agreement',
  pointless: 'This game is won, not counted: there are no points.',
  arrows: 'Arrow keys go from figure to figure.',
  cell: (row, player, points) => `${row}, ${player}: ${points}`,
  move: 'Points after this',
  goOn: 'Go on',
  toWinner: 'And the winner is …',
  nothing: 'Nobody gets points.',
  gains: (gains) => english.list(gains.map(({ name, points }) => `${name} ${points}`)),
  ended: 'Why the game is over',
  sources: 'Where the points come from',
  picture: 'The table at the end',
  change: 'Change people or seats first',
  from: { when: 'It holds', beginning: 'from the beginning', now: 'from now on' },
  agreedOn: (question, choice, from) => `Agreed ${from}: ${question} ${choice}`,
  peopleRight: 'People or seats put right',
  setupRight: 'Set-up put right',
  struck: (event) => `Struck out: ${event}`,
  lookBack: 'Look back',
  show: 'Show on the board',
  amended: 'amended',
  passing: (number) => english.count(number, 'line folded away', 'lines folded away'),
  before: 'One event back',
  after: 'One event on',
};

const fr: ScoreText = typeset({
  grid: 'Tableau des scores',
  of: 'Origine',
  sum: 'Total',
  adjusted: 'Par accord de la table',
  all: 'Chaque ligne en toutes lettres',
  agreed: 'Convention de la table',
  pointless: 'Cette partie se gagne sans décompte : il n’y a pas de points.',
  arrows: 'Les flèches mènent d’un chiffre à l’autre.',
  cell: (row, player, points) => `${row}, ${player} : ${points}`,
  move: 'Points après cela',
  goOn: 'Continuer',
  toWinner: 'Et la victoire revient à …',
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

export const scoreTexts: Readonly<Record<Language, ScoreText>> = { en, fr };
