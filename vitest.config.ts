import { availableParallelism } from 'node:os';
import preact from '@preact/preset-vite';
import { defineConfig } from 'vitest/config';
import { rooms } from './scripts/rooms.mjs';

const resolve = { alias: rooms };

/** Files share what they import, within a thread; a busy machine may be late, and nothing is tried twice. */
const shared = {
  pool: 'threads',
  isolate: false,
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
} as const;

export default defineConfig({
  test: {
    // One more than there are cores: browser tests wait more than they work.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        resolve,
        test: {
          ...shared,
          name: 'rules',
          environment: 'node',
          include: ['test/**/*.test.ts'],
          exclude: ['test/**/browser/**'],
        },
      },
      {
        resolve,
        plugins: [preact()],
        define: { __APP_VERSION__: '"test"' },
        test: {
          ...shared,
          // Each file has a window of its own, and what listens to it must be its own too.
          isolate: true,
          name: 'screens',
          environment: 'happy-dom',
          include: ['test/**/*.test.tsx'],
          setupFiles: ['test/cleanup.ts'],
        },
      },
      {
        resolve,
        test: {
          ...shared,
          name: 'browser',
          environment: 'node',
          include: ['test/**/browser/**/*.test.ts'],
          globalSetup: ['test/browser/serve.ts'],
        },
      },
    ],
  },
});
