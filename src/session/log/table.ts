import type { EventBase } from '#law/game';
import type { Reason } from '#law/ruling';
import { type InputError, inputError, isInputError } from '../formats/input-error';
import { readEvent, readSetup } from '../formats/read-game-data';
import { parseValue } from '../formats/schema';
import type { Game, GameStateOf, GameTypes } from '../game';
import { type Act, type EffectiveLog, type Entry, effectiveLog, type Header, type LoggedEvent } from './effective-log';
import { type AcceptedEvent, type EventOutcome, ruleOn } from './rule-on';

/** One event that stands, and where the game stood after it. */
export interface Step<K extends GameTypes = GameTypes> {
  readonly entry: number;
  /** The event as the log has it, and as it was read. */
  readonly logged: EventBase;
  readonly event: K['event'];
  readonly state: GameStateOf<K>;
  readonly warnings: readonly Reason[];
}

/** An event that a change made impossible: the game stands before it, and all after it waits. */
export interface Conflict extends LoggedEvent {
  readonly cause: Reason | InputError;
  /** Whether the table may let it stand. */
  readonly isWaivable: boolean;
  /** How many events wait behind it. */
  readonly waitingCount: number;
}

/** A game in memory: its log, what the log amounts to, and one position for each event. */
export interface Table<K extends GameTypes = GameTypes> {
  readonly game: Game<K>;
  readonly header: Header;
  readonly entries: readonly Entry[];
  readonly effective: EffectiveLog;
  readonly setup: K['setup'];
  readonly start: GameStateOf<K>;
  readonly steps: readonly Step<K>[];
  readonly conflict: Conflict | undefined;
}

/** Why an entry cannot be added: a rule, which the table may or may not waive, or a reference or figure that makes no sense. */
export type Refusal = { readonly reason: Reason; readonly isWaivable: boolean } | InputError;

export const causeOf = (refusal: Refusal): Reason | InputError => (isInputError(refusal) ? refusal : refusal.reason);

export const isTable = <K extends GameTypes>(value: Table<K> | Refusal): value is Table<K> => 'steps' in value;

export const stateOf = <K extends GameTypes>({ start, steps }: Table<K>): GameStateOf<K> => steps.at(-1)?.state ?? start;

/** Whether the points of a table are nobody's business yet. */
export function isSecret<K extends GameTypes>(table: Table<K>): boolean {
  const { position, phase } = stateOf(table);
  return !table.effective.isStopped && table.game.law.isSecret?.(position, phase) === true;
}

/** The set-up as it is written down, corrections included. */
export function writtenSetup<K extends GameTypes>({ game, effective: { header } }: Table<K>): K['rawSetup'] | undefined {
  const setup = parseValue(game.schemas.setup, header.setup);
  return isInputError(setup) ? undefined : setup.value;
}

/** Opens a game from its log, or says what in its set-up cannot be. What `before`, a table of the same game, has replayed is kept. */
export function openTable<K extends GameTypes>(
  game: Game<K>,
  header: Header,
  entries: readonly Entry[] = [],
  before?: Table<K>,
): Table<K> | InputError {
  return buildTable(game, header, entries, before);
}

/** Opens a log that came to its end under these same rules: it is replayed, and nothing in it is judged again. */
export function openWithoutJudging<K extends GameTypes>(game: Game<K>, header: Header, entries: readonly Entry[]): Table<K> | InputError {
  return buildTable(game, header, entries, undefined, undefined, 'accepted');
}

/** The game with one more entry, the event's player resolved. Nothing changes for who only looks: a preview is the same call. */
export function append<K extends GameTypes>(table: Table<K>, act: Act, at: number): Table<K> | Refusal {
  const check = checkAct(table, act);
  if (!('act' in check)) return check;
  return buildTable(table.game, table.header, [...table.entries, { ...check.act, at }], table, check.accepted);
}

const refuse = (rule: string): Refusal => ({ reason: { rule, params: {}, places: [] }, isWaivable: false });

