import * as v from 'valibot';
import type { AgreementsOf, AgreementTable } from '#law/game';
import { type InputError, inputErrorOf } from './input-error';

/** One of a fixed list of words or figures. */
export const oneOf = <const T extends readonly (string | number)[]>(values: T) => v.picklist(values);

const PLAYER_ID = /^[a-z0-9-]{1,32}$/;
export const playerId = v.pipe(v.string(), v.regex(PLAYER_ID));
export const wholeNumber = v.pipe(v.number(), v.integer(), v.safeInteger());

/** More than any game reaches, in points, cards or tiles. */
const MAX_FIGURE = 10_000;
export const figure = v.pipe(wholeNumber, v.minValue(-MAX_FIGURE), v.maxValue(MAX_FIGURE));
export const natural = v.pipe(wholeNumber, v.minValue(0), v.maxValue(MAX_FIGURE));

/** What a person or a place is called: a sentence repeats it. */
export const name = v.pipe(v.string(), v.maxLength(200));

/** A list that is longer than any box fills cannot be meant. */
export const listOf = <Schema extends v.GenericSchema>(schema: Schema, most = 100) => v.pipe(v.array(schema), v.maxLength(most));

export type Fields = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object of any fields, kept as it is. */
export const object = v.custom<Fields>(isObject);

/** An object whose fields may all be left out: a list is none. */
export const partial = <Entries extends v.ObjectEntries>(entries: Entries) => v.pipe(object, v.strictObject(entries));

/** The fields of an object as entries: their names are data, but for one that JavaScript keeps for itself. */
export function schemaEntries<T>(input: Fields, schema: v.GenericSchema<unknown, T>, fits: (key: string) => boolean = isSafeKey) {
  return v.entriesFromList(Object.keys(input).filter(fits), schema);
}

const isSafeKey = (key: string): boolean => key !== '__proto__';

/** An object by names that are data: "constructor" and "prototype", which valibot's own records drop, are kept. */
export const dictionaryOf = <T>(fits: (key: string) => boolean, schema: v.GenericSchema<unknown, T>) =>
  v.lazy<v.GenericSchema<unknown, Readonly<Record<string, T>>>>((input) =>
    isObject(input) ? v.strictObject(schemaEntries(input, schema, fits)) : v.custom<Readonly<Record<string, T>>>(isObject),
  );

/** A table by players; who of them plays here is seen later. */
export const byPlayer = <T>(schema: v.GenericSchema<unknown, T>) => dictionaryOf((key) => PLAYER_ID.test(key), schema);

/** What every event may carry, with the fields of its own. */
export const createEventSchema = <const Type extends string, Entries extends v.ObjectEntries>(type: Type, entries: Entries) =>
  v.strictObject({ type: v.literal(type), by: v.optional(playerId), consent: v.optional(v.boolean()), ...entries });

export const adjustSchema = createEventSchema('adjust', { points: figure, reason: v.string() });

type AgreementChoices<T extends AgreementTable> = { readonly [A in keyof T]?: T[A][number] | undefined };

/** Agreements by id; what is left out has its default. */
export function agreementsSchema<T extends AgreementTable>(table: T) {
  const entries = Object.entries(table).map(([id, choices]) => [id, v.optional(v.picklist(choices))] as const);
  return v.optional(partial(Object.fromEntries(entries)) as v.GenericSchema<unknown, AgreementChoices<T>>);
}

/** Every agreement with its choice. */
export function resolveAgreements<T extends AgreementTable>(table: T, chosen: AgreementChoices<T> = {}): AgreementsOf<T> {
  const choices = Object.entries(table).map(([id, [standard]]) => [id, chosen[id] ?? standard] as const);
  return Object.fromEntries(choices) as AgreementsOf<T>;
}

/** The whole of a coordinate is right or wrong: no path leads into it. */
export const opaque = <T>(is: (value: unknown) => value is T) => v.custom<T>(is);

/** Reads a value, or says where the first thing is that cannot be read. */
export function parseValue<T>(schema: v.GenericSchema<unknown, T>, value: unknown): { readonly value: T } | InputError {
  const result = v.safeParse(schema, value, { abortEarly: true });
  return result.success ? { value: result.output } : inputErrorOf(result.issues[0]);
}
