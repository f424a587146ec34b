import type { GameScoring } from '#contract/scoring';
import type { GameScreens } from '#contract/screens';
import type { EventBase, PlayerId } from '#law/game';
import { addRanges, exactRange, pointsOf, type Range } from '#law/score';
import type { GameState } from '#machines/flow';
import { shouldHidePoints } from '#screens/game/hidden-points';
import type { Entry } from '#session/log/effective-log';
import type { Step, Table } from '#session/log/table';
import { reasonSentence } from '#session/sentences/reason-sentences';
import type { Language, PlayerNames } from '#text/language';
import { scoreTexts } from '#text/score';
import { gridRows, rowRange } from '../grid-rows';

export interface Gain {
  readonly player: PlayerId;
  readonly points: Range;
}

/** What the table agreed or put right on the way: it stands between the events. */
interface LogNote {
  readonly kind: 'note';
  readonly entry: number;
  readonly sentence: string;
}

/** One event as the log shows it. */
export interface LogItem {
  readonly kind: 'event';
  /** Its place among the events, the first being 0. */
  readonly index: number;
  readonly entry: number;
  readonly event: EventBase;
  /** None where it waits behind a conflict. */
  readonly step: Step | undefined;
  readonly sentence: string;
  readonly warnings: readonly { readonly sentence: string; readonly rule: string }[];
  readonly isConsented: boolean;
  /** Whether it was put right later; what is put to the newest event before another happens is part of it. */
  readonly isAmended: boolean;
  /** Whether it only passed the turn on, and nothing is to be said of it. */
  readonly isPassing: boolean;
  readonly gains: readonly Gain[];
  /** What was counted with it. */
  readonly scoringTitle: string | undefined;
}

export interface LogGroup {
  readonly key: number;
  readonly heading: string | undefined;
  readonly items: readonly (LogItem | LogNote)[];
}

interface LogContext {
  readonly table: Table;
  readonly screens: GameScreens;
  readonly scoring: GameScoring | undefined;
  readonly names: PlayerNames;
  readonly language: Language;
}

const isGain = ({ points }: Gain): boolean => points.least !== 0 || points.most !== 0;

const isAdjust = (event: EventBase): event is EventBase & { readonly points: number } => event.type === 'adjust';

/** What an event brought or cost each player, as far as points had been counted. */
function gainsOf(
  { table: { game, setup }, screens, scoring, language }: LogContext,
  event: EventBase,
  before: GameState,
  after: GameState,
) {
  const { players } = setup;
  const was = screens.countScorings?.(before) ?? 0;
  const is = screens.countScorings?.(after) ?? 0;
  if (isAdjust(event))
    return { gains: event.by === undefined ? [] : [{ player: event.by, points: exactRange(event.points) }], counted: undefined };
  if (is > was) {
    const count = scoring?.describeScoring?.(after, is - 1, language);
    if (scoring === undefined || count === undefined) return { gains: [], counted: undefined };
    const rows = gridRows(scoring, { game }, after, language, count.rowKeys);
    const gains = players.map((player) => ({ player, points: rows.map((row) => rowRange(row, player)).reduce(addRanges, exactRange(0)) }));
    return { gains: gains.filter(isGain), counted: count.title };
  }
  if (was === 0) return { gains: [], counted: undefined };
  const [old, now] = [before, after].map(({ position }) => pointsOf(players, game.law.lines(position)));
  const gains = players.map((player) => ({ player, points: exactRange((now?.[player] ?? 0) - (old?.[player] ?? 0)) }));
  return { gains: gains.filter(isGain), counted: undefined };
}

