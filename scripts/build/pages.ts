import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { build, createServer, type Plugin } from 'vite';

const RESCUE = resolve(import.meta.dirname, '../../src/rescue');
const HOME_SCREEN = resolve(import.meta.dirname, '../../src/screens/home/prerender.tsx');

/** A script in one piece, for browsers older than the app's, to stand within a page: it cannot go missing by itself. */
async function bundleInline(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    resolve: { tsconfigPaths: true },
    build: { write: false, target: 'es2017', lib: { entry: resolve(RESCUE, entry), formats: ['iife'], name: 'inline' } },
  });
  const [found] = [built].flat();
  if (found === undefined || !('output' in found)) throw new Error(`${entry} was not built`);
  return found.output[0].code.trim();
}

/** The home screen as a first visitor has it, drawn in every language. */
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
  const drawn: string = await prerenderHome();
  await server.close();
  return drawn;
}

/** What every page of ours may do. */
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

/** The page with its content policy, which allows what stands within the page by its hash. */
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
 * The page with the app's script in a template, from which the guard takes it once the first screen is painted: on Lighthouse's
 * phone that is after 1.1 s, and 1.2 to 1.6 s where the script shares the line.
 */
function deferScripts(page: string): string {
  const scripts =
    page
      .match(SCRIPTS)
      ?.map((script) => script.trim())
      .join('') ?? '';
  return page.replaceAll(SCRIPTS, '').replace('<!-- guard -->', () => `<template id="parts">${scripts}</template>\n    <!-- guard -->`);
}

/** Puts the guard, the first screen and the content policy into the app's page, and the rescue page beside it. */
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
