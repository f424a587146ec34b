import type { TestProject } from 'vitest/node';
import { build, serve } from '../../scripts/serve.mjs';

/** Builds the app once and serves it on a free port of loopback for all browser tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await build();
  const server = await serve(0);
  project.provide('address', server.address);
  return () => server.close();
}

declare module 'vitest' {
  export interface ProvidedContext {
    readonly address: string;
  }
}
