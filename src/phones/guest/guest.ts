import type { EventBase } from '#law/game';
import type { Entry } from '#session/log/effective-log';
import { RULES_VERSION } from '#session/rules-version';
import { markOf } from '../protocol/mark';
import {
  formatMessage,
  type GuestMessage,
  type HostMessage,
  PROTOCOL_VERSION,
  type Presence,
  parseHostMessage,
  type RefusalCause,
  type SharedGame,
} from '../protocol/messages';

/** An event that this phone entered and that has not come back in the log. */
interface PendingEvent {
  readonly cid: number;
  readonly event: EventBase;
  /** How many entries this phone had seen. */
  readonly base: number;
  /** Its place in the log, once the host has saved it there. */
  readonly entry?: number | undefined;
}

/** What a guest keeps on its own device: enough to go on after a reload, with nothing lost or doubled. */
export interface SavedGuest {
  readonly phone: string;
  readonly nextCid: number;
  readonly pending: readonly PendingEvent[];
  /** The game that they belong to. */
  readonly joinedGame: string | undefined;
  /** How many entries the log had with the last event of this phone that was accepted. */
  readonly lastAccepted: number;
}

/** A phone that follows the game of another, and plays at its own seat. */
export interface GuestState extends SavedGuest {
  /** The seat that it plays; none where it looks on. */
  readonly seat: string | undefined;
  readonly game: SharedGame | undefined;
  readonly entries: readonly Entry[];
  /** How many entries are held back, and who has laid something face down. */
  readonly withheld: number;
  readonly laid: readonly string[];
  readonly guests: readonly Presence[];
  readonly isConnected: boolean;
  /** The event that waits for the host's answer, and since when. */
  readonly asked: { readonly cid: number; readonly at: number } | undefined;
  /** The last event that the host did not take. */
  readonly refused: { readonly event: EventBase; readonly why: RefusalCause } | undefined;
  /** The host speaks another version. */
  readonly isOtherVersion: boolean;
}

export type GuestInput =
  | { readonly type: 'connected' }
  | { readonly type: 'disconnected' }
  | { readonly type: 'received'; readonly text: string }
  /** The player has entered an event: judged by the rules of this phone, with its player. */
  | { readonly type: 'entered'; readonly event: EventBase }
  | { readonly type: 'refusalSeen' }
  /** Time has passed. */
  | { readonly type: 'waited' };

/** The guest after an input, and what it then sends. */
export interface GuestTransition {
  readonly state: GuestState;
  readonly messages: readonly string[];
}

export const createGuest = (saved: SavedGuest): GuestState => ({
  ...saved,
  seat: undefined,
  game: undefined,
  entries: [],
  withheld: 0,
  laid: [],
  guests: [],
  isConnected: false,
  asked: undefined,
  refused: undefined,
  isOtherVersion: false,
});

/** How long, in milliseconds, an answer may take before the same event is sent again. */
const ANSWER_TIMEOUT = 3000;

export function updateGuest(before: GuestState, input: GuestInput, now: number): GuestTransition {
  const { state, messages } = applyInput(before, input, now);
  const next = askNext(state, now);
  return { state: next.state, messages: [...messages, ...next.messages].map(formatMessage) };
}

interface Step {
  readonly state: GuestState;
  readonly messages: readonly GuestMessage[];
}

const withState = (state: GuestState): Step => ({ state, messages: [] });

function applyInput(state: GuestState, input: GuestInput, now: number): Step {
  switch (input.type) {
    case 'connected':
      return { state: { ...state, isConnected: true, asked: undefined }, messages: [helloOf(state)] };
    case 'disconnected':
      return withState({ ...state, isConnected: false, asked: undefined });
    case 'received': {
      const message = parseHostMessage(input.text);
      return withState(message === undefined ? state : read(state, message));
    }
    case 'entered':
      return withState({
        ...state,
        refused: undefined,
        nextCid: state.nextCid + 1,
        pending: [...state.pending, { cid: state.nextCid, event: input.event, base: state.entries.length }],
      });
    case 'refusalSeen':
      return withState({ ...state, refused: undefined });
    case 'waited':
      return withState(state.asked !== undefined && now - state.asked.at >= ANSWER_TIMEOUT ? { ...state, asked: undefined } : state);
  }
}

const helloOf = ({ phone, entries }: GuestState): GuestMessage => ({
  type: 'hello',
  v: PROTOCOL_VERSION,
  rules: RULES_VERSION,
  phone,
  have: entries.length,
  mark: markOf(entries, entries.length),
});

function read(state: GuestState, message: HostMessage): GuestState {
  switch (message.type) {
    case 'welcome':
      return dropLogged({
        ...(state.joinedGame === message.game.id ? state : forgetPending(state)),
        joinedGame: message.game.id,
        seat: message.seat,
        game: message.game,
        entries: state.entries.slice(0, message.from),
      });
    case 'entries':
      // Channels are ordered: a gap means that a welcome is on its way.
      if (message.from > state.entries.length) return state;
      return dropLogged({ ...state, entries: [...state.entries.slice(0, message.from), ...message.list] });
    case 'curtain':
      return { ...state, withheld: message.withheld, laid: message.laid };
    case 'accepted':
      return dropLogged({
        ...forgetAsked(state, message.cid),
        lastAccepted: message.entry + 1,
        pending: state.pending.map((each) => (each.cid === message.cid ? { ...each, entry: message.entry } : each)),
      });
    case 'refused':
      return refuse(state, message);
    case 'here':
      return { ...state, guests: message.guests };
    case 'other':
      return { ...state, isOtherVersion: true };
  }
}

/** What was entered in another game. */
const forgetPending = (state: GuestState): GuestState => ({ ...state, pending: [], lastAccepted: 0 });

const forgetAsked = (state: GuestState, cid: number): GuestState => (state.asked?.cid === cid ? { ...state, asked: undefined } : state);

/** What has come back in the log waits no longer. */
const dropLogged = (state: GuestState): GuestState => ({
  ...state,
  pending: state.pending.filter(({ entry }) => entry === undefined || entry >= state.entries.length),
});

/** An event that is not taken takes with it what was entered behind it. */
function refuse(state: GuestState, { cid, why }: Extract<HostMessage, { type: 'refused' }>): GuestState {
  const refused = state.pending.find((each) => each.cid === cid && each.entry === undefined);
  if (refused === undefined) return forgetAsked(state, cid);
  // It is sent again when the time for its answer is over.
  if (why === 'busy') return state;
  return {
    ...forgetAsked(state, cid),
    pending: state.pending.filter((each) => each.entry !== undefined),
    refused: { event: refused.event, why },
  };
}

/** One event at a time waits for its answer, so that the last one accepted says all there is to know of those before it. */
function askNext(state: GuestState, now: number): Step {
  const next = state.pending.find(({ entry }) => entry === undefined);
  if (!state.isConnected || state.game === undefined || state.asked !== undefined || next === undefined) return withState(state);
  const { cid, event } = next;
  return {
    state: { ...state, asked: { cid, at: now } },
    messages: [{ type: 'propose', cid, base: Math.max(next.base, state.lastAccepted), event }],
  };
}
