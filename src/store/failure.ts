/** Why the device does not keep what it is given, or does not give it back. */
export type StoreTrouble = 'newer-version' | 'blocked' | 'quota' | 'terminated' | 'evicted' | 'unavailable' | 'failed';
