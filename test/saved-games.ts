import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Act, Entry, Header } from '#session/log/effective-log';
import { isTable, openTable } from '#session/log/table';
import { RULES_VERSION } from '#session/rules-version';
import { resultOf, summaryOf } from '#store/live/live-game';
import { playRandom } from './random-play';
import { randomGameOf } from './random-setups';
import type { SavedGame } from './seed-database';
import { GAME_IDS, gameOf } from './transcripts';

const DAY = 24 * 60 * 60 * 1000;
const LAST = Date.UTC(2026, 5, 30, 20);

interface GameTranscript extends Header {
  readonly game: string;
  readonly events: readonly object[];
}

/** A game as the device would have kept it, after these events and acts. */
export function savedGame({ game, players, setup, events }: GameTranscript, id = 'seed', acts: readonly Act[] = []): SavedGame {
  const happened = events.map((event): Act => ({ kind: 'happened', event: { type: '', ...event } }));
  const entries = [...happened, ...acts].map((act): Entry => ({ ...act, at: LAST }));
  const table = openTable(gameOf(game), { players, setup }, entries);
  if (!isTable(table) || table.conflict !== undefined) throw new Error(JSON.stringify(isTable(table) ? table.conflict : table));
  return {
    game: {
      id,
      game,
      rules: RULES_VERSION,
      players,
      setup,
      startedAt: LAST,
      changedAt: LAST,
      played: LAST,
      dated: true,
      entries: entries.length,
      summary: summaryOf(table),
      result: resultOf(table),
      note: '',
      place: '',
    },
    entries,
  };
}

export interface WholeGameFixture<Told, Expected = unknown> {
  readonly transcript: Told;
  readonly expect: Expected;
}

/** A whole game that is also a fixture of the law. */
export const loadFixture = <Told, Expected = unknown>(game: string, name: string): WholeGameFixture<Told, Expected> =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'games', game, 'whole', `${name}.json`), 'utf8'));

/** A random game to its end. */
function randomFinishedGame(index: number, nameOf: (id: string) => string): SavedGame {
  const game = GAME_IDS[index % GAME_IDS.length] ?? 'kingdom';
  const { least, most } = gameOf(game).law.seats;
  const seats = least + (Math.floor(index / GAME_IDS.length) % (most - least + 1));
  const { header, events } = playRandom(game, seats, 100 + index, 5000);
  return savedGame({
    game,
    events,
    setup: randomGameOf(game).read?.(header.setup) ?? header.setup,
    players: header.players.map((player) => ({ ...player, name: nameOf(player.id) })),
  });
}

const POOL = 24;
const pools = new Map<string, Map<number, SavedGame>>();

/** So many finished games, two a week and the last one in June 2026; past two dozen they repeat with other dates. */
export function savedHistory(count: number, names: Readonly<Record<string, string>> = {}): readonly SavedGame[] {
  const key = JSON.stringify(names);
  const nameOf = (id: string): string => names[id] ?? `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
  const pool = pools.get(key) ?? new Map<number, SavedGame>();
  pools.set(key, pool);
  return Array.from({ length: count }, (_, index) => {
    const place = (index * 7) % POOL;
    const { game, entries } = pool.get(place) ?? randomFinishedGame(place, nameOf);
    pool.set(place, { game, entries });
    const at = LAST - (count - 1 - index) * 3.5 * DAY;
    return { entries, game: { ...game, id: `seed-${index}`, startedAt: at, changedAt: at, played: at } };
  });
}
