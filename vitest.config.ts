import { availableParallelism } from 'node:os';
import preact from '@preact/preset-vite';
import { defineConfig } from 'vitest/config';
import { rooms } from './scripts/rooms.mjs';

const resolve = { alias: rooms };

export default defineConfig({
  test: {
    // One more than there are cores: browser tests wait more than they work.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        resolve,
        test: {
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
        test: { name: 'screens', environment: 'happy-dom', include: ['test/**/*.test.tsx'] },
      },
      {
        resolve,
        test: {
          name: 'browser',
          environment: 'node',
          include: ['test/**/browser/**/*.test.ts'],
          globalSetup: ['test/browser/serve.ts'],
          testTimeout: 120_000,
          // A browser on a busy machine may be late once; a real fault fails each time.
          retry: 2,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
