import preact from '@preact/preset-vite';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import about from './package.json' with { type: 'json' };
import { fileName, preloaded, splitting } from './scripts/chunks.mjs';
import { compress } from './scripts/compress.mjs';
import { integrity, pages } from './scripts/pages.mjs';
import { icons, rooms, singleIcons } from './scripts/rooms.mjs';

const GROUND = '#fbf7ef';
const checked = integrity();

export default defineConfig({
  base: './',
  define: { __APP_VERSION__: JSON.stringify(about.version) },
  resolve: { alias: [...rooms, icons] },
  plugins: [
    singleIcons(),
    preact(),
    pages(),
    checked.plugin,
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/worker',
      filename: 'sw.ts',
      registerType: 'prompt',
      injectRegister: null,
      includeManifestIcons: false,
      manifest: {
        name: 'Regent',
        short_name: 'Regent',
        description: 'Scorekeeper and referee for King’s Gate, Kingdom Builder, Kings Tricktakers and Kingdom.',
        lang: 'en',
        start_url: './',
        scope: './',
        display: 'standalone',
        theme_color: GROUND,
        background_color: GROUND,
        categories: ['games'],
        icons: [
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
          { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
        ],
      },
      integration: {
        configureCustomSWViteBuild: (config) => {
          config.logLevel = 'warn';
        },
      },
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,svg,png,woff2,webmanifest}'],
        globIgnores: ['404.html'],
        manifestTransforms: [checked.transform],
        rollupFormat: 'iife',
      },
    }),
    compress(),
  ],
  // A worker fetches what it needs of each game, as the app does.
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false, resolveDependencies: preloaded },
    rolldownOptions: { output: { codeSplitting: splitting, chunkFileNames: fileName } },
  },
});
