import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { law } from '#games/kings-tricktakers/law/index';
import {
  CARD_KINDS,
  dealCollected,
  maxPayingCards,
  type NoteWithTricks,
  payingPiles,
  pileKey,
} from '#games/kings-tricktakers/law/pad/piles';
import type { RoundNote } from '#games/kings-tricktakers/law/position';
import { countInPad } from '#games/kings-tricktakers/law/round/rounds';
import { scoreLines } from '#games/kings-tricktakers/law/score/score';
import { createRandom } from '../../../../seeded-random';
import { PAD, seats } from '../events';
import { setupOf, startGame, stateAfter } from '../random-games';
import { sampleRounds } from '../sample-rounds';

const createNote = (line: string, more: Partial<NoteWithTricks> = {}): NoteWithTricks => {
  const [, ...characters] = line.split(' ');
  const [set] = line.split(' ');
  return { ...more, set, characters, bet: characters.slice(0, 1), king: false, tricks: 0, piles: {}, ...more } as NoteWithTricks;
};
const { position } = stateAfter(3, [], PAD);

describe('the pad asks only for cards that pay', () => {
  test('asks nobody for nothing, healers for blue and green together, collectors for Mystic and Surrender', () => {
    const notes = {
      ana: createNote('white gambler hermit rebel'),
      ben: createNote('yellow rebel healer hermit'),
      cleo: createNote('blue gambler collector berserker'),
    };
    expect(payingPiles(position, notes, 'ana')).toEqual([]);
    expect(payingPiles(position, notes, 'ben')).toEqual([['blue', 'green']]);
    expect(payingPiles(position, notes, 'cleo')).toEqual([['mystic', 'surrender']]);
  });

  test('a bet healer for nothing, a King face down for his colour, and a healer beside him for the other alone', () => {
    const notes = {
      ana: createNote('white healer hermit rebel', { king: true }),
      ben: createNote('yellow rebel gambler hermit', { king: true }),
      cleo: createNote('blue gambler healer berserker', { king: true }),
    };
    expect(payingPiles(position, notes, 'ana')).toEqual([['mystic', 'surrender']]);
    expect(payingPiles(position, notes, 'ben')).toEqual([['yellow']]);
    expect(payingPiles(position, notes, 'cleo')).toEqual([['blue'], ['green']]);
    expect(payingPiles({ ...position, kingsDown: ['blue'] }, { cleo: createNote('blue gambler hermit rebel') }, 'cleo')).toEqual([
      ['blue'],
    ]);
  });

  test('an allied diplomat is paid out of the ally’s cards', () => {
    const notes = {
      ana: createNote('white diplomat healer rebel', { bet: [], ally: 'ben' }),
      ben: createNote('yellow rebel gambler hermit'),
    };
    expect(payingPiles(position, notes, 'ana')).toEqual([]);
    expect(payingPiles(position, notes, 'ben')).toEqual([['blue', 'green']]);
  });

  test('what is dealt out around it pays what the whole count pays, and is a legal round', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(2, 3, 4, 5), (seed, number) => {
        const from = createRandom(seed);
        const state = startGame(setupOf(seats(number), { record: 'pad' }));
        const event = from.pick(sampleRounds(state.position));
        const noteWithPiles = ([player, note]: readonly [string, RoundNote]): [string, NoteWithTricks] => {
          const piles = payingPiles(state.position, event.players, player);
          const cards = (kinds: (typeof piles)[number]): number => kinds.reduce((sum, kind) => sum + note.collected[kind], 0);
          return [
            player,
            { ...note, piles: Object.fromEntries(piles.map((kinds) => [pileKey(kinds), Math.min(cards(kinds), maxPayingCards(kinds))])) },
          ];
        };
        const collected = dealCollected(state.position, Object.fromEntries(Object.entries(event.players).map(noteWithPiles)));
        const players = Object.fromEntries(
          Object.entries(event.players).map(([player, note]) => [player, { ...note, collected: collected[player] ?? note.collected }]),
        );
        expect(law.judge(state.position, { ...event, players }).isLegal).toBe(true);
        const pointsOfRound = (round: typeof event) =>
          state.position.players.map((player) =>
            scoreLines(countInPad(state.position, round), player).map(({ reason, points }) => [reason.rule, points]),
          );
        expect(pointsOfRound({ ...event, players })).toEqual(pointsOfRound(event));
      }),
      { numRuns: 60 },
    );
  });

  test('healers’ cards are told as far as they pay: of those there may be more, of others not', () => {
    const cards = (healed: number): number => {
      const told3 = { tricks: 5, piles: { yellow: 0, 'blue green': healed }, king: true };
      const { ana } = dealCollected(position, { ana: createNote('yellow gambler healer rebel', told3) });
      return CARD_KINDS.reduce((sum, kind) => sum + (ana?.[kind] ?? 0), 0);
    };
    // Without yellow, 6 black cards and 4 Mystics and Surrenders are left for 15.
    expect([cards(4), cards(5)]).toEqual([14, 15]);
  });

  test('more cards than the tricks brought are left as they were told', () => {
    const notes = { ana: createNote('white gambler healer rebel', { tricks: 1, piles: { 'blue green': 4 } }) };
    const { ana } = dealCollected(position, notes);
    expect(CARD_KINDS.reduce((sum, kind) => sum + (ana?.[kind] ?? 0), 0)).toBe(4);
  });

  test('kt.card.exists: a berserker face up brings a black card more than the deck holds', () => {
    const cards = (line: string): number | undefined =>
      dealCollected(position, { ana: createNote(line, { king: true, tricks: 3, piles: { black: 7 } }) }).ana?.black;
    expect([cards('black rebel berserker hermit'), cards('black berserker rebel hermit')]).toEqual([7, 6]);
  });
});
