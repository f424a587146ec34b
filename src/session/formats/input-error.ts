import type { BaseIssue } from 'valibot';
import type { InputErrors } from '#text/input-errors';

export type Path = readonly (string | number)[];

/** Data from outside that cannot be read: where, and what is wrong there. */
export interface InputError {
  readonly path: Path;
  readonly code: keyof InputErrors;
  readonly params: InputErrors[keyof InputErrors];
}

export function inputError<Code extends keyof InputErrors>(path: Path, code: Code, params: InputErrors[Code]): InputError {
  return { path, code, params };
}

/** Nobody is on move, and the event does not say whom it is about. */
export const BY_MISSING: InputError = inputError(['by'], 'by-missing', {});

export const isInputError = (value: object): value is InputError => 'code' in value;

/** The same error, seen from further up. */
export const prefixPath = (path: Path, inner: InputError): InputError => ({ ...inner, path: [...path, ...inner.path] });

/** "events[3].at" */
export function formatPath(path: Path): string {
  return path.map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index === 0 ? '' : '.'}${key}`)).join('');
}

/** What a schema found, in our words. */
export function inputErrorOf(issue: BaseIssue<unknown>): InputError {
  const items = issue.path ?? [];
  // A list is an object to JavaScript, and no object to us.
  const list = items.findIndex(({ type, input }) => type === 'object' && Array.isArray(input));
  const path = items.slice(0, list < 0 ? items.length : list).map(({ key }) => (typeof key === 'number' ? key : String(key)));
  const last = path.at(-1);
  const field = typeof last === 'string' ? last : '';
  if (list >= 0) return inputError(path, 'not-understood', { field, found: items[list]?.input });
  if (issue.expected === 'never') return inputError(path, 'unknown-field', { field });
  if (issue.received === 'undefined') return inputError(path, 'missing', { field });
  return inputError(path, 'not-understood', { field, found: issue.input });
}
