import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createHost } from '#phones/host/host';
import { formatMessage, type GuestMessage, type HostMessage, parseHostMessage } from '#phones/protocol/messages';
import { isInputError } from '#session/formats/input-error';
import type { Act } from '#session/log/effective-log';
import { append, isTable, openTable } from '#session/log/table';
import { RULES_VERSION } from '#session/rules-version';
import { gameOf, people } from '../transcripts';

const PHONES = ['a', 'b', 'c'].map((digit) => digit.repeat(32));
const [ANA = '', BEN = '', CAT = ''] = PHONES;

/** A host of a game of Kingdom that saves at once; its links are numbered, and what it sends on each is kept. */
function createKingdomHost() {
  const header = { players: people('ana', 'ben'), setup: { white: 'ana' } };
  const opened = openTable(gameOf('kingdom'), header);
  if (isInputError(opened)) throw new Error(JSON.stringify(opened));
  let table = opened;
  let time = 0;
  const sent: (readonly [link: number, message: HostMessage])[] = [];
  const closed: number[] = [];
  const act = (given: Act) => {
    const next = append(table, given, 1);
    if (!isTable(next)) return next;
    table = next;
    return undefined;
  };
  const host = createHost(
    {
      shared: { id: 'g', game: 'kingdom', rules: RULES_VERSION, startedAt: 0, ...header },
      table: () => table,
      savedCount: () => table.entries.length,
      accepted: () => undefined,
      act,
    },
    {
      send(link, text) {
        const message = parseHostMessage(text);
        if (message === undefined) throw new Error(text);
        sent.push([link, message]);
      },
      close: (link) => void closed.push(link),
      now: () => time,
      onGuests: () => undefined,
    },
  );
  return {
    host,
    act,
    closed,
    entries: () => table.entries,
    pass: (ms: number) => {
      time += ms;
    },
    say: (link: number, message: GuestMessage) => host.receive(link, formatMessage(message)),
    /** What this link was told of one kind. */
    told: <T extends HostMessage['type']>(link: number, type: T) =>
      sent.flatMap(([to, message]) => (to === link && message.type === type ? [message as Extract<HostMessage, { type: T }>] : [])),
  };
}

const hello = (phone: string, rules = RULES_VERSION): GuestMessage => ({ type: 'hello', v: 1, rules, phone, have: 0, mark: '' });
const MOVE = { type: 'move', by: 'ana', path: ['a1', 'a2'] };
const propose = (cid: number, event: object, base = 0): GuestMessage => ({ type: 'propose', cid, base, event: { type: '', ...event } });

