import type { EventBase } from '#law/game';
import type { Reason } from '#law/ruling';
import type { Game, Kind, StandIn } from './game';
import { type Act, type Effective, type Entry, effective, type Header, type Logged } from './log';
import { readEvent, readSetup } from './reading';
import { type Accepted, type Answer, rule } from './rule';
import { read } from './schema';
import { isTrouble, type Trouble, trouble } from './trouble';

/** One event that stands, and where the game stood after it. */
export interface Step<K extends Kind = Kind> {
  readonly entry: number;
  /** The event as the log has it, and as it was read. */
  readonly logged: EventBase;
  readonly event: K['event'];
  readonly stand: StandIn<K>;
  readonly warnings: readonly Reason[];
}

/** An event that a change made impossible: the game stands before it, and all after it waits. */
export interface Conflict extends Logged {
  readonly why: Reason | Trouble;
  /** Whether the table may let it stand. */
  readonly waivable: boolean;
  /** How many events wait behind it. */
  readonly waiting: number;
}

/** A game in memory: its log, what the log amounts to, and one position for each event. */
export interface Table<K extends Kind = Kind> {
  readonly game: Game<K>;
  readonly header: Header;
  readonly entries: readonly Entry[];
  readonly effective: Effective;
  readonly setup: K['setup'];
  readonly start: StandIn<K>;
  readonly steps: readonly Step<K>[];
  readonly conflict: Conflict | undefined;
}

/** Why an entry cannot be added: a rule, which the table may or may not waive, or a reference or figure that makes no sense. */
export type Refusal = { readonly refused: Reason; readonly waivable: boolean } | Trouble;

export const whyOf = (refusal: Refusal): Reason | Trouble => (isTrouble(refusal) ? refusal : refusal.refused);

export const isTable = <K extends Kind>(value: Table<K> | Refusal): value is Table<K> => 'steps' in value;

export const standOf = <K extends Kind>({ start, steps }: Table<K>): StandIn<K> => steps.at(-1)?.stand ?? start;

/** Whether the points of a table are nobody's business yet. */
export function isSecret<K extends Kind>(table: Table<K>): boolean {
  const { position, phase } = standOf(table);
  return !table.effective.stopped && table.game.law.secret?.(position, phase) === true;
}

/** The set-up as it is written down, corrections included. */
export function writtenSetup<K extends Kind>({ game, effective: { header } }: Table<K>): K['raw'] | undefined {
  const written = read(game.schemas.setup, header.setup);
  return isTrouble(written) ? undefined : written.value;
}

/** Opens a game from its log, or says what in its set-up cannot be. */
export function openTable<K extends Kind>(game: Game<K>, header: Header, entries: readonly Entry[] = []): Table<K> | Trouble {
  return laidOut(game, header, entries);
}

/** Opens a log that came to its end under these same rules: it is replayed, and nothing in it is judged again. */
export function openJudged<K extends Kind>(game: Game<K>, header: Header, entries: readonly Entry[]): Table<K> | Trouble {
  return laidOut(game, header, entries, undefined, undefined, 'accepted');
}

/** The game with one more entry, the event's player resolved. Nothing changes for who only looks: a preview is the same call. */
export function append<K extends Kind>(table: Table<K>, act: Act, at: number): Table<K> | Refusal {
  const checked = check(table, act);
  if ('refused' in checked || isTrouble(checked)) return checked;
  return laidOut(table.game, table.header, [...table.entries, { ...checked.act, at }], table, checked.ruled);
}

const refused = (rule: string): Refusal => ({ refused: { rule, params: {}, places: [] }, waivable: false });

/** An act that may be logged, with the answer to the event that it brings. */
type Checked<K extends Kind> = { readonly act: Act; readonly ruled?: Accepted<K> } | Refusal;

function check<K extends Kind>(table: Table<K>, act: Act): Checked<K> {
  const { undoes, redoes, abandoned } = table.effective;
  if (act.kind === 'undo') return undoes === undefined ? refused('log.nothing') : { act };
  if (act.kind === 'redo') return redoes === undefined ? refused('log.nothing') : { act };
  if (abandoned) return refused('log.abandoned');
  switch (act.kind) {
    case 'happened':
      return table.conflict === undefined ? judged(table, standOf(table), act) : refused('log.conflict');
    case 'amend':
      return checkAmend(table, act);
    case 'strike':
      return table.effective.events.some(({ entry }) => entry === act.entry) ? { act } : refused('log.gone');
    case 'agree':
      return checkAgreement(table, act);
    default:
      return { act };
  }
}

/** An event put in the place of another is judged there; what waits behind a conflict cannot be judged yet. */
function checkAmend<K extends Kind>(table: Table<K>, act: Extract<Act, { kind: 'amend' }>): Checked<K> {
  const place = table.effective.events.findIndex(({ entry }) => entry === act.entry);
  if (place < 0) return refused('log.gone');
  if (place > table.steps.length) return refused('log.conflict');
  return judged(table, table.steps[place - 1]?.stand ?? table.start, act);
}

function judged<K extends Kind>(
  { game, setup }: Table<K>,
  stand: StandIn<K>,
  act: Extract<Act, { readonly event: EventBase }>,
): Checked<K> {
  const event = readEvent(game, setup, act.event);
  if (isTrouble(event)) return event;
  const answer = rule(game, stand, event.value);
  if (answer.answer === 'refused') return { refused: answer.reason, waivable: answer.waivable };
  return answer.answer === 'unclear' ? answer.why : { act: { ...act, event: answer.event }, ruled: answer };
}

