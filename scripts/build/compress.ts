import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Text formats; images and fonts are already compressed. */
const COMPRESSIBLE = /\.(?:js|css|html|svg|json|webmanifest)$/;

/** Writes .br and .gz files beside each built file, for servers that serve precompressed files. */
export function compress(): Plugin {
  let folder = '';
  return {
    name: 'compress',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    closeBundle: {
      // After vite-plugin-pwa has written the service worker.
      order: 'post',
      sequential: true,
      handler: async () => {
        const found = await readdir(folder, { recursive: true });
        await Promise.all(
          found
            .filter((file) => COMPRESSIBLE.test(file) && !file.startsWith('.'))
            .map(async (name) => {
              const file = join(folder, name);
              const content = await readFile(file);
              await writeFile(`${file}.br`, await promisify(brotliCompress)(content));
              await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
            }),
        );
      },
    },
  };
}
