import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanName, isTooLong } from '#session/formats/clean-name';

describe('a name', () => {
  test.each([
    ['  Ana  ', 'Ana'],
    ['Ana\u202eneB', 'AnaneB'],
    ['A\u0000n\u000aa', 'Ana'],
    ['W'.repeat(60), 'W'.repeat(40)],
    ['👩‍👩‍👧', '👩‍👩‍👧'],
    ['نیلوفر', '\u2068نیلوفر\u2069'],
    ['דנה', '\u2068דנה\u2069'],
    ['\u2068דנה\u2069', '\u2068דנה\u2069'],
  ])('%j is kept as %j', (typed, cleaned) => expect(cleanName(typed)).toBe(cleaned));

  test.each([
    '',
    '   ',
    '\u200b',
    '\u2060\ufeff',
    '\u3164',
    '\u115f\u1160',
    '\u2800',
    '\u202e',
    '\u00ad',
    '\u0301',
    '\u200d\ufe0f',
    '\ue000',
  ])('%j shows nothing, and is none', (typed) => expect(cleanName(typed)).toBe(''));

  test.each([
    ['', false],
    ['W'.repeat(40), false],
    ['W'.repeat(41), true],
    [`  ${'W'.repeat(40)}  `, false],
    [`\u202e${'W'.repeat(40)}\u0000`, false],
    ['😀'.repeat(40), false],
    ['😀'.repeat(41), true],
  ])('%j is more than it may hold: %j', (typed, tooLong) => expect(isTooLong(typed)).toBe(tooLong));

  test('other words may have another length', () => {
    expect([isTooLong('abc', 3), isTooLong('abcd', 3), cleanName('abcd', 3)]).toEqual([false, true, 'abc']);
  });

  test('stays as it is once it is kept, holds no mark that turns what follows, and is never too long', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (typed) => {
        const cleaned = cleanName(typed);
        expect(cleanName(cleaned)).toBe(cleaned);
        expect(cleaned.replace(/^\u2068|\u2069$/g, '')).not.toMatch(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\u061c\p{Cc}]/u);
        expect([...cleaned].length).toBeLessThanOrEqual(42);
      }),
    );
  });
});
