import type { BoardProps } from '#contract/board';
import type { DeskScreens } from '#contract/desk-screens';
import type { Manifest } from '#contract/manifest';
import type { GameScreens } from '#contract/screens';
import { type Case, createDesk, type Question } from '#desk/desk';
import { createFieldBuilder } from '#desk/form-fields';
import type { Book } from '#rulebook/rulebook';
import { stateOf } from '#session/log/table';
import { createTally, type GameStats } from '#stats/game-stats';
import { game, type Nim } from './game';

function Board({ state: { position, phase }, isInteractive, play }: BoardProps<Nim>) {
  return (
    <section>
      <p>{`${position.stones} stones`}</p>
      {isInteractive &&
        phase === 'taking' &&
        [1, 2, 3, 4].map((stones) => (
          <button key={stones} type="button" onClick={() => play({ type: 'take', stones })}>
            {`Take ${stones}`}
          </button>
        ))}
    </section>
  );
}

const words = {
  agreements: { misere: { question: 'Does the last stone lose?', choices: { no: 'No', yes: 'Yes' } } },
  describeEvent: (event: Nim['event']) => (event.type === 'take' ? `takes ${event.stones}` : 'points'),
};

const screens: GameScreens<Nim> = {
  Board,
  SetupFields: () => null,
  Picture: ({ state }) => <p>{`${state.position.stones} stones`}</p>,
  initialSetup: (_, first) => ({ first, stones: 5 }),
  mark: ({ setup: { players } }, player) => ({ colour: 'green', shape: '●', label: String(players.indexOf(player) + 1) }),
  notice: () => undefined,
  scoring: async () => ({
    rows: ({ position }) => [{ key: 'stones', label: 'Stones', lines: game.law.lines(position).map((line) => ({ line })) }],
    explainEnding: () => [{ sentence: 'The last stone is taken.', rule: 'nm.end.last' }],
  }),
  text: { en: words, fr: words },
};

interface HeapCase extends Case {
  readonly question: 'heap';
  readonly stones: number;
}

const heap: Question<Nim, HeapCase, { readonly wins: boolean }> = {
  id: 'heap',
  words: () => ({ title: 'Is this heap won?', hint: 'For who is on move' }),
  initialDraft: () => ({ question: 'heap' }),
  fields: () => [createFieldBuilder<HeapCase>().number('stones', { label: 'Stones', most: 9 })],
  ask: ({ stones }) => ({
    isAllowed: stones % 4 !== 0,
    result: { wins: stones % 4 !== 0 },
    notes: [{ kind: 'rule', rule: 'nm.take.three' }],
  }),
  formatAnswer: (_, { result }) => (result.wins ? 'Won.' : 'Lost.'),
  draftFromTable: (table) => ({ question: 'heap', stones: stateOf(table).position.stones }),
};

const four: HeapCase = { question: 'heap', stones: 4 };
const deskText = { players: () => [], examples: { four: 'Four stones are lost.' } };
const desk: DeskScreens<Nim> = {
  desk: createDesk<Nim>({
    game,
    questions: [heap],
    examples: { four: { rules: ['nm.turn.order', 'nm.take.three', 'nm.end.last'], deskCase: four } },
  }),
  text: { en: deskText, fr: deskText },
};

const reading = { house: 'Even if it was the only one.', missing: 'Heaps of one stone.', others: 'Who wants a game begins with two.' };

const rules = {
  'nm.turn.order': { title: 'In turn', statement: 'Players take stones in turn.', source: 'made up' },
  'nm.take.three': { title: 'One to three', statement: 'One to three stones are taken.', source: 'made up' },
  'nm.end.last': { title: 'The last stone', statement: 'Who takes the last stone wins.', source: 'made up', ...reading },
};

const book: Book<keyof typeof rules, 'misere'> = {
  rules: ['nm.turn.order', 'nm.take.three', 'nm.end.last'],
  text: { en: rules, fr: rules },
  links: {
    'nm.turn.order': { related: ['nm.take.three'] },
    'nm.take.three': { related: ['nm.end.last'] },
    'nm.end.last': { related: ['nm.take.three'], agreements: ['misere'] },
  },
  openQuestions: {
    en: { misere: { says: 'Nothing.', others: 'Both.', ours: 'No.' } },
    fr: { misere: { says: 'Rien.', others: 'Les deux.', ours: 'Non.' } },
  },
  setupExamples: {
    'nm.turn.order': {
      players: [
        { id: 'ana', name: 'Ana' },
        { id: 'ben', name: 'Ben' },
      ],
      setup: { first: 'ana', stones: 9 },
      caption: { en: 'A heap of nine.', fr: 'Un tas de neuf.' },
    },
  },
  chapters: { en: { turn: 'Turns', take: 'Taking', end: 'The end' }, fr: { turn: 'Tours', take: 'Prendre', end: 'La fin' } },
};

const figures = [{ key: 'stones', label: 'Stones a game', chart: 'stones', kind: 'average' }] as const;

const stats: GameStats<Nim> = {
  count({ setup: { players }, steps }) {
    const tally = createTally(players);
    for (const { event } of steps) if (event.type === 'take') tally.add(event.by, 'stones', event.stones);
    return tally.counts;
  },
  figures: { en: figures, fr: figures },
};

export const nim: Manifest<Nim> = {
  id: 'nim',
  title: 'Nim',
  prefix: 'nm',
  emblem: [{ tone: 'gold', path: 'M32 12l20 40H12z' }],
  seats: game.law.seats,
  startingPlayer: 'asked',
  playModes: ['referee'],
  game: async () => game,
  screens: async () => screens,
  desk: async () => desk,
  book: async () => book,
  stats: async () => stats,
};
