import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPath, type Path } from '#session/formats/input-error';
import { isObject } from '#session/formats/schema';
import { judgeTranscript, type UnreadableVerdict, type Verdict } from '#session/formats/verdict';
import { LANGUAGES } from '#text/language';
import { playRandom } from '../../random-play';
import { GAME_IDS, gameOf, games } from '../../transcripts';

/** Words that mean something to JavaScript or to a game, and are ids like any other. */
const IDS = ['constructor', 'prototype', 'length', '0', '10', '-', 'name', 'king', 'red', 'island', 'turn', 'by', 'null', 'black'];
const FIELDS = ['constructor', '__proto__', 'prototype', 'toString', 'length', 'hasOwnProperty', 'then', '0'];
const NUMBERS = [Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER, 2 ** 53, 1e308, -1e308, 1e15, 10_001, -10_001, 0.5];

/** Some random games as transcripts: which of them is spoilt, and where, is what varies. */
const transcripts = (id: string) => {
  const { least, most } = gameOf(id).law.seats;
  const transcripts = Array.from({ length: 12 }, (_, seed) => {
    const { header, events } = playRandom(id, least + (seed % (most - least + 1)), seed, 40);
    return { format: 'regent-transcript/1', game: id, ...header, events };
  });
  return fc.constantFrom(...transcripts);
};

/** Every place in some data, itself included. */
function placesIn(value: unknown, path: Path = []): readonly (readonly [Path, unknown])[] {
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const key = (name: string) => (Array.isArray(value) ? Number(name) : name);
  return [[path, value], ...inner.flatMap(([name, each]) => placesIn(each, [...path, key(name)]))];
}

/** The same data with something else in one place. */
function withAt(value: unknown, [key, ...rest]: Path, put: unknown): unknown {
  if (key === undefined) return put;
  if (Array.isArray(value)) return value.map((each, index) => (index === key ? withAt(each, rest, put) : each));
  const entries = Object.entries(Object(value)).filter(([name]) => name !== key);
  return Object.fromEntries([...entries, [key, withAt(new Map(Object.entries(Object(value))).get(String(key)), rest, put)]]);
}

/** The same data with other ids for the players, as keys and as values; what they are called stays. */
function replaceIds(value: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return ids.get(value) ?? value;
  if (Array.isArray(value)) return value.map((each) => replaceIds(each, ids));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [ids.get(key) ?? key, replaceIds(each, ids)]));
}

const judgeInEnglish = (transcript: unknown): Verdict | UnreadableVerdict => judgeTranscript(games, transcript, 'en');

function errorIn(transcript: unknown): string {
  const answer = judgeInEnglish(transcript);
  if (!('error' in answer)) throw new Error(`judged: ${JSON.stringify(answer.refused)}`);
  expect(answer.error.message).toMatch(/\w.*\.$/);
  expect(answer.error.message.length).toBeLessThan(200);
  return answer.error.path;
}

/** An error may name the whole of what is wrong, or what in it is wrong. */
const isAbout = (error: string, path: string): boolean => path.startsWith(error) || error.startsWith(path);

function nest(depth: number, around: (inner: unknown) => unknown): unknown {
  let value: unknown = 1;
  for (let count = 0; count < depth; count += 1) value = around(value);
  return value;
}
const DEEP = [nest(5000, (inner) => [inner]), nest(5000, (inner) => ({ at: inner })), nest(5000, (inner) => [{ type: 'x', by: inner }])];

