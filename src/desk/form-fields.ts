import type { EventBase } from '#law/game';
import type { Case, CaseDraft } from './desk';

/** What a field offers to choose from, in a player's words. */
export interface Option<T extends string | number = string | number> {
  readonly value: T;
  readonly label: string;
}

interface FieldBase {
  /** Unique within the form; also what the game's `Icon` is asked for. */
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** An answer can be given without it. */
  readonly isOptional?: boolean | undefined;
}

/** One of a few. */
export interface ChoiceField<D, T extends string | number = string | number> extends FieldBase {
  readonly kind: 'choice';
  readonly options: readonly Option<T>[];
  get(draft: D): T | undefined;
  set(draft: D, value: T): D;
}

/** Any of a few, each once. */
export interface SeveralField<D, T extends string | number = string | number> extends FieldBase {
  readonly kind: 'several';
  readonly options: readonly Option<T>[];
  /** How many must be chosen before there is an answer; 1 where nothing is said. */
  readonly least?: number | undefined;
  get(draft: D): readonly T[];
  set(draft: D, value: readonly T[]): D;
}

/** Pieces one after another, alike ones too: each tap adds one, a tap on one that was added takes it back. */
export interface SequenceField<D, T extends string | number = string | number> extends FieldBase {
  readonly kind: 'sequence';
  readonly options: readonly Option<T>[];
  readonly least?: number | undefined;
  get(draft: D): readonly T[];
  set(draft: D, value: readonly T[]): D;
}

/** A whole number for each of several, on one keypad that moves on by itself; one row makes it a single number. */
export interface NumbersField<D> extends FieldBase {
  readonly kind: 'numbers';
  readonly rows: readonly Option<string>[];
  readonly most: number;
  /** What the key for "none at all" (`null`) is called; without it there is none. */
  readonly noneLabel?: string | undefined;
  get(draft: D, row: string): number | null | undefined;
  set(draft: D, row: string, value: number | null | undefined): D;
}

/** The game's own table: what lies there is laid out, or something is done on it. */
export interface BoardField<D> extends FieldBase {
  readonly kind: 'board';
  /** Whether something lies there to be played on. */
  isLaidOut(draft: D): boolean;
  /** Whether what was laid out or done is enough to be ruled on. */
  isComplete(draft: D): boolean;
  /** What was done on it, and the case with something else done. */
  events?(draft: D): readonly EventBase[];
  withEvents?(draft: D, events: readonly EventBase[]): D;
}

export type Field<D> = ChoiceField<D> | SeveralField<D> | SequenceField<D> | NumbersField<D> | BoardField<D>;

type Key<D> = keyof D & string;
type ScalarOf<D, K extends Key<D>> = Extract<NonNullable<D[K]>, string | number>;
type ItemOf<D, K extends Key<D>> = Extract<NonNullable<D[K]> extends readonly (infer T)[] ? T : never, string | number>;
type Spec<F extends FieldBase, Own extends keyof F> = Omit<F, 'kind' | 'id' | Own>;

const isOption = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

/** Makes the fields of a case: those of a part by its name, those of anything else with a way to read and write it. */
export function createFieldBuilder<C extends Case>() {
  type D = CaseDraft<C>;
  const read = (draft: D, id: Key<D>): unknown => draft[id];
  const write = (draft: D, id: Key<D>, value: unknown): D => ({ ...draft, [id]: value });
  return {
    choice: <K extends Key<D>>(id: K, spec: Spec<ChoiceField<D, ScalarOf<D, K>>, 'get' | 'set'>): Field<D> => ({
      kind: 'choice',
      id,
      get(draft: D) {
        const value = read(draft, id);
        return isOption(value) ? value : undefined;
      },
      set: (draft: D, value: string | number) => write(draft, id, value),
      ...spec,
    }),
    several: <K extends Key<D>>(id: K, spec: Spec<SeveralField<D, ItemOf<D, K>>, 'get' | 'set'>): Field<D> => ({
      kind: 'several',
      id,
      get(draft: D) {
        const value = read(draft, id);
        return Array.isArray(value) ? value.filter(isOption) : [];
      },
      set: (draft: D, value: readonly (string | number)[]) => write(draft, id, value),
      ...spec,
    }),
    number: (id: Key<D>, { label, ...spec }: Omit<Spec<NumbersField<D>, 'get' | 'set'>, 'rows'>): Field<D> => ({
      kind: 'numbers',
      id,
      label,
      rows: [{ value: id, label }],
      get(draft: D) {
        const value = read(draft, id);
        return value === null || typeof value === 'number' ? value : undefined;
      },
      set: (draft: D, _: string, value: number | null | undefined) => write(draft, id, value),
      ...spec,
    }),
    /** What is no part of the case by itself. */
    choiceOf: <T extends string | number>(id: string, spec: Spec<ChoiceField<D, T>, never>): Field<D> => ({ kind: 'choice', id, ...spec }),
    severalOf: <T extends string | number>(id: string, spec: Spec<SeveralField<D, T>, never>): Field<D> => ({
      kind: 'several',
      id,
      ...spec,
    }),
    sequenceOf: <T extends string | number>(id: string, spec: Spec<SequenceField<D, T>, never>): Field<D> => ({
      kind: 'sequence',
      id,
      ...spec,
    }),
    numbersOf: (id: string, spec: Spec<NumbersField<D>, never>): Field<D> => ({ kind: 'numbers', id, ...spec }),
    board: (id: string, spec: Spec<BoardField<D>, never>): Field<D> => ({ kind: 'board', id, ...spec }),
  };
}

export function isFilled<D>(field: Field<D>, draft: D): boolean {
  switch (field.kind) {
    case 'choice':
      return field.get(draft) !== undefined;
    case 'several':
    case 'sequence':
      return field.get(draft).length >= (field.least ?? 1);
    case 'numbers':
      return field.rows.every(({ value }) => field.get(draft, value) !== undefined);
    case 'board':
      return field.isComplete(draft);
  }
}

/** The first field that an answer waits for. */
export const firstMissingField = <D>(fields: readonly Field<D>[], draft: D): Field<D> | undefined =>
  fields.find((field) => field.isOptional !== true && !isFilled(field, draft));

/** What a field holds, in words; nothing where nobody has said it, or where it is drawn. */
export function describeField<D>(field: Field<D>, draft: D): string | undefined {
  const labelOf = (value: string | number): string =>
    field.kind !== 'board' && 'options' in field ? (field.options.find((each) => each.value === value)?.label ?? String(value)) : '';
  switch (field.kind) {
    case 'choice': {
      const value = field.get(draft);
      return value === undefined ? undefined : labelOf(value);
    }
    case 'several':
    case 'sequence':
      return field.get(draft).length === 0 ? undefined : field.get(draft).map(labelOf).join(', ');
    case 'numbers': {
      const filled = field.rows.flatMap(({ value, label }) => {
        const number = field.get(draft, value);
        return number === undefined ? [] : [`${field.rows.length === 1 ? '' : `${label} `}${number ?? field.noneLabel ?? '–'}`];
      });
      return filled.length === 0 ? undefined : filled.join(', ');
    }
    case 'board':
      return undefined;
  }
}
