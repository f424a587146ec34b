/** Sixteen hexadecimal digits that a text always gives; not a secret, only a name. */
export function hashText(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  return [high ^ (low >>> 16), low ^ (high >>> 13)].map((part) => (part >>> 0).toString(16).padStart(8, '0')).join('');
}
