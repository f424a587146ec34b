import { request } from 'node:http';
import { describe, expect, inject, test } from 'vitest';

interface Answer {
  readonly status: number | undefined;
  readonly type: string | undefined;
  readonly cache: string | undefined;
  readonly body: string;
}

/** Asks with the path as it is written: fetch would take the dots out. */
function ask(path: string, method = 'GET'): Promise<Answer> {
  const { hostname, port } = new URL(inject('address'));
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, method }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        body += part;
      });
      response.on('end', () => {
        const { 'content-type': type, 'cache-control': cache } = response.headers;
        resolve({ status: response.statusCode, type, cache, body });
      });
    })
      .on('error', reject)
      .end();
  });
}

describe('the server', () => {
  test('gives the page at the root, asked for again each time', async () => {
    expect(await ask('/')).toMatchObject({ status: 200, type: 'text/html; charset=utf-8', cache: 'no-cache' });
    expect((await ask('/?from=home')).status).toBe(200);
  });

  test.each([
    ['/sw.js', 'text/javascript; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/icon.svg', 'image/svg+xml'],
    ['/icon-192.png', 'image/png'],
    ['/icon-512.png', 'image/png'],
    ['/icon-maskable-512.png', 'image/png'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
  ])('gives %s its type', async (path, type) => {
    expect(await ask(path)).toMatchObject({ status: 200, type, cache: 'no-cache' });
  });

  test('lets browsers keep what is named after its content', async () => {
    const script = /assets\/[\w-]+\.js/.exec((await ask('/')).body)?.[0];
    expect(await ask(`/${script}`)).toMatchObject({ status: 200, cache: 'public, max-age=31536000, immutable' });
  });

  test.each([
    '/missing',
    '/missing.js',
    '/assets/',
    '/assets/missing-12345678.js',
    '/assets',
    '/../package.json',
    '/assets/../../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/..%5cpackage.json',
    '//etc/passwd',
    '/.vite/manifest.json',
    '/%',
    '/%00',
  ])('has nothing at %s', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });

  test('answers HEAD without a body and refuses to be written to', async () => {
    expect(await ask('/', 'HEAD')).toMatchObject({ status: 200, body: '' });
    expect((await ask('/', 'POST')).status).toBe(405);
  });
});
