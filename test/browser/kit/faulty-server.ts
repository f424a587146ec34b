import type { RequestListener } from 'node:http';
import { createFileHandler, serve } from '../../../scripts/serve.mjs';

/** What a host may answer instead of a file, with the cache rule that goes with the file. */
const CACHED = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** Bad answers, each as a host, a portal or a lost connection gives it. */
export const FAULTS = {
  page: (_, response) => response.writeHead(200, { ...CACHED, 'Content-Type': 'text/html' }).end('<!doctype html><title>Hotel</title>'),
  cut: (_, response) => response.writeHead(200, { ...CACHED, 'Content-Type': 'text/javascript' }).end('const cut ='),
  missing: (_, response) => response.writeHead(404, { ...CACHED, 'Content-Type': 'text/html' }).end('<!doctype html>'),
  broken: (_, response) => response.writeHead(500).end(),
  lost: (_, response) => response.destroy(),
} satisfies Record<string, RequestListener>;

/** A server of a folder that can be made to answer badly for some of its files. */
export async function createFaultyServer(folder: string) {
  const good = createFileHandler(folder);
  let bad: { readonly pattern: RegExp; readonly answer: RequestListener } | undefined;
  const server = await serve(0, folder, (request, response) => {
    const { answer } = bad?.pattern.test(request.url ?? '') ? bad : { answer: good };
    answer(request, response);
  });
  return {
    ...server,
    fault(pattern: RegExp, answer: RequestListener): void {
      bad = { pattern, answer };
    },
    heal(): void {
      bad = undefined;
    },
  };
}
