import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';

/** What the machine asks of the device; an item is an entry of the log on its way to the disk, and what is in it is not its business. */
export interface TableServices<Item> {
  /** Brings the table up to what the disk holds. */
  load(): Promise<void>;
  save(item: Item): Promise<void>;
  /** Asks to be the one that writes, and says when it became so and when another took over. */
  lock(tell: (event: LockEvent) => void): Lock;
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
  /** The table is come back to before it could be closed. */
  | { readonly type: 'reopen' };

export interface TableContext<Item> {
  /** Not yet on the disk, in order. */
  readonly pending: readonly Item[];
  readonly writer: boolean;
  readonly closing: boolean;
  /** Another tab has written while this one was saving. */
  readonly missed: boolean;
  /** Why the last load or save failed; it stays until one succeeds. */
  readonly failure: unknown;
}

/** How long a tab that just closed may take to let go of the lock, before this one follows it. */
const CLAIM_TIMEOUT_MS = 100;

/** The life of a game on the device: one tab plays and saves, the others follow it, and nothing that was entered is dropped. */
export const createTableMachine = <Item>(hands: TableServices<Item>) =>
  setup({
    types: {
      context: {} as TableContext<Item>,
      events: {} as TableEvent<Item>,
    },
    actors: {
      load: fromPromise<void>(() => hands.load()),
      save: fromPromise<void, readonly Item[]>(async ({ input: [item] }) => {
        if (item !== undefined) await hands.save(item);
      }),
      lock: fromCallback<{ readonly type: 'steal' }>(({ sendBack, receive }) => {
        const lock = hands.lock(sendBack);
        receive(() => lock.steal());
        return () => lock.release();
      }),
    },
    guards: {
      unsaved: ({ context }) => context.pending.length > 0,
      allSaved: ({ context }) => context.pending.length === 0,
      writer: ({ context }) => context.writer,
      following: ({ context }) => !context.writer,
      closing: ({ context }) => context.closing,
      missed: ({ context }) => context.missed,
    },
    actions: {
      hold: assign({ writer: true }),
      lose: assign({ writer: false }),
      steal: sendTo('lock', { type: 'steal' }),
      queue: assign(({ context, event }) => (event.type === 'append' ? { pending: [...context.pending, event.item] } : {})),
      saved: assign(({ context }) => ({ pending: context.pending.slice(1), failure: undefined })),
      loaded: assign({ failure: undefined }),
      fail: assign((_, { error }: { readonly error: unknown }) => ({ failure: error })),
      leave: assign({ closing: true }),
      comeBack: assign({ closing: false }),
      miss: assign({ missed: true }),
      catchUp: assign({ missed: false }),
    },
  }).createMachine({
    id: 'table',
    context: { pending: [], writer: false, closing: false, missed: false, failure: undefined },
    invoke: { id: 'lock', src: 'lock' },
    initial: 'claiming',
    on: {
      lost: { actions: 'lose' },
      takeOver: { guard: 'following', actions: 'steal' },
      close: { target: '.closed' },
    },
    states: {
      claiming: {
        on: { held: { actions: 'hold', target: 'loading' } },
        after: { [CLAIM_TIMEOUT_MS]: 'loading' },
      },
      loading: {
        entry: 'catchUp',
        invoke: {
          src: 'load',
          onDone: { actions: 'loaded', target: 'settled' },
          onError: { actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) }, target: 'trouble' },
        },
        on: {
          // What was written before the lock was ours may have been missed.
          held: { actions: 'hold', target: 'loading', reenter: true },
          changed: { target: 'loading', reenter: true },
        },
      },
      settled: {
        always: [
          { guard: 'unsaved', target: 'saving' },
          { guard: 'closing', target: 'closed' },
          { guard: 'missed', target: 'loading' },
          { guard: 'writer', target: 'playing' },
          { target: 'following' },
        ],
      },
      playing: {
        on: {
          append: { actions: 'queue', target: 'saving' },
          lost: { actions: 'lose', target: 'following' },
          changed: { target: 'loading' },
        },
      },
      // Who loses the lock here still saves what was entered before; the disk refuses it where another was faster.
      saving: {
        invoke: {
          src: 'save',
          input: ({ context }) => context.pending,
          onDone: { actions: 'saved', target: 'settled' },
          onError: [
            { guard: 'closing', actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) }, target: 'left' },
            { actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) }, target: 'trouble' },
          ],
        },
        on: {
          append: { actions: 'queue' },
          changed: { actions: 'miss' },
          held: { actions: 'hold' },
          close: { actions: 'leave' },
          reopen: { actions: 'comeBack' },
        },
      },
      following: {
        on: {
          held: { actions: 'hold', target: 'loading' },
          changed: { target: 'loading' },
        },
      },
      trouble: {
        on: {
          append: { actions: 'queue', target: 'saving' },
          held: [
            { guard: 'unsaved', actions: 'hold', target: 'saving' },
            { actions: 'hold', target: 'loading' },
          ],
          retry: [{ guard: 'unsaved', target: 'saving' }, { target: 'loading' }],
          changed: { guard: 'allSaved', target: 'loading' },
          close: [{ guard: 'unsaved', actions: 'leave', target: 'left' }, { target: 'closed' }],
        },
      },
      // Nobody looks at the table, and what could not be saved waits for a disk that takes it.
      left: {
        on: {
          held: { actions: 'hold', target: 'saving' },
          retry: 'saving',
          reopen: { actions: 'comeBack', target: 'saving' },
          close: {},
        },
      },
      closed: { type: 'final' },
    },
  });
