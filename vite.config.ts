import { defineConfig } from 'vite';
import about from './package.json' with { type: 'json' };
import { fileName, preloaded, splitting } from './scripts/chunks.mjs';
import { compress } from './scripts/compress.mjs';
import { pages, styleOnce } from './scripts/pages.mjs';
import { icons, rooms, singleIcons } from './scripts/rooms.mjs';
import { worker } from './scripts/worker.mjs';

export default defineConfig({
  base: './',
  define: { __APP_VERSION__: JSON.stringify(about.version) },
  resolve: { alias: [...rooms, icons] },
  plugins: [singleIcons(), pages(), styleOnce(), worker(), compress()],
  // A worker fetches what it needs of each game, as the app does.
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false, resolveDependencies: preloaded },
    rolldownOptions: { output: { codeSplitting: splitting, chunkFileNames: fileName } },
  },
});
