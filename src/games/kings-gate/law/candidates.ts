import { parseSquare, type Square, squareKey } from '#law/grid';
import { current, LIES, type Lying, spacesOf, squaresIn, squaresOf, worth } from './board';
import { type Character, type Colour, VALUES, type Value } from './box';
import { brokenLanding, groundFor, groundNow } from './judge-landing';
import { brokenAlone, brokenGarrison, brokenGraveyard, brokenHand, brokenOneBig } from './judge-turn';
import { type Conjure, type Dragon, type Event, heldBy, type Locate, type PlaceTile, type Position, type Tally, tilesOf } from './position';
import { coloursIn, coloursOf } from './score';

export function candidates(position: Position, type: Event['type']): readonly Event[] {
  switch (type) {
    case 'place':
      return places(position);
    case 'dragon':
      return dragons(position);
    case 'conjure':
      return conjures(position);
    case 'locate':
      return locates(position);
    case 'end-turn':
      return [{ type, by: position.onMove }];
    case 'tally':
      return tallies(position);
    case 'finish':
      return [{ type }];
    default:
      return [];
  }
}

/** The colours of the player on move that still have a kind. */
const coloursWith = (position: Position, kind: Value | 'dragon'): readonly Colour[] =>
  coloursOf(position, position.onMove).filter((colour) => (tilesOf(position, colour)?.[kind] ?? 0) > 0);

/** The colour is always named, also where the table would not need to. */
function places(position: Position): readonly PlaceTile[] {
  const { onMove, played } = position;
  if (brokenAlone(position, false).length + brokenGraveyard(position).length + brokenHand(position).length > 0) return [];
  const characters: readonly (Character | undefined)[] = [undefined, ...heldBy(position, onMove).filter((each) => each !== 'sorceress')];
  const fits = (value: Value, character: Character | undefined): boolean =>
    (played.length === 0 || brokenOneBig(position, value, character).length === 0) && brokenGarrison(position, value).length === 0;
  return VALUES.flatMap((value) => {
    const colours = coloursWith(position, value);
    if (colours.length === 0) return [];
    return characters
      .filter((character) => fits(value, character))
      .flatMap((character) =>
        openSpaces(position, worth(value, character), character).flatMap((at) =>
          colours.map((colour): PlaceTile => {
            const tile = { type: 'place', by: onMove, value, at, colour } as const;
            return character === undefined ? tile : { ...tile, character };
          }),
        ),
      );
  });
}

/** The spaces of the current location that a tile of that worth, or a dragon, may come to. */
function openSpaces(position: Position, arrival: number | 'dragon', character?: Character): readonly Square[] {
  const lying = current(position.board);
  const spaces = spacesOf(lying);
  const ground = groundFor(position, spaces[0] ?? lying.at, character);
  return spaces.filter((at) => brokenLanding(position, position.onMove, at, arrival, ground).length === 0);
}

function dragons(position: Position): readonly Dragon[] {
  const colours = coloursWith(position, 'dragon');
  if (colours.length === 0) return [];
  const by = position.onMove;
  return openSpaces(position, 'dragon').flatMap((at) => colours.map((colour) => ({ type: 'dragon', by, at, colour })));
}

function conjures(position: Position): readonly Conjure[] {
  const { onMove, board } = position;
  if (!heldBy(position, onMove).includes('sorceress')) return [];
  const mine = coloursOf(position, onMove);
  const ground = groundNow(position);
  const spaces = spacesOf(current(board));
  const open = new Map(
    VALUES.map((value) => [value, spaces.filter((to) => brokenLanding(position, onMove, to, value, ground).length === 0)]),
  );
  return Object.entries(board.tiles)
    .filter(([, tile]) => mine.includes(tile.colour) && tile.character === undefined)
    .flatMap(([key, { value }]) =>
      (open.get(value) ?? []).map((to): Conjure => ({ type: 'conjure', by: onMove, from: parseSquare(key), to })),
    );
}

const STEPS: readonly Square[] = [
  [0, -1],
  [-1, 0],
  [1, 0],
  [0, 1],
];

/** Every way to lay a location with an edge on something: one of its squares is next to a taken one. */
function locates(position: Position): readonly Locate[] {
  const { board, onMove } = position;
  const lying = squaresIn(board);
  const free = new Map<string, Square>();
  for (const [x, y] of lying) {
    for (const [right, down] of STEPS) free.set(squareKey([x + right, y + down]), [x + right, y + down]);
  }
  const taken = new Set(lying.map(squareKey));
  for (const key of taken) free.delete(key);
  const found = new Map<string, Locate>();
  for (const next of free.values()) {
    for (const way of layingsOver(next)) {
      if (!squaresOf(way).some((square) => taken.has(squareKey(square))))
        found.set(`${squareKey(way.at)} ${way.lies}`, { type: 'locate', by: onMove, ...way });
    }
  }
  return [...found.values()];
}

function layingsOver([x, y]: Square): readonly Lying[] {
  return LIES.flatMap((lies): readonly Lying[] => [
    { at: [x, y], lies },
    { at: lies === 'across' ? [x - 1, y] : [x, y - 1], lies },
  ]);
}

/** Figures without end: absent, a lone pub, and two totals for each colour give every ranking that two or three ties can make. */
const FIGURES: readonly (number | null)[] = [null, 0, 4, 7];

function tallies(position: Position): readonly Tally[] {
  const totals = coloursIn(position).reduce<readonly Tally['totals'][]>(
    (sofar, colour) => sofar.flatMap((each) => FIGURES.map((figure) => ({ ...each, [colour]: figure }))),
    [{}],
  );
  return totals.flatMap((each) => position.players.map((last) => ({ type: 'tally', totals: each, last })));
}