/** Whether an agreement can hold from now on, and not from the beginning alone. */
export const canHoldFromNow = ({ law }: Pick<Game, 'law'>, agreement: string): boolean =>
  law.agreed !== undefined && law.opening?.has(agreement) !== true;

function checkAgreement({ game }: Pick<Table, 'game'>, act: Extract<Act, { kind: 'agree' }>): { readonly act: Act } | Trouble {
  const choices = new Map(Object.entries(game.law.agreements)).get(act.agreement);
  if (act.from === 'now' && !canHoldFromNow(game, act.agreement))
    return trouble(['from'], 'not-understood', { field: 'from', found: 'now' });
  if (choices === undefined) return trouble(['agreement'], 'unknown-field', { field: act.agreement });
  return choices.includes(act.choice) ? { act } : trouble(['choice'], 'not-understood', { field: act.agreement, found: act.choice });
}

/** Replays a log; what `before` already replayed of the same set-up and events is kept, and so is the step that was just ruled. */
function laidOut<K extends Kind>(
  game: Game<K>,
  header: Header,
  entries: readonly Entry[],
  before?: Table<K>,
  ruled?: Accepted<K>,
  events: 'accepted' | 'unknown' = 'unknown',
): Table<K> | Trouble {
  const now = effective(header, entries);
  const same = before !== undefined && sameHeader(before.effective.header, now.header) && sameAgreed(before.effective, now);
  const setup = same ? before.setup : readSetup(game, now.header.players, now.header.setup);
  if (isTrouble(setup)) return setup;
  const laid = { game, setup, effective: now };
  const start = same ? before.start : agreedFrom(laid, game.flow.start(game.law.begin(setup)), now.events[0]);
  const kept = same ? keptSteps(before.steps, now.events, ruled) : [];
  return { ...laid, header, entries, start, ...replayed(laid, start, kept, events) };
}

/** Whether the same was agreed on the way before the same events: where anything was, only what comes after them may be new. */
const sameAgreed = (before: Effective, now: Effective): boolean =>
  JSON.stringify(before.agreed) === JSON.stringify(now.agreed) &&
  (now.agreed.length === 0 || before.events.every(({ event }, index) => event === now.events[index]?.event));

type Laid<K extends Kind> = Pick<Table<K>, 'game' | 'setup' | 'effective'>;

/** The choices that hold before an event, or now where none follows. */
export const agreementsBefore = ({ setup, effective: { agreed } }: Pick<Table, 'setup' | 'effective'>, next?: Logged | undefined) => ({
  ...setup.agreements,
  ...Object.fromEntries(
    agreed.flatMap(({ entry, agreement, choice }) => (next === undefined || entry < next.entry ? [[agreement, choice]] : [])),
  ),
});

/** A stand as it is under what was agreed before the next event. */
function agreedFrom<K extends Kind>(laid: Laid<K>, stand: StandIn<K>, next: Logged | undefined): StandIn<K> {
  const { game, effective } = laid;
  if (effective.agreed.length === 0 || game.law.agreed === undefined) return stand;
  return game.flow.moved(stand, game.law.agreed(stand.position, agreementsBefore(laid, next)));
}

const sameHeader = (before: Header, now: Header): boolean => before === now || JSON.stringify(before) === JSON.stringify(now);

function keptSteps<K extends Kind>(
  steps: readonly Step<K>[],
  events: readonly Logged[],
  ruled: Accepted<K> | undefined,
): readonly Step<K>[] {
  const changed = steps.findIndex((step, index) => step.entry !== events[index]?.entry || step.logged !== events[index]?.event);
  const kept = changed < 0 ? steps : steps.slice(0, changed);
  const next = events[kept.length];
  return next === undefined || next.event !== ruled?.event ? kept : [...kept, stepOf(next, ruled)];
}

const stepOf = <K extends Kind>({ entry, event: logged }: Logged, { event, stand, warnings }: Accepted<K>): Step<K> => ({
  entry,
  logged,
  event,
  stand,
  warnings,
});

function replayed<K extends Kind>(
  laid: Laid<K>,
  start: StandIn<K>,
  kept: readonly Step<K>[],
  before: 'accepted' | 'unknown',
): Pick<Table<K>, 'steps' | 'conflict'> {
  const { game, setup, effective } = laid;
  const { events } = effective;
  const steps = [...kept];
  let stand = steps.at(-1)?.stand ?? start;
  for (const logged of events.slice(kept.length)) {
    const event = readEvent(game, setup, logged.event);
    const answer = isTrouble(event) ? event : rule(game, stand, event.value, before);
    if (isTrouble(answer) || answer.answer !== 'accepted') {
      const waiting = events.length - steps.length - 1;
      return { steps, conflict: { ...logged, ...against(answer), waiting } };
    }
    stand = agreedFrom(laid, answer.stand, events[steps.length + 1]);
    steps.push(stepOf(logged, { ...answer, stand }));
  }
  return { steps, conflict: undefined };
}

function against(answer: Trouble | Exclude<Answer, Accepted>): Pick<Conflict, 'why' | 'waivable'> {
  if (isTrouble(answer)) return { why: answer, waivable: false };
  return answer.answer === 'refused' ? { why: answer.reason, waivable: answer.waivable } : { why: answer.why, waivable: false };
}
