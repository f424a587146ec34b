import * as v from 'valibot';
import type { EventBase, SetupBase } from '#law/game';
import type { Game, Games, Player } from './game';
import { readEvent, readSetup } from './reading';
import { listOf, name, object, oneOf, playerId, read } from './schema';
import { isTrouble, type Trouble, trouble, under } from './trouble';

export const TRANSCRIPT = 'regent-transcript/1';

/** More than any table logs. */
const MOST_EVENTS = 100_000;

/** What happened at a table, checked against its format and its box. */
export interface Transcript {
  readonly id: string;
  readonly game: Game;
  readonly players: readonly Player[];
  readonly setup: SetupBase;
  readonly events: readonly EventBase[];
}

const headerOf = (games: Games) =>
  v.strictObject({
    format: v.literal(TRANSCRIPT),
    game: oneOf([...games.keys()]),
    players: v.array(v.strictObject({ id: playerId, name })),
    setup: object,
    events: listOf(v.unknown(), MOST_EVENTS),
  });

/** Lines come by the thousand, and the games they tell of are always the same. */
const headers = new WeakMap<Games, ReturnType<typeof headerOf>>();

function headerFor(games: Games): ReturnType<typeof headerOf> {
  const known = headers.get(games) ?? headerOf(games);
  headers.set(games, known);
  return known;
}

/** Reads a transcript as a whole: any error in it is the answer, whatever the events before it do. */
export function readTranscript(games: Games, value: unknown): Transcript | Trouble {
  const top = read(headerFor(games), value);
  if (isTrouble(top)) return top;
  const { game: id, players } = top.value;
  const game = games.get(id);
  if (game === undefined) return trouble(['game'], 'not-understood', { field: 'game', found: id });
  const setup = readSetup(game, players, top.value.setup);
  if (isTrouble(setup)) return setup;
  const told = game.untold?.find((field) => Object.hasOwn(top.value.setup, field));
  if (told !== undefined) return trouble(['setup', told], 'unknown-field', { field: told });
  const events: EventBase[] = [];
  for (const [index, raw] of top.value.events.entries()) {
    const event = readEvent(game, setup, raw);
    if (isTrouble(event)) return under(['events', index], event);
    events.push(event.value);
  }
  return { id, game, players, setup, events };
}
