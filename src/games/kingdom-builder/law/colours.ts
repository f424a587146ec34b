import type { PlayerId } from '#law/game';

/** The settlements of the boxes: five colours, whoever plays. */
export const COLOURS = ['orange', 'blue', 'white', 'black', 'red'] as const;
export type Colour = (typeof COLOURS)[number];

/** The colour of each player's settlements. */
export type ColoursByPlayer = Readonly<Record<PlayerId, Colour>>;

/** The colour of each seat: as the table chose, else in the order of the box. */
export function coloursOf(players: readonly PlayerId[], chosen: ColoursByPlayer = {}): readonly Colour[] {
  const preferred = players.map((player) => (Object.hasOwn(chosen, player) ? chosen[player] : undefined));
  const assigned = preferred.map((colour, seat) => (preferred.indexOf(colour) === seat ? colour : undefined));
  const free = COLOURS.filter((colour) => !assigned.includes(colour));
  return assigned.map((colour) => colour ?? free.shift() ?? COLOURS[0]);
}

/** Gives a seat another colour; the seat that had it gets the old one. */
export function swapColour(colours: readonly Colour[], seat: number, colour: Colour): readonly Colour[] {
  const previous = colours[seat];
  return colours.map((each, index) => (index === seat ? colour : each === colour ? (previous ?? each) : each));
}

/** The colours of the seats in the format of a set-up. */
export const colourByPlayer = (players: readonly PlayerId[], colours: readonly Colour[]): ColoursByPlayer =>
  Object.fromEntries(players.map((player, seat) => [player, colours[seat] ?? COLOURS[0]]));
