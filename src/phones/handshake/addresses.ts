import type { createByteReader, createByteWriter } from './bytes';
import { DamagedCode } from './bytes';

/** An address as a candidate writes it: IPv4, IPv6, or the name that hides one in a local network. */
export type Address = string;

const IPV4 = 4;
const IPV6 = 6;
const MDNS = 0;

const IPV4_PATTERN = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/;
const MDNS_PATTERN = /^([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})\.local$/;

interface PackedAddress {
  readonly kind: number;
  readonly bytes: Uint8Array;
}

/** Nothing where a text is no such address. */
export function packAddress(address: string): PackedAddress | undefined {
  const four = IPV4_PATTERN.exec(address)?.slice(1).map(Number);
  if (four !== undefined) return four.every((part) => part < 256) ? { kind: IPV4, bytes: Uint8Array.from(four) } : undefined;
  const name = MDNS_PATTERN.exec(address)?.slice(1).join('');
  if (name !== undefined) return { kind: MDNS, bytes: parseHex(name) };
  const groups = expandIpv6(address);
  return groups && { kind: IPV6, bytes: Uint8Array.from(groups.flatMap((group) => [group >> 8, group & 255])) };
}

export const parseHex = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

export const formatHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

function expandIpv6(address: string): readonly number[] | undefined {
  const [head, tail, ...more] = address.split('::');
  if (head === undefined || more.length > 0) return undefined;
  const groupsOf = (part: string): readonly string[] => (part === '' ? [] : part.split(':'));
  const [before, after] = [groupsOf(head), groupsOf(tail ?? '')];
  const gap = 8 - before.length - after.length;
  if (tail === undefined ? gap !== 0 : gap < 1) return undefined;
  const groups = [...before, ...Array.from({ length: gap }, () => '0'), ...after];
  return groups.every((group) => /^[0-9a-fA-F]{1,4}$/.test(group)) ? groups.map((group) => Number.parseInt(group, 16)) : undefined;
}

export function writeAddress(writer: ReturnType<typeof createByteWriter>, address: Address): void {
  const packed = packAddress(address);
  if (packed === undefined) throw new TypeError(address);
  writer.byte(packed.kind);
  writer.fixed(packed.bytes);
}

export function readAddress(reader: ReturnType<typeof createByteReader>): Address {
  const kind = reader.byte();
  if (kind === IPV4) return reader.fixed(4).join('.');
  if (kind !== IPV6 && kind !== MDNS) throw new DamagedCode();
  const hex = formatHex(reader.fixed(16));
  if (kind === MDNS) return `${hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')}.local`;
  return (hex.match(/.{4}/g) ?? []).map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
