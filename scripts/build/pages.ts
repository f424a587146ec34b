import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { build, createServer, type Plugin } from 'vite';

const RESCUE = resolve(import.meta.dirname, '../../src/rescue');
const HOME_SCREEN = resolve(import.meta.dirname, '../../src/screens/home/prerender.tsx');

/** Bundles a script to be inlined into a page, so that no request for it can fail; the target is older than the app's. */
async function bundleInline(entry: string): Promise<string> {
  const output = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    resolve: { tsconfigPaths: true },
    build: { write: false, target: 'es2017', lib: { entry: resolve(RESCUE, entry), formats: ['iife'], name: 'inline' } },
  });
  const [found] = [output].flat();
  if (found === undefined || !('output' in found)) throw new Error(`${entry} was not built`);
  return found.output[0].code.trim();
}

/** Prerenders the home screen of a first visit in every language. */
async function renderFirstScreens(): Promise<string> {
  const server = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    resolve: { tsconfigPaths: true },
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  const { prerenderHome } = await server.ssrLoadModule(HOME_SCREEN);
  const html: string = await prerenderHome();
  await server.close();
  return html;
}

/** The Content-Security-Policy of every page. */
const POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
};

/** Adds the Content-Security-Policy as a meta element; inline scripts and styles are allowed by their hashes. */
function addPolicy(page: string): string {
  const hashesOf = (tag: string): string =>
    [...page.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))]
      .map(([, content = '']) => ` 'sha256-${createHash('sha256').update(content).digest('base64')}'`)
      .join('');
  const inline: Readonly<Record<string, string>> = { 'script-src': hashesOf('script'), 'style-src': hashesOf('style') };
  const policy = Object.entries(POLICY).map(([directive, sources]) => `${directive} ${sources}${inline[directive] ?? ''}`);
  const charset = '<meta charset="utf-8" />';
  return page.replace(charset, `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${policy.join('; ')}" />`);
}

const SCRIPTS = / *<script type="module"[^>]*><\/script>\n?/g;

/**
 * Moves the app's scripts into a template, from which the guard inserts them after the first contentful paint. On Lighthouse's
 * simulated phone this paints after 1.1 s instead of 1.2 to 1.6 s, as the scripts do not compete for bandwidth.
 */
function deferScripts(page: string): string {
  const scripts =
    page
      .match(SCRIPTS)
      ?.map((script) => script.trim())
      .join('') ?? '';
  return page
    .replaceAll(SCRIPTS, '')
    .replace('<!-- guard -->', () => `<template id="deferred-scripts">${scripts}</template>\n    <!-- guard -->`);
}

/** Inlines the guard and the prerendered home screen into index.html, adds the policy, and emits rescue.html. */
export function pages(): Plugin[] {
  return [
    {
      name: 'pages-in-development',
      apply: 'serve',
      transformIndexHtml: (page) => page.replace('<!-- guard -->', '<script type="module" src="/src/rescue/guard.ts"></script>'),
    },
    {
      name: 'pages',
      apply: 'build',
      transformIndexHtml: {
        order: 'post',
        handler: async (page) => {
          const [guard, screens] = await Promise.all([bundleInline('guard.ts'), renderFirstScreens()]);
          return addPolicy(
            deferScripts(page)
              .replace('<!-- guard -->', () => `<script>${guard}</script>`)
              .replace('<!-- first screen -->', () => screens),
          );
        },
      },
      async generateBundle() {
        const [page, script] = await Promise.all([readFile(resolve(RESCUE, 'rescue.html'), 'utf8'), bundleInline('page.ts')]);
        const source = addPolicy(page.replace('<script src="./page.ts"></script>', () => `<script>${script}</script>`));
        this.emitFile({ type: 'asset', fileName: 'rescue.html', source });
      },
    },
  ];
}
