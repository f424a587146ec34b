/** The characters that a QR code packs tightest, in the order of their values. */
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';
const BASE = ALPHABET.length;

/** Bytes as those characters, two of them in three (RFC 9285): binary codes come back from some readers as mangled text. */
export function toBase45(bytes: Uint8Array): string {
  let text = '';
  for (let index = 0; index < bytes.length; index += 2) {
    const pair = bytes.subarray(index, index + 2);
    let value = pair.reduce((sum, byte) => sum * 256 + byte, 0);
    for (let digit = 0; digit <= pair.length; digit += 1) {
      text += ALPHABET.charAt(value % BASE);
      value = Math.floor(value / BASE);
    }
  }
  return text;
}

/** Nothing where the text does not stand for bytes. */
export function fromBase45(text: string): Uint8Array<ArrayBuffer> | undefined {
  const bytes: number[] = [];
  for (let index = 0; index < text.length; index += 3) {
    const digits = [...text.slice(index, index + 3)].map((character) => ALPHABET.indexOf(character));
    const value = digits.reduceRight((sum, digit) => sum * BASE + digit, 0);
    const width = digits.length - 1;
    if (digits.includes(-1) || width === 0 || value >= 256 ** width) return undefined;
    if (width === 2) bytes.push(value >> 8);
    bytes.push(value & 255);
  }
  return new Uint8Array(bytes);
}
