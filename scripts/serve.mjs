import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, sep } from 'node:path';
import { build as viteBuild } from 'vite';
import { root } from './install.mjs';

/** Where the built app is. */
export const DIST = join(root, 'dist');

const TYPES = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
  ['.woff2', 'font/woff2'],
  ['.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
  ['.txt', 'text/plain; charset=utf-8'],
]);

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

/**
 * The file of a folder that an address asks for, if there is one; nothing outside the folder, nothing hidden.
 * @param {string} folder
 * @param {string} address
 */
async function find(folder, address) {
  try {
    const path = decodeURIComponent(new URL(address, 'http://localhost').pathname);
    if (path.split(/[\\/]/).some((part) => part.startsWith('.'))) return undefined;
    const home = await realpath(folder);
    const file = await realpath(join(home, path.endsWith('/') ? `${path}index.html` : path));
    const found = await stat(file);
    return file.startsWith(home + sep) && found.isFile() ? { file, size: found.size } : undefined;
  } catch {
    return undefined;
  }
}

/** Files named after their content never change; all others are asked for again. */
const cacheControl = (/** @type {string} */ file) =>
  file.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache';

/**
 * Answers one request with a file of the folder, or with 404 or 405.
 * @param {string} folder
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function answer(folder, request, response) {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  if (request.method !== 'GET' && request.method !== 'HEAD') return response.writeHead(405, { Allow: 'GET, HEAD' }).end();
  const found = await find(folder, request.url ?? '/');
  if (found === undefined) return response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n');
  response.writeHead(200, {
    'Content-Type': TYPES.get(extname(found.file)) ?? 'application/octet-stream',
    'Content-Length': found.size,
    'Cache-Control': cacheControl(found.file),
  });
  if (request.method === 'HEAD') return response.end();
  return createReadStream(found.file)
    .on('error', () => response.destroy())
    .pipe(response);
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
 * @returns {Promise<{ readonly address: string, close(): Promise<void> }>}
 */
export async function serve(port, folder = DIST) {
  endWithNpm();
  const server = createServer((request, response) => void answer(folder, request, response));
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
