import { preview, build as viteBuild } from 'vite';
import { root } from './install.mjs';

/** Builds the app into dist/. */
export async function build() {
  await viteBuild({ root, logLevel: 'warn' });
}

/**
 * Serves dist/ on loopback in this process, so that it ends with it; port 0 takes a free one.
 * @param {number} port
 */
export async function serve(port) {
  const server = await preview({ root, logLevel: 'warn', preview: { host: '127.0.0.1', port, strictPort: port !== 0 } });
  const found = server.httpServer.address();
  const address = `http://127.0.0.1:${typeof found === 'object' && found !== null ? found.port : port}/`;
  return { address, close: () => server.close() };
}
