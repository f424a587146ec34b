import type { PlayerId } from '#law/game';
import type { Act, Entry } from '#session/log/effective-log';
import type { Refusal, Table } from '#session/log/table';
import { RULES_VERSION } from '#session/rules-version';
import type { PhoneProposal } from '#store/records/record-types';
import type { EntryOrigin } from '#store/store';
import { markOf } from '../protocol/mark';
import {
  entryMessages,
  formatMessage,
  type GuestMessage,
  type HostMessage,
  PROTOCOL_VERSION,
  type Presence,
  type Proposal,
  parseGuestMessage,
  type RefusalCause,
  type SharedGame,
} from '../protocol/messages';
import { createRateLimit } from '../protocol/rate-limit';
import { isSeatEvent } from '../protocol/seat-events';
import { createSecretLog, type Viewer } from './secrets';

/** The game that this phone judges and saves. */
export interface HostedGame {
  readonly shared: SharedGame;
  table(): Table;
  /** How many entries are on the disk: nothing else is told to anybody. */
  savedCount(): number;
  /** The last proposal of this phone that lies on the disk. */
  accepted(phone: string): PhoneProposal | undefined;
  /** Logs an event, and with it, in the same moment on the disk, whose proposal it was. */
  act(act: Act, origin: EntryOrigin): Refusal | undefined;
}

/** Another phone at the table, by the number of its link. */
export interface Guest {
  readonly link: number;
  readonly phone: string;
  readonly seat: Viewer;
  readonly isQuiet: boolean;
}

export interface Host {
  /** A guest's link is open, at the place of a seat or of nobody, or was lost. */
  connect(link: number, seat: Viewer): void;
  disconnect(link: number): void;
  /** It says nothing for a while, or speaks again. */
  setQuiet(link: number, isQuiet: boolean): void;
  receive(link: number, text: string): void;
  /** The game was changed or saved: whoever may see more of it is told. */
  update(): void;
  guests(): readonly Guest[];
}

interface HostOptions {
  send(link: number, text: string): void;
  /** Another phone of the same name has come, or it was the same one: this link is no longer needed. */
  close(link: number): void;
  now(): number;
  onGuests(guests: readonly Guest[]): void;
}

interface Connection {
  readonly link: number;
  /** The seat that it was let in for. */
  readonly place: Viewer;
  readonly isWithinRate: (now: number) => boolean;
  guest: { readonly phone: string; readonly seat: Viewer } | undefined;
  isQuiet: boolean;
  /** How many entries it was sent, and the last of them, to notice that another log was put in the place of this one. */
  sent: number;
  lastSent: Entry | undefined;
  curtain: string;
  waiting: readonly { readonly cid: number; readonly entry: number }[];
}

