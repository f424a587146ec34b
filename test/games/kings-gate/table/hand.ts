import type { Character, Colour, TileKind } from '#games/kings-gate/law/box';
import { screenEn } from '#games/kings-gate/text/screen-en';
import { button, dialog, fill, group, one, press, tap } from '../../../screens/device';
import type { Event, Fixture } from '../fixture';
import { nameOf } from '../fixture';

/** One thumb at King's Gate: what people do on its screens, by what they see. */

export const cell = ([x, y]: readonly [number, number]): HTMLElement => one(`[data-at="${x},${y}"]`);
export const tile = (colour: Colour, kind: TileKind): HTMLElement => button(new RegExp(`^${screenEn.tile({ colour, kind })}, \\d+ left$`));

/** Two taps: the tile, the space. */
export async function put(colour: Colour, kind: TileKind, at: readonly [number, number]): Promise<void> {
  await tap(() => tile(colour, kind));
  await tap(() => cell(at));
}

const endTurn = (): Promise<void> => press(screenEn.turn.end);
/** What was counted has been read aloud. */
export const goOn = (): Promise<void> => tap(() => one('.count-moment > .button'));
const call = (character: Character): Promise<void> => press(new RegExp(`^${screenEn.characters[character]}`));

/** Plays one event of the table by taps alone. */
export async function tapEvent(from: Fixture, event: Event): Promise<void> {
  switch (event.type) {
    case 'place':
    case 'dragon':
      if (event.character !== undefined) await call(event.character);
      return put(event.colour ?? 'red', event.value ?? 'dragon', event.at ?? [0, 0]);
    case 'conjure':
      await call('sorceress');
      await tap(() => cell(event.from ?? [0, 0]));
      return tap(() => cell(event.to ?? [0, 0]));
    case 'locate':
      await goOn();
      await tap(() => cell(event.at ?? [0, 0]));
      return tap(() => one(`[data-way="${event.at?.join()} ${event.lies}"]`));
    case 'adjust':
      return adjust(nameOf(from, event.by), event.points ?? 0, event.reason ?? '');
    default:
      return endTurn();
  }
}

async function adjust(name: string, points: number, reason: string): Promise<void> {
  await press('More');
  await press('Give or take points');
  await press(name, dialog);
  for (let at = 1; at !== points; at += Math.sign(points - 1)) await press(points > 1 ? 'One more' : 'One fewer', dialog);
  await fill('Why?', reason, dialog);
  await press('Enter', dialog);
}

/** Enters a location in the pad: a key a figure, who placed the last tile, and Score. */
export async function tapTally(from: Fixture, { totals = {}, last }: Event): Promise<number> {
  const { setup, players } = from.transcript;
  let taps = 0;
  const key = (name: string): Promise<void> => {
    taps += 1;
    return press(name, () => one('.keypad'));
  };
  // The fields stand in the order of the seats; with two players each has a pair in the order of the box.
  const order = players.flatMap(({ id }) => {
    const mine = setup.colours?.[id] ?? [];
    return mine.length === 2 ? (['yellow', 'green', 'red', 'blue'] as const).filter((colour) => mine.includes(colour)) : mine;
  });
  for (const colour of order) {
    const total = totals[colour];
    if (total === null || total === undefined) await key(screenEn.pad.none);
    else {
      for (let tens = 0; tens < Math.floor(total / 10); tens += 1) await key(screenEn.pad.ten);
      await key(String(total % 10));
    }
  }
  await press(nameOf(from, last), () => group(screenEn.pad.last));
  await press(screenEn.pad.score);
  return taps + 2;
}
