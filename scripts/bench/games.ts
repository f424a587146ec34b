import { isDeepStrictEqual } from 'node:util';
import { isInputError } from '#session/formats/input-error';
import { openTable, stateOf } from '#session/log/table';
import { playRandom } from '../../test/random-play';
import { randomGameOf } from '../../test/random-setups';
import { gameOf } from '../../test/transcripts';

/** The random games of one process: every so many-th seed. */
export interface Share {
  readonly id: string;
  readonly each: number;
  readonly share: number;
  readonly workers: number;
}

function playShare({ id, each, share, workers }: Share): number {
  const { least, most } = gameOf(id).law.seats;
  const { cap } = randomGameOf(id);
  let count = 0;
  for (let seed = share; seed < each; seed += workers) {
    const { game, header, events, states } = playRandom(id, least + (seed % (most - least + 1)), seed, cap ?? 3000);
    const end = states.at(-1);
    if (cap === undefined && end?.isFinished !== true) throw new Error(`${id}, seed ${seed}: no end`);
    const entries = events.map((event, at) => ({ kind: 'happened', at, event }) as const);
    const table = openTable(game, header, entries);
    if (isInputError(table) || !isDeepStrictEqual(stateOf(table).position, end?.position))
      throw new Error(`${id}, seed ${seed}: another position`);
    count += events.length;
  }
  return count;
}

console.log(playShare(JSON.parse(process.argv[2] ?? '{}')));
