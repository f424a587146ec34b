import { defineConfig } from 'vitest/config';

/** The quick tests, each run for many faults: no random games, no commands, no browser. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    environment: 'node',
    include: ['test/**/*.test.ts'],
    exclude: ['test/**/browser/**', 'test/**/random.test.ts', 'test/**/perft.test.ts', 'test/scripts/**'],
  },
});
