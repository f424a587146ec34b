import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { build as viteBuild } from 'vite';
import type { TestProject } from 'vitest/node';
import { rooms } from '../../scripts/rooms.mjs';
import { build, serve } from '../../scripts/serve.mjs';
import { launchOptions } from './chromium';

/** `keep` of test/keep.ts as a script for a page. */
async function keeper(): Promise<string> {
  const built = await viteBuild({
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

/** Builds the app once, serves it on a free port of loopback, and starts the one browser of all tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await build();
  const [server, browser, code] = await Promise.all([serve(0), chromium.launchServer(launchOptions()), keeper()]);
  project.provide('address', server.address);
  project.provide('browser', browser.wsEndpoint());
  project.provide('keeper', code);
  return async () => {
    await browser.close();
    await server.close();
  };
}

declare module 'vitest' {
  export interface ProvidedContext {
    readonly address: string;
    readonly browser: string;
    readonly keeper: string;
  }
}
