import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { root } from './install.mjs';
import { bundled } from './pages.mjs';

/** What the app needs without a network; a host's own page for what is missing is the host's. */
const KEPT = /\.(?:js|css|html|svg|png|woff2|webmanifest)$/;
const HOSTS = new Set(['404.html', 'sw.js']);

/**
 * The files of a built app that its service worker keeps, each with the hash that it is checked by.
 * @param {string} folder
 */
async function filesOf(folder) {
  const found = (await readdir(folder, { recursive: true })).map((name) => name.split(sep).join('/'));
  const kept = found.filter((name) => KEPT.test(name) && !HOSTS.has(name)).sort();
  return Promise.all(
    kept.map(async (url) => {
      const hash = createHash('sha256').update(await readFile(join(folder, url)));
      return { url, integrity: `sha256-${hash.digest('base64')}` };
    }),
  );
}

/**
 * Writes the service worker once all files that it keeps are written.
 * @returns {import('vite').Plugin}
 */
export function worker() {
  let folder = '';
  return {
    name: 'worker',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      sequential: true,
      handler: async () => {
        const files = JSON.stringify(await filesOf(folder));
        await writeFile(join(folder, 'sw.js'), await bundled(join(root, 'src/worker/sw.ts'), { __FILES__: files }));
      },
    },
  };
}
