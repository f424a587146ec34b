import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';

/** The side effects the machine invokes; an item is an unsaved log entry, opaque to the machine. */
export interface TableServices<Item> {
  /** Replaces the table in memory with what is stored. */
  load(): Promise<void>;
  save(item: Item): Promise<void>;
  /** Requests the writer lock; the callback reports when it is acquired and when another tab steals it. */
  lock(onLockEvent: (event: LockEvent) => void): Lock;
}

export interface Lock {
  steal(): void;
  release(): void;
}

export type LockEvent = { readonly type: 'held' } | { readonly type: 'lost' };

export type TableEvent<Item> =
  | LockEvent
  | { readonly type: 'append'; readonly item: Item }
  /** Another tab has written. */
  | { readonly type: 'changed' }
  | { readonly type: 'takeOver' }
  | { readonly type: 'retry' }
  | { readonly type: 'close' }
  /** The table is opened again before closing finished. */
  | { readonly type: 'reopen' };

export interface TableContext<Item> {
  /** Not yet on the disk, in order. */
  readonly pending: readonly Item[];
  readonly isWriter: boolean;
  readonly isClosing: boolean;
  /** Another tab has written while this one was saving. */
  readonly hasMissedChange: boolean;
  /** Why the last load or save failed; it stays until one succeeds. */
  readonly failure: unknown;
}

/** A tab that was just closed releases its lock late; only after this time does this tab become a follower. */
const CLAIM_TIMEOUT_MS = 100;

/** The life of a game on the device: one tab plays and saves, the others follow it, and nothing that was entered is dropped. */
export const createTableMachine = <Item>(services: TableServices<Item>) =>
  setup({
    types: {
      context: {} as TableContext<Item>,
      events: {} as TableEvent<Item>,
    },
    actors: {
      load: fromPromise<void>(() => services.load()),
      save: fromPromise<void, readonly Item[]>(async ({ input: [item] }) => {
        if (item !== undefined) await services.save(item);
      }),
      lock: fromCallback<{ readonly type: 'steal' }>(({ sendBack, receive }) => {
        const lock = services.lock(sendBack);
        receive(() => lock.steal());
        return () => lock.release();
      }),
    },
    guards: {
      hasUnsaved: ({ context }) => context.pending.length > 0,
      isAllSaved: ({ context }) => context.pending.length === 0,
      isWriter: ({ context }) => context.isWriter,
      isFollower: ({ context }) => !context.isWriter,
      isClosing: ({ context }) => context.isClosing,
      hasMissedChange: ({ context }) => context.hasMissedChange,
    },
    actions: {
      becomeWriter: assign({ isWriter: true }),
      loseWriter: assign({ isWriter: false }),
      stealLock: sendTo('lock', { type: 'steal' }),
      enqueue: assign(({ context, event }) => (event.type === 'append' ? { pending: [...context.pending, event.item] } : {})),
      dequeueSaved: assign(({ context }) => ({ pending: context.pending.slice(1), failure: undefined })),
      clearFailure: assign({ failure: undefined }),
      recordFailure: assign((_, { error }: { readonly error: unknown }) => ({ failure: error })),
      markClosing: assign({ isClosing: true }),
      unmarkClosing: assign({ isClosing: false }),
      markMissedChange: assign({ hasMissedChange: true }),
      clearMissedChange: assign({ hasMissedChange: false }),
    },
  }).createMachine({
    id: 'table',
    context: { pending: [], isWriter: false, isClosing: false, hasMissedChange: false, failure: undefined },
    invoke: { id: 'lock', src: 'lock' },
    initial: 'claiming',
    on: {
      lost: { actions: 'loseWriter' },
      takeOver: { guard: 'isFollower', actions: 'stealLock' },
      close: { target: '.closed' },
    },
    states: {
      claiming: {
        on: { held: { actions: 'becomeWriter', target: 'loading' } },
        after: { [CLAIM_TIMEOUT_MS]: 'loading' },
      },
      loading: {
        entry: 'clearMissedChange',
        invoke: {
          src: 'load',
          onDone: { actions: 'clearFailure', target: 'settled' },
          onError: { actions: { type: 'recordFailure', params: ({ event }) => ({ error: event.error }) }, target: 'failed' },
        },
        on: {
          // What was written before the lock was ours may have been missed.
          held: { actions: 'becomeWriter', target: 'loading', reenter: true },
          changed: { target: 'loading', reenter: true },
        },
      },
      settled: {
        always: [
          { guard: 'hasUnsaved', target: 'saving' },
          { guard: 'isClosing', target: 'closed' },
          { guard: 'hasMissedChange', target: 'loading' },
          { guard: 'isWriter', target: 'playing' },
          { target: 'following' },
        ],
      },
      playing: {
        on: {
          append: { actions: 'enqueue', target: 'saving' },
          lost: { actions: 'loseWriter', target: 'following' },
          changed: { target: 'loading' },
        },
      },
      // Who loses the lock here still saves what was entered before; the disk refuses it where another was faster.
      saving: {
        invoke: {
          src: 'save',
          input: ({ context }) => context.pending,
          onDone: { actions: 'dequeueSaved', target: 'settled' },
          onError: [
            { guard: 'isClosing', actions: { type: 'recordFailure', params: ({ event }) => ({ error: event.error }) }, target: 'left' },
            { actions: { type: 'recordFailure', params: ({ event }) => ({ error: event.error }) }, target: 'failed' },
          ],
        },
        on: {
          append: { actions: 'enqueue' },
          changed: { actions: 'markMissedChange' },
          held: { actions: 'becomeWriter' },
          close: { actions: 'markClosing' },
          reopen: { actions: 'unmarkClosing' },
        },
      },
      following: {
        on: {
          held: { actions: 'becomeWriter', target: 'loading' },
          changed: { target: 'loading' },
        },
      },
      failed: {
        on: {
          append: { actions: 'enqueue', target: 'saving' },
          held: [
            { guard: 'hasUnsaved', actions: 'becomeWriter', target: 'saving' },
            { actions: 'becomeWriter', target: 'loading' },
          ],
          retry: [{ guard: 'hasUnsaved', target: 'saving' }, { target: 'loading' }],
          changed: { guard: 'isAllSaved', target: 'loading' },
          close: [{ guard: 'hasUnsaved', actions: 'markClosing', target: 'left' }, { target: 'closed' }],
        },
      },
      // Closed with unsaved entries: they stay in memory until a save succeeds.
      left: {
        on: {
          held: { actions: 'becomeWriter', target: 'saving' },
          retry: 'saving',
          reopen: { actions: 'unmarkClosing', target: 'saving' },
          close: {},
        },
      },
      closed: { type: 'final' },
    },
  });
