import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** A module of the tests as a script for a page, there under this name. */
export async function bundleScript(module: string, name: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { tsconfigPaths: true },
    build: {
      write: false,
      lib: { entry: fileURLToPath(new URL(module, import.meta.url)), formats: ['iife'], name },
    },
  });
  const [found] = [built].flat();
  if (found === undefined || !('output' in found)) throw new Error('nothing built');
  return found.output[0].code;
}

/** `seedDatabase` of test/seed-database.ts as a script for a page. */
export const bundleSeedScript = (): Promise<string> => bundleScript('../../seed-database.ts', 'seeding');
