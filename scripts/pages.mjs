import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { root } from './install.mjs';
import { icons } from './rooms.mjs';

/** What a page runs before, or without, the app stands within the page: it cannot go missing by itself. */
const RESCUE = join(root, 'src/rescue');

/**
 * A program in one piece, for browsers older than the app's; `told` is what only the build knows.
 * @param {string} input
 * @param {Record<string, string>} told
 */
export async function bundled(input, told = {}) {
  const transform = { target: 'es2017', define: told };
  const build = await rolldown({ input, logLevel: 'warn', tsconfig: join(root, 'tsconfig.json'), transform });
  const { output } = await build.generate({ format: 'iife', minify: true });
  await build.close();
  return output[0].code.trim();
}

/**
 * The page with its policy allowing what stands within it, by its hash, and nothing else.
 * @param {string} page
 */
function allowed(page) {
  const hashes = (/** @type {string} */ tag) =>
    [...page.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))].map(
      ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
    );
  return page
    .replace("script-src 'self'", ["script-src 'self'", ...hashes('script')].join(' '))
    .replace("style-src 'self'", ["style-src 'self'", ...hashes('style')].join(' '));
}

/** The home screen as a first visitor has it, drawn in every language. */
async function firstScreens() {
  const build = await rolldown({
    input: join(root, 'src/screens/home/first.tsx'),
    platform: 'node',
    logLevel: 'silent',
    tsconfig: join(root, 'tsconfig.json'),
    resolve: { alias: { '../createLucideIcon.mjs': icons.replacement } },
    moduleTypes: { '.css': 'empty' },
  });
  const { output } = await build.generate({ format: 'esm', codeSplitting: false });
  await build.close();
  /** @type {{ firstScreens(): Promise<string> }} */
  const drawn = await import(`data:text/javascript;base64,${Buffer.from(output[0].code).toString('base64')}`);
  return drawn.firstScreens();
}

/**
 * The page with its style within it, and its font on the way: it is painted with the first bytes. Addresses in it are seen from the page.
 * @param {string} page
 * @param {import('vite').Rolldown.OutputBundle} bundle
 */
function styled(page, bundle) {
  return page.replaceAll(/ *<link rel="stylesheet"[^>]*href="\.\/([^"]+)">\n?/g, (_link, file) => {
    const style = bundle[file];
    const source = style?.type === 'asset' ? String(style.source) : '';
    const seen = source.replaceAll('url(./', 'url(./assets/').trim();
    const fonts = [...seen.matchAll(/url\(([^)]+\.woff2)\)/g)].map(
      ([, font]) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">\n`,
    );
    return `${fonts.join('')}<style>${seen}</style>\n`;
  });
}

/** The app's own files, in the order in which the page names them. */
const PARTS = / *<script type="module"[^>]*><\/script>\n?| *<link rel="(?:modulepreload|preload)"[^>]*>\n?/g;

/**
 * The page without the app's own files, and these.
 * @param {string} page
 * @returns {readonly [string, string]}
 */
const heldBack = (page) => [page.replaceAll(PARTS, ''), [...page.matchAll(PARTS)].map(([part]) => part.trim()).join('')];

/**
 * Puts the guard, the first screen and its style into the app's page, and the rescue page beside it.
 * @returns {import('vite').Plugin}
 */
export function pages() {
  return {
    name: 'pages',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: async (page, { bundle = {} }) => {
        const [guard, screens] = await Promise.all([bundled(join(RESCUE, 'guard.ts')), firstScreens()]);
        const [held, parts] = heldBack(styled(page, bundle));
        const begins = `<template id="parts">${parts}</template>\n<script>${guard}</script>`;
        return allowed(held.replace('<!-- guard -->', () => begins).replace('<!-- first screen -->', () => screens));
      },
    },
    async generateBundle() {
      const [page, script] = await Promise.all([readFile(join(RESCUE, 'rescue.html'), 'utf8'), bundled(join(RESCUE, 'page.ts'))]);
      const source = allowed(page.replace('<script src="./page.ts"></script>', () => `<script>${script}</script>`));
      this.emitFile({ type: 'asset', fileName: 'rescue.html', source });
    },
  };
}

/**
 * The style of home stands in the page: no file brings it again. Vite has written the page by then, and not yet what files bring.
 * @returns {import('vite').Plugin}
 */
export function styleOnce() {
  return {
    name: 'style-once',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || chunk.name !== 'home') continue;
        for (const file of chunk.viteMetadata?.importedCss ?? []) delete bundle[file];
        chunk.viteMetadata?.importedCss.clear();
      }
    },
  };
}
