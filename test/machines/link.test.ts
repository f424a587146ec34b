import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { createLinkMachine, QUIET_MS } from '#machines/link';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function startLink() {
  const attempts: number[] = [];
  const link = createActor(createLinkMachine({ revive: (attempt) => void attempts.push(attempt) }));
  link.start();
  return { link, attempts, state: () => link.getSnapshot().value };
}

test('a link tries again every two seconds until it opens, each time by another number', () => {
  const { link, attempts, state } = startLink();
  vi.advanceTimersByTime(7000);
  expect(attempts).toEqual([1, 2, 3]);
  link.send({ type: 'opened' });
  expect(state()).toBe('open');
  vi.advanceTimersByTime(QUIET_MS - 1);
  expect(attempts).toEqual([1, 2, 3]);
});

test('a link that hears nothing falls quiet, looks for the other phone and is open again when it hears it', () => {
  const { link, attempts, state } = startLink();
  link.send({ type: 'opened' });
  vi.advanceTimersByTime(QUIET_MS - 1);
  link.send({ type: 'heard' });
  vi.advanceTimersByTime(QUIET_MS - 1);
  expect(state()).toBe('open');
  vi.advanceTimersByTime(4001);
  expect(state()).toBe('quiet');
  expect(attempts).toEqual([1, 2, 3]);
  link.send({ type: 'heard' });
  expect(state()).toBe('open');
});

test('a link that was ended tries nothing more', () => {
  const { link, attempts, state } = startLink();
  link.send({ type: 'closed' });
  vi.advanceTimersByTime(60_000);
  expect([state(), attempts]).toEqual(['closed', []]);
});
