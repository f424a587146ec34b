import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { root } from './install.mjs';

/** What a page runs before, or without, the app stands within the page: it cannot go missing by itself. */
const RESCUE = join(root, 'src/rescue');

/**
 * A program in one piece, for browsers older than the app's.
 * @param {string} input
 */
async function bundled(input) {
  const build = await rolldown({ input, logLevel: 'warn', tsconfig: join(root, 'tsconfig.json'), transform: { target: 'es2017' } });
  const { output } = await build.generate({ format: 'iife', minify: true });
  await build.close();
  return output[0].code.trim();
}

/**
 * The page with its policy allowing what stands within it, by its hash, and nothing else.
 * @param {string} page
 */
function allowed(page) {
  const hashes = (/** @type {string} */ tag) =>
    [...page.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))].map(
      ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
    );
  return page
    .replace("script-src 'self'", ["script-src 'self'", ...hashes('script')].join(' '))
    .replace("style-src 'self'", ["style-src 'self'", ...hashes('style')].join(' '));
}

/**
 * Puts the guard into the app's page, and the rescue page beside it.
 * @returns {import('vite').Plugin}
 */
export function pages() {
  return {
    name: 'pages',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: async (page) => {
        const guard = await bundled(join(RESCUE, 'guard.ts'));
        return allowed(page.replace('<!-- guard -->', () => `<script>${guard}</script>`));
      },
    },
    async generateBundle() {
      const [page, script] = await Promise.all([readFile(join(RESCUE, 'rescue.html'), 'utf8'), bundled(join(RESCUE, 'page.ts'))]);
      const source = allowed(page.replace('<script src="./page.ts"></script>', () => `<script>${script}</script>`));
      this.emitFile({ type: 'asset', fileName: 'rescue.html', source });
    },
  };
}

/**
 * Gives each file that the service worker keeps the hash that it is checked by, once all files are written.
 * @returns {{ readonly plugin: import('vite').Plugin, readonly transform: import('workbox-build').ManifestTransform }}
 */
export function integrity() {
  let folder = '';
  return {
    plugin: {
      name: 'integrity',
      configResolved: (config) => {
        folder = resolve(config.root, config.build.outDir);
      },
    },
    transform: async (entries) => ({
      manifest: await Promise.all(
        entries.map(async (entry) => {
          const hash = createHash('sha256')
            .update(await readFile(join(folder, entry.url)))
            .digest('base64');
          return { ...entry, revision: null, integrity: `sha256-${hash}` };
        }),
      ),
    }),
  };
}
