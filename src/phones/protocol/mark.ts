import { canonicalJson } from '#exchange/merge/canonical-order';
import { hashText } from '#session/hash';
import type { Entry } from '#session/log/effective-log';

/** The mark of a log without entries. */
const EMPTY = '';

/** The same for two phones whose logs agree in their first entries, and another as good as always where they do not. */
export const markOf = (entries: readonly Entry[], count: number): string =>
  entries.slice(0, count).reduce((mark, entry) => hashText(mark + canonicalJson(entry)), EMPTY);
