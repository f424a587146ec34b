import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { GAME_IDS, type GameId } from '#session/registry';
import { openTable } from '#session/table';
import { games } from '../test/kit';
import { perft } from '../test/perft';
import { playRandom } from '../test/play';

interface Measure {
  readonly what: string;
  readonly figure: number;
  readonly unit: string;
  readonly limit: number;
  /** Whether the figure must stay above or below its limit. */
  readonly keep: 'above' | 'below';
}

const measures: Measure[] = [];

function measure(what: string, figure: number, unit: string, keep: Measure['keep'], limit: number): void {
  measures.push({ what, figure, unit, keep, limit });
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
  readonly transcript: { readonly game: GameId; readonly players: never; readonly setup: never; readonly events: readonly object[] };
}

const folder = new URL('../test/fixtures/', import.meta.url);
const fixtures: readonly Fixture[] = GAME_IDS.flatMap((id) =>
  readdirSync(new URL(id, folder)).map((file) => JSON.parse(readFileSync(new URL(`${id}/${file}`, folder), 'utf8'))),
);

function referee(): void {
  const short = fixtures.map(({ transcript }) => JSON.stringify({ ...transcript, events: transcript.events.slice(0, 8) }));
  const input = Array.from({ length: 4000 }, (_, index) => short[index % short.length]).join('\n');
  const start = performance.now();
  const { stdout } = spawnSync('npm', ['run', '-s', 'referee', '--', '--lines'], { input, encoding: 'utf8', maxBuffer: 1 << 28 });
  const seconds = (performance.now() - start) / 1000;
  if (stdout.trim().split('\n').length !== 4000) throw new Error('the referee lost a line');
  measure('referee, short transcripts, start included', 4000 / seconds, 'a second', 'above', 1000);
}

function replay(): void {
  for (const id of GAME_IDS) {
    const longest = fixtures
      .filter(({ transcript }) => transcript.game === id)
      .sort((a, b) => b.transcript.events.length - a.transcript.events.length)[0];
    if (longest === undefined) continue;
    const { players, setup, events } = longest.transcript;
    const entries = events.map((event, at) => ({ kind: 'happened', at, event }) as never);
    const figure = best(9, () => openTable(games[id], { players, setup }, entries));
    measure(`replay of a whole game of ${id}, ${events.length} events`, figure, 'ms', 'below', 50);
  }
}

function random(each: number): void {
  for (const id of GAME_IDS) {
    const { least, most } = games[id].law.seats;
    const start = performance.now();
    let events = 0;
    for (let seed = 0; seed < each; seed += 1)
      events += playRandom(id, least + (seed % (most - least + 1)), seed, 200_000 / each + 3000).events.length;
    const seconds = (performance.now() - start) / 1000;
    console.log(`     ${each} random games of ${id}: ${events} events in ${seconds.toFixed(1)} s`);
  }
}

referee();
replay();
const start = performance.now();
if (perft(4) !== 611_524) throw new Error('perft 4 is 611,524');
measure('Kingdom perft, depth 4', (performance.now() - start) / 1000, 's', 'below', 10);
random(100);
