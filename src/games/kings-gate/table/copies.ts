import * as v from 'valibot';
import { copySchema } from '#games/kings-gate/game';
import {
  CHARACTERS,
  type Character,
  type CopyChanges,
  effectiveCopy,
  KINDS,
  type Location,
  type TileKind,
} from '#games/kings-gate/law/box';

/** What the device or a set-up says of a copy; what cannot be read is as if never said. */
export function readCopy(copy: unknown): CopyChanges {
  const read = v.safeParse(copySchema, copy);
  return read.success ? read.output : {};
}

const OURS = effectiveCopy({});

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The copy with one location corrected; what is as in ours is not kept. */
export function withLocation(copy: CopyChanges, n: number, part: Partial<Location>): CopyChanges {
  const ours = OURS.locations[n - 1];
  const changed = Object.entries({ ...copy.locations?.[n], ...part }).filter(
    ([key, value]) => value !== undefined && !same(value, ours === undefined ? undefined : Reflect.get(ours, key)),
  );
  const { [n]: _, ...others } = copy.locations ?? {};
  const locations = changed.length === 0 ? others : { ...others, [n]: Object.fromEntries(changed) };
  return tidied({ ...copy, locations });
}

export function withTiles(copy: CopyChanges, kind: TileKind, count: number): CopyChanges {
  const tiles = Object.fromEntries(
    KINDS.map((each) => [each, each === kind ? count : copy.tiles?.[each]] as const).filter(
      ([each, value]) => value !== undefined && value !== OURS.tiles[each],
    ),
  );
  return tidied({ ...copy, tiles });
}

function tidied({ locations = {}, tiles = {} }: CopyChanges): CopyChanges {
  return {
    ...(Object.keys(locations).length === 0 ? {} : { locations }),
    ...(Object.keys(tiles).length === 0 ? {} : { tiles }),
  };
}

export const isCharacter = (value: string): value is Character => CHARACTERS.some((character) => character === value);
