import { availableParallelism } from 'node:os';
import preact from '@preact/preset-vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // One more than there are cores: browser tests wait more than they work.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'rules',
          environment: 'node',
          include: ['test/{law,machines,session,store,stats,text,desk,rulebook,scripts}/**/*.test.ts'],
        },
      },
      {
        plugins: [preact()],
        define: { __APP_VERSION__: '"test"' },
        test: { name: 'screens', environment: 'happy-dom', include: ['test/{rulebook,screens}/**/*.test.tsx'] },
      },
      {
        test: {
          name: 'browser',
          environment: 'node',
          include: ['test/browser/**/*.test.ts'],
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
