import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { rooms } from '../../scripts/rooms.mjs';

/** `keep` of test/keep.ts as a script for a page. */
export async function keeper(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: rooms },
    build: {
      write: false,
      lib: { entry: fileURLToPath(new URL('../keep.ts', import.meta.url)), formats: ['iife'], name: 'keeper' },
    },
  });
  const [found] = [built].flat();
  if (found === undefined || !('output' in found)) throw new Error('nothing built');
  return found.output[0].code;
}