describe.each(GAME_IDS)('hostile transcripts of %s', (id) => {
  const anyGame = transcripts(id);
  const anywhere = fc.nat();
  const pick = <T>(items: readonly T[], at: number): T => {
    const item = items[at % items.length];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  };

  test('ids are data: a game is judged alike, whatever its players are called', () => {
    fc.assert(
      fc.property(anyGame, fc.shuffledSubarray(IDS, { minLength: 5, maxLength: 5 }), (transcript, names) => {
        const ids = new Map(transcript.players.map((player, seat) => [player.id, names[seat] ?? '']));
        const verdict = judgeInEnglish(transcript);
        expect(verdict).not.toHaveProperty('error');
        expect(judgeInEnglish(replaceIds(transcript, ids))).toEqual(replaceIds(verdict, ids));
      }),
      { numRuns: 30 },
    );
  });

  test('a field that nobody knows is an error by its path, whatever it is called', () => {
    fc.assert(
      fc.property(anyGame, anywhere, fc.constantFrom(...FIELDS), fc.jsonValue(), (transcript, at, field, value) => {
        const objects = placesIn(transcript).filter(([, each]) => isObject(each));
        // Copies name locations, tiles and tricks by figures.
        const [path] = pick(field === '0' ? objects.filter(([[top, part]]) => top !== 'setup' || part !== 'copy') : objects, at);
        const spoilt = withAt(transcript, [...path, field], value);
        // Somebody who does not play may be told of in a wrong way as well.
        expect(errorIn(JSON.parse(JSON.stringify(spoilt)))).toSatisfy((error: string) => error.startsWith(formatPath([...path, field])));
      }),
      { numRuns: 150 },
    );
  });

  test('a figure that no game reaches is an error by its path', () => {
    fc.assert(
      fc.property(anyGame, anywhere, fc.constantFrom(...NUMBERS), fc.integer({ min: -3, max: 3 }), (transcript, at, far, points) => {
        const adjust = { type: 'adjust', by: transcript.players[0]?.id, points, reason: 'tea' };
        const transcripts = { ...transcript, events: [...transcript.events, adjust] };
        const [path] = pick(
          placesIn(transcripts).filter(([, each]) => typeof each === 'number'),
          at,
        );
        expect(errorIn(withAt(transcripts, path, far))).toSatisfy((error: string) => isAbout(error, formatPath(path)));
      }),
      { numRuns: 150 },
    );
  });

  test('a field nested without end is an error by its path', () => {
    fc.assert(
      fc.property(anyGame, anywhere, fc.constantFrom(...DEEP), (transcript, at, deep) => {
        const [path] = pick(placesIn(transcript), at);
        expect(errorIn(withAt(transcript, path, deep))).toSatisfy((error: string) => isAbout(error, formatPath(path)));
      }),
      { numRuns: 150 },
    );
  });

  test('whatever is said in whatever place, there is an answer', () => {
    fc.assert(
      fc.property(anyGame, anywhere, fc.jsonValue(), fc.constantFrom(...LANGUAGES), (transcript, at, value, language) => {
        const [path] = pick(placesIn(transcript), at);
        const answer = judgeTranscript(games, withAt(transcript, path, value), language);
        expect(answer).toHaveProperty('error' in answer ? 'error.message' : 'standings');
      }),
      { numRuns: 150 },
    );
  });

  test('a list longer than any box fills is an error by its path', () => {
    fc.assert(
      fc.property(anyGame, anywhere, fc.integer({ min: 101, max: 3000 }), (transcript, at, length) => {
        const lists = placesIn(transcript).filter(([path, each]) => Array.isArray(each) && each.length > 0 && path[0] !== 'events');
        const cards = placesIn(transcript).filter(([path, each]) => Array.isArray(each) && each.length > 0 && path.length > 1);
        const [path, list] = pick([...lists, ...cards], at);
        const items: readonly unknown[] = Array.isArray(list) ? list : [];
        const long = Array.from({ length }, (_, index) => items[index % items.length]);
        expect(errorIn(withAt(transcript, path, long))).toSatisfy((error: string) => isAbout(error, formatPath(path)));
      }),
      { numRuns: 80 },
    );
  });

  test('points given 20,000 times are judged one after the other', () => {
    fc.assert(
      fc.property(anyGame, (transcript) => {
        const [by] = transcript.players.map((player) => player.id);
        const adjust = { type: 'adjust', by, points: 1, reason: 'tea' };
        const answer = judgeInEnglish({ ...transcript, events: Array.from({ length: 20_000 }, () => adjust) });
        expect(answer).toMatchObject({ accepted: 20_000, refused: null });
      }),
      { numRuns: 1 },
    );
  });
});

test('a table of a thousand, and a log without end', () => {
  const crowd = Array.from({ length: 1000 }, (_, index) => ({ id: `p${index}`, name: 'P' }));
  const base = { format: 'regent-transcript/1', game: 'kingdom', setup: { white: 'ana' } };
  const two = [
    { id: 'ana', name: 'Ana' },
    { id: 'ben', name: 'Ben' },
  ];
  expect(errorIn({ ...base, players: crowd, events: [] })).toBe('players');
  expect(errorIn({ ...base, players: two, events: Array.from({ length: 100_001 }, () => ({ type: 'draw' })) })).toBe('events');
  expect(errorIn({ ...base, players: [{ id: 'ana', name: 'a'.repeat(201) }, two[1]], events: [] })).toBe('players[0].name');
});
