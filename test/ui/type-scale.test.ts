import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Drawn within a picture, in its own units: pieces, charts, and the sign of a first step. */
const DRAWN = /^(?:\d+px|\d+ \d+px var\(--(?:text|display)\)|\d+px var\(--(?:text|display)\)|[\d.]+em)$/;

const SCALE = /^(?:inherit|0|100% \/ 1\.5 var\(--text\)|(?:min\()?var\(--size-[a-z]+\)(?:, [\d.]+(?:vw|px))*\)?)$/;

const styleSheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));

test.each(styleSheets)('%s has no font sizes but the steps of the type scale and those of pieces', (file) => {
  const sizes = [...readFileSync(join('src', file), 'utf8').matchAll(/[\s;{]font(?:-size)?: ([^;]+);/g)].map(([, size = '']) => size);
  expect(sizes.filter((size) => !SCALE.test(size) && !DRAWN.test(size))).toEqual([]);
});
