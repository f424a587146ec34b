import { describe, expect, test } from 'vitest';
import { screenEn as words } from '#games/kings-tricktakers/text/screen-en';
import { kept } from '../../../kept';
import { button, finalPoints, onDevice, one, press, reads, shown, tap } from '../../../screens/device';
import { expected, fixture, nameOf, type Told } from '../fixture';
import { tapBet, tapEvent } from './hand';

/** Plays a game event by event; `after` looks at the screen behind each. */
async function playOut(game: Told, after: (index: number) => Promise<void> = async () => undefined): Promise<void> {
  await onDevice('game/seed', { games: [kept({ ...game, events: [] })] });
  for (const [index, event] of game.events.entries()) {
    await tapEvent(game, event);
    await after(index);
  }
}

describe('whole games at the table', () => {
  test('three players, an open draft, three rounds', async () => {
    const game = fixture('three-in-a-draft');
    await playOut(game.transcript);
    expect(await finalPoints()).toEqual(expected(game));
    await expect.poll(() => shown('.kt-rounds tbody .kt-figure')).toBe(9);
  });

  test('five players with diplomat, devil, the Green Queen and a revoke', async () => {
    const game = fixture('five-with-devil-and-copier');
    const revokes = new Set(game.expect.warnings.filter(({ rule }) => rule === 'kt.trick.follow').map(({ index }) => index));
    expect(revokes.size).toBeGreaterThan(0);
    let told = 0;
    await playOut(game.transcript, async (index) => {
      if (!revokes.has(index)) return;
      await reads('could have followed', () => one('.line-notice'));
      told += 1;
    });
    expect(told).toBe(revokes.size);
    expect(await finalPoints()).toEqual(expected(game));
  });
});

describe('whole games in the pad', () => {
  test('a game of five, round by round', async () => {
    const game = fixture('five-in-the-pad');
    await playOut(game.transcript);
    expect(await finalPoints()).toEqual(expected(game));
    await reads(/is the lowest|share the place/);
  });

  test('begun in round 3 with points and flipped Kings', async () => {
    const game = fixture('pad-from-the-middle');
    // What the fixture adds comes too late, and nobody can tap it.
    await playOut({ ...game.transcript, events: game.transcript.events.filter(({ type }) => type === 'round') });
    expect(await finalPoints()).toEqual(expected(game));
  });
});

describe('taps', () => {
  test('a bet of two cards in round 3 takes three', async () => {
    const { transcript } = fixture('three-in-a-draft');
    const first = transcript.events.findIndex((event) => event.type === 'bet' && event.cards.length === 2);
    const two = transcript.events[first];
    if (two?.type !== 'bet') throw new Error('no bet of two cards');
    await onDevice('game/seed', { games: [kept({ ...transcript, events: transcript.events.slice(0, first) })] });
    const who = nameOf(transcript, two.by);
    await tap(() => one('.kt-curtain .disclosure-title'));
    await press(who, () => one('.kt-curtain'));
    expect(button(words.bets.iAm(who))).toBeDefined();
    expect(await tapBet(who, two.cards)).toBe(3);
  });
});
