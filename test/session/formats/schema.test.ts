import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { formatPath, inputError, isInputError, prefixPath } from '#session/formats/input-error';
import { byPlayer, dictionaryOf, figure, listOf, name, natural, parseValue, partial, playerId } from '#session/formats/schema';
import { inputErrorTexts } from '#text/input-errors';

/** What is read, or the path and the kind of the trouble. */
function parseOrError(schema: v.GenericSchema, value: unknown): unknown {
  const result = parseValue(schema, value);
  return isInputError(result) ? `${formatPath(result.path)}: ${result.code}` : result.value;
}

describe('bounds', () => {
  test.each([
    ['a figure', figure, [-10_000, 0, 10_000], [-10_001, 10_001, 0.5, '1', null, Number.MAX_SAFE_INTEGER + 1]],
    ['a count', natural, [0, 10_000], [-1, 10_001, 0.5, '1']],
    ['a name', name, ['', 'a'.repeat(200)], ['a'.repeat(201), 1]],
    ['an id', playerId, ['a', '0', 'constructor', 'a'.repeat(32), '-'], ['', 'A', 'a'.repeat(33), 'a_b', 'a\n', '__proto__']],
    ['a list', listOf(natural, 2), [[], [1, 2]], [[1, 2, 3], { 0: 1 }, 'ab']],
    ['a list of no told length', listOf(natural), [Array.from({ length: 100 }, () => 1)], [Array.from({ length: 101 }, () => 1)]],
  ] as const)('%s takes what is within its bounds and nothing else', (_, schema, right, wrong) => {
    for (const value of right) expect(parseOrError(schema, value)).toEqual(value);
    for (const value of wrong) expect(parseOrError(schema, value)).toMatch(/: not-understood$/);
  });
});

describe('objects', () => {
  const one = partial({ one: v.optional(natural) });

  test('all fields may be left out, none may be unknown, and a list is no object', () => {
    expect(parseOrError(one, {})).toEqual({});
    expect(parseOrError(one, { one: 1 })).toEqual({ one: 1 });
    expect(parseOrError(one, { two: 1 })).toBe('two: unknown-field');
    for (const value of [[], [1], 'x', 1, null]) expect(parseOrError(one, value)).toBe(': not-understood');
  });

  test.each(['constructor', 'prototype', '__proto__', 'toString', 'length'])('%s is an unknown field', (field) => {
    expect(parseOrError(one, JSON.parse(`{"one":1,"${field}":1}`))).toBe(`${field}: unknown-field`);
  });

  test('a table by players keeps every name, as it was written', () => {
    const table = { zoe: 1, constructor: 2, prototype: 3, length: 4, ana: 5 };
    expect(JSON.stringify(parseOrError(byPlayer(natural), table))).toBe(JSON.stringify(table));
    expect(parseOrError(byPlayer(natural), JSON.parse('{"ana":1,"__proto__":{"ben":2}}'))).toBe('__proto__: unknown-field');
    expect(parseOrError(byPlayer(natural), { Ana: 1 })).toBe('Ana: unknown-field');
    expect(parseOrError(byPlayer(natural), { ana: -1 })).toBe('ana: not-understood');
    for (const value of [[1], 'x', null]) expect(parseOrError(byPlayer(natural), value)).toBe(': not-understood');
    expect(parseOrError(v.strictObject({ points: byPlayer(natural) }), {})).toBe('points: missing');
  });

  test('a table by other names keeps those that fit', () => {
    const digits = dictionaryOf((key) => /^\d$/.test(key), natural);
    expect(parseOrError(digits, { 1: 2 })).toEqual({ 1: 2 });
    expect(parseOrError(digits, { one: 2 })).toBe('one: unknown-field');
  });
});

describe('troubles', () => {
  test('a path is written as people write it', () => {
    expect(formatPath([])).toBe('');
    expect(formatPath(['events', 3, 'at'])).toBe('events[3].at');
    expect(formatPath([0, 'a', 1, 2, 'b'])).toBe('[0].a[1][2].b');
    expect(prefixPath(['events', 0], inputError(['at'], 'missing', { field: 'at' })).path).toEqual(['events', 0, 'at']);
  });

  test.each([
    ['a word', 'word', '"word"'],
    ['a list', [1, [2, { three: 4 }]], '[1,[2,{"three":4}]]'],
    ['what lies deeper than a sentence goes', [[[[1]]]], '[[["..."]]]'],
    ['fields', { a: { b: { c: { d: 1 } } } }, '{"a":{"b":{"c":"..."}}}'],
    ['nothing', null, 'null'],
    ['something of 60 letters', 'a'.repeat(58), `"${'a'.repeat(58)}"`],
    ['something longer', 'a'.repeat(59), `"${'a'.repeat(56)}...`],
    [
      'many fields',
      Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [index, 1])),
      '{"0":1,"1":1,"2":1,"3":1,"4":1,"5":1,"6":1,"7":1,"8":1,"9...',
    ],
  ])('%s is shown', (_, value, text) => {
    expect(inputErrorTexts.en['not-understood']({ field: 'at', found: value }, { player: String })).toBe(
      `The value ${text} makes no sense for "at".`,
    );
  });
});
