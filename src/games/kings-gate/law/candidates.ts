import { parseSquare, type Square, squareKey } from '#law/grid';
import { currentPlacement, ORIENTATIONS, occupiedSquares, type Placement, spacesOf, squaresOf, tileWorth } from './board';
import { type Character, type Colour, VALUES, type Value } from './box';
import { checkLanding, currentGround, groundForTile } from './judge-landing';
import { checkGarrison, checkGraveyard, checkHandSize, checkOneBig, checkSorceressAlone } from './judge-turn';
import {
  type Conjure,
  charactersHeldBy,
  type Dragon,
  type Event,
  type Locate,
  type PlaceTile,
  type Position,
  type Tally,
  tilesOf,
} from './position';
import { coloursIn, coloursOf } from './score';

export function candidates(position: Position, type: Event['type']): readonly Event[] {
  switch (type) {
    case 'place':
      return placeCandidates(position);
    case 'dragon':
      return dragonCandidates(position);
    case 'conjure':
      return conjureCandidates(position);
    case 'locate':
      return locateCandidates(position);
    case 'end-turn':
      return [{ type, by: position.onMove }];
    case 'tally':
      return tallyCandidates(position);
    case 'finish':
      return [{ type }];
    default:
      return [];
  }
}

/** The colours of the player on move that still have a kind. */
const coloursWithTile = (position: Position, kind: Value | 'dragon'): readonly Colour[] =>
  coloursOf(position, position.onMove).filter((colour) => (tilesOf(position, colour)?.[kind] ?? 0) > 0);

/** The colour is always named, also where the table would not need to. */
function placeCandidates(position: Position): readonly PlaceTile[] {
  const { onMove, played } = position;
  if (checkSorceressAlone(position, false).length + checkGraveyard(position).length + checkHandSize(position).length > 0) return [];
  const characters: readonly (Character | undefined)[] = [
    undefined,
    ...charactersHeldBy(position, onMove).filter((each) => each !== 'sorceress'),
  ];
  const canFollow = (value: Value, character: Character | undefined): boolean =>
    (played.length === 0 || checkOneBig(position, value, character).length === 0) && checkGarrison(position, value).length === 0;
  return VALUES.flatMap((value) => {
    const colours = coloursWithTile(position, value);
    if (colours.length === 0) return [];
    return characters
      .filter((character) => canFollow(value, character))
      .flatMap((character) =>
        openSpaces(position, tileWorth(value, character), character).flatMap((at) =>
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
  const lying = currentPlacement(position.board);
  const spaces = spacesOf(lying);
  const ground = groundForTile(position, spaces[0] ?? lying.at, character);
  return spaces.filter((at) => checkLanding(position, position.onMove, at, arrival, ground).length === 0);
}

function dragonCandidates(position: Position): readonly Dragon[] {
  const colours = coloursWithTile(position, 'dragon');
  if (colours.length === 0) return [];
  const by = position.onMove;
  return openSpaces(position, 'dragon').flatMap((at) => colours.map((colour) => ({ type: 'dragon', by, at, colour })));
}

function conjureCandidates(position: Position): readonly Conjure[] {
  const { onMove, board } = position;
  if (!charactersHeldBy(position, onMove).includes('sorceress')) return [];
  const mine = coloursOf(position, onMove);
  const ground = currentGround(position);
  const spaces = spacesOf(currentPlacement(board));
  const open = new Map(
    VALUES.map((value) => [value, spaces.filter((to) => checkLanding(position, onMove, to, value, ground).length === 0)]),
  );
  return Object.entries(board.tiles)
    .filter(([, tile]) => mine.includes(tile.colour) && tile.character === undefined)
    .flatMap(([key, { value }]) =>
      (open.get(value) ?? []).map((to): Conjure => ({ type: 'conjure', by: onMove, from: parseSquare(key), to })),
    );
}

const EDGE_STEPS: readonly Square[] = [
  [0, -1],
  [-1, 0],
  [1, 0],
  [0, 1],
];

/** Every way to lay a location with an edge on something: one of its squares is next to a taken one. */
function locateCandidates(position: Position): readonly Locate[] {
  const { board, onMove } = position;
  const lying = occupiedSquares(board);
  const free = new Map<string, Square>();
  for (const [x, y] of lying) {
    for (const [right, down] of EDGE_STEPS) free.set(squareKey([x + right, y + down]), [x + right, y + down]);
  }
  const taken = new Set(lying.map(squareKey));
  for (const key of taken) free.delete(key);
  const found = new Map<string, Locate>();
  for (const next of free.values()) {
    for (const way of placementsCovering(next)) {
      if (!squaresOf(way).some((square) => taken.has(squareKey(square))))
        found.set(`${squareKey(way.at)} ${way.lies}`, { type: 'locate', by: onMove, ...way });
    }
  }
  return [...found.values()];
}

function placementsCovering([x, y]: Square): readonly Placement[] {
  return ORIENTATIONS.flatMap((lies): readonly Placement[] => [
    { at: [x, y], lies },
    { at: lies === 'across' ? [x - 1, y] : [x, y - 1], lies },
  ]);
}

/** Figures without end: absent, a lone pub, and two totals for each colour give every ranking that two or three ties can make. */
const SAMPLE_TOTALS: readonly (number | null)[] = [null, 0, 4, 7];

function tallyCandidates(position: Position): readonly Tally[] {
  const totals = coloursIn(position).reduce<readonly Tally['totals'][]>(
    (sofar, colour) => sofar.flatMap((each) => SAMPLE_TOTALS.map((figure) => ({ ...each, [colour]: figure }))),
    [{}],
  );
  return totals.flatMap((each) => position.players.map((last) => ({ type: 'tally', totals: each, last })));
}