/** An act that may be logged, with the answer to the event that it brings. */
type CheckedAct<K extends GameTypes> = { readonly act: Act; readonly accepted?: AcceptedEvent<K> } | Refusal;

function checkAct<K extends GameTypes>(table: Table<K>, act: Act): CheckedAct<K> {
  const { nextUndo, nextRedo, isAbandoned } = table.effective;
  if (act.kind === 'undo') return nextUndo === undefined ? refuse('log.nothing') : { act };
  if (act.kind === 'redo') return nextRedo === undefined ? refuse('log.nothing') : { act };
  if (isAbandoned) return refuse('log.abandoned');
  switch (act.kind) {
    case 'happened':
      return table.conflict === undefined ? checkEvent(table, stateOf(table), act) : refuse('log.conflict');
    case 'amend':
      return checkAmend(table, act);
    case 'strike':
      return table.effective.events.some(({ entry }) => entry === act.entry) ? { act } : refuse('log.gone');
    case 'agree':
      return checkAgreement(table, act);
    default:
      return { act };
  }
}

/** An event put in the place of another is judged there; what waits behind a conflict cannot be judged yet. */
function checkAmend<K extends GameTypes>(table: Table<K>, act: Extract<Act, { kind: 'amend' }>): CheckedAct<K> {
  const place = table.effective.events.findIndex(({ entry }) => entry === act.entry);
  if (place < 0) return refuse('log.gone');
  if (place > table.steps.length) return refuse('log.conflict');
  return checkEvent(table, table.steps[place - 1]?.state ?? table.start, act);
}

function checkEvent<K extends GameTypes>(
  { game, setup }: Table<K>,
  state: GameStateOf<K>,
  act: Extract<Act, { readonly event: EventBase }>,
): CheckedAct<K> {
  const event = readEvent(game, setup, act.event);
  if (isInputError(event)) return event;
  const answer = ruleOn(game, state, event.value);
  if (answer.outcome === 'refused') return { reason: answer.reason, isWaivable: answer.isWaivable };
  return answer.outcome === 'unclear' ? answer.error : { act: { ...act, event: answer.event }, accepted: answer };
}

/** Whether an agreement can hold from now on, and not from the beginning alone. */
export const canHoldFromNow = ({ law }: Pick<Game, 'law'>, agreement: string): boolean =>
  law.withAgreements !== undefined && law.openingAgreements?.has(agreement) !== true;

function checkAgreement({ game }: Pick<Table, 'game'>, act: Extract<Act, { kind: 'agree' }>): { readonly act: Act } | InputError {
  const choices = new Map(Object.entries(game.law.agreements)).get(act.agreement);
  if (act.from === 'now' && !canHoldFromNow(game, act.agreement))
    return inputError(['from'], 'not-understood', { field: 'from', found: 'now' });
  if (choices === undefined) return inputError(['agreement'], 'unknown-field', { field: act.agreement });
  return choices.includes(act.choice) ? { act } : inputError(['choice'], 'not-understood', { field: act.agreement, found: act.choice });
}

/** Replays a log; what `before` already replayed of the same set-up and events is kept, and so is the step that was just ruled. */
function buildTable<K extends GameTypes>(
  game: Game<K>,
  header: Header,
  entries: readonly Entry[],
  before?: Table<K>,
  accepted?: AcceptedEvent<K>,
  previousRuling: 'accepted' | 'unknown' = 'unknown',
): Table<K> | InputError {
  const now = effectiveLog(header, entries);
  const isReusable = before !== undefined && isSameHeader(before.effective.header, now.header) && hasSameAgreements(before.effective, now);
  const setup = isReusable ? before.setup : readSetup(game, now.header.players, now.header.setup);
  if (isInputError(setup)) return setup;
  const base = { game, setup, effective: now };
  const start = isReusable ? before.start : applyAgreements(base, game.flow.start(game.law.begin(setup)), now.events[0]);
  const reused = isReusable ? reusableSteps(before.steps, now.events, accepted) : [];
  return { ...base, header, entries, start, ...replay(base, start, reused, previousRuling) };
}