/** The log from the newest event to the oldest, in its rounds, locations or tricks. */
export function logGroups(context: LogContext): readonly LogGroup[] {
  const { table, screens, names, language } = context;
  const { steps, start, effective, entries, game } = table;
  const now = steps.at(-1)?.state ?? start;
  const hidden = shouldHidePoints(table, screens);
  const text = screens.text[language];
  const speaker = { game, players: effective.header.players };
  const groups: { readonly key: number; readonly heading: string | undefined; readonly items: (LogItem | LogNote)[] }[] = [];
  const add = (item: LogItem | LogNote, heading: string | undefined): void => {
    const last = groups.at(-1);
    if (last !== undefined && last.heading === heading) last.items.unshift(item);
    else groups.push({ key: item.entry, heading, items: [item] });
  };
  const notes = effective.correctionEntries.flatMap((entry): readonly LogNote[] => {
    const note = noteOf(context, entries[entry]);
    return note === undefined ? [] : [{ kind: 'note', entry, sentence: note }];
  });
  /** What was noted between two entries stands among the events of its time; the same again is said once. */
  const addNotes = (from: number, to: number): void => {
    const between = notes.filter(({ entry }) => entry > from && entry < to);
    for (const [at, note] of between.entries()) if (note.sentence !== between[at - 1]?.sentence) add(note, groups.at(-1)?.heading);
  };
  for (const [index, { entry, event }] of effective.events.entries()) {
    const step = steps[index];
    const before = index === 0 ? start : (steps[index - 1]?.state ?? now);
    const heading = text.groupHeading?.(event, before);
    const first = entries[entry];
    const { gains, counted } =
      hidden || step === undefined ? { gains: [], counted: undefined } : gainsOf(context, step.event, before, step.state);
    const isHidden = game.law.isHiddenFrom?.(step?.event ?? event, undefined, before, now) === true;
    const warnings = (isHidden ? [] : (step?.warnings ?? []))
      .filter(({ rule }) => screens.remarksOnBoard?.has(rule) !== true || game.law.rules.includes(rule))
      .map((warning) => ({ sentence: reasonSentence(speaker, warning, language), rule: warning.rule }));
    const hasConsent = event.consent === true && !isHidden;
    const put = entries.findIndex((each) => each.kind === 'amend' && each.event === event);
    const isAtOnce = put >= 0 && put < (effective.events[index + 1]?.entry ?? entries.length);
    const isAmended = first?.kind === 'happened' && first.event !== event && !isAtOnce;
    const plain = warnings.length === 0 && !hasConsent && !isAmended && gains.length === 0 && counted === undefined && step !== undefined;
    addNotes(effective.events[index - 1]?.entry ?? -1, entry);
    const item: LogItem = {
      kind: 'event',
      index,
      entry,
      event,
      step,
      sentence: text.describeEvent(step?.event ?? event, names, before, now),
      warnings,
      isConsented: hasConsent,
      isAmended,
      isPassing: plain && screens.turnPassingTypes?.has(event.type) === true,
      gains,
      scoringTitle: counted,
    };
    add(item, heading);
  }
  addNotes(effective.events.at(-1)?.entry ?? -1, entries.length);
  return groups.reverse();
}

/** An agreement with its choice, what of the set-up was put right, or what was struck out. */
function noteOf({ table, screens, names, language }: LogContext, entry: Entry | undefined): string | undefined {
  const text = scoreTexts[language];
  const { agreements, describeEvent } = screens.text[language];
  if (entry?.kind === 'agree') {
    const { question, choices } = agreements[entry.agreement] ?? { question: entry.agreement, choices: {} };
    return text.agreedOn(question, choices[entry.choice] ?? entry.choice, text.from[entry.from ?? 'beginning']);
  }
  if (entry?.kind !== 'strike') return entry?.kind === 'correct' && entry.part.setup === undefined ? text.peopleRight : text.setupRight;
  const struck = table.entries[entry.entry];
  if (struck?.kind !== 'happened' || isLoggedAgain(table, struck.event)) return undefined;
  const before = table.steps.findLast((step) => step.entry < entry.entry)?.state ?? table.start;
  return text.struck(describeEvent(struck.event, names, before, before));
}

/** Points that are given after the end are logged before it: what ended the game then stands once more. */
const isLoggedAgain = ({ effective }: Table, struck: EventBase): boolean =>
  effective.events.some(({ event }) => JSON.stringify(event) === JSON.stringify(struck));
