import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { game } from '#games/kings-gate/game';
import type { Event, Position } from '#games/kings-gate/law/position';
import type { PlayerId } from '#law/game';
import { exactRange } from '#law/score';
import { isInputError } from '#session/formats/input-error';
import { comparePoints } from '#session/log/points';
import { ruleOn } from '#session/log/rule-on';
import { append, isTable, openTable } from '#session/log/table';
import { createRandom } from '../../../seeded-random';
import { type Options, pickEvent, setupOf, startTable, type Table } from './tables';

/** Words that mean something to JavaScript, and figures that it would sort. */
const WORDS = ['constructor', 'prototype', '__proto__', 'length', '0', '10', '2', 'toString', 'valueOf', 'hasOwnProperty'];
const PLAIN = ['ana', 'ben', 'cat', 'dan'];

type Names = ReadonlyMap<PlayerId, PlayerId>;

/** The same data with every player called otherwise, keys and values alike, keys in any order. */
function replaceIds(value: unknown, names: Names): unknown {
  if (typeof value === 'string') return names.get(value) ?? value;
  if (Array.isArray(value)) return value.map((each) => replaceIds(each, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [names.get(key) ?? key, replaceIds(each, names)]));
}

const isEvent = (value: unknown): value is Event => typeof value === 'object' && value !== null && 'type' in value;

function renamePlayers(event: Event, names: Names): Event {
  const other = replaceIds(event, names);
  if (!isEvent(other)) throw new Error('no event');
  return other;
}

/** A table of these people, made without a border: what may cross one is the schema's business. */
function tableOf(players: readonly PlayerId[], options: Options): Table {
  const plain = startTable({ ...options, players: PLAIN.slice(0, players.length) });
  const names = new Map(PLAIN.map((id, seat) => [id, players[seat] ?? id]));
  const { agreements, record, onMove } = plain.position;
  const colours = Object.fromEntries(plain.position.players.map((id) => [names.get(id), plain.position.colours[id]]));
  const from = { location: 3, points: Object.fromEntries(players.map((id, seat) => [id, seat * 2])) };
  const setup = { players, agreements, record, first: names.get(onMove) ?? onMove, colours, ...(record === 'pad' ? { from } : {}) };
  return game.flow.start(game.law.begin(setup));
}

function viewOf({ position, phase, isFinished }: Table) {
  const stage = phase as Parameters<typeof game.law.details>[1];
  return {
    phase,
    finished: isFinished,
    turn: game.law.turn(position, stage),
    standings: game.law.standings(position),
    lines: game.law.lines(position),
    details: game.law.details(position, stage),
    headline: game.law.headline(position, stage),
    points: position.sheet.points,
    held: position.held,
  };
}

