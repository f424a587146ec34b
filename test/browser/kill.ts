import { build, serve } from '../../scripts/serve.mjs';
import { createRandom } from '../seeded-random';
import { killAgainAndAgain, tableDriver } from './kit/kill-browser';

/* Kills the browser in the middle of entries at the table: `npm run kill [-- how often [seed]]`. */

const [kills = '1000', seed = '1'] = process.argv.slice(2);
await build();
const server = await serve(0);
const { acknowledged, lost, torn, losses } = await killAgainAndAgain(
  server.address,
  tableDriver,
  Number(kills),
  createRandom(Number(seed)),
  (tally) => {
    if (tally.kills % 50 === 0) console.log(`${tally.kills} kills, ${tally.acknowledged} acknowledged, lost: ${tally.lost}`);
  },
);
await server.close();
console.log(
  `\nkills: ${kills}\nacknowledged: ${acknowledged}\nlost: ${lost}\nthrown away by the browser, its own log being torn, and brought back: ${torn}`,
);
for (const loss of losses) console.log(loss);
process.exit(lost === 0 ? 0 : 1);
