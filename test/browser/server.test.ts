import { readFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, inject, test } from 'vitest';
import { DIST } from '../../scripts/serve.mjs';

interface EventOutcome {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly content: Buffer;
}

/** Asks with the path as it is written: fetch would take the dots out. */
function ask(path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<EventOutcome> {
  const { hostname, port } = new URL(inject('address'));
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, content: Buffer.concat(parts) }));
    })
      .on('error', reject)
      .end();
  });
}

describe('the server', () => {
  test('gives the page at the root, asked for again each time', async () => {
    expect(await ask('/')).toMatchObject({
      status: 200,
      headers: { 'content-type': 'text/html;charset=utf-8', 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' },
    });
    expect((await ask('/?from=home')).status).toBe(200);
  });

  test.each([
    ['/sw.js', 'text/javascript', 'no-store'],
    ['/manifest.webmanifest', 'application/manifest+json', 'no-cache'],
    ['/icon.svg', 'image/svg+xml', 'no-cache'],
    ['/icon-192.png', 'image/png', 'no-cache'],
    ['/icon-512.png', 'image/png', 'no-cache'],
    ['/icon-maskable-512.png', 'image/png', 'no-cache'],
    ['/apple-touch-icon.png', 'image/png', 'no-cache'],
    ['/robots.txt', 'text/plain', 'no-cache'],
  ])('gives %s its type', async (path, type, cache) => {
    expect(await ask(path)).toMatchObject({ status: 200, headers: { 'content-type': type, 'cache-control': cache } });
  });

  const script = async () => `/${/assets\/[\w-]+\.js/.exec((await ask('/')).content.toString())?.[0]}`;

  test('lets browsers keep what is named after its content', async () => {
    expect(await ask(await script())).toMatchObject({
      status: 200,
      headers: { 'content-type': 'text/javascript', 'cache-control': 'public, max-age=31536000, immutable' },
    });
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('gives what shrinks in %s to those who take it', async (encoding, unpack) => {
    for (const path of ['/', '/sw.js', await script()]) {
      const plain = await ask(path);
      const packed = await ask(path, { 'Accept-Encoding': encoding });
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(packed.headers).toMatchObject({
        'content-encoding': encoding,
        'content-type': plain.headers['content-type'],
        vary: 'Accept-Encoding',
      });
      expect(packed.content.length).toBeLessThan(plain.content.length);
      expect(unpack(packed.content)).toEqual(plain.content);
    }
  });

  test('says when nothing has changed, and gives a part of a file', async () => {
    const { headers, content } = await ask('/icon.svg');
    expect(await ask('/icon.svg', { 'If-None-Match': String(headers.etag) })).toMatchObject({ status: 304, content: Buffer.alloc(0) });
    const part = (Range: string) => ask('/icon.svg', { Range });
    const last = content.length - 1;
    expect(await part('bytes=10-19')).toMatchObject({
      status: 206,
      content: content.subarray(10, 20),
      headers: { 'content-range': `bytes 10-19/${content.length}` },
    });
    for (const range of [`bytes=10-`, `bytes=10-99999999`])
      expect(await part(range)).toMatchObject({
        status: 206,
        content: content.subarray(10),
        headers: { 'content-range': `bytes 10-${last}/${content.length}` },
      });
    expect(await part('bytes=99999999-')).toMatchObject({ status: 416, headers: { 'content-range': `bytes */${content.length}` } });
    for (const range of ['bytes=-5', 'bytes=19-10', 'bytes=0-0', 'bytes=1-2,4-5', 'lines=1-2'])
      expect(await part(range)).toMatchObject({ status: 200, content });
  });

  test('lets nobody put the page into a frame or guess a type, also where there is nothing', async () => {
    for (const path of ['/', '/rescue.html', '/assets/missing-12345678.js'])
      expect((await ask(path)).headers).toMatchObject({
        'content-security-policy': "frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
      });
    expect((await ask('/assets/missing-12345678.js')).headers).toMatchObject({ 'content-type': 'text/plain', 'cache-control': 'no-store' });
  });

  test('sends what the build tells static hosts to send', async () => {
    const rules = readFileSync(join(DIST, '_headers'), 'utf8')
      .split(/^(?=\/)/m)
      .map((rule) => rule.trim().split(/\n\s*/));
    expect(rules.map(([path]) => path)).toEqual(['/*', '/assets/*']);
    const asked = ['/', await script()];
    for (const [index, [, ...headers]] of rules.entries())
      for (const header of headers) {
        const [name = '', value] = header.split(/: (.*)/);
        expect((await ask(asked[index] ?? '')).headers[name.toLowerCase()]).toBe(value);
      }
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
    '/%2evite/manifest.json',
    '/assets/../.vite/manifest.json',
    '/%',
    '/%00',
  ])('has nothing at %s', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });

  test('answers HEAD without a body and refuses to be written to', async () => {
    expect(await ask('/', {}, 'HEAD')).toMatchObject({ status: 200, content: Buffer.alloc(0) });
    expect((await ask('/', {}, 'POST')).status).toBe(405);
  });
});
