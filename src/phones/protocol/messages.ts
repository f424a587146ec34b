import * as v from 'valibot';
import type { EventBase } from '#law/game';
import { entrySchema, eventSchema } from '#session/formats/entry-schema';
import { playersSchema, setupSchema } from '#session/formats/header-schema';
import { listOf, oneOf, playerId, wholeNumber } from '#session/formats/schema';
import type { Entry, Header } from '#session/log/effective-log';

/** What both phones must have in common to understand each other. */
export const PROTOCOL_VERSION = 1;

/** The longest message that is read, in UTF-16 units: longer logs come in pieces. */
const MAX_MESSAGE_LENGTH = 16_000;

/** A game as a guest is told of it before its log. */
export interface SharedGame extends Header {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly startedAt: number;
}

/** An event that a guest wants in the log; its phone numbers them, so that one that is sent twice counts once. */
export interface Proposal {
  readonly cid: number;
  /** How many entries the guest had seen. */
  readonly base: number;
  readonly event: EventBase;
}

/**
 * Why a proposal is not taken: the rules forbid it, it is not for this seat to say, the log of the seat went on meanwhile, or
 * the host cannot write just now.
 */
export type RefusalCause = 'rules' | 'seat' | 'stale' | 'busy';

/** Somebody at the table: on the phone of a seat, or of one that looks on. */
export interface Presence {
  readonly seat?: string | undefined;
  readonly isQuiet: boolean;
}

export type GuestMessage =
  | {
      readonly type: 'hello';
      readonly v: number;
      readonly rules: number;
      /** By which the host knows this phone again. */
      readonly phone: string;
      /** How many entries it has, and the mark of their log. */
      readonly have: number;
      readonly mark: string;
    }
  | ({ readonly type: 'propose' } & Proposal);

export type HostMessage =
  /** The seat that this phone plays, where it has one; entries follow from `from` on. */
  | { readonly type: 'welcome'; readonly seat?: string | undefined; readonly from: number; readonly game: SharedGame }
  | { readonly type: 'entries'; readonly from: number; readonly list: readonly Entry[] }
  /** How many entries are held back because something in them is secret, and who has laid it. */
  | { readonly type: 'curtain'; readonly withheld: number; readonly laid: readonly string[] }
  | { readonly type: 'accepted'; readonly cid: number; readonly entry: number }
  | { readonly type: 'refused'; readonly cid: number; readonly why: RefusalCause }
  | { readonly type: 'here'; readonly guests: readonly Presence[] }
  /** The host speaks another version. */
  | { readonly type: 'other'; readonly v: number };

const natural = v.pipe(wholeNumber, v.minValue(0));
const phone = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
const mark = v.pipe(v.string(), v.maxLength(16));
const seat = v.optional(playerId);

const guestSchema: v.GenericSchema<unknown, GuestMessage> = v.variant('type', [
  v.strictObject({ type: v.literal('hello'), v: natural, rules: natural, phone, have: natural, mark }),
  v.strictObject({ type: v.literal('propose'), cid: natural, base: natural, event: eventSchema }),
]);

const sharedGameSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/)),
  game: v.pipe(v.string(), v.maxLength(100)),
  rules: natural,
  startedAt: wholeNumber,
  players: playersSchema,
  setup: setupSchema,
});

const hostSchema: v.GenericSchema<unknown, HostMessage> = v.variant('type', [
  v.strictObject({ type: v.literal('welcome'), seat, from: natural, game: sharedGameSchema }),
  v.strictObject({ type: v.literal('entries'), from: natural, list: v.array(entrySchema) }),
  v.strictObject({ type: v.literal('curtain'), withheld: natural, laid: listOf(playerId) }),
  v.strictObject({ type: v.literal('accepted'), cid: natural, entry: natural }),
  v.strictObject({ type: v.literal('refused'), cid: natural, why: oneOf(['rules', 'seat', 'stale', 'busy']) }),
  v.strictObject({ type: v.literal('here'), guests: listOf(v.strictObject({ seat, isQuiet: v.boolean() })) }),
  v.strictObject({ type: v.literal('other'), v: natural }),
]);

/** A message as it arrived; nothing where it is none. */
function parseMessage<T>(schema: v.GenericSchema<unknown, T>, text: string): T | undefined {
  if (text.length > MAX_MESSAGE_LENGTH) return undefined;
  try {
    const parsed = v.safeParse(schema, JSON.parse(text), { abortEarly: true });
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

export const parseGuestMessage = (text: string): GuestMessage | undefined => parseMessage(guestSchema, text);
export const parseHostMessage = (text: string): HostMessage | undefined => parseMessage(hostSchema, text);
export const formatMessage = (message: GuestMessage | HostMessage): string => JSON.stringify(message);

/** Leaves room for what stands around a list of entries. */
const MAX_LIST_LENGTH = MAX_MESSAGE_LENGTH - 100;

/** Entries from a place of the log on, in messages short enough to be read. */
export function entryMessages(entries: readonly Entry[], from: number, to: number): readonly HostMessage[] {
  const messages: HostMessage[] = [];
  let [list, length, start]: [Entry[], number, number] = [[], 0, from];
  for (const entry of entries.slice(from, to)) {
    const size = JSON.stringify(entry).length + 1;
    if (list.length > 0 && length + size > MAX_LIST_LENGTH) {
      messages.push({ type: 'entries', from: start, list });
      [list, length, start] = [[], 0, start + list.length];
    }
    list.push(entry);
    length += size;
  }
  return list.length === 0 ? messages : [...messages, { type: 'entries', from: start, list }];
}
