import * as v from 'valibot';
import { boxSchema } from '#games/kings-gate/game';
import { type BoxChanges, CHARACTERS, type Character, type Location, type TileKind } from '#games/kings-gate/law/box';

/** What the device or a set-up says of a copy; what cannot be read is as if never said. */
export function readBoxChanges(copy: unknown): BoxChanges {
  const read = v.safeParse(boxSchema, copy);
  return read.success ? read.output : {};
}

/** The copy with a location as the table says it; what is as in ours is kept too, as confirmed. */
export function changeLocation(copy: BoxChanges, n: number, part: Partial<Location>): BoxChanges {
  const said = Object.entries({ ...copy.locations?.[n], ...part }).filter(
    ([key, value]) => value !== undefined && (key !== 'name' || value !== ''),
  );
  return withLocation(copy, n, Object.fromEntries(said));
}

/** The copy without what the table said of a location. */
export const restoreLocation = (copy: BoxChanges, n: number): BoxChanges => withLocation(copy, n, {});

function withLocation(copy: BoxChanges, n: number, said: Partial<Location>): BoxChanges {
  const { [n]: _, ...others } = copy.locations ?? {};
  return omitEmpty({ ...copy, locations: Object.keys(said).length === 0 ? others : { ...others, [n]: said } });
}

export const changeTileCount = (copy: BoxChanges, kind: TileKind, count: number): BoxChanges =>
  omitEmpty({ ...copy, tiles: { ...copy.tiles, [kind]: count } });

function omitEmpty({ locations = {}, tiles = {} }: BoxChanges): BoxChanges {
  return {
    ...(Object.keys(locations).length === 0 ? {} : { locations }),
    ...(Object.keys(tiles).length === 0 ? {} : { tiles }),
  };
}

export const isCharacter = (value: string): value is Character => CHARACTERS.some((character) => character === value);
