declare const PROBE_VERSION: string;

/** Loaded when asked for, as games are. */
export const later = PROBE_VERSION;
