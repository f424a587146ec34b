import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { build, serve } from '../../scripts/serve.mjs';
import { launchOptions } from './kit/chromium';
import { bundleSeedScript } from './kit/page-scripts';

/** Builds the app once, serves it on a free port of loopback, and starts the one browser of all tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await build();
  const [server, browser, code] = await Promise.all([serve(0), chromium.launchServer(launchOptions()), bundleSeedScript()]);
  project.provide('address', server.address);
  project.provide('browser', browser.wsEndpoint());
  project.provide('seeding', code);
  return async () => {
    await browser.close();
    await server.close();
  };
}

declare module 'vitest' {
  export interface ProvidedContext {
    readonly address: string;
    readonly browser: string;
    readonly seeding: string;
  }
}
