import { readPhoto } from '#games/kingdom-builder/photo/read-photo';
import { glaringPhoto } from '../../test/games/kingdom-builder/photo/glare';

/** Draws boards under strong glare and prints how many hexes are read wrong without being asked about. */

const [photos = 20, seed = 2026] = process.argv.slice(2).map(Number);

let [hexes, wrong, unasked, unsure, unread] = [0, 0, 0, 0, 0];
for (let index = 0; index < photos; index += 1) {
  const { picture, sections, colours, states } = glaringPhoto(seed + index);
  const outcome = readPhoto(picture, { sections, colours });
  if (outcome.kind !== 'read') {
    unread += 1;
    process.stdout.write(`${seed + index}: ${outcome.kind}\n`);
    continue;
  }
  const misread = outcome.hexes.filter(({ colour }, spot) => colour !== states.get(spot));
  const missed = misread.filter(({ isUnsure }) => !isUnsure);
  const asked = outcome.hexes.filter(({ isUnsure }) => isUnsure);
  [hexes, wrong, unasked, unsure] = [hexes + 400, wrong + misread.length, unasked + missed.length, unsure + asked.length];
  process.stdout.write(`${seed + index}: ${misread.length} wrong, ${missed.length} not asked, ${asked.length} unsure\n`);
}
process.stdout.write(
  `seed ${seed}: ${unasked} of ${hexes} wrong and not asked (${((1000 * unasked) / hexes).toFixed(2)} in 1,000), ${wrong} wrong, ${unsure} unsure, ${unread} of ${photos} photos not read\n`,
);
