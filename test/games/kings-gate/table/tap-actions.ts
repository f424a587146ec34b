import { waitFor } from '@testing-library/preact';
import { game as kingsGate } from '#games/kings-gate/game';
import type { Character, Colour, TileKind } from '#games/kings-gate/law/box';
import { screens } from '#games/kings-gate/table/index';
import { screenEn } from '#games/kings-gate/text/screen-en';
import { setupEn } from '#games/kings-gate/text/setup-en';
import { isTable, openTable } from '#session/log/table';
import { button, dialog, fill, getOne, group, press, tap } from '../../../screens/app-driver';
import type { Event, Fixture } from '../fixture';
import { nameOf } from '../fixture';

/** One thumb at King's Gate: what people do on its screens, by what they see. */

export const cell = ([x, y]: readonly [number, number]): HTMLElement => getOne(`[data-at="${x},${y}"]`);
export const tile = (colour: Colour, kind: TileKind): HTMLElement => button(new RegExp(`^${screenEn.tile({ colour, kind })}, \\d+ left$`));

/** Two taps, the tile and the space; one where the tile is still in hand. */
export async function putTile(colour: Colour, kind: TileKind, at: readonly [number, number]): Promise<void> {
  const held = await waitFor(() => tile(colour, kind));
  if (held.getAttribute('aria-pressed') !== 'true') await tap(() => tile(colour, kind));
  const isDiscarded = kind === 'dragon' && /: (free|libre)/.test(cell(at).getAttribute('aria-label') ?? '');
  await tap(() => cell(at));
  if (isDiscarded) await press(screenEn.turn.discardYes);
}

const endTurn = (): Promise<void> => press(screenEn.turn.end);
/** What was counted has been read aloud. */
export const closeScoring = (): Promise<void> => tap(() => getOne('.scoring-moment > .button'));
const call = (character: Character): Promise<void> => press(new RegExp(`^${screenEn.characters[character]}`));

/** What the table taps of a game: the end of a turn in which nothing more can be done comes by itself. */
export function eventsToTap({ transcript: { players, setup, events } }: Fixture): readonly Event[] {
  const happened = events.map((event) => ({ kind: 'happened' as const, event, at: 0 }));
  const table = openTable(kingsGate, { players, setup }, happened);
  if (!isTable(table)) throw new Error(JSON.stringify(table));
  const isOver = (state: (typeof table)['start']): boolean => screens.turnEndingEvent?.(table, state) !== undefined;
  return events.filter(({ type }, index) => type !== 'end-turn' || !isOver(table.steps[index - 1]?.state ?? table.start));
}

/** Plays one event of the table by taps alone. */
export async function tapEvent(from: Fixture, event: Event): Promise<void> {
  switch (event.type) {
    case 'place':
    case 'dragon':
      if (event.character !== undefined) await call(event.character);
      return putTile(event.colour ?? 'red', event.value ?? 'dragon', event.at ?? [0, 0]);
    case 'conjure':
      await call('sorceress');
      await tap(() => cell(event.from ?? [0, 0]));
      return tap(() => cell(event.to ?? [0, 0]));
    case 'locate':
      await closeScoring();
      return layLocation(event.at ?? [0, 0], event.lies ?? 'across');
    case 'adjust':
      return adjust(nameOf(from, event.by), event.points ?? 0, event.reason ?? '');
    default:
      return endTurn();
  }
}

/** A location is shown where it is tapped, turned by the next tap, and laid by a button. */
async function layLocation(at: readonly [number, number], lies: string): Promise<void> {
  await tap(() => cell(at));
  const ghost = await waitFor(() => getOne('.kg-location-ghost'));
  if (ghost.getAttribute('data-lies') !== lies) await tap(() => cell(at));
  await press(screenEn.locate.lay);
}

async function adjust(name: string, points: number, reason: string): Promise<void> {
  await press('More');
  await press('Give or take points');
  await press(name, dialog);
  for (let at = 1; at !== points; at += Math.sign(points - 1)) await press(points > 1 ? 'One more' : 'One fewer', dialog);
  await fill('Why?', reason, dialog);
  await press('Save', dialog);
}

/** Enters a location in the pad: a key a total, who placed the last tile, and Score. */
export async function tapTally(from: Fixture, { totals = {}, last }: Event): Promise<number> {
  const { setup, players } = from.transcript;
  let taps = 0;
  const key = (name: string): Promise<void> => {
    taps += 1;
    return press(name, () => getOne('.table-tray'));
  };
  // The fields stand in the order of the seats; with two players each has a pair in the order of the box.
  const order = players.flatMap(({ id }) => {
    const mine = setup.colours?.[id] ?? [];
    return mine.length === 2 ? (['yellow', 'green', 'red', 'blue'] as const).filter((colour) => mine.includes(colour)) : mine;
  });
  for (const colour of order) {
    const total = totals[colour];
    if (total === null || total === undefined) await key(setupEn.pad.none);
    else {
      if (total <= 20) await key(String(total));
      else for (const name of [setupEn.pad.more, ...String(total), setupEn.pad.next]) await key(name);
    }
  }
  await press(nameOf(from, last), () => group(setupEn.pad.last));
  await press(setupEn.pad.score);
  return taps + 2;
}
