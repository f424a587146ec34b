import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { createTableMachine, type LockEvent } from '#machines/table';

/** A promise that the test settles. */
function open() {
  const settle = { resolve: (): void => undefined, reject: (_: Error): void => undefined };
  const promise = new Promise<void>((resolve, reject) => Object.assign(settle, { resolve, reject }));
  return { promise, settle };
}

function createTableActor() {
  const loads: ReturnType<typeof open>[] = [];
  const saves: (ReturnType<typeof open> & { readonly item: string })[] = [];
  const lock = { steal: vi.fn(), release: vi.fn() };
  let tell: (event: LockEvent) => void = () => undefined;
  const machine = createTableMachine<string>({
    load() {
      const load = open();
      loads.push(load);
      return load.promise;
    },
    save(item) {
      const save = { ...open(), item };
      saves.push(save);
      return save.promise;
    },
    lock(callbacks) {
      tell = callbacks;
      return lock;
    },
  });
  const actor = createActor(machine).start();
  onTestFinished(() => void actor.stop());
  const settleAndWait = async (settle: () => void): Promise<void> => {
    settle();
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  return {
    actor,
    lock,
    tell: (type: LockEvent['type']) => tell({ type }),
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    append(...items: readonly string[]): void {
      for (const item of items) actor.send({ type: 'append', item });
    },
    savedItems: () => saves.map(({ item }) => item),
    finishLoading: () => settleAndWait(() => loads.at(-1)?.settle.resolve()),
    failLoading: () => settleAndWait(() => loads.at(-1)?.settle.reject(new Error('unread'))),
    saves: () => settleAndWait(() => saves.at(-1)?.settle.resolve()),
    fails: () => settleAndWait(() => saves.at(-1)?.settle.reject(new Error('full'))),
    loads: () => loads.length,
  };
}

async function createPlayingTable() {
  const life = createTableActor();
  life.tell('held');
  await life.finishLoading();
  return life;
}

async function createFollowingTable() {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const life = createTableActor();
  vi.advanceTimersByTime(200);
  vi.useRealTimers();
  await life.finishLoading();
  return life;
}

describe('opening', () => {
  test('who holds the lock loads and plays', async () => {
    const life = createTableActor();
    expect(life.state()).toBe('claiming');
    life.tell('held');
    expect(life.state()).toBe('loading');
    await life.finishLoading();
    expect(life.state()).toBe('playing');
  });

  test('who does not get it in time follows', async () => {
    expect((await createFollowingTable()).state()).toBe('following');
  });

  test('a lock that comes while loading means loading again', async () => {
    const life = await createFollowingTable();
    life.actor.send({ type: 'changed' });
    life.tell('held');
    expect(life.loads()).toBe(3);
    await life.finishLoading();
    expect(life.state()).toBe('playing');
  });

  test('a table that cannot be loaded is in the state failed until a retry', async () => {
    const life = createTableActor();
    life.tell('held');
    await life.failLoading();
    expect([life.state(), life.context().failure]).toEqual(['failed', new Error('unread')]);
    life.actor.send({ type: 'retry' });
    expect(life.state()).toBe('loading');
    await life.finishLoading();
    expect([life.state(), life.context().failure]).toEqual(['playing', undefined]);
  });

  test.each(['retry', 'changed'] as const)('a follower in the state failed loads again on %s', async (type) => {
    const life = await createFollowingTable();
    life.actor.send({ type: 'changed' });
    await life.failLoading();
    life.actor.send({ type });
    expect([life.state(), life.loads()]).toEqual(['loading', 3]);
    await life.finishLoading();
    expect([life.state(), life.context().failure]).toEqual(['following', undefined]);
  });

  test('a lock that comes in the state failed with nothing unsaved means loading, then playing', async () => {
    const life = await createFollowingTable();
    life.actor.send({ type: 'changed' });
    await life.failLoading();
    life.tell('held');
    expect(life.state()).toBe('loading');
    await life.finishLoading();
    expect(life.state()).toBe('playing');
  });

  test('what another tab writes is loaded, also while loading', async () => {
    const life = await createPlayingTable();
    life.actor.send({ type: 'changed' });
    expect([life.state(), life.loads()]).toEqual(['loading', 2]);
    life.actor.send({ type: 'changed' });
    expect([life.state(), life.loads()]).toEqual(['loading', 3]);
    await life.finishLoading();
    expect(life.state()).toBe('playing');
  });
});

describe('saving', () => {
  test('entries are saved one after the other, in order', async () => {
    const life = await createPlayingTable();
    life.append('a', 'b', 'c');
    expect([life.state(), life.savedItems()]).toEqual(['saving', ['a']]);
    await life.saves();
    life.append('d');
    expect(life.savedItems()).toEqual(['a', 'b']);
    for (const _ of ['b', 'c', 'd']) await life.saves();
    expect([life.state(), life.savedItems()]).toEqual(['playing', ['a', 'b', 'c', 'd']]);
  });

  test('what fails stays in its place and is the first of a retry', async () => {
    const life = await createPlayingTable();
    life.append('a', 'b');
    await life.fails();
    expect([life.state(), life.context().pending]).toEqual(['failed', ['a', 'b']]);
    life.actor.send({ type: 'changed' });
    expect(life.state()).toBe('failed');
    life.actor.send({ type: 'retry' });
    expect(life.context().failure).toEqual(new Error('full'));
    await life.saves();
    expect(life.context().failure).toBeUndefined();
    await life.saves();
    expect([life.state(), life.savedItems()]).toEqual(['playing', ['a', 'a', 'b']]);
  });

  test('an entry in the state failed waits in its place, and all are saved again on a retry', async () => {
    const life = await createPlayingTable();
    life.append('a');
    await life.fails();
    life.append('b');
    expect([life.state(), life.context().pending, life.savedItems()]).toEqual(['saving', ['a', 'b'], ['a', 'a']]);
    await life.saves();
    await life.saves();
    expect([life.state(), life.savedItems()]).toEqual(['playing', ['a', 'a', 'b']]);
  });

  test('what another tab writes meanwhile is loaded afterwards, once', async () => {
    const life = await createPlayingTable();
    life.append('a', 'b');
    life.actor.send({ type: 'changed' });
    await life.saves();
    expect(life.state()).toBe('saving');
    await life.saves();
    expect(life.state()).toBe('loading');
    await life.finishLoading();
    expect(life.state()).toBe('playing');
    life.append('c');
    await life.saves();
    expect(life.state()).toBe('playing');
  });

  test('who loses the lock and wins it back while saving plays on', async () => {
    const life = await createPlayingTable();
    life.append('a');
    life.tell('lost');
    life.tell('held');
    await life.saves();
    expect(life.state()).toBe('playing');
  });

  test('who loses the lock saves what was entered before, then follows', async () => {
    const life = await createPlayingTable();
    life.append('a', 'b');
    life.tell('lost');
    expect(life.state()).toBe('saving');
    await life.saves();
    await life.saves();
    expect([life.state(), life.savedItems()]).toEqual(['following', ['a', 'b']]);
  });
});

describe('the lock', () => {
  test('is stolen by a follower only', async () => {
    const life = await createFollowingTable();
    life.actor.send({ type: 'takeOver' });
    expect(life.lock.steal).toHaveBeenCalledTimes(1);
    life.tell('held');
    expect(life.state()).toBe('loading');
    await life.finishLoading();
    life.actor.send({ type: 'takeOver' });
    expect([life.state(), life.lock.steal.mock.calls.length]).toEqual(['playing', 1]);
    life.tell('lost');
    expect([life.state(), life.context().isWriter]).toEqual(['following', false]);
    life.actor.send({ type: 'takeOver' });
    expect(life.lock.steal).toHaveBeenCalledTimes(2);
  });

  test('won back with entries unsaved, they are tried again before anything is loaded', async () => {
    const life = await createPlayingTable();
    life.append('a');
    await life.fails();
    life.tell('lost');
    life.actor.send({ type: 'takeOver' });
    life.tell('held');
    expect([life.state(), life.loads()]).toEqual(['saving', 1]);
    await life.saves();
    expect([life.state(), life.savedItems()]).toEqual(['playing', ['a', 'a']]);
  });
});

describe('closing', () => {
  test('releases the lock at once when all is saved', async () => {
    const life = await createPlayingTable();
    life.actor.send({ type: 'close' });
    expect([life.state(), life.lock.release.mock.calls.length]).toEqual(['closed', 1]);
  });

  test('waits for what is on its way', async () => {
    const life = await createPlayingTable();
    life.append('a', 'b');
    life.actor.send({ type: 'close' });
    await life.saves();
    expect([life.state(), life.lock.release.mock.calls.length]).toEqual(['saving', 0]);
    await life.saves();
    expect([life.state(), life.lock.release.mock.calls.length]).toEqual(['closed', 1]);
  });

  test('what cannot be saved is kept, and the table closes once it is saved', async () => {
    const life = await createPlayingTable();
    life.append('a', 'b');
    life.actor.send({ type: 'close' });
    await life.fails();
    life.actor.send({ type: 'close' });
    expect([life.state(), life.context().pending, life.lock.release.mock.calls.length]).toEqual(['left', ['a', 'b'], 0]);
    expect(life.context().failure).toEqual(new Error('full'));
    life.actor.send({ type: 'retry' });
    await life.saves();
    await life.saves();
    expect([life.state(), life.savedItems(), life.lock.release.mock.calls.length]).toEqual(['closed', ['a', 'a', 'b'], 1]);
  });

  test('leaving a failed table leaves nothing behind, and who comes back tries again and plays on', async () => {
    const life = await createPlayingTable();
    life.append('a');
    await life.fails();
    life.actor.send({ type: 'close' });
    expect([life.state(), life.context().pending]).toEqual(['left', ['a']]);
    life.actor.send({ type: 'reopen' });
    await life.saves();
    expect([life.state(), life.savedItems()]).toEqual(['playing', ['a', 'a']]);
  });

  test('leaving a failed table closes it once its entries are saved', async () => {
    const life = await createPlayingTable();
    life.append('a');
    await life.fails();
    life.actor.send({ type: 'close' });
    life.actor.send({ type: 'retry' });
    await life.saves();
    expect([life.state(), life.lock.release.mock.calls.length]).toEqual(['closed', 1]);
  });

  test('a lock won back tries what was left, and who then comes back plays', async () => {
    const life = await createPlayingTable();
    life.append('a');
    await life.fails();
    life.tell('lost');
    life.actor.send({ type: 'close' });
    life.tell('held');
    expect([life.state(), life.savedItems()]).toEqual(['saving', ['a', 'a']]);
    life.actor.send({ type: 'reopen' });
    await life.saves();
    expect(life.state()).toBe('playing');
  });

  test('come back to while it still saves stays open', async () => {
    const life = await createPlayingTable();
    life.append('a');
    life.actor.send({ type: 'close' });
    life.actor.send({ type: 'reopen' });
    await life.saves();
    expect(life.state()).toBe('playing');
  });

  test('leaving a failed table with nothing unsaved closes it', async () => {
    const life = createTableActor();
    life.tell('held');
    await life.failLoading();
    life.actor.send({ type: 'close' });
    expect(life.state()).toBe('closed');
  });
});
