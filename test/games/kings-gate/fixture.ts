import type { Character, Colour, TileKind } from '#games/kings-gate/law/box';
import type { Player } from '#session/game';
import { loadFixture, type WholeGameFixture } from '../../saved-games';
import { people } from '../../transcripts';

/** A whole game of King's Gate as it is written down. */
export type Fixture = WholeGameFixture<GameTranscript, { readonly points: Readonly<Record<string, number>> }>;

interface GameTranscript {
  readonly game: 'kings-gate';
  readonly players: readonly Player[];
  readonly setup: Setup;
  readonly events: readonly Event[];
}

type Setup = Readonly<Record<string, unknown>> & {
  readonly record?: 'table' | 'pad';
  readonly first?: string;
  readonly colours?: Readonly<Record<string, readonly Colour[]>>;
  readonly agreements?: Readonly<Record<string, string>>;
  readonly from?: { readonly location: number; readonly points: Readonly<Record<string, number>> };
};

export interface Event {
  readonly type: string;
  readonly by?: string;
  readonly value?: TileKind;
  readonly at?: readonly [number, number];
  readonly from?: readonly [number, number];
  readonly to?: readonly [number, number];
  readonly lies?: string;
  readonly colour?: Colour;
  readonly character?: Character;
  readonly points?: number;
  readonly reason?: string;
  readonly totals?: Readonly<Partial<Record<Colour, number | null>>>;
  readonly last?: string;
}

export const loadGame = (name: string): Fixture => loadFixture('kings-gate', name);

export const nameOf = ({ transcript }: Fixture, id: string | undefined): string =>
  transcript.players.find((player) => player.id === id)?.name ?? '';

/** What the final table should say, by name. */
export const expectedPoints = (from: Fixture): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(from.expect.points).map(([id, points]) => [nameOf(from, id), points]));

/** A table of three: Ana yellow, Ben green, Cat red, Ana first. */
export const TABLE = {
  game: 'kings-gate' as const,
  players: people('ana', 'ben', 'cat'),
  setup: { record: 'table', first: 'ana', colours: { ana: ['yellow'], ben: ['green'], cat: ['red'] } },
  events: [],
};

const house = (...at: readonly [number, number]) => ({ type: 'place', value: 1, at });
const END = { type: 'end-turn' };

/** Ana fills the Palace almost alone: Ana 7, Ben 3, Cat 1. */
export const FILLED: readonly object[] = [
  ...[-1, 0, 1, 2].map((x) => house(x, -1)),
  house(-1, 0),
  END,
  house(2, 0),
  house(-1, 1),
  house(0, 1),
  END,
  house(1, 1),
  END,
  { type: 'place', value: 2, at: [2, 1] },
];
