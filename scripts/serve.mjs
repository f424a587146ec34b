import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { build as viteBuild } from 'vite';
import { root } from './processes.mjs';

/** Where the built app is. */
export const DIST = join(root, 'dist');

/**
 * Builds the app into dist/, or as told, as people get it, wherever this is called from.
 * @param {import('vite').InlineConfig} config
 */
export async function build(config = {}) {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    await viteBuild({ root, logLevel: 'warn', ...config });
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}

/** A part of the path that begins with a dot, written as it is or encoded. */
const HIDDEN = /^[^?#]*[\\/](?:\.|%2e)/i;

/** What goes with every answer; `public/_headers` says the same to static hosts. */
const HEADERS = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/**
 * How browsers may keep a file: named after its content, for ever; the service worker, never; all others, if they ask each time.
 * @param {string} path
 */
function cacheControl(path) {
  if (path.endsWith('/sw.js')) return 'no-store';
  return path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/**
 * Whether a range is of a form that sirv reads right; to any other the whole is a right answer too.
 * @param {string | undefined} range
 */
function isReadableRange(range = '') {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  return from !== undefined && (to === '' || Number(from) < Number(to));
}

/**
 * Answers requests with the files of a folder, each looked up when it is asked for: a build may replace them meanwhile.
 * @param {string} folder
 * @returns {import('node:http').RequestListener}
 */
export function createFileHandler(folder) {
  const file = sirv(folder, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, path) => response.setHeader('Cache-Control', cacheControl(path)),
  });
  return (request, response) => {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    const missing = () => response.writeHead(404, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' }).end('Not found\n');
    if (!isReadableRange(request.headers.range)) delete request.headers.range;
    if (request.method !== 'GET' && request.method !== 'HEAD') response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    else if (HIDDEN.test(request.url ?? '')) missing();
    else file(request, response, missing);
  };
}

/** A signal to `npm start` ends npm and its shell, but not us: we notice that they are gone. */
function endWithNpm() {
  if (process.env.npm_lifecycle_event !== 'start') return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.exit();
  }, 500).unref();
}

/**
 * Serves a built app on loopback in this process, so that it ends with it; port 0 takes a free one.
 * @param {number} port
 * @param {string} folder
 * @param {import('node:http').RequestListener} answer
 * @returns {Promise<{ readonly address: string, close(): Promise<void> }>}
 */
export async function serve(port, folder = DIST, answer = createFileHandler(folder)) {
  endWithNpm();
  const server = createServer(answer);
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', () => resolve(undefined)));
  const found = server.address();
  const address = `http://127.0.0.1:${typeof found === 'object' && found !== null ? found.port : port}/`;
  const close = () =>
    new Promise((resolve) => {
      server.close(() => resolve(undefined));
      server.closeAllConnections();
    });
  return { address, close };
}
