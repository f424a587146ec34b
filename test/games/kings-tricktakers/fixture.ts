import type { Event } from '#games/kings-tricktakers/law/position';
import type { Player } from '#session/game';
import { loadFixture, type WholeGameFixture } from '../../saved-games';

interface GameTranscript {
  readonly game: 'kings-tricktakers';
  readonly players: readonly Player[];
  readonly setup: Readonly<Record<string, unknown>>;
  readonly events: readonly Event[];
}

interface ExpectedVerdict {
  readonly points: Readonly<Record<string, number>>;
  readonly warnings: readonly { readonly index: number; readonly rule: string }[];
}

/** A whole game of Kings Tricktakers as it is written down. */
export type Fixture = WholeGameFixture<GameTranscript, ExpectedVerdict>;

export const loadGame = (name: string): Fixture => loadFixture('kings-tricktakers', name);

export const nameOf = ({ players }: GameTranscript, id: string | undefined): string =>
  players.find((player) => player.id === id)?.name ?? '';

/** What the final table should say, by name. */
export const expectedPoints = ({ transcript, expect }: Fixture): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(expect.points).map(([id, points]) => [nameOf(transcript, id), points]));

/** A company of each for three, told whole, and so far as one likes. */
export const COMPANIES_DECLARED: GameTranscript = {
  game: 'kings-tricktakers',
  players: ['ana', 'ben', 'cat'].map((id) => ({ id, name: `${id.charAt(0).toUpperCase()}${id.slice(1)}` })),
  setup: { record: 'table', selection: 'declared', copy: { ranks: { white: [1, 6], yellow: [2, 7], blue: [3, 8] } } },
  events: [
    { type: 'company', by: 'ana', set: 'white', characters: ['hermit', 'healer', 'rebel'] },
    { type: 'company', by: 'ben', set: 'yellow', characters: ['gambler', 'hermit', 'collector'] },
    { type: 'company', by: 'cat', set: 'blue', characters: ['gambler', 'berserker', 'collector'] },
  ],
};

/** The same with its bets, and the first trick to come. */
export const AT_THE_TRICKS: GameTranscript = {
  ...COMPANIES_DECLARED,
  events: [
    ...COMPANIES_DECLARED.events,
    { type: 'bet', by: 'ana', cards: ['hermit'] },
    { type: 'bet', by: 'ben', cards: ['gambler'] },
    { type: 'bet', by: 'cat', cards: ['gambler'] },
    { type: 'begin' },
  ],
};

export type { Event, GameTranscript };
