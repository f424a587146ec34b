/** Raised when a later fix of the law would judge an old game otherwise. */
export const RULES_VERSION = 2;
