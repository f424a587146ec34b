import { fromBase45, toBase45 } from '#session/formats/base45';
import { type Address, readAddress, writeAddress } from './addresses';
import { createByteReader, createByteWriter, DamagedCode } from './bytes';

/** How a phone proves that it is the one whose code was scanned. */
export interface Credentials {
  readonly ufrag: string;
  readonly password: string;
}

/** A place to come in by: one phone each, at the seat of this name, or nobody's. */
export interface Slot extends Credentials {
  readonly number: number;
  readonly seat: string | undefined;
  /** Where the host listens, as places in its list of addresses. */
  readonly ports: readonly { readonly address: number; readonly port: number }[];
}

/** What the host shows to all. */
export interface HostCode {
  readonly game: string;
  /** The SHA-256 of the host's certificate. */
  readonly fingerprint: Uint8Array;
  readonly addresses: readonly Address[];
  readonly slots: readonly Slot[];
}

/** What a guest shows to the host. */
export interface GuestCode extends Credentials {
  readonly slot: number;
  readonly fingerprint: Uint8Array;
}

/** A code of something else, of a version other than this one, one that makes no sense, or that of the wrong phone. */
export type HandshakeError = 'foreign' | 'game' | 'newer' | 'damaged' | 'host' | 'guest';

const VERSION = 2;
const CODE_PATTERN = /^REGENT\/(\d{1,6})\/(.*)$/;
const HOST = 1;
const GUEST = 2;
const FINGERPRINT_LENGTH = 32;
const MAX_ADDRESSES = 6;
const MAX_SLOTS = 12;

const formatCode = (bytes: Uint8Array): string => `REGENT/${VERSION}/${toBase45(bytes)}`;

/** The bytes of a code of one kind, without it. */
function readCode<T>(code: string, kind: number, read: (reader: ReturnType<typeof createByteReader>) => T): T | HandshakeError {
  const [, version, text] = CODE_PATTERN.exec(code) ?? [];
  if (version === undefined || text === undefined) return 'foreign';
  if (Number(version) < VERSION) return 'game';
  if (Number(version) > VERSION) return 'newer';
  const bytes = fromBase45(text);
  if (bytes === undefined) return 'damaged';
  const reader = createByteReader(bytes);
  try {
    const found = reader.byte();
    if (found !== kind) return found === HOST ? 'host' : found === GUEST ? 'guest' : 'damaged';
    const value = read(reader);
    reader.end();
    return value;
  } catch (error) {
    if (error instanceof DamagedCode) return 'damaged';
    throw error;
  }
}

export function formatHostCode({ game, fingerprint, addresses, slots }: HostCode): string {
  const writer = createByteWriter();
  writer.byte(HOST);
  writer.text(game);
  writer.fixed(fingerprint);
  writer.byte(addresses.length);
  for (const address of addresses) writeAddress(writer, address);
  writer.byte(slots.length);
  for (const { number, seat, ufrag, password, ports } of slots) {
    writer.byte(number);
    writer.text(seat ?? '');
    writer.credential(ufrag);
    writer.credential(password);
    writer.byte(ports.length);
    for (const { address, port } of ports) {
      writer.byte(address);
      writer.short(port);
    }
  }
  return formatCode(writer.end());
}

export const parseHostCode = (code: string): HostCode | HandshakeError =>
  readCode(code, HOST, (reader) => {
    const game = reader.text();
    const fingerprint = reader.fixed(FINGERPRINT_LENGTH);
    const addresses = reader.list(MAX_ADDRESSES, () => readAddress(reader));
    const slots = reader.list(MAX_SLOTS, () => {
      const [number, seat] = [reader.byte(), reader.text() || undefined];
      const [ufrag, password] = readCredentials(reader);
      const ports = reader.list(MAX_ADDRESSES, () => ({ address: reader.byte(), port: reader.short() }));
      if (ports.some(({ address }) => address >= addresses.length)) throw new DamagedCode();
      return { number, seat, ufrag, password, ports };
    });
    return { game, fingerprint, addresses, slots };
  });

export function formatGuestCode({ slot, fingerprint, ufrag, password }: GuestCode): string {
  const writer = createByteWriter();
  writer.byte(GUEST);
  writer.byte(slot);
  writer.fixed(fingerprint);
  writer.credential(ufrag);
  writer.credential(password);
  return formatCode(writer.end());
}

export const parseGuestCode = (code: string): GuestCode | HandshakeError =>
  readCode(code, GUEST, (reader) => {
    const slot = reader.byte();
    const fingerprint = reader.fixed(FINGERPRINT_LENGTH);
    const [ufrag, password] = readCredentials(reader);
    return { slot, fingerprint, ufrag, password };
  });

/** What ICE allows (RFC 8839): nothing else may reach a session description. */
const CREDENTIAL_PATTERN = /^[A-Za-z0-9+/]{4,256}$/;

function readCredentials(reader: ReturnType<typeof createByteReader>): readonly [ufrag: string, password: string] {
  const [ufrag, password] = [reader.credential(), reader.credential()];
  if (!CREDENTIAL_PATTERN.test(ufrag) || !CREDENTIAL_PATTERN.test(password) || password.length < 22) throw new DamagedCode();
  return [ufrag, password];
}
