import type { EventBase } from '#law/game';
import { brokenRules, type Reason } from '#law/ruling';
import { pointsOf, winnersOf } from '#law/score';
import { isInputError } from '#session/formats/input-error';
import type { Game, GameStateOf, GameTypes, Player } from '#session/game';
import type { Header } from '#session/log/effective-log';
import { ruleOn, turnOf } from '#session/log/rule-on';
import { append, isTable, openTable, stateOf, type Table } from '#session/log/table';
import { type Case, type ChoicesByAgreement, citeRules, type Finding, type FindingNote, type Question, ruleOf } from './desk';

/** Something done on a table that was laid out: the events in order, the last of them asked about. */
interface TableCase<Event extends EventBase = EventBase> extends Case {
  readonly events: readonly Event[];
}

export interface TableResult {
  /** The event that is refused, and the rules that it breaks, the one to cite first. */
  readonly refusedIndex?: number;
  readonly brokenRules: readonly string[];
  /** What the events brought each player. */
  readonly gains: Readonly<Record<string, number>>;
  readonly phase: string;
  readonly isFinished: boolean;
  readonly winners: readonly string[];
}

/** What a game adds to a ruling on its table. */
export interface ExtraRules<K extends GameTypes> {
  /** Rules behind a refusal that its reasons alone do not name: a King who turned the ground. */
  behindRefusal?(position: K['position'], event: K['event'], broken: readonly Reason[]): readonly string[];
  /** Rules that decided what a scoring gave: how a tie was broken. */
  behindScoring?(before: K['position'], after: K['position']): readonly string[];
}

/** The events ruled one after another from a stand on; every rule that the refused one breaks is named. */
export function tryEvents<K extends GameTypes>(
  game: Game<K>,
  start: GameStateOf<K>,
  events: readonly K['event'][],
  { behindRefusal = () => [], behindScoring = () => [] }: ExtraRules<K> = {},
): Finding<TableResult> | undefined {
  const linesBefore = game.law.lines(start.position).length;
  let state = start;
  let findingNotes: readonly FindingNote[] = [];
  const resultOf = (broken: readonly Reason[], refusedIndex?: number): TableResult => ({
    ...(refusedIndex === undefined ? {} : { refusedIndex }),
    brokenRules: broken.map((reason) => reason.rule),
    gains: pointsOf(start.position.players, game.law.lines(state.position).slice(linesBefore)),
    phase: state.phase,
    isFinished: state.isFinished,
    winners: state.isFinished ? winnersOf(game.law.standings(state.position)) : [],
  });
  for (const [index, event] of events.entries()) {
    const answer = ruleOn(game, state, event);
    if (answer.outcome === 'unclear') return undefined;
    if (answer.outcome === 'refused') {
      const by = event.by ?? turnOf(game, state);
      const judged = answer.reason.rule === 'phase' ? [] : brokenRules(game.law.judge(state.position, { ...event, by }));
      const broken = judged.length === 0 ? [answer.reason] : judged;
      return {
        isAllowed: false,
        result: resultOf(broken, index),
        notes: [
          ...broken.map((reason): FindingNote => ({ kind: 'broken', reason })),
          ...citeRules(behindRefusal(state.position, { ...event, by }, broken)),
        ],
      };
    }
    findingNotes = [
      ...citeRules(answer.ruling.isLegal ? answer.ruling.reasons.map((reason) => reason.rule) : []),
      ...answer.warnings.map((reason): FindingNote => ({ kind: 'broken', reason })),
    ];
    state = answer.state;
  }
  const newLines = game.law.lines(state.position).slice(linesBefore);
  return {
    isAllowed: true,
    result: resultOf([]),
    // A line says what its rule alone would.
    notes: [
      ...findingNotes.filter((note) => newLines.every(({ reason }) => reason.rule !== ruleOf(note))),
      ...newLines.map((line): FindingNote => ({ kind: 'paid', line })),
      ...citeRules(behindScoring(start.position, state.position)),
    ],
  };
}

/** A table that nobody played to: a position laid out, under these agreements. */
export function createTableAt<K extends GameTypes>(game: Game<K>, header: Header, start: GameStateOf<K>): Table<K> | undefined {
  const table = openTable(game, header);
  return isInputError(table) ? undefined : { ...table, start };
}

/** A few events of a game from its set-up on: for what no small position can show (turns, rounds, the end). */
export interface GameCase<Event extends EventBase = EventBase> extends TableCase<Event> {
  readonly question: 'log';
  readonly players: readonly Player[];
  readonly setup: Header['setup'];
}

export const isGameCase = (draft: Case): draft is GameCase => draft.question === 'log' && 'setup' in draft;

/** The table before the events of such a case. */
export function layOutGame<K extends GameTypes>(
  game: Game<K>,
  { players, setup }: GameCase,
  agreements: ChoicesByAgreement,
): Table<K> | undefined {
  const table = openTable(game, { players, setup: { ...setup, agreements: { ...Object(setup.agreements), ...agreements } } });
  return isInputError(table) ? undefined : table;
}

/** The same table with its players called otherwise. */
export function renamePlayers<K extends GameTypes>(table: Table<K>, players: readonly Player[]): Table<K> {
  const { effective } = table;
  return { ...table, header: { ...table.header, players }, effective: { ...effective, header: { ...effective.header, players } } };
}

/** The table after as many of the events as stand. */
export function playEvents<K extends GameTypes>(table: Table<K>, events: readonly K['event'][]): Table<K> {
  let current = table;
  for (const event of events) {
    const next = append(current, { kind: 'happened', event }, 0);
    if (!isTable(next)) return current;
    current = next;
  }
  return current;
}

/** A question that only examples ask: whether the last of a few events may follow. */
export function createGameQuestion<K extends GameTypes>(
  game: Game<K>,
  words: Question<K>['words'],
  findingNotes?: ExtraRules<K>,
): Question<K, GameCase<K['event']>, TableResult> {
  return {
    id: 'log',
    words,
    initialDraft: () => ({ question: 'log' }),
    fields: () => [],
    ask(deskCase, agreements) {
      const table = layOutGame(game, deskCase, agreements);
      return table && tryEvents(game, stateOf(table), deskCase.events, findingNotes);
    },
  };
}
