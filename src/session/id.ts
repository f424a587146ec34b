/** An id that nothing else has. Not `crypto.randomUUID`, which browsers keep back over plain http. */
export const createId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