describe('ids are data', () => {
  test.each([2, 3, 4])('%i players called anything play as they would under other names', (seats) => {
    const people = fc.shuffledSubarray(WORDS, { minLength: seats, maxLength: seats });
    fc.assert(
      fc.property(people, fc.constantFrom('table' as const, 'pad' as const), fc.nat(), (players, record, seed) => {
        const from = createRandom(seed);
        const names: Names = new Map(PLAIN.map((id, seat) => [id, players[seat] ?? id]));
        let plain = tableOf(PLAIN.slice(0, seats), { record });
        let odd = tableOf(players, { record });
        for (let count = 0; count < 70 && !plain.isFinished; count += 1) {
          const gift = { type: 'adjust', by: from.pick(PLAIN.slice(0, seats)), points: from.below(9) - 4, reason: 'tea' } as const;
          const event = from.happens(0.1) ? gift : pickEvent(plain, from);
          const [one, other] = [ruleOn(game, plain, event), ruleOn(game, odd, renamePlayers(event, names))];
          if (one.outcome !== 'accepted' || other.outcome !== 'accepted') throw new Error(JSON.stringify({ one, other, event }));
          expect(other.warnings).toEqual(replaceIds(one.warnings, names));
          plain = one.state as Table;
          odd = other.state as Table;
          if (count % 5 === 0 || plain.isFinished) expect(viewOf(odd)).toEqual(replaceIds(viewOf(plain), names));
        }
        expect(viewOf(odd)).toEqual(replaceIds(viewOf(plain), names));
      }),
      { numRuns: 4 },
    );
  });

  test('tied players stand as they sit, figures too', () => {
    const pad = tableOf(['10', 'constructor', '0', '2'], { record: 'pad' });
    const level = game.flow.step(pad, { type: 'adjust', by: '10', points: 6, reason: 'tea' });
    expect(game.law.standings(level.position).map(({ rank, player, points }) => `${rank} ${player} ${points}`)).toEqual([
      '1 10 6',
      '1 2 6',
      '3 0 4',
      '4 constructor 2',
    ]);
    expect(game.law.lines(pad.position).map(({ player }) => player)).toEqual(['10', 'constructor', '0', '2']);
  });

  test('who won nothing at the last location has no prize there, whatever the name', () => {
    const pad = tableOf(['constructor', 'ben', 'cat'], { record: 'pad' });
    const scored = game.flow.step(pad, { type: 'tally', totals: { red: null, blue: 4, green: 4 }, last: 'constructor' });
    expect(game.law.details(scored.position, 'tallying').scored).toMatchObject([{ prizes: { ben: 4, cat: 3 } }]);
    const level = game.flow.step(scored, { type: 'adjust', by: 'constructor', points: 7, reason: 'tea' });
    expect(game.law.standings(level.position)).toEqual(
      [
        { player: 'constructor', rank: 2, points: 7 },
        { player: 'cat', rank: 1, points: 7 },
        { player: 'ben', rank: 3, points: 6 },
      ].sort((a, b) => a.rank - b.rank),
    );
  });

  test('who is corrected into a pad without a figure brings no points', () => {
    const begun = game.law.begin({
      players: ['ana', 'ben', 'cat'],
      agreements: startTable().position.agreements,
      record: 'pad',
      first: 'ana',
      colours: { ana: ['red'], ben: ['blue'], cat: ['green'] },
      from: { location: 3, points: { ana: 4, ben: 0 } },
    });
    expect(game.law.lines(begun).map(({ player, points, paid }) => [player, points, paid])).toEqual([
      ['ana', 4, true],
      ['ben', 0, false],
      ['cat', 0, false],
    ]);
  });
});

describe('a player corrected in', () => {
  test.each(['dan', 'constructor'])('%s had nothing before, and has what the corrected game gives', (id) => {
    const { players, setup } = setupOf({ record: 'pad' });
    const event = { type: 'tally', totals: { red: 9, blue: 7, green: 5, yellow: 8 }, last: 'ana' } as const;
    const before = openTable(game, { players: [...players.slice(0, 2), { id: 'cat', name: 'Cat' }], setup }, []);
    if (isInputError(before)) throw new Error(JSON.stringify(before));
    const colours = { ana: ['red'], ben: ['blue'], cat: ['green'], [id]: ['yellow'] };
    const corrected = append(before, { kind: 'correct', part: { players: [...players, { id, name: id }], setup: { colours } } }, 0);
    if (!isTable(corrected)) throw new Error(JSON.stringify(corrected));
    const after = append(corrected, { kind: 'happened', event }, 1);
    if (!isTable(after)) throw new Error(JSON.stringify(after));
    expect(comparePoints(before, after).points).toEqual([
      { player: 'ana', before: exactRange(0), after: exactRange(2) },
      { player: 'ben', before: exactRange(0), after: exactRange(1) },
      { player: id, before: exactRange(0), after: exactRange(2) },
    ]);
  });
});

describe('far and many', () => {
  test('a location far away has its ten spaces, whatever the figures', () => {
    const far = Number.MAX_SAFE_INTEGER;
    const { position } = startTable();
    const away: Position = { ...position, board: { ...position.board, locations: [{ at: [far, -far], lies: 'down' }] } };
    expect(game.law.judge(away, { type: 'place', value: 2, at: [far - 1, -far], by: 'ana' }).isLegal).toBe(true);
    expect(game.law.judge(away, { type: 'locate', at: [far, far], lies: 'across', by: 'ana' }).isLegal).toBe(false);
    expect(game.law.candidates(away, 'dragon')).toHaveLength(10);
  });

  test('a line more leaves the sheet before it as it is, however long', () => {
    const pad = startTable({ record: 'pad' });
    const more = game.flow.step(pad, { type: 'adjust', by: 'ana', points: 1, reason: 'tea' });
    expect(more.position.sheet.previous).toBe(pad.position.sheet);
    expect(more.position.sheet.lines).toHaveLength(1);
    let many = pad;
    for (let count = 0; count < 4_000; count += 1) many = game.flow.step(many, { type: 'adjust', by: 'ben', points: 1, reason: 'tea' });
    expect(many.position.sheet.points).toEqual({ ana: 0, ben: 4_000, cat: 0 });
    expect(game.law.lines(many.position)).toHaveLength(4_000);
  });
});
