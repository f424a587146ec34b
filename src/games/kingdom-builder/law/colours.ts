import type { PlayerId } from '#law/game';

/** The settlements of the boxes: five colours, whoever plays. */
export const COLOURS = ['orange', 'blue', 'white', 'black', 'red'] as const;
export type Colour = (typeof COLOURS)[number];

/** Whose settlements have which colour. */
export type ColoursByPlayer = Readonly<Record<PlayerId, Colour>>;

/** The colour of each seat: as the table chose, else in the order of the box. */
export function coloursOf(players: readonly PlayerId[], chosen: ColoursByPlayer = {}): readonly Colour[] {
  const wished = players.map((player) => (Object.hasOwn(chosen, player) ? chosen[player] : undefined));
  const taken = wished.map((colour, seat) => (wished.indexOf(colour) === seat ? colour : undefined));
  const left = COLOURS.filter((colour) => !taken.includes(colour));
  return taken.map((colour) => colour ?? left.shift() ?? COLOURS[0]);
}

/** Another colour for a seat; whoever has it takes this one's. */
export function swapColour(colours: readonly Colour[], seat: number, colour: Colour): readonly Colour[] {
  const before = colours[seat];
  return colours.map((each, index) => (index === seat ? colour : each === colour ? (before ?? each) : each));
}

/** The colours of the seats as a set-up writes them. */
export const colourByPlayer = (players: readonly PlayerId[], colours: readonly Colour[]): ColoursByPlayer =>
  Object.fromEntries(players.map((player, seat) => [player, colours[seat] ?? COLOURS[0]]));
