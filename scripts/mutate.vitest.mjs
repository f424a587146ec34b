import { defineConfig } from 'vitest/config';
import { rooms } from './rooms.mjs';

/** The quick tests of the part that faults are seeded into: no random games, no browser. */
export default defineConfig({
  resolve: { alias: rooms },
  test: {
    environment: 'node',
    include: JSON.parse(process.env.MUTATE_TESTS ?? '[]'),
    exclude: ['test/**/browser/**', 'test/**/random.test.ts', 'test/**/perft.test.ts', 'test/scripts/**'],
  },
});
