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
  // Workers load games by dynamic import, which needs ES modules.
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    manifest: true,
    // The preload lists would add 4 kB to the 36 kB of the first visit.
    modulePreload: false,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'home', tags: ['$initial'] }] } } },
  },
});
