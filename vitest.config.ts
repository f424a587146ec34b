import { availableParallelism } from 'node:os';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';

const resolve = { tsconfigPaths: true };

/** Files share what they import, within a thread; a busy machine may be late, and nothing is tried twice. */
const shared = {
  pool: 'threads',
  isolate: false,
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
} as const;

/** An object for each project: Vitest takes out of it what it defines. */
const versionOfTests = () => ({ __APP_VERSION__: '"test"' });

/** Tests of what is drawn; no service worker is registered there. */
const drawn = {
  resolve,
  plugins: [VitePWA({ disable: true })],
  test: { ...shared, environment: 'happy-dom', setupFiles: ['test/cleanup.ts'] },
};

/** Takes its modules anew for each test, which no other file may share. */
const ANEW = 'test/screens/pwa/install.test.tsx';

export default defineConfig({
  test: {
    // Two more than there are cores: browser tests wait more than they work.
    maxWorkers: availableParallelism() + 2,
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
        ...drawn,
        define: versionOfTests(),
        test: { ...drawn.test, name: 'drawn', include: ['test/**/*.test.tsx'], exclude: [ANEW] },
      },
      {
        ...drawn,
        define: versionOfTests(),
        test: { ...drawn.test, isolate: true, name: 'anew', include: [ANEW] },
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
