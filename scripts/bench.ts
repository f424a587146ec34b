import { execFile, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { PositionBase } from '#law/game';
import { manifests } from '#registry';
import { openTable, standOf } from '#session/table';
import { readSetup } from '#session/transcript';
import { isTrouble } from '#session/trouble';
import type { GameStats } from '#stats/counting';
import { coursesOver } from '#stats/course';
import { factsOf } from '#stats/facts';
import { figuresOver } from '#stats/figures';
import { ratingsOver } from '#stats/rating';
import { perft } from '../test/games/kingdom/perft';
import { GAME_IDS, gameOf, people } from '../test/kit';
import { chance } from '../test/random';
import { measureApp } from './bench-app';
import { measureBackup, spoiltBackups } from './bench-backup';
import type { Share } from './bench-games';
import { measurePhoto } from './bench-photo';
import { LIMITS } from './size.mjs';

/** Prints a figure beside the limit that it must stay above or below. */
function measure(what: string, figure: number, unit: string, keep: 'above' | 'below', limit: number): void {
  const kept = keep === 'above' ? figure >= limit : figure <= limit;
  console.log(
    `${kept ? 'ok  ' : 'OVER'} ${what}: ${figure.toFixed(figure < 10 ? 2 : 0)} ${unit} (${keep === 'above' ? 'at least' : 'at most'} ${limit})`,
  );
}

/** Milliseconds that a piece of work takes, the best of several runs. */
function best(runs: number, work: () => void): number {
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

function referee(): void {
  for (const id of GAME_IDS) {
    const short = fixtures
      .filter(({ transcript }) => transcript.game === id)
      .map(({ transcript }) => JSON.stringify({ ...transcript, events: transcript.events.slice(0, 8) }));
    const input = Array.from({ length: 4000 }, (_, index) => short[index % short.length]).join('\n');
    const start = performance.now();
    const { stdout } = spawnSync('npm', ['run', '-s', 'referee', '--', '--lines'], { input, encoding: 'utf8', maxBuffer: 1 << 28 });
    const seconds = (performance.now() - start) / 1000;
    if (stdout.trim().split('\n').length !== 4000) throw new Error('the referee lost a line');
    measure(`referee, short transcripts of ${id}, start included`, 4000 / seconds, 'a second', 'above', 3000);
  }
}

function replay(): void {
  for (const id of GAME_IDS) {
    const longest = fixtures
      .filter(({ transcript }) => transcript.game === id)
      .sort((a, b) => b.transcript.events.length - a.transcript.events.length)[0];
    if (longest === undefined) continue;
    const { players, setup, events } = longest.transcript;
    const entries = events.map((event, at) => ({ kind: 'happened', at, event }) as never);
    const figure = best(9, () => openTable(gameOf(id), { players, setup }, entries));
    measure(`replay of a whole game of ${id}, ${events.length} events`, figure, 'ms', 'below', 50);
  }
}

/** All ten scoring cards for four players with 40 settlements each; a fresh copy each time, since the law remembers what it counted. */
function scoringCards(): void {
  const boards = fullBoards();
  const copies = Array.from({ length: 50 }, () => boards.map((position) => structuredClone(position)));
  const figure = best(50, () => {
    for (const position of copies.pop() ?? []) gameOf('kingdom-builder').law.lines(position);
  });
  measure('all ten Kingdom Builder cards, 160 settlements', figure, 'ms', 'below', 1);
}

/** One board laid out with each of the cards, three at a time. */
function fullBoards(): readonly PositionBase[] {
  const { flow, law } = gameOf('kingdom-builder');
  const cards = ['fishermen', 'merchants', 'discoverers', 'hermits', 'citizens', 'miners', 'workers', 'knights', 'lords', 'farmers'];
  const sections = ['oracle', 'tower', 'barn', 'harbor'].map((name) => ({ name, turned: false }));
  return [cards.slice(0, 3), cards.slice(3, 6), cards.slice(6, 9), [...cards.slice(9), ...cards.slice(0, 2)]].map((three) => {
    const setup = readSetup(gameOf('kingdom-builder'), people('ana', 'ben', 'cat', 'dan'), {
      record: 'final',
      first: 'ana',
      sections,
      cards: three,
    });
    if (isTrouble(setup)) throw new Error(JSON.stringify(setup));
    const from = chance(1);
    let stand = flow.start(law.begin(setup));
    for (let placed = 0; placed < 160; placed += 1) {
      const by = setup.players[placed % 4];
      const free = law.candidates(stand.position, 'settle').filter((event) => event.by === by);
      stand = flow.step(stand, from.pick(free));
    }
    return stand.position;
  });
}

async function app(): Promise<void> {
  const figures = await measureApp();
  measure('first visit, gzipped JavaScript', figures.firstVisit, 'kB', 'below', LIMITS.first / 1000);
  measure('the largest game beside it', figures.largestGame, 'kB', 'below', LIMITS.game / 1000);
  measure('script of a tap on a board, 6x throttled', figures.tap, 'ms', 'below', 16);
  measure('script of an undo, 6x throttled', figures.undo, 'ms', 'below', 16);
  measure('cold start to a game to resume, 4x throttled', figures.coldStart, 'ms', 'below', 1000);
}

/** The app as `app` has built it, on a phone that is four times slower. */
async function photo(): Promise<void> {
  measure('a photo of 12 megapixels opened, read and shown, 4 times the processor time', 4 * (await measurePhoto()), 's', 'below', 2);
}

/** The app as `app` has built it. */
async function backups(count: number): Promise<void> {
  const told = fixtures.map(({ transcript }) => transcript);
  const figures = await measureBackup(told);
  measure('a backup of 2,000 games read and checked', figures.read, 's', 'below', 3);
  measure('the same taken in', figures.taken, 's', 'below', 30);
  measure('a backup of 2,000 games written', figures.written, 's', 'below', 3);
  const refused = await spoiltBackups(told, count);
  console.log(`     ${count} backups that something happened to: ${refused} refused, the others read right`);
}

function kingdomPerft(): void {
  const figure = best(1, () => {
    if (perft(4) !== 611_524) throw new Error('perft 4 is 611,524');
  });
  measure('Kingdom perft, depth 4', figure / 1000, 's', 'below', 3);
}

const stats = new Map(await Promise.all(manifests().map(async (manifest) => [manifest.id, await manifest.stats()] as const)));

function statsOf(id: string): GameStats {
  const found = stats.get(id);
  if (found === undefined) throw new Error(id);
  return found;
}

/** Every figure and rating of 2,000 finished games, as the statistics screen asks for them. */
function statistics(): void {
  const facts = fixtures.flatMap(({ transcript: { game, players, setup, events } }, index) => {
    const entries = events.map((event, at) => ({ kind: 'happened', at, event }) as never);
    const table = openTable(gameOf(game), { players, setup }, entries);
    if (isTrouble(table) || !standOf(table).finished) return [];
    const standings = table.game.law.standings(standOf(table).position);
    return [{ id: String(index), game, at: 0, seats: table.setup.players, standings, ...factsOf(statsOf(game), table) }];
  });
  const history = Array.from({ length: 2000 }, (_, index) => facts[index % facts.length])
    .flatMap((each) => each ?? [])
    .map((played, index) => ({ ...played, id: String(index), at: index }));
  const figure = best(9, () => {
    const { games: counted, persons } = figuresOver(history);
    const courses = coursesOver(history, [...persons.keys()], (figures, id) => {
      const { wins, games: on } = figures.persons.get(id) ?? { wins: 0, games: 0 };
      return { value: wins / on, on };
    });
    if (counted !== 2000 || ratingsOver(history).size === 0 || courses.size !== persons.size) throw new Error('games were lost');
  });
  measure('statistics over 2,000 games, ratings and a figure over time included', figure, 'ms', 'below', 100);
}

/** Random games of every game and player count on all cores; each must end and replay to the same position. */
async function random(each: number): Promise<void> {
  const workers = availableParallelism();
  for (const id of GAME_IDS) {
    const start = performance.now();
    const shares = Array.from({ length: workers }, (_, share) => playShare({ id, each, share, workers }));
    const events = (await Promise.all(shares)).reduce((sum, share) => sum + share, 0);
    console.log(`     ${each} random games of ${id}: ${events} events in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
}

async function playShare(share: Share): Promise<number> {
  const runner = fileURLToPath(new URL('./run.mjs', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [runner, 'scripts/bench-games.ts', JSON.stringify(share)]);
  return Number(stdout);
}

referee();
replay();
scoringCards();
statistics();
kingdomPerft();
await app();
await photo();
await backups(Number(process.env.BACKUPS ?? 10_000));
await random(Number(process.env.GAMES ?? 10_000));
