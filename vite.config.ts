import preact from '@preact/preset-vite';
import { defineConfig } from 'vite';
import about from './package.json' with { type: 'json' };
import { compress } from './scripts/build/compress.ts';
import { pages } from './scripts/build/pages.ts';
import { pwa } from './scripts/build/pwa.ts';

export default defineConfig({
  base: './',
  define: { __APP_VERSION__: JSON.stringify(about.version) },
  resolve: { tsconfigPaths: true },
  plugins: [preact({ reactAliasesEnabled: false }), pages(), pwa(), compress()],
  // A worker fetches what it needs of each game, as the app does.
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    manifest: true,
    // A list of what each part brings along costs the first visit 4 kB of 36.
    modulePreload: false,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'home', tags: ['$initial'] }] } } },
  },
});
