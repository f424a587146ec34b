import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { createGuestSession, joinedGame } from '#phones/guest/joined-game';
import { createHost } from '#phones/host/host';
import { hostedGame } from '#phones/host/hosted-game';
import type { Act } from '#session/log/effective-log';
import { stateOf } from '#session/log/table';
import type { JoinedStatus, LiveGame } from '#store/live/live-game';
import { beginGame, freshName, MOVES, move, openTestLive, openTestStore } from '../store/test-store';
import { gameOf } from '../transcripts';

/** A game on this device, and the same game on a phone that joined it at a seat; nothing comes between them. */
async function joinAt(seat: string | undefined, game = 'kingdom') {
  const store = await openTestStore(freshName());
  const hosted = await openTestLive(store, (await beginGame(store, game)).id);
  const session = createGuestSession((text) => host.receive(1, text));
  const host = createHost(hostedGame(hosted), {
    send: (_, text) => session.input({ type: 'received', text }),
    close: () => undefined,
    now: Date.now,
    onGuests: () => undefined,
  });
  hosted.storedGame.subscribe(() => host.update());
  host.connect(1, seat);
  session.input({ type: 'connected' });
  const link = signal<JoinedStatus['link']>('open');
  const joined = joinedGame(gameOf(game), session, link, () => undefined);
  if (joined === undefined) throw new Error('not joined');
  return { store, hosted, joined, session, link };
}

const [first, second] = MOVES;
const lengthOf = ({ table }: LiveGame): number => table.value.entries.length;
const ruleOf = (refusal: ReturnType<LiveGame['act']>): string | undefined =>
  refusal !== undefined && 'reason' in refusal ? refusal.reason.rule : undefined;

test('a guest on move plays: at once on its screen, then in the log of the host, with its number', async () => {
  const { store, hosted, joined, session } = await joinAt('ana');
  expect(joined.mode.value).toBe('playing');
  expect(first && joined.act(first)).toBeUndefined();
  expect([lengthOf(joined), joined.unsavedCount.value, joined.storedGame.value.entries]).toEqual([1, 1, 0]);
  await expect.poll(() => joined.storedGame.value.entries).toBe(1);
  expect([lengthOf(hosted), lengthOf(joined), joined.unsavedCount.value]).toEqual([1, 1, 0]);
  const { phone } = session.state.value;
  const stored = await store.game(hosted.storedGame.value.id);
  expect(stored?.proposals).toEqual({ [phone]: { cid: 0, entry: 0 } });
  expect(hosted.storedGame.value.proposals).toEqual(stored?.proposals);
});

test('a guest sees what the host enters once it is saved, and waits while another is on move', async () => {
  const { hosted, joined } = await joinAt('ana');
  for (const act of [first, second]) expect(act && hosted.act(act)).toBeUndefined();
  await expect.poll(() => lengthOf(joined)).toBe(2);
  expect(stateOf(joined.table.value).position).toEqual(stateOf(hosted.table.value).position);
  expect(joined.mode.value).toBe('playing');
  hosted.act({ kind: 'undo' });
  await expect.poll(() => lengthOf(joined)).toBe(3);
  expect(joined.mode.value).toBe('watching');
});

test('a guest is refused at once what is another’s, the host’s or against the rules', async () => {
  const { joined } = await joinAt('ana');
  expect(ruleOf(joined.act({ kind: 'undo' }))).toBe('log.joined');
  expect(ruleOf(joined.act({ kind: 'happened', event: { type: 'resign', by: 'ben' } }))).toBe('log.seat');
  const adjust = { type: 'adjust', by: 'ana', points: 50, reason: 'why not' };
  expect(joined.act({ kind: 'happened', event: adjust })).toBeDefined();
  expect(ruleOf(joined.act(move('a1', 'a3')))).toMatch(/^kd\./);
  expect(lengthOf(joined)).toBe(0);
});

test('a phone that looks on only looks, and so does one whose link has ended', async () => {
  const looker = await joinAt(undefined);
  expect(looker.joined.mode.value).toBe('watching');
  expect(first && ruleOf(looker.joined.act(first))).toBe('log.joined');
  const { joined, link } = await joinAt('ana');
  link.value = 'closed';
  expect([joined.mode.value, joined.joined?.value.link]).toEqual(['watching', 'closed']);
});

test('a guest takes back what the host refuses, and says why until it enters something else', async () => {
  const { hosted, joined, session } = await joinAt('ana');
  // The same move on both phones at once: the host was faster.
  session.input({ type: 'disconnected' });
  expect(first && joined.act(first)).toBeUndefined();
  expect(first && hosted.act(first)).toBeUndefined();
  await expect.poll(() => hosted.storedGame.value.entries).toBe(1);
  session.input({ type: 'connected' });
  expect(joined.joined?.value.refused).toBe('stale');
  expect([lengthOf(joined), joined.unsavedCount.value, lengthOf(hosted)]).toEqual([1, 0, 1]);
  const reply: Act = move('a9', 'a8');
  hosted.act(reply);
  await expect.poll(() => lengthOf(joined)).toBe(2);
  expect(joined.act(move('i1', 'i2'))).toBeUndefined();
  expect(joined.joined?.value.refused).toBeUndefined();
});
