/** Sixteen hexadecimal digits that a text always gives; not a secret, only a name. */
export function digitsOf(text: string): string {
  const { add, digits } = digesting();
  add(text);
  return digits();
}

const number = new Float64Array(1);
const halves = new Int32Array(number.buffer);

/** The same of texts and numbers one after the other, where to write them all down first would take longer. */
export function digesting() {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  const mix = (code: number): void => {
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  };
  return {
    add(part: string | number): void {
      if (typeof part === 'string') for (let index = 0; index < part.length; index += 1) mix(part.charCodeAt(index));
      else {
        number[0] = part;
        for (const half of halves) mix(half);
      }
    },
    digits: (): string => [high ^ (low >>> 16), low ^ (high >>> 13)].map((part) => (part >>> 0).toString(16).padStart(8, '0')).join(''),
  };
}