/** Judges and tells: the one phone that writes. */
export function createHost(game: HostedGame, { send, close, now, onGuests }: HostOptions): Host {
  const connections = new Map<number, Connection>();
  const secrets = createSecretLog();
  /** What was accepted and may not be on the disk yet. */
  const accepted = new Map<string, PhoneProposal>();

  const tell = ({ link }: Connection, message: HostMessage): void => send(link, formatMessage(message));
  const guests = (): readonly Guest[] =>
    [...connections.values()].flatMap(({ link, guest, isQuiet }) => (guest === undefined ? [] : [{ link, ...guest, isQuiet }]));

  const announceGuests = (): void => {
    const present = guests();
    const here = present.map(({ seat, isQuiet }): Presence => ({ seat, isQuiet }));
    for (const connection of connections.values()) if (connection.guest !== undefined) tell(connection, { type: 'here', guests: here });
    onGuests(present);
  };

  /** Sends what this phone may see by now and has not got. */
  const update = (connection: Connection): void => {
    if (connection.guest === undefined) return;
    const table = game.table();
    const saved = Math.min(game.savedCount(), table.entries.length);
    if (connection.sent > saved || connection.lastSent !== table.entries[connection.sent - 1]) welcome(connection, 0);
    const { count, laid } = secrets.visibleTo(connection.guest.seat, table, saved, connection.sent);
    for (const message of entryMessages(table.entries, connection.sent, count)) tell(connection, message);
    connection.sent = count;
    connection.lastSent = table.entries[count - 1];
    const curtain: HostMessage = { type: 'curtain', withheld: saved - count, laid };
    if (connection.curtain !== formatMessage(curtain)) {
      connection.curtain = formatMessage(curtain);
      tell(connection, curtain);
    }
    const isSaved = ({ entry }: { readonly entry: number }): boolean => entry < saved;
    for (const { cid, entry } of connection.waiting.filter(isSaved)) tell(connection, { type: 'accepted', cid, entry });
    connection.waiting = connection.waiting.filter((each) => !isSaved(each));
  };

  /** Begins to tell the log from a place on. */
  const welcome = (connection: Connection, from: number): void => {
    connection.sent = from;
    connection.lastSent = game.table().entries[from - 1];
    connection.curtain = '';
    const seat = connection.guest?.seat;
    tell(connection, { type: 'welcome', ...(seat === undefined ? {} : { seat }), from, game: game.shared });
  };

  const drop = (link: number): void => {
    connections.delete(link);
    close(link);
  };

  /** The seat of its place, unless another phone sits there or this Regent judges by other rules. */
  const seatFor = ({ place }: Connection, { rules }: Extract<GuestMessage, { type: 'hello' }>): Viewer => {
    if (place === undefined || rules !== RULES_VERSION || !game.table().setup.players.includes(place)) return undefined;
    const sitting = guests().find(({ seat }) => seat === place);
    if (sitting?.isQuiet === true) drop(sitting.link);
    return sitting === undefined || sitting.isQuiet ? place : undefined;
  };

  const greet = (connection: Connection, hello: Extract<GuestMessage, { type: 'hello' }>): void => {
    if (hello.v !== PROTOCOL_VERSION) {
      tell(connection, { type: 'other', v: PROTOCOL_VERSION });
      return;
    }
    for (const { link, phone } of guests()) if (link !== connection.link && phone === hello.phone) drop(link);
    connection.guest = undefined;
    connection.guest = { phone: hello.phone, seat: seatFor(connection, hello) };
    connection.waiting = [];
    const { entries } = game.table();
    const isSameLog = hello.have <= game.savedCount() && markOf(entries, hello.have) === hello.mark;
    welcome(connection, isSameLog ? hello.have : 0);
    update(connection);
    announceGuests();
  };

  const lastAccepted = (phone: string): PhoneProposal | undefined => accepted.get(phone) ?? game.accepted(phone);

  /** Logs what a seat proposes, or says why not. */
  const judge = (phone: string, seat: Viewer, { cid, base, event }: Proposal): RefusalCause | undefined => {
    const table = game.table();
    if (seat === undefined || !isSeatEvent(table.game, seat, event)) return 'seat';
    if (hasMovedOn(table, seat, base, lastAccepted(phone)?.entry)) return 'stale';
    const refusal = game.act({ kind: 'happened', event }, { phone, cid });
    if (refusal !== undefined) return isBusy(refusal) ? 'busy' : 'rules';
    accepted.set(phone, { cid, entry: table.entries.length });
    return undefined;
  };

  const propose = (connection: Connection, proposal: Proposal): void => {
    const { guest } = connection;
    if (guest === undefined) return;
    const before = lastAccepted(guest.phone);
    // A phone sends one after the other: an older number than the last is an echo of what it already knows.
    if (before !== undefined && proposal.cid < before.cid) return;
    if (before?.cid !== proposal.cid) {
      const why = judge(guest.phone, guest.seat, proposal);
      if (why !== undefined) {
        tell(connection, { type: 'refused', cid: proposal.cid, why });
        return;
      }
    }
    const { cid, entry } = lastAccepted(guest.phone) ?? { cid: proposal.cid, entry: 0 };
    connection.waiting = [...connection.waiting, { cid, entry }];
    update(connection);
  };

  return {
    connect(link, place) {
      connections.set(link, {
        link,
        place,
        isWithinRate: createRateLimit(),
        guest: undefined,
        isQuiet: false,
        sent: 0,
        lastSent: undefined,
        curtain: '',
        waiting: [],
      });
    },
    disconnect(link) {
      if (connections.delete(link)) announceGuests();
    },
    setQuiet(link, isQuiet) {
      const connection = connections.get(link);
      if (connection === undefined || connection.isQuiet === isQuiet) return;
      connection.isQuiet = isQuiet;
      announceGuests();
    },
    receive(link, text) {
      const connection = connections.get(link);
      if (connection?.isWithinRate(now()) !== true) return;
      const message = parseGuestMessage(text);
      if (message?.type === 'hello') greet(connection, message);
      else if (message !== undefined) propose(connection, message);
    },
    update() {
      for (const connection of connections.values()) update(connection);
    },
    guests,
  };
}

/** Whether somebody else entered something for this seat since its phone last saw the log. */
function hasMovedOn({ entries }: Pick<Table, 'entries'>, seat: PlayerId, base: number, own: number | undefined): boolean {
  return entries.slice(base).some((entry, index) => entry.kind === 'happened' && entry.event.by === seat && base + index !== own);
}

/** The game cannot be written on this phone just now. */
const isBusy = (refusal: Refusal): boolean => 'reason' in refusal && ['log.following', 'log.away'].includes(refusal.reason.rule);
