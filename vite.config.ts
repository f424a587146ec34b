import preact from '@preact/preset-vite';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import about from './package.json' with { type: 'json' };
import { compress } from './scripts/compress.mjs';
import { integrity, pages } from './scripts/pages.mjs';
import { rooms } from './scripts/rooms.mjs';

/** A game's law with its machine and sentences. */
const LAW =
  /(?:machines\/(?!flow|table|taking)|src\/games\/)([a-z-]+)(?:\/(?:game|law\/(?!seats)[a-z-]+|text\/(?!screen|desk)[a-z-]+))?\.ts$/;
const GROUND = '#fbf7ef';
const checked = integrity();

export default defineConfig({
  base: './',
  define: { __APP_VERSION__: JSON.stringify(about.version) },
  resolve: { alias: rooms },
  plugins: [
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
    modulePreload: { polyfill: false },
    // What every game needs comes with the first visit, so that a game brings only its own.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What is known of every game before anything of it is loaded.
            { name: 'games', test: /src\/(registry|games\/[a-z-]+\/(manifest|law\/seats))\.ts$/, priority: 10 },
            { name: 'base', test: /node_modules\/(@preact|preact|valibot|idb)\/|lucide-preact\/dist\/esm\/(?!icons)/, priority: 9 },
            // What a list of games needs, to be read and to be said; the home screen needs nothing of a table.
            {
              name: 'list',
              test: /src\/text\/(french|language|table|troubles)\.ts$|src\/session\/(id|say|schema|entry|name|trouble|log|version|transcript)\.ts$|src\/store\/(?!aside|beside|checked|contents|elsewhere|listing|live|summary|lock|stored)[a-z]+\.ts$/,
              priority: 8,
            },
            {
              name: 'common',
              test: /src\/law\/[a-z]+\.ts$|machines\/(flow|table|taking)\.ts$|src\/session\/(?!id|record|verdict|draft)[a-z]+\.ts$|src\/store\/(live|summary|lock|stored)\.ts$|node_modules\/xstate/,
              priority: 5,
            },
            // A law in one piece: its parts would otherwise be spread over the screens that share them.
            { name: (id) => `law-${LAW.exec(id)?.[1]}`, test: LAW },
          ],
        },
      },
    },
  },
});
