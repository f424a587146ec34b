/** Writes what a code packs, byte after byte. */
export function createByteWriter() {
  const bytes: number[] = [];
  const add = (...values: readonly number[]): void => void bytes.push(...values);
  const addAll = (values: Uint8Array): void => {
    add(values.length);
    bytes.push(...values);
  };
  return {
    byte: (value: number) => add(value),
    short: (value: number) => add(value >> 8, value & 255),
    fixed: (values: Uint8Array) => void bytes.push(...values),
    text: (text: string) => addAll(new TextEncoder().encode(text)),
    credential: (text: string) => {
      const packed = packBase64(text);
      if (packed === undefined) {
        add(TEXT_FLAG);
        addAll(new TextEncoder().encode(text));
      } else addAll(packed);
    },
    end: () => new Uint8Array(bytes),
  };
}

/** A length that no packed credential has: what follows is plain text. */
const TEXT_FLAG = 255;

/** What a code is too short or too long for, or writes otherwise than we do. */
export class DamagedCode extends Error {}

/** Reads the same; throws `DamagedCode` where the bytes end too soon. */
export function createByteReader(bytes: Uint8Array) {
  let at = 0;
  const take = (length: number): Uint8Array<ArrayBuffer> => {
    const found = bytes.slice(at, at + length);
    if (found.length < length) throw new DamagedCode();
    at += length;
    return found;
  };
  const byte = (): number => take(1)[0] ?? 0;
  const decode = (found: Uint8Array): string => {
    try {
      return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(found);
    } catch {
      throw new DamagedCode();
    }
  };
  return {
    byte,
    short: () => byte() * 256 + byte(),
    fixed: take,
    text: () => decode(take(byte())),
    credential: () => {
      const length = byte();
      return length === TEXT_FLAG ? decode(take(byte())) : unpackBase64(take(length));
    },
    list<T>(most: number, readItem: () => T): readonly T[] {
      const length = byte();
      if (length > most) throw new DamagedCode();
      return Array.from({ length }, readItem);
    },
    end(): void {
      if (at < bytes.length) throw new DamagedCode();
    },
  };
}

const BASE64_QUADS = /^(?:[A-Za-z0-9+/]{4})+$/;

/** Three bytes for four characters of what browsers make up at random; nothing where a text is no such thing. */
function packBase64(text: string): Uint8Array | undefined {
  if (!BASE64_QUADS.test(text) || text.length > 240) return undefined;
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

const unpackBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
