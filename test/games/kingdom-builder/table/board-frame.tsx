import { type Signal, signal } from '@preact/signals';
import { render, screen } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import type { GameScreens } from '#contract/screens';
import { game, type KingdomBuilder } from '#games/kingdom-builder/game';
import { screens as typed } from '#games/kingdom-builder/table/index';
import type { EventBase } from '#law/game';
import type { Reason } from '#law/ruling';
import { ruleLookup } from '#screens/rules/books';
import { isInputError } from '#session/formats/input-error';
import { append, isTable, openTable, stateOf, type Table } from '#session/log/table';
import { namesOf } from '#session/sentences/reason-sentences';
import type { Language } from '#text/language';
import { RuleShelf } from '#ui/verdict/RuleNote';
import { people } from '../../../transcripts';

/** As the app knows them: of any game. */
export const screens: GameScreens = typed;

export const players = people('ana', 'ben');
export { game };

const names = namesOf(players);

/** The suggested first game between Ana and Ben. */
export function tableOf(part: Readonly<Record<string, unknown>> = {}): Table<KingdomBuilder> {
  const setup = { ...screens.initialSetup(['ana', 'ben'], 'ana', undefined), ...part };
  const table = openTable(game, { players, setup });
  if (isInputError(table)) throw new Error(JSON.stringify(table));
  return table;
}

type EventFields = EventBase & Readonly<Record<string, unknown>>;

export function playEvents(table: Table<KingdomBuilder>, ...events: readonly EventFields[]): Table<KingdomBuilder> {
  return events.reduce((now: Table<KingdomBuilder>, event) => {
    const next = append(now, { kind: 'happened', event }, 0);
    if (!isTable(next)) throw new Error(JSON.stringify(next));
    return next;
  }, table);
}

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
}

export function renderBoard(table: Table<KingdomBuilder>, { liveGame = true, language = 'en' }: Options = {}): BoardFrame {
  const desk: BoardFrame = { table: signal(table), refused: signal(undefined), asked: [] };
  const play = (event: EventBase): void => {
    desk.asked.push(event);
    const next = append(desk.table.value, { kind: 'happened', event }, 0);
    if (isTable(next)) desk.table.value = next;
    desk.refused.value = 'reason' in next ? next.reason : undefined;
    const over = isTable(next) ? screens.turnEndingEvent?.(next, stateOf(next)) : undefined;
    if (over !== undefined) play(over);
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

export function hex(name: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-at="${name}"]`);
  if (found === null) throw new Error(`No hex ${name}`);
  return found;
}
export const labelOf = (name: string): string => hex(name).getAttribute('aria-label') ?? '';
export const press = (name: string | RegExp): Promise<void> => user.click(screen.getByRole('button', { name }));

export async function tap(...hexes: readonly string[]): Promise<void> {
  for (const each of hexes) await user.click(hex(each));
}
