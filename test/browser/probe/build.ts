import { build } from '../../../scripts/serve.mjs';

/** Builds the probe page as a version of the app: its real configuration and page, only another entry. */
export function buildProbe(outDir: string, version: string): Promise<void> {
  return build({
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
    define: { PROBE_VERSION: JSON.stringify(version) },
    plugins: [
      {
        name: 'probe',
        transformIndexHtml: { order: 'pre', handler: (html) => html.replace('/src/main.tsx', '/test/browser/probe/page.ts') },
      },
    ],
  });
}
