import type { BaseIssue } from 'valibot';
import type { Troubles } from '#text/troubles';

export type Path = readonly (string | number)[];

/** Data from outside that cannot be read: where, and what is wrong there. */
export interface Trouble {
  readonly path: Path;
  readonly trouble: keyof Troubles;
  readonly params: Troubles[keyof Troubles];
}

export function trouble<Kind extends keyof Troubles>(path: Path, kind: Kind, params: Troubles[Kind]): Trouble {
  return { path, trouble: kind, params };
}

/** Nobody is on move, and the event does not say whom it is about. */
export const BY_MISSING: Trouble = trouble(['by'], 'by-missing', {});

export const isTrouble = (value: object): value is Trouble => 'trouble' in value;

/** The same trouble, seen from further up. */
export const under = (path: Path, inner: Trouble): Trouble => ({ ...inner, path: [...path, ...inner.path] });

/** "events[3].at" */
export function pathName(path: Path): string {
  return path.map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index === 0 ? '' : '.'}${key}`)).join('');
}

/** What a schema found, in our words. */
export function troubleOf(issue: BaseIssue<unknown>): Trouble {
  const items = issue.path ?? [];
  // A list is an object to JavaScript, and no object to us.
  const list = items.findIndex(({ type, input }) => type === 'object' && Array.isArray(input));
  const path = items.slice(0, list < 0 ? items.length : list).map(({ key }) => (typeof key === 'number' ? key : String(key)));
  const last = path.at(-1);
  const field = typeof last === 'string' ? last : '';
  if (list >= 0) return trouble(path, 'not-understood', { field, found: items[list]?.input });
  if (issue.expected === 'never') return trouble(path, 'unknown-field', { field });
  if (issue.received === 'undefined') return trouble(path, 'missing', { field });
  return trouble(path, 'not-understood', { field, found: issue.input });
}
