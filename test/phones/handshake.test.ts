import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { qrModules } from '#exchange/handover/draw-qr';
import { formatGuestCode, formatHostCode, type GuestCode, type HostCode, parseGuestCode, parseHostCode } from '#phones/handshake/codes';
import { formatCandidate, formatDescription, parseDescription } from '#phones/handshake/session-description';
import { toBase45 } from '#session/formats/base45';

const characters = (set: string, minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...set), minLength, maxLength });
const ICE = 'ABCXYZabcxyz0189+/';
const fingerprint = fc.uint8Array({ minLength: 32, maxLength: 32 });
const credentials = {
  ufrag: fc.oneof(characters(ICE, 4, 4), characters(ICE, 4, 32)),
  password: fc.oneof(characters(ICE, 24, 24), characters(ICE, 22, 64)),
};
const guestCode: fc.Arbitrary<GuestCode> = fc.record({ slot: fc.nat(255), fingerprint, ...credentials });

const HEX = '0123456789abcdef';
const address = fc.oneof(
  fc.ipV4(),
  fc
    .array(
      characters(HEX, 1, 4).map((group) => Number.parseInt(group, 16).toString(16)),
      { minLength: 8, maxLength: 8 },
    )
    .map((groups) => groups.join(':')),
  fc.tuple(...[8, 4, 4, 4, 12].map((length) => characters(HEX, length, length))).map((parts) => `${parts.join('-')}.local`),
);
const hostCode: fc.Arbitrary<HostCode> = fc
  .tuple(fc.array(address, { minLength: 1, maxLength: 6 }), fc.constantFrom('kingdom', 'kings-tricktakers'), fingerprint)
  .chain(([addresses, game, fingerprint]) => {
    const port = fc.record({ address: fc.nat(addresses.length - 1), port: fc.nat(65535) });
    const seat = fc.option(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }), { nil: undefined });
    const slot = fc.record({ number: fc.nat(255), seat, ports: fc.array(port, { maxLength: 6 }), ...credentials });
    return fc.record({
      game: fc.constant(game),
      fingerprint: fc.constant(fingerprint),
      addresses: fc.constant(addresses),
      slots: fc.array(slot, { maxLength: 12 }),
    });
  });

describe('a handshake code', () => {
  test('of a host is read as it was written', () => {
    fc.assert(fc.property(hostCode, (code) => void expect(parseHostCode(formatHostCode(code))).toEqual(code)));
  });

  test('of a guest is read as it was written', () => {
    fc.assert(fc.property(guestCode, (code) => void expect(parseGuestCode(formatGuestCode(code))).toEqual(code)));
  });

  test('of five seats and a phone that looks on is small enough for a screen', () => {
    const slots = ['Ana', 'Bruno', 'Chloé', 'Dan', 'Eva', undefined].map((seat, number) => ({
      number,
      seat,
      ufrag: 'aB3+',
      password: 'abcdefghijklmnopqrstuvwx',
      ports: [{ address: 0, port: 50_000 + number }],
    }));
    const code = formatHostCode({ game: 'kings-tricktakers', fingerprint: new Uint8Array(32), addresses: ['192.168.43.1'], slots });
    // A margin of four on either side.
    expect((qrModules(code).length - 8 - 17) / 4).toBeLessThanOrEqual(12);
  });

  test('that is none, of another version or of the other phone is refused for that', () => {
    const [host, guest] = [fc.sample(hostCode, { numRuns: 1, seed: 1 })[0], fc.sample(guestCode, { numRuns: 1, seed: 1 })[0]];
    if (host === undefined || guest === undefined) throw new Error('no sample');
    expect(parseHostCode('https://example.org/')).toBe('foreign');
    expect(parseHostCode('REGENT/1/0123ABCD/1/1/ABC')).toBe('game');
    expect(parseHostCode('REGENT/3/ABC')).toBe('newer');
    expect(parseHostCode('REGENT/2/')).toBe('damaged');
    expect(parseHostCode('REGENT/2/abc')).toBe('damaged');
    expect(parseHostCode(formatGuestCode(guest))).toBe('guest');
    expect(parseGuestCode(formatHostCode(host))).toBe('host');
  });

  test('that is cut off, goes on or was made up is damaged, or says what we could have written', () => {
    fc.assert(
      fc.property(fc.oneof(hostCode.map(formatHostCode), guestCode.map(formatGuestCode)), fc.nat(), (code, at) => {
        const cut = code.slice(0, 'REGENT/2/'.length + (at % (code.length - 'REGENT/2/'.length)));
        expect(['damaged', 'host', 'guest']).toContain(parseHostCode(cut));
        expect(['damaged', 'host', 'guest']).toContain(parseGuestCode(`${code}000`));
      }),
    );
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.constantFrom(1, 2), (bytes, kind) => {
        const code = `REGENT/2/${toBase45(Uint8Array.from([kind, ...bytes]))}`;
        const [host, guest] = [parseHostCode(code), parseGuestCode(code)];
        if (typeof host !== 'string') expect(parseHostCode(formatHostCode(host))).toEqual(host);
        if (typeof guest !== 'string') expect(parseGuestCode(formatGuestCode(guest))).toEqual(guest);
      }),
    );
  });

  test('brings no line of its own into a session description', () => {
    const evil = formatGuestCode({ slot: 1, fingerprint: new Uint8Array(32), ufrag: 'abcd\r\na=candidate:x', password: 'x'.repeat(24) });
    expect(parseGuestCode(evil)).toBe('damaged');
  });
});

describe('a session description', () => {
  test('is read as it was written, with the candidates of data channels alone', () => {
    fc.assert(
      fc.property(fc.record({ fingerprint, ...credentials }), address, fc.nat(65535), (transport, at, port) => {
        const candidates = [
          `a=${formatCandidate({ address: at, port }, 0, 0)}`,
          'a=candidate:9 1 tcp 1 10.0.0.1 9 typ host tcptype active',
        ];
        const sdp = `${formatDescription(transport, 'offer')}${candidates.join('\r\n')}\r\n`;
        expect(parseDescription(sdp)).toEqual({ ...transport, candidates: [{ address: at, port }] });
      }),
    );
  });

  test('without credentials is none', () => expect(parseDescription('v=0\r\n')).toBeUndefined());

  test('names a candidate otherwise at each try', () => {
    const tries = [0, 1, 2].flatMap((attempt) => [0, 1].map((index) => formatCandidate({ address: '10.0.0.1', port: 1 }, index, attempt)));
    expect(new Set(tries.map((each) => each.split(' ')[0])).size).toBe(tries.length);
    expect(new Set(tries.map((each) => each.split(' ')[3])).size).toBe(tries.length);
  });
});
