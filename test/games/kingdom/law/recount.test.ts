import { describe, expect, test } from 'vitest';
import { brokenRules } from '#law/ruling';
import type { GameState } from '#machines/flow';
import { legalEvents } from '#session/log/rule-on';
import { createRandom, type SeededRandom } from '../../../seeded-random';
import { gameOf } from '../../../transcripts';
import { stateOf } from './positions';
import { type Agreements, attackersOf, NAMES, type Pieces, pairsFor, pathsFrom, putsFor } from './recount';

const kingdom = gameOf('kingdom');
const KNIGHTS = ['w1', 'w2', 'w3', 'w4', 'b1', 'b2', 'b3', 'b4'];
const THRONES = ['e1', 'e9'];
const MOST = 5;

/** Crowded boards, so that there is much to jump; a Monarch stands on a throne now and then. */
function somePieces(from: SeededRandom): Pieces {
  const near = NAMES.filter((name) => !THRONES.includes(name) && (from.happens(0.5) || 'cdefg'.includes(name.charAt(0))));
  const squares = from.shuffle(near);
  const crowned = from.shuffle(THRONES).filter(() => from.happens(0.4));
  const homes = [...crowned, ...squares.splice(0, 2)];
  const knights = from.shuffle([...KNIGHTS, ...KNIGHTS]).slice(0, 4 + from.below(12));
  const placed = [
    ...from.shuffle(['wM', 'bM']).map((piece, index) => [homes[index], piece]),
    ...knights.map((piece, index) => [squares[index], piece]),
  ];
  return Object.fromEntries(placed);
}

interface Scene {
  readonly pieces: Pieces;
  readonly agreed: Agreements;
  readonly state: GameState;
}

function scene(seed: number): Scene {
  const from = createRandom(seed);
  const pieces = somePieces(from);
  const courtesy = ['monarch-moves', 'strict', 'off'][seed % 3] ?? '';
  const throneCapture = seed % 2 === 0;
  const agreements = { courtesy, 'throne-capture': throneCapture ? 'allowed' : 'forbidden' };
  return { pieces, agreed: { courtesy, throneCapture }, state: stateOf(pieces, agreements) };
}

const detailsOf = ({ position, phase }: GameState) => kingdom.law.details(position, phase);
const pathOf = (event: object): readonly string[] => Object(event).path;
const pairOf = (path: readonly string[]): string => `${path[0]}-${path.at(-1)}`;
const sortNames = (list: Iterable<string>): readonly string[] => [...list].sort();
const isLegal = ({ position }: GameState, event: object): boolean => kingdom.law.judge(position, { type: '', by: 'ana', ...event }).isLegal;

describe.each(Array.from({ length: 36 }, (_, seed) => seed))('a crowded board, seed %i', (seed) => {
  const { pieces, agreed, state } = scene(seed);
  const { throneCapture } = agreed;

  test('the moves offered are those of a slow recount, each once, and so is their number', () => {
    const pairs = legalEvents(kingdom, state, 'move').map((event) => pairOf(pathOf(event)));
    expect(sortNames(pairs)).toEqual(sortNames(pairsFor(pieces, 'w', agreed)));
    expect(detailsOf(state).moves).toBe(pairs.length);
  });

  test('every path of a few jumps that the recount finds is legal but for courtesy, and no offered one is longer than need be', () => {
    const own = NAMES.filter((name) => pieces[name]?.startsWith('w'));
    const paths = own.flatMap((from) => pathsFrom(pieces, from, throneCapture, MOST)).filter((path) => path[0] !== path.at(-1));
    const broken = paths.flatMap((path) => brokenRules(kingdom.law.judge(state.position, { type: 'move', by: 'ana', ...{ path } })));
    expect(broken.filter(({ rule }) => rule !== 'kd.courtesy')).toEqual([]);
    const shortest = new Map<string, number>();
    for (const path of paths) shortest.set(pairOf(path), Math.min(path.length, shortest.get(pairOf(path)) ?? path.length));
    const offered = kingdom.law.candidates(state.position, 'move').map(pathOf);
    expect(offered.filter((path) => path.length !== (shortest.get(pairOf(path)) ?? path.length))).toEqual([]);
    expect(offered.every((path) => path.length > MOST + 1 || shortest.has(pairOf(path)))).toBe(true);
  });

  test('no other path of one or two legs is legal', () => {
    const own = NAMES.filter((name) => pieces[name]?.startsWith('w'));
    const known = new Set(own.flatMap((from) => pathsFrom(pieces, from, throneCapture, MOST)).map(String));
    const all = own.flatMap((from) => NAMES.flatMap((to) => [[from, to], ...NAMES.map((last) => [from, to, last])]));
    const unknown = all.filter((path) => !known.has(String(path)));
    expect(unknown.filter((path) => isLegal(state, { type: 'move', path }))).toEqual([]);
  });

  test('danger is what a slow recount finds', () => {
    const danger = (['w', 'b'] as const).filter((side) => attackersOf(pieces, side, throneCapture).length > 0);
    expect(detailsOf(state).danger).toEqual(danger.map((side) => (side === 'w' ? 'ana' : 'ben')));
  });

  test('a Knight taken may be put where a slow recount says', () => {
    const takes = legalEvents(kingdom, state, 'move').filter((event) => pieces[pathOf(event).at(-1) ?? ''] !== undefined);
    for (const event of takes) {
      const [from = '', to = ''] = pairOf(pathOf(event)).split('-');
      const next = kingdom.flow.step(state, event);
      if (next.isFinished) continue;
      const { [from]: mover = '', [to]: taken = '', ...rest } = pieces;
      const puts = putsFor({ ...rest, [to]: mover }, 'w', taken, agreed);
      expect(sortNames(legalEvents(kingdom, next, 'replace').map((each) => Object(each).at))).toEqual(sortNames(puts));
      expect(sortNames(NAMES.filter((at) => isLegal(next, { type: 'replace', at })))).toEqual(sortNames(puts));
      expect(detailsOf(next).moves).toBe(puts.length);
    }
  });
});
