import { type Signal, signal } from '@preact/signals';
import { render, screen } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import type { GameScreens } from '#contract/screens';
import { screens as typed } from '#games/kingdom/table/index';
import type { EventBase } from '#law/game';
import type { Reason } from '#law/ruling';
import { device } from '#screens/state/board-device';
import { isInputError } from '#session/formats/input-error';
import { append, isTable, openTable, stateOf, type Table } from '#session/log/table';
import { namesOf } from '#session/sentences/reason-sentences';
import type { Language } from '#text/language';
import { Device } from '#ui/device/device-context';
import { gameOf, people } from '../../../transcripts';

/** As the app knows them: of any game. */
export const screens: GameScreens = typed;

export const players = people('ana', 'ben');
export const names = namesOf(players);

type Pieces = Readonly<Record<string, string>>;

/** A table where Ana is White, from the usual position or one of its own. */
export function tableOf(pieces?: Pieces, onMove: 'w' | 'b' = 'w', agreements: Readonly<Record<string, string>> = {}): Table {
  const position = pieces === undefined ? {} : { position: { pieces, onMove } };
  const table = openTable(gameOf('kingdom'), { players, setup: { white: 'ana', agreements, ...position } });
  if (isInputError(table)) throw new Error(JSON.stringify(table));
  return table;
}

export function playEvents(table: Table, ...events: readonly EventBase[]): Table {
  return events.reduce((now, event) => {
    const next = append(now, { kind: 'happened', event }, 0);
    if (!isTable(next)) throw new Error(JSON.stringify(next));
    return next;
  }, table);
}

export const move = (...path: readonly string[]) => ({ type: 'move', path });
export const put = (at: string) => ({ type: 'replace', at });

/** The frame in small: it asks the referee, keeps the game, and remembers what was refused. */
export interface BoardFrame {
  readonly table: Signal<Table>;
  readonly refused: Signal<Reason | undefined>;
  /** Every event the board asked about. */
  readonly asked: EventBase[];
}

interface Options {
  readonly liveGame?: boolean;
  readonly language?: Language;
  /** How many events back to look. */
  readonly back?: number;
}

export function renderBoard(table: Table, { liveGame = true, language = 'en', back = 0 }: Options = {}): BoardFrame {
  const desk: BoardFrame = { table: signal(table), refused: signal(undefined), asked: [] };
  const play = (event: EventBase): void => {
    desk.asked.push(event);
    const next = append(desk.table.value, { kind: 'happened', event }, 0);
    if (isTable(next)) desk.table.value = next;
    desk.refused.value = 'reason' in next ? next.reason : undefined;
  };
  const Frame = () => {
    const now = desk.table.value;
    const shown = now.steps.length - back;
    return (
      <Device.Provider value={device.value}>
        <screens.Board
          table={now}
          state={back === 0 ? stateOf(now) : (now.steps[shown - 1]?.state ?? now.start)}
          lastEvent={now.steps[shown - 1]?.event}
          isInteractive={liveGame}
          highlightedPlaces={desk.refused.value?.places ?? []}
          names={names}
          language={language}
          play={play}
        />
      </Device.Provider>
    );
  };
  render(<Frame />);
  return desk;
}

/** The square's button, by the beginning of its name. */
export const square = (name: string): HTMLElement => screen.getByRole('button', { name: new RegExp(`^${name},`) });
export const labelOf = (name: string): string => square(name).getAttribute('aria-label') ?? '';
export const user = userEvent.setup();

export async function tap(...squares: readonly string[]): Promise<void> {
  for (const each of squares) await user.click(square(each));
}
