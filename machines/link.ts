import { assign, setup } from 'xstate';

export type LinkEvent =
  /** The channel is open for the first time. */
  | { readonly type: 'opened' }
  /** Something came from the other phone. */
  | { readonly type: 'heard' }
  /** The other phone has ended it, or it was ended here. */
  | { readonly type: 'closed' };

export interface LinkServices {
  /** Tries to find the other phone again; each time with a number of its own. */
  revive(attempt: number): void;
}

/** So long may a phone say nothing: each says something three times as often. */
export const QUIET_MS = 6000;
const REVIVE_INTERVAL_MS = 2000;

/** The life of a link between two phones: it opens, falls quiet, comes back by itself, and ends when somebody ends it. */
export const createLinkMachine = ({ revive }: LinkServices) =>
  setup({
    types: { context: {} as { readonly attempt: number }, events: {} as LinkEvent },
    delays: { quiet: QUIET_MS, interval: REVIVE_INTERVAL_MS },
    actions: {
      countAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
      revive: ({ context }) => revive(context.attempt),
    },
  }).createMachine({
    id: 'link',
    context: { attempt: 0 },
    initial: 'opening',
    on: { closed: '.closed' },
    states: {
      // The other phone may read the code long after it was shown, when the first tries are over.
      opening: {
        on: { opened: 'open' },
        after: { interval: { target: 'opening', reenter: true, actions: ['countAttempt', 'revive'] } },
      },
      open: {
        on: { heard: { target: 'open', reenter: true } },
        after: { quiet: 'quiet' },
      },
      quiet: {
        entry: ['countAttempt', 'revive'],
        on: { heard: 'open' },
        after: { interval: { target: 'quiet', reenter: true } },
      },
      closed: { type: 'final' },
    },
  });
