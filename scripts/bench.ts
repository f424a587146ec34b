import { execFile, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { PositionBase } from '#law/game';
import { manifests } from '#registry';
import { isInputError } from '#session/formats/input-error';
import { startingPlayer } from '#session/log/starting-player';
import { openTable, stateOf } from '#session/log/table';
import { foldFigures } from '#stats/figures';
import type { GameStats } from '#stats/game-stats';
import { type FigureReader, foldOverTime } from '#stats/over-time';
import { foldRatings } from '#stats/ratings';
import { perft } from '../test/games/kingdom/perft';
import { GAME_IDS, gameOf } from '../test/transcripts';
import { measureApp } from './bench/app';
import { countAcceptedBackups, measureBackup } from './bench/backup';
import { formatRow, type Row } from './bench/format-row';
import { fullBoard } from './bench/full-board';
import type { Share } from './bench/games';
import { measureLighthouse } from './bench/lighthouse';
import { measurePhoto } from './bench/photo';
import { measureTaps } from './bench/taps';
import { measureYears } from './bench/years';
import { LIMITS } from './build/size';
import { build } from './serve.mjs';

/** Milliseconds that a piece of work takes, the best of several runs. */
function bestTime(runs: number, work: () => void): number {
  let least = Number.POSITIVE_INFINITY;
  for (let index = 0; index < runs; index += 1) {
    const start = performance.now();
    work();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

interface Fixture {
  readonly name: string;
  readonly transcript: { readonly game: string; readonly players: never; readonly setup: never; readonly events: readonly object[] };
}

const folder = new URL('../test/games/', import.meta.url);
const fixtures: readonly Fixture[] = GAME_IDS.flatMap((id) =>
  readdirSync(new URL(`${id}/whole`, folder)).map((file) => JSON.parse(readFileSync(new URL(`${id}/whole/${file}`, folder), 'utf8'))),
);

function refereeRows(): readonly Row[] {
  return GAME_IDS.map((id) => {
    const short = fixtures
      .filter(({ transcript }) => transcript.game === id)
      .map(({ transcript }) => JSON.stringify({ ...transcript, events: transcript.events.slice(0, 8) }));
    const input = Array.from({ length: 4000 }, (_, index) => short[index % short.length]).join('\n');
    const start = performance.now();
    const { stdout } = spawnSync('npm', ['run', '-s', 'referee', '--', '--lines'], { input, encoding: 'utf8', maxBuffer: 1 << 28 });
    const seconds = (performance.now() - start) / 1000;
    if (stdout.trim().split('\n').length !== 4000) throw new Error('the referee lost a line');
    return { name: `referee, short transcripts of ${id}, start included`, value: 4000 / seconds, unit: 'a second', least: 1500 };
  });
}

/** Each whole game replayed: the longest of each game, and all of them on average. */
function replayRows(): readonly Row[] {
  const replays = fixtures.map(({ transcript: { game, players, setup, events } }) => {
    const entries = events.map((event, at) => ({ kind: 'happened', at, event }) as never);
    return { game, events: events.length, value: bestTime(9, () => openTable(gameOf(game), { players, setup }, entries)) };
  });
  const longest = GAME_IDS.flatMap((id) => replays.filter(({ game }) => game === id).sort((a, b) => b.events - a.events)[0] ?? []);
  const average = replays.reduce((sum, { value }) => sum + value, 0) / replays.length;
  return [
    ...longest.map(({ game, events, value }) => ({
      name: `replay of a whole game of ${game}, ${events} events`,
      value,
      unit: 'ms',
      limit: 50,
    })),
    { name: `replay of a whole game, average of ${replays.length}`, value: average, unit: 'ms', limit: 10 },
  ];
}

/** All ten scoring cards for four players with 40 settlements each; a fresh copy each time, since the law remembers what it counted. */
function scoringCardRows(): readonly Row[] {
  const boards = fullBoards();
  const copies = Array.from({ length: 50 }, () => boards.map((position) => structuredClone(position)));
  const value = bestTime(50, () => {
    for (const position of copies.pop() ?? []) gameOf('kingdom-builder').law.lines(position);
  });
  return [{ name: 'all ten Kingdom Builder cards, 160 settlements', value, unit: 'ms', limit: 1 }];
}

/** One board laid out with each of the cards, three at a time. */
function fullBoards(): readonly PositionBase[] {
  const cards = ['fishermen', 'merchants', 'discoverers', 'hermits', 'citizens', 'miners', 'workers', 'knights', 'lords', 'farmers'];
  const threes = [cards.slice(0, 3), cards.slice(3, 6), cards.slice(6, 9), [...cards.slice(9), ...cards.slice(0, 2)]];
  return threes.map((three) => fullBoard(three).position);
}

async function appRows(): Promise<readonly Row[]> {
  const figures = await measureApp();
  return [
    { name: 'first visit, gzipped JavaScript', value: figures.firstVisit, unit: 'kB', limit: LIMITS.first / 1000 },
    { name: 'the largest game beside it', value: figures.largestGame, unit: 'kB', limit: LIMITS.game / 1000 },
    { name: 'cold start to a game to resume, 4x throttled', value: figures.coldStart, unit: 'ms', limit: 1000 },
  ];
}

/** On a phone that is six times slower, the slowest of each kind of tap in each game. */
async function tapRows(): Promise<readonly Row[]> {
  const figures = await measureTaps();
  return GAME_IDS.flatMap((id) =>
    (['event', 'undo', 'look-back'] as const).map((tap) => {
      const [slowest] = figures.filter((each) => each.game === id && each.tap === tap).toSorted((a, b) => b.ms - a.ms);
      console.log(`     ${id}, ${tap}: the slowest is ${slowest?.moment}`);
      return { name: `script of a tap in ${id}, ${tap}, 6 times the processor time`, value: 6 * (slowest?.ms ?? 0), unit: 'ms', limit: 32 };
    }),
  );
}

/** On a phone that is four times slower. */
async function photoRows(): Promise<readonly Row[]> {
  const value = 4 * (await measurePhoto());
  return [{ name: 'a photo of 12 megapixels opened, read and shown, 4 times the processor time', value, unit: 's', limit: 2 }];
}

async function backupRows(): Promise<readonly Row[]> {
  const transcripts = fixtures.map(({ transcript }) => transcript);
  const figures = await measureBackup(transcripts);
  const count = Number(process.env.BACKUPS ?? 10_000);
  const refused = await countAcceptedBackups(transcripts, count);
  console.log(`     ${count} backups that something happened to: ${refused} refused, the others read right`);
  return [
    { name: 'a backup of 2,000 games read and checked', value: figures.read.passed, unit: 's', limit: 3 },
    { name: 'a backup of 2,000 games read and checked, processor time', value: figures.read.worked, unit: 's', limit: 3 },
    { name: 'a backup of 2,000 games taken in', value: figures.taken.passed, unit: 's', limit: 30 },
    { name: 'a backup of 2,000 games written', value: figures.written.passed, unit: 's', limit: 3 },
    { name: 'a backup of 2,000 games written, processor time', value: figures.written.worked, unit: 's', limit: 3 },
  ];
}

/** Finished games of some years, and of more than anybody has. */
async function yearRows(): Promise<readonly Row[]> {
  return [...(await measureYears(2000)), ...(await measureYears(5000))];
}

function perftRows(): readonly Row[] {
  const ms = bestTime(1, () => {
    if (perft(4) !== 611_524) throw new Error('perft 4 is 611,524');
  });
  return [{ name: 'Kingdom perft, depth 4', value: ms / 1000, unit: 's', limit: 4 }];
}

const stats = new Map(await Promise.all(manifests().map(async (manifest) => [manifest.id, await manifest.stats()] as const)));

function statsOf(id: string): GameStats {
  const found = stats.get(id);
  if (found === undefined) throw new Error(id);
  return found;
}

/** Every figure and rating of 2,000 finished games, as the statistics screen asks for them. */
function statisticsRows(): readonly Row[] {
  const facts = fixtures.flatMap(({ transcript: { game, players, setup, events } }, index) => {
    const entries = events.map((event, at) => ({ kind: 'happened', at, event }) as never);
    const table = openTable(gameOf(game), { players, setup }, entries);
    if (isInputError(table) || !stateOf(table).isFinished) return [];
    const standings = table.game.law.standings(stateOf(table).position);
    return [
      {
        id: String(index),
        game,
        at: 0,
        seats: table.setup.players,
        standings,
        startingPlayer: startingPlayer(table),
        counts: statsOf(game).count(table),
      },
    ];
  });
  const history = Array.from({ length: 2000 }, (_, index) => facts[index % facts.length])
    .flatMap((each) => each ?? [])
    .map((played, index) => ({ ...played, id: String(index), at: index }));
  const value = bestTime(9, () => {
    const { games: counted, persons } = foldFigures(history);
    const rate: FigureReader = (figures, id) => {
      const { wins, games: on } = figures.persons.get(id) ?? { wins: 0, games: 0 };
      return { value: wins / on, sampleSize: on };
    };
    const [courses] = foldOverTime(history, [...persons.keys()], [rate]);
    if (counted !== 2000 || foldRatings(history).timeSeries.size === 0 || courses?.size !== persons.size)
      throw new Error('games were lost');
  });
  return [{ name: 'statistics over 2,000 games, ratings and a figure over time included', value, unit: 'ms', limit: 100 }];
}

/** Random games of every game and player count on all cores; each must end and replay to the same position. */
async function randomGameRows(): Promise<readonly Row[]> {
  const workers = availableParallelism();
  const each = Number(process.env.GAMES ?? 10_000);
  for (const id of GAME_IDS) {
    const start = performance.now();
    const shares = Array.from({ length: workers }, (_, share) => playShare({ id, each, share, workers }));
    const events = (await Promise.all(shares)).reduce((sum, share) => sum + share, 0);
    console.log(`     ${each} random games of ${id}: ${events} events in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
  return [];
}

async function playShare(share: Share): Promise<number> {
  const games = fileURLToPath(new URL('./bench/games.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', games, JSON.stringify(share)]);
  return Number(stdout);
}

type Step = () => readonly Row[] | Promise<readonly Row[]>;

let buildOnce: Promise<void> | undefined;

/** A step that opens the app. */
const withBuiltApp =
  (step: Step): Step =>
  async () => {
    buildOnce ??= build();
    await buildOnce;
    return step();
  };

/** What is measured, in order; `npm run bench -- app photo` measures these alone. */
const STEPS: Readonly<Record<string, Step>> = {
  referee: refereeRows,
  replay: replayRows,
  scoringCards: scoringCardRows,
  statistics: statisticsRows,
  kingdomPerft: perftRows,
  app: withBuiltApp(appRows),
  taps: withBuiltApp(tapRows),
  photo: withBuiltApp(photoRows),
  backups: withBuiltApp(backupRows),
  years: withBuiltApp(yearRows),
  random: randomGameRows,
};

/** What is measured only where it is asked for by name: it needs a network. */
const OPTIONAL: Readonly<Record<string, Step>> = { lighthouse: withBuiltApp(measureLighthouse) };

const args = process.argv.slice(2);
const all = { ...STEPS, ...OPTIONAL };
const unknown = args.find((name) => !(name in all));
if (unknown !== undefined) throw new Error(`There is no step "${unknown}": ${Object.keys(all).join(', ')}`);

for (const [name, step] of Object.entries(args.length > 0 ? all : STEPS)) {
  if (args.length > 0 && !args.includes(name)) continue;
  for (const row of await step()) console.log(formatRow(row));
}
