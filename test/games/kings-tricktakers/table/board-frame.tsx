import { type Signal, signal } from '@preact/signals';
import { render } from '@testing-library/preact';
import type { GameScreens } from '#contract/screens';
import { screens as typed } from '#games/kings-tricktakers/table/index';
import type { EventBase } from '#law/game';
import type { Reason } from '#law/ruling';
import { device } from '#screens/state/board-device';
import { isInputError } from '#session/formats/input-error';
import type { Patch } from '#session/log/effective-log';
import { append, isTable, openTable, type Refusal, stateOf, type Table } from '#session/log/table';
import { namesOf } from '#session/sentences/reason-sentences';
import type { Language } from '#text/language';
import { Device } from '#ui/device/device-context';
import { gameOf, people } from '../../../transcripts';
import { beginRound, COPY, type EventFields, formRound, seats } from '../law/events';

/** As the app knows them: of any game. */
export const screens: GameScreens = typed;

export type { EventFields };
export { beginRound, formRound };

/** A table of so many with every figure known, or as told. */
export function tableOf(number: number, setup: Readonly<Record<string, unknown>> = {}): Table {
  const players = people(...seats(number));
  const table = openTable(gameOf('kings-tricktakers'), {
    players,
    setup: { record: 'table', selection: 'declared', copy: COPY, ...setup },
  });
  if (isInputError(table)) throw new Error(JSON.stringify(table));
  return table;
}

const isEvent = (happened: EventFields): happened is EventBase & EventFields => typeof happened.type === 'string';

export function playedOn(table: Table, events: readonly EventFields[]): Table {
  return events.filter(isEvent).reduce((now, event) => {
    const next = append(now, { kind: 'happened', event }, 0);
    if (!isTable(next)) throw new Error(JSON.stringify(next));
    return next;
  }, table);
}

/** The frame in small: it asks the referee, keeps the game, and remembers what was refused. */
export interface Desk {
  readonly table: Signal<Table>;
  readonly refused: Signal<Reason | undefined>;
  /** The entry that somebody wants to put right. */
  readonly amended: Signal<number | undefined>;
}

export function renderBoard(table: Table, language: Language = 'en'): Desk {
  const desk: Desk = { table: signal(table), refused: signal(undefined), amended: signal(undefined) };
  const play = (event: EventBase, leading: readonly EventBase[] = []): void => {
    const next = [...leading, event].reduce<Table | Refusal>(
      (now, each) => (isTable(now) ? append(now, { kind: 'happened', event: each }, 0) : now),
      desk.table.value,
    );
    if (isTable(next)) desk.table.value = next;
    desk.refused.value = 'reason' in next ? next.reason : undefined;
  };
  const again = (event: EventBase): void => {
    const entry = desk.table.value.steps.at(-1)?.entry ?? 0;
    const next = append(desk.table.value, { kind: 'amend', entry, event }, 0);
    if (isTable(next)) desk.table.value = next;
    desk.refused.value = 'reason' in next ? next.reason : undefined;
  };
  const correct = (part: Patch, struck?: readonly number[]): void => {
    const next = append(desk.table.value, { kind: 'correct', part, struck }, 0);
    if (isTable(next)) desk.table.value = next;
  };
  const Frame = () => {
    const now = desk.table.value;
    return (
      <Device.Provider value={device.value}>
        <screens.Board
          table={now}
          state={stateOf(now)}
          lastEvent={now.steps.at(-1)?.event}
          isInteractive={!stateOf(now).isFinished}
          highlightedPlaces={[]}
          names={namesOf(now.effective.header.players)}
          language={language}
          play={play}
          replaceLast={again}
          correct={correct}
          amend={(entry) => (desk.amended.value = entry)}
        />
      </Device.Provider>
    );
  };
  render(<Frame />);
  return desk;
}
