import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const hashOf = async (file: string): Promise<string> =>
  `sha256-${createHash('sha256')
    .update(await readFile(file))
    .digest('base64')}`;

/** Generates the web app manifest and the service worker with its precache manifest. */
export const pwa = (): Plugin[] =>
  VitePWA({
    strategies: 'injectManifest',
    registerType: 'prompt',
    injectRegister: false,
    srcDir: 'src/worker',
    filename: 'sw.ts',
    manifest: {
      name: 'Regent',
      short_name: 'Regent',
      description: 'Scorekeeper and referee for King’s Gate, Kingdom Builder, Kings Tricktakers and Kingdom.',
      lang: 'en',
      start_url: './',
      scope: './',
      display: 'standalone',
      theme_color: '#fbf7ef',
      background_color: '#fbf7ef',
      categories: ['games'],
      icons: [
        { src: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
        { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
        { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ],
    },
    injectManifest: {
      globPatterns: ['**/*.{js,css,html,svg,png,woff2,webmanifest}'],
      // The host serves 404.html itself; it is not part of the app.
      globIgnores: ['404.html', 'sw.js'],
      rollupFormat: 'iife',
    },
    integration: {
      configureCustomSWViteBuild: (config) => {
        config.logLevel = 'warn';
      },
      beforeBuildServiceWorker: ({ injectManifest }) => {
        injectManifest.manifestTransforms = [
          // The hash serves as subresource integrity and as cache revision: only verified content is ever cached.
          async (entries) => ({
            manifest: await Promise.all(
              entries.map(async (entry) => {
                const integrity = await hashOf(join(injectManifest.globDirectory, entry.url));
                return { ...entry, integrity, revision: integrity };
              }),
            ),
          }),
        ];
        // globPatterns match the web app manifest already; the plugin's additional entry would have no hash.
        injectManifest.additionalManifestEntries = [];
      },
    },
  });
