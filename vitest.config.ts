import { availableParallelism } from 'node:os';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';

const resolve = { tsconfigPaths: true };

/** Without isolation, test files of a thread share their imports. Long timeouts instead of retries: a busy machine is slow, not flaky. */
const shared = {
  pool: 'threads',
  isolate: false,
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
} as const;

/** A fresh object for each project, as Vitest mutates `define`. */
const versionOfTests = () => ({ __APP_VERSION__: '"test"' });

/** Component tests in happy-dom, without a service worker. */
const drawn = {
  resolve,
  plugins: [VitePWA({ disable: true })],
  test: { ...shared, environment: 'happy-dom', setupFiles: ['test/cleanup.ts'] },
};

/** Resets the module registry for each test, so it needs isolation. */
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
