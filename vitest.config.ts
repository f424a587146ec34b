import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'rules', environment: 'node', include: ['test/{law,machines,session,text,scripts}/**/*.test.ts'] } },
      {
        test: {
          name: 'browser',
          environment: 'node',
          include: ['test/browser/**/*.test.ts'],
          fileParallelism: false,
          globalSetup: ['test/browser/serve.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
