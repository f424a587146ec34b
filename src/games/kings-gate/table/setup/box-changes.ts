import * as v from 'valibot';
import { boxSchema } from '#games/kings-gate/game';
import {
  type BoxChanges,
  CHARACTERS,
  type Character,
  effectiveBox,
  type Location,
  TILE_KINDS,
  type TileKind,
} from '#games/kings-gate/law/box';

/** What the device or a set-up says of a copy; what cannot be read is as if never said. */
export function readBoxChanges(copy: unknown): BoxChanges {
  const read = v.safeParse(boxSchema, copy);
  return read.success ? read.output : {};
}

const DEFAULT_BOX = effectiveBox({});

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The copy with one location corrected; what is as in ours is not kept. */
export function changeLocation(copy: BoxChanges, n: number, part: Partial<Location>): BoxChanges {
  const ours = DEFAULT_BOX.locations[n - 1];
  const changed = Object.entries({ ...copy.locations?.[n], ...part }).filter(
    ([key, value]) => value !== undefined && !isSame(value, ours === undefined ? undefined : Reflect.get(ours, key)),
  );
  const { [n]: _, ...others } = copy.locations ?? {};
  const locations = changed.length === 0 ? others : { ...others, [n]: Object.fromEntries(changed) };
  return omitEmpty({ ...copy, locations });
}

export function changeTileCount(copy: BoxChanges, kind: TileKind, count: number): BoxChanges {
  const tiles = Object.fromEntries(
    TILE_KINDS.map((each) => [each, each === kind ? count : copy.tiles?.[each]] as const).filter(
      ([each, value]) => value !== undefined && value !== DEFAULT_BOX.tiles[each],
    ),
  );
  return omitEmpty({ ...copy, tiles });
}

function omitEmpty({ locations = {}, tiles = {} }: BoxChanges): BoxChanges {
  return {
    ...(Object.keys(locations).length === 0 ? {} : { locations }),
    ...(Object.keys(tiles).length === 0 ? {} : { tiles }),
  };
}

export const isCharacter = (value: string): value is Character => CHARACTERS.some((character) => character === value);
