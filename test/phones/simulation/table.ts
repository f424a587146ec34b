import type { EventBase } from '#law/game';
import { confirmedTable, shownTable } from '#phones/guest/guest-table';
import { turnOf } from '#session/log/rule-on';
import { stateOf, type Table } from '#session/log/table';
import { eventsToTry } from '../../random-play';
import { randomGameOf, randomHeader } from '../../random-setups';
import { createRandom } from '../../seeded-random';
import { gameOf } from '../../transcripts';
import { createClock } from './clock';
import { createGuestPhone, type GuestPhone } from './guest-phone';
import { type AcceptedProposal, createHostPhone, type Disk } from './host-phone';
import { findLeaks } from './leaks';

/** What may go wrong at a table, each as likely as this at every step. */
export interface Faults {
  readonly linkLost: number;
  readonly guestReloaded: number;
  readonly hostKilled: number;
  readonly messageTwice: number;
  readonly twoTaps: number;
  readonly undo: number;
}

export interface SimulatedGame {
  readonly host: Table;
  readonly saved: number;
  readonly guests: readonly GuestPhone[];
  /** Secrets that were sent to a phone that must not have them. */
  readonly leaks: readonly string[];
  /** Every proposal that came into the log. */
  readonly proposals: readonly AcceptedProposal[];
  readonly taps: number;
}

const STEP = 100;
const phoneOf = (index: number): string => index.toString(16).padStart(32, '0');

/** Plays a random game on one phone for each seat, one that looks on, and the host's. */
export function simulateTable(id: string, seats: number, seed: number, faults: Faults, steps: number): SimulatedGame {
  const from = createRandom(seed);
  const clock = createClock();
  const game = gameOf(id);
  const header = randomHeader(id, seats, from);
  const disk: Disk = { entries: [], accepted: new Map(), history: [] };
  const leaks: string[] = [];
  /** Which guest is at the other end of each link that is up. */
  const links = new Map<number, number>();
  let lastLink = 0;

  const startHost = () =>
    createHostPhone({
      clock,
      game,
      id,
      header,
      disk,
      saveDelay: () => 1 + from.below(40),
      close: (link) => void links.delete(link),
      send(link, text) {
        const guest = links.get(link);
        leaks.push(...findLeaks(text, seatOf(link), hostPhone.table(), disk.entries.length));
        clock.after(delayOf(link, 'down'), () => {
          if (guest !== undefined && links.get(link) === guest) guests[guest]?.input({ type: 'received', text });
        });
      },
    });
  /** A link delivers in order, however late. */
  const lastDelivery = new Map<string, number>();
  const delayOf = (link: number, way: string): number => {
    const key = `${link} ${way}`;
    const at = Math.max(lastDelivery.get(key) ?? 0, clock.now() + 1 + from.below(30));
    lastDelivery.set(key, at);
    return at - clock.now();
  };
  const seatOf = (link: number): string | undefined => hostPhone.host.guests().find((guest) => guest.link === link)?.seat;
  let hostPhone = startHost();

  const linkOf = (guest: number): number | undefined => [...links].find(([, each]) => each === guest)?.[0];
  const guests = [...header.players.map((player) => player.id), undefined].map((seat, index) =>
    createGuestPhone({
      clock,
      seat,
      phone: phoneOf(index),
      send(text) {
        const link = linkOf(index);
        if (link === undefined) return;
        const deliver = (): void => {
          if (links.get(link) === index) hostPhone.host.receive(link, text);
        };
        clock.after(delayOf(link, 'up'), deliver);
        if (from.happens(faults.messageTwice)) clock.after(delayOf(link, 'up'), deliver);
      },
    }),
  );

  const connect = (index: number): void => {
    if (linkOf(index) !== undefined) return;
    lastLink += 1;
    links.set(lastLink, index);
    hostPhone.host.connect(lastLink, guests[index]?.seat);
    guests[index]?.input({ type: 'connected' });
  };
  const disconnect = (index: number): void => {
    const link = linkOf(index);
    if (link === undefined) return;
    links.delete(link);
    guests[index]?.input({ type: 'disconnected' });
    // The host may notice much later.
    const { host } = hostPhone;
    clock.after(from.below(5000), () => host.disconnect(link));
    clock.after(from.below(8000), () => connect(index));
  };
  const killHost = (): void => {
    hostPhone.kill();
    for (const index of guests.keys()) disconnect(index);
    hostPhone = startHost();
  };

  /** What somebody could enter who sees this table: legal there, with its player. */
  const pickEvent = (table: Table, isMine: (event: EventBase) => boolean): EventBase | undefined => {
    const state = stateOf(table);
    if (state.isFinished || table.conflict !== undefined) return undefined;
    const all = eventsToTry({ id, game, header: table.effective.header }, state, from);
    const named = all.map((event) => withPlayer(table, event)).filter(isMine);
    return from.shuffle(named).find((event) => game.law.judge(state.position, event).isLegal);
  };
  const withPlayer = (table: Table, event: EventBase): EventBase => {
    const by = event.by ?? turnOf(game, stateOf(table));
    return by === undefined ? event : { ...event, by };
  };

  let taps = 0;
  const shown = new Map<GuestPhone, Table>();
  const tapGuest = (guest: GuestPhone): boolean => {
    const state = guest.state();
    if (!state.isConnected || state.seat === undefined || state.game === undefined) return false;
    const confirmed = confirmedTable(game, state, shown.get(guest));
    if (confirmed === undefined) return false;
    shown.set(guest, confirmed);
    const event = pickEvent(
      shownTable(confirmed, state, clock.now()),
      ({ by, type }) => type !== 'adjust' && (by === undefined ? game.law.sharedTypes?.has(type) === true : by === state.seat),
    );
    if (event === undefined) return false;
    if (from.happens(faults.twoTaps)) hostPhone.act({ kind: 'happened', event });
    guest.input({ type: 'entered', event });
    return true;
  };
  const tapHost = (): boolean => {
    if (from.happens(faults.undo)) return hostPhone.act({ kind: 'undo' }) === undefined;
    const event = pickEvent(hostPhone.table(), () => true);
    return event !== undefined && hostPhone.act({ kind: 'happened', event }) === undefined;
  };

  for (const index of guests.keys()) connect(index);
  const cap = randomGameOf(id).cap ?? steps;
  let idle = 0;
  for (let step = 0; step < steps && hostPhone.table().entries.length < cap * 2; step += 1) {
    clock.pass(from.below(STEP));
    const index = from.below(guests.length);
    const guest = guests[index];
    if (from.happens(faults.linkLost)) disconnect(index);
    if (from.happens(faults.guestReloaded)) {
      disconnect(index);
      guest?.reload();
    }
    if (from.happens(faults.hostKilled)) killHost();
    const hasTapped = guest !== undefined && (tapGuest(guest) || (idle > 25 && tapHost()));
    taps += hasTapped ? 1 : 0;
    idle = hasTapped ? 0 : idle + 1;
    if (stateOf(hostPhone.table()).isFinished) break;
  }
  // Whatever was lost comes back, and nobody does anything more.
  for (let rest = 0; rest < 40; rest += 1) {
    clock.pass(1000);
    for (const index of guests.keys()) connect(index);
  }
  return { host: hostPhone.table(), saved: disk.entries.length, guests, leaks, proposals: disk.history, taps };
}
