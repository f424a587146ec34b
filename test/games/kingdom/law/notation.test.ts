import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Board, type Piece, SQUARES, type SquareName, squareName } from '#games/kingdom/law/board';
import { formatReplacement, formatTurn, parseTurn } from '#games/kingdom/law/notation';
import type { Move, Position, Replace } from '#games/kingdom/law/position';
import type { EventBase } from '#law/game';
import { playRandom } from '../../../random-play';

const board = (pieces: Readonly<Partial<Record<SquareName, Piece>>>): Board => SQUARES.map((square) => pieces[squareName(square)]);
const move = (...path: readonly SquareName[]): Move => ({ type: 'move', path });
const put = (at: SquareName): Replace => ({ type: 'replace', at });
const isMove = (event: EventBase | undefined): event is Move => event?.type === 'move';
const isReplace = (event: EventBase | undefined): event is Replace => event?.type === 'replace';

describe('a turn in notation', () => {
  const cases: readonly { readonly text: string; readonly on: Board; readonly turn: Move; readonly back?: Replace }[] = [
    { text: 'e1-e2', on: board({ e1: 'wM' }), turn: move('e1', 'e2') },
    { text: 'c3-e5-g7', on: board({ c3: 'w3', d4: 'b2', f6: 'b1' }), turn: move('c3', 'e5', 'g7') },
    { text: 'c3-e5-g7x', on: board({ c3: 'w3', d4: 'b2', f6: 'b1', g7: 'bM' }), turn: move('c3', 'e5', 'g7') },
    { text: 'd8-e9x', on: board({ d8: 'w3', e9: 'bM' }), turn: move('d8', 'e9') },
    { text: 'e4xe5', on: board({ e4: 'wM', e5: 'b2' }), turn: move('e4', 'e5') },
    { text: 'e4xe5/c5', on: board({ e4: 'wM', e5: 'b2' }), turn: move('e4', 'e5'), back: put('c5') },
    { text: 'c3-e5xg7/b2', on: board({ c3: 'wM', d4: 'b2', f6: 'b1', g7: 'b4' }), turn: move('c3', 'e5', 'g7'), back: put('b2') },
    { text: 'c3-e5-c3', on: board({ c3: 'w3', d4: 'b2' }), turn: move('c3', 'e5', 'c3') },
  ];
  it.each(cases)('$text is written and read back', ({ text, on, turn, back }) => {
    expect(formatTurn(on, turn, back)).toBe(text);
    expect(parseTurn(text)).toEqual(back === undefined ? [turn] : [turn, back]);
  });

  it('a Knight put back alone is written and read back', () => {
    expect(formatReplacement(put('c5'))).toBe('/c5');
    expect(parseTurn('/c5')).toEqual([put('c5')]);
    expect(parseTurn('c5')).toEqual([put('c5')]);
  });

  it('forgives spaces, capitals and long dashes', () => {
    expect(parseTurn(' C3 – E5 — g7 × ')).toEqual([move('c3', 'e5', 'g7')]);
    expect(parseTurn('E4×e5 / C5')).toEqual([move('e4', 'e5'), put('c5')]);
  });

  it.each(['', '-', 'e', 'e1-', 'e1-e0', 'j1-j2', 'e1x', 'e1--e2', 'e1-e2/c5', 'e4xe5/', 'e4xe5xe6', 'e4xe5x', 'castle'])(
    'cannot read %j',
    (text) => {
      expect(parseTurn(text)).toBeUndefined();
    },
  );

  it('reads or refuses any text without failing', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'aei159-x/ ×–') }), (text) => {
        const events = parseTurn(text);
        expect(events === undefined || events.length > 0).toBe(true);
      }),
    );
  });
});

describe('a whole game in notation', () => {
  it.each(Array.from({ length: 30 }, (_, seed) => seed))('reads back as it was played: seed %i', (seed) => {
    const { events, states } = playRandom('kingdom', 2, seed, 120);
    events.forEach((event, index) => {
      if (!isMove(event)) return;
      const position = states[index]?.position as Position | undefined;
      const next = events[index + 1];
      const back = isReplace(next) ? next : undefined;
      const turn = [move(...event.path), ...(back === undefined ? [] : [put(back.at)])];
      expect(parseTurn(formatTurn(position?.board ?? [], event, back))).toEqual(turn);
    });
  });
});
