import type { EventBase } from '#law/game';
import { createGuest, type GuestInput, type GuestState, type SavedGuest, updateGuest } from '#phones/guest/guest';
import type { Clock } from './clock';

export interface GuestPhone {
  readonly seat: string | undefined;
  state(): GuestState;
  input(input: GuestInput): void;
  /** What was only in memory is gone. */
  reload(): void;
  /** Every event that was entered here and not refused. */
  readonly kept: ReadonlyMap<number, EventBase>;
}

interface GuestPhoneOptions {
  readonly clock: Clock;
  readonly seat: string | undefined;
  readonly phone: string;
  send(text: string): void;
}

const savedOf = ({ phone, nextCid, pending, joinedGame, lastAccepted }: GuestState): SavedGuest => ({
  phone,
  nextCid,
  pending,
  joinedGame,
  lastAccepted,
});

export function createGuestPhone({ clock, seat, phone, send }: GuestPhoneOptions): GuestPhone {
  let state = createGuest({ phone, nextCid: 0, pending: [], joinedGame: undefined, lastAccepted: 0 });
  const kept = new Map<number, EventBase>();
  const input = (given: GuestInput): void => {
    const { state: next, messages } = updateGuest(state, given, clock.now());
    if (given.type === 'entered') kept.set(state.nextCid, given.event);
    const refused = next.refused !== undefined && next.refused !== state.refused;
    if (refused) for (const { cid } of state.pending) if (!next.pending.some((each) => each.cid === cid)) kept.delete(cid);
    state = next;
    for (const message of messages) send(message);
  };
  const tick = (): void => {
    input({ type: 'waited' });
    clock.after(1000, tick);
  };
  clock.after(1000, tick);
  return {
    seat,
    kept,
    state: () => state,
    input,
    reload() {
      state = createGuest(savedOf(state));
    },
  };
}
