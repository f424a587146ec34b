import { defineConfig } from 'vitest/config';
import { rooms } from './rooms.mjs';

/** The quick tests, each run for many faults: no random games, no commands, no browser. */
export default defineConfig({
  resolve: { alias: rooms },
  test: {
    environment: 'node',
    include: ['test/**/*.test.ts'],
    exclude: ['test/**/browser/**', 'test/**/random.test.ts', 'test/**/perft.test.ts', 'test/scripts/**'],
  },
});