/** Whether the same was agreed on the way before the same events: where anything was, only what comes after them may be new. */
const hasSameAgreements = (before: EffectiveLog, now: EffectiveLog): boolean =>
  JSON.stringify(before.lateAgreements) === JSON.stringify(now.lateAgreements) &&
  (now.lateAgreements.length === 0 || before.events.every(({ event }, index) => event === now.events[index]?.event));

type TableBase<K extends GameTypes> = Pick<Table<K>, 'game' | 'setup' | 'effective'>;

/** The choices that hold before an event, or now where none follows. */
export const agreementsBefore = (
  { setup, effective: { lateAgreements } }: Pick<Table, 'setup' | 'effective'>,
  next?: LoggedEvent | undefined,
) => ({
  ...setup.agreements,
  ...Object.fromEntries(
    lateAgreements.flatMap(({ entry, agreement, choice }) => (next === undefined || entry < next.entry ? [[agreement, choice]] : [])),
  ),
});

/** A stand as it is under what was agreed before the next event. */
function applyAgreements<K extends GameTypes>(base: TableBase<K>, state: GameStateOf<K>, next: LoggedEvent | undefined): GameStateOf<K> {
  const { game, effective } = base;
  if (effective.lateAgreements.length === 0 || game.law.withAgreements === undefined) return state;
  return game.flow.withPosition(state, game.law.withAgreements(state.position, agreementsBefore(base, next)));
}

const isSameHeader = (before: Header, now: Header): boolean => before === now || JSON.stringify(before) === JSON.stringify(now);

function reusableSteps<K extends GameTypes>(
  steps: readonly Step<K>[],
  events: readonly LoggedEvent[],
  accepted: AcceptedEvent<K> | undefined,
): readonly Step<K>[] {
  const firstChange = steps.findIndex((step, index) => step.entry !== events[index]?.entry || step.logged !== events[index]?.event);
  const unchangedSteps = firstChange < 0 ? steps : steps.slice(0, firstChange);
  const next = events[unchangedSteps.length];
  return next === undefined || next.event !== accepted?.event ? unchangedSteps : [...unchangedSteps, createStep(next, accepted)];
}

const createStep = <K extends GameTypes>({ entry, event: logged }: LoggedEvent, { event, state, warnings }: AcceptedEvent<K>): Step<K> => ({
  entry,
  logged,
  event,
  state,
  warnings,
});

function replay<K extends GameTypes>(
  base: TableBase<K>,
  start: GameStateOf<K>,
  reused: readonly Step<K>[],
  previousRuling: 'accepted' | 'unknown',
): Pick<Table<K>, 'steps' | 'conflict'> {
  const { game, setup, effective } = base;
  const { events } = effective;
  const steps = [...reused];
  let state = steps.at(-1)?.state ?? start;
  for (const logged of events.slice(reused.length)) {
    const event = readEvent(game, setup, logged.event);
    const answer = isInputError(event) ? event : ruleOn(game, state, event.value, previousRuling);
    if (isInputError(answer) || answer.outcome !== 'accepted') {
      const waitingCount = events.length - steps.length - 1;
      return { steps, conflict: { ...logged, ...conflictCause(answer), waitingCount } };
    }
    state = applyAgreements(base, answer.state, events[steps.length + 1]);
    steps.push(createStep(logged, { ...answer, state }));
  }
  return { steps, conflict: undefined };
}

function conflictCause(answer: InputError | Exclude<EventOutcome, AcceptedEvent>): Pick<Conflict, 'cause' | 'isWaivable'> {
  if (isInputError(answer)) return { cause: answer, isWaivable: false };
  return answer.outcome === 'refused'
    ? { cause: answer.reason, isWaivable: answer.isWaivable }
    : { cause: answer.error, isWaivable: false };
}