describe('a host', () => {
  test('lets a phone play at the seat of its place', () => {
    const { host, say, told, entries } = createKingdomHost();
    host.connect(1, 'ana');
    say(1, hello(ANA));
    say(1, propose(0, MOVE));
    expect(told(1, 'accepted')).toEqual([{ type: 'accepted', cid: 0, entry: 0 }]);
    expect(entries()).toHaveLength(1);
  });

  test('counts a proposal once that comes again', () => {
    const { host, say, told, entries } = createKingdomHost();
    host.connect(1, 'ana');
    say(1, hello(ANA));
    for (let again = 0; again < 3; again += 1) say(1, propose(0, MOVE));
    expect(entries()).toHaveLength(1);
    expect(told(1, 'accepted')).toHaveLength(3);
    expect(told(1, 'refused')).toEqual([]);
  });

  test.each([
    ['for another seat', { ...MOVE, by: 'ben' }],
    ['by consent', { ...MOVE, consent: true }],
    ['that gives points', { type: 'adjust', by: 'ana', points: 50, reason: '' }],
    ['for nobody', { type: 'move', path: ['a1', 'a2'] }],
  ])('refuses a proposal %s', (_, event) => {
    const { host, say, told, entries } = createKingdomHost();
    host.connect(1, 'ana');
    say(1, hello(ANA));
    say(1, propose(0, event));
    expect(told(1, 'refused')).toEqual([{ type: 'refused', cid: 0, why: 'seat' }]);
    expect(entries()).toEqual([]);
  });

  test('refuses what the rules forbid, and what somebody entered for the seat meanwhile', () => {
    const { host, act, say, told } = createKingdomHost();
    host.connect(1, 'ana');
    say(1, hello(ANA));
    say(1, propose(0, { ...MOVE, path: ['a1', 'a9'] }));
    act({ kind: 'happened', event: MOVE });
    say(1, propose(1, { ...MOVE, path: ['e1', 'e2'] }));
    expect(told(1, 'refused').map(({ why }) => why)).toEqual(['rules', 'stale']);
  });

  test('lets a phone look on whose place is nobody’s, whose seat is taken, or that has other rules', () => {
    const { host, say, told } = createKingdomHost();
    host.connect(1, 'ana');
    say(1, hello(ANA));
    host.connect(2, 'ana');
    say(2, hello(BEN));
    host.connect(3, undefined);
    say(3, hello(CAT));
    host.connect(4, 'ben');
    say(4, hello('d'.repeat(32), RULES_VERSION + 1));
    expect([1, 2, 3, 4].map((link) => told(link, 'welcome')[0]?.seat)).toEqual(['ana', undefined, undefined, undefined]);
    say(3, propose(0, MOVE));
    expect(told(3, 'refused')).toHaveLength(1);
  });

  test('gives the seat of a phone that fell quiet to the next one, and the old link of a phone up', () => {
    const { host, say, told, closed } = createKingdomHost();
    host.connect(1, 'ana');
    say(1, hello(ANA));
    host.setQuiet(1, true);
    host.connect(2, 'ana');
    say(2, hello(BEN));
    expect(told(2, 'welcome')[0]?.seat).toBe('ana');
    host.connect(3, 'ana');
    say(3, hello(BEN));
    expect(told(3, 'welcome')[0]?.seat).toBe('ana');
    expect(closed).toEqual([1, 2]);
    expect(host.guests().map(({ link }) => link)).toEqual([3]);
  });

  test('tells who is here whenever somebody comes, goes or falls quiet', () => {
    const { host, say, told } = createKingdomHost();
    host.connect(1, 'ana');
    say(1, hello(ANA));
    host.connect(2, undefined);
    say(2, hello(BEN));
    host.setQuiet(2, true);
    host.disconnect(2);
    expect(told(1, 'here').map(({ guests }) => guests.map(({ isQuiet }) => isQuiet))).toEqual([
      [false],
      [false, false],
      [false, true],
      [false],
    ]);
  });

  test('tells a phone of another version which one it speaks', () => {
    const { host, say, told } = createKingdomHost();
    host.connect(1, 'ana');
    say(1, { ...hello(ANA), v: 2 } as GuestMessage);
    expect(told(1, 'other')).toEqual([{ type: 'other', v: 1 }]);
    say(1, propose(0, MOVE));
    expect(told(1, 'accepted')).toEqual([]);
  });

  test('sends the whole log again to a phone that has another one', () => {
    const { host, act, say, told } = createKingdomHost();
    act({ kind: 'happened', event: MOVE });
    host.connect(1, 'ana');
    say(1, { ...hello(ANA), have: 1, mark: '0123456789abcdef' } as GuestMessage);
    expect(told(1, 'welcome').map(({ from }) => from)).toEqual([0]);
    expect(told(1, 'entries').map(({ list }) => list.length)).toEqual([1]);
  });

  test('hears ten messages a second and no more', () => {
    const { host, say, told, pass } = createKingdomHost();
    host.connect(1, 'ana');
    say(1, hello(ANA));
    const flood = () => {
      for (let cid = 0; cid < 100; cid += 1) say(1, propose(cid, { ...MOVE, by: 'ben' }));
      return told(1, 'refused').length;
    };
    expect(flood()).toBe(19);
    pass(1000);
    expect(flood()).toBe(29);
  });

  test('logs nothing of 10,000 hostile messages, and none makes it throw', () => {
    const { host, say, entries, pass } = createKingdomHost();
    host.connect(1, undefined);
    say(1, hello(ANA));
    host.connect(2, 'ben');
    const event = fc.oneof(
      fc.object({ maxDepth: 3 }),
      fc.record({ type: fc.constantFrom('move', 'adjust', 'resign', '__proto__'), by: fc.constantFrom('ana', 'cat', '') }),
    );
    const message = fc.oneof(
      fc.string(),
      fc.jsonValue().map((value) => JSON.stringify(value)),
      fc
        .record({ type: fc.constantFrom('propose', 'hello', 'entries'), cid: fc.integer(), base: fc.nat(), event })
        .map((each) => JSON.stringify(each)),
      fc.constant(`"${'x'.repeat(20_000)}"`),
    );
    fc.assert(
      fc.property(message, fc.constantFrom(1, 2, 3), (text, link) => {
        pass(200);
        host.receive(link, text);
        expect(entries()).toEqual([]);
      }),
      { numRuns: 10_000 },
    );
  });
});
