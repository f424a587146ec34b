import { type Signal, signal } from '@preact/signals';
import { render, screen } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import type { GameScreens } from '#contract/screens';
import { screens as typed } from '#games/kings-gate/table/index';
import type { EventBase } from '#law/game';
import type { Reason } from '#law/ruling';
import { ruleLookup } from '#screens/rules/books';
import { isInputError } from '#session/formats/input-error';
import { append, isTable, openTable, stateOf, type Table } from '#session/log/table';
import { namesOf } from '#session/sentences/reason-sentences';
import type { Language } from '#text/language';
import { RuleShelf } from '#ui/verdict/RuleNote';
import { gameOf, people } from '../../../transcripts';
import { PALACE_FILLED, setupOf } from '../law/tables';

/** As the app knows them: of any game. */
export const screens: GameScreens = typed;

export const players = people('ana', 'ben', 'cat');
export const names = namesOf(people('ana', 'ben', 'cat', 'dan'));

/** Ana red, Ben blue, Cat green, Dan yellow; with two Ana yellow and green, Ben red and blue. */
export function tableOf(options: Parameters<typeof setupOf>[0] = {}, ...events: readonly object[]): Table {
  const table = openTable(gameOf('kings-gate'), setupOf(options));
  if (isInputError(table)) throw new Error(JSON.stringify(table));
  return playEvents(table, ...events);
}

export function playEvents(table: Table, ...events: readonly object[]): Table {
  return events.reduce<Table>((now, event) => {
    const next = append(now, { kind: 'happened', event: { type: '', ...event } }, 0);
    if (!isTable(next)) throw new Error(JSON.stringify(next));
    return next;
  }, table);
}

/** The Palace is scored, Ana first, and the second location lies below it; Ben is on move. */
export const secondLocationTable = (options: Parameters<typeof setupOf>[0] = {}): Table =>
  tableOf(options, ...PALACE_FILLED, { type: 'locate', at: [0, 2], lies: 'across' });

/** The frame in small: it asks the referee, keeps the game, and remembers what was refused. */
export interface BoardFrame {
  readonly table: Signal<Table>;
  readonly refused: Signal<Reason | undefined>;
}

export function renderBoard(
  table: Table,
  { liveGame = true, language = 'en' }: { liveGame?: boolean; language?: Language } = {},
): BoardFrame {
  const desk: BoardFrame = { table: signal(table), refused: signal(undefined) };
  const play = (event: EventBase): void => {
    const next = append(desk.table.value, { kind: 'happened', event }, 0);
    if (isTable(next)) desk.table.value = next;
    desk.refused.value = 'reason' in next ? next.reason : undefined;
  };
  const Frame = () => {
    const now = desk.table.value;
    return (
      <RuleShelf.Provider value={ruleLookup}>
        <screens.Board
          table={now}
          state={stateOf(now)}
          lastEvent={now.steps.at(-1)?.event}
          isInteractive={liveGame}
          highlightedPlaces={desk.refused.value?.places ?? []}
          names={names}
          language={language}
          play={play}
        />
      </RuleShelf.Provider>
    );
  };
  render(<Frame />);
  return desk;
}

export const user = userEvent.setup();

export function cell(x: number, y: number): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-at="${x},${y}"]`);
  if (found === null) throw new Error(`No square ${x},${y}`);
  return found;
}
export const labelOf = (x: number, y: number): string => cell(x, y).getAttribute('aria-label') ?? '';
export const press = (name: string | RegExp): Promise<void> => user.click(screen.getByRole('button', { name }));
export const countOpen = (): number => document.querySelectorAll('.pan-cell[aria-label*=", possible"]').length;
export const statusText = (): string => document.querySelector('.status-line')?.textContent ?? '';
