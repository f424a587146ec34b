import * as v from 'valibot';
import { SECTIONS } from '#games/kingdom-builder/law/board/sections';
import { COLOURS } from '#games/kingdom-builder/law/colours';
import type { PhotoCase } from '#games/kingdom-builder/photo/reading';

const coordinate = v.pipe(v.number(), v.finite(), v.minValue(-1e5), v.maxValue(1e5));
const point = v.tuple([coordinate, coordinate]);
const areDistinct = <T>(values: readonly T[]): boolean => new Set(values).size === values.length;

const section = v.union([
  v.object({ section: v.picklist(SECTIONS), turned: v.boolean() }),
  v.pipe(
    v.object({ name: v.picklist(SECTIONS), turned: v.boolean() }),
    v.transform(({ name, turned }) => ({ section: name, turned })),
  ),
]);

const schema = v.object({
  colours: v.pipe(v.array(v.picklist(COLOURS)), v.minLength(1), v.check(areDistinct)),
  sections: v.optional(
    v.pipe(
      v.array(section),
      v.length(4),
      v.check((sections) => areDistinct(sections.map((each) => each.section))),
    ),
  ),
  corners: v.optional(v.tuple([point, point, point, point])),
});

/** Names the field that is wrong, where one is. */
export function parseCase(text: string): PhotoCase | { readonly wrong: string } {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return { wrong: '' };
  }
  const read = v.safeParse(schema, value);
  if (!read.success) return { wrong: v.getDotPath(read.issues[0]) ?? '' };
  const { colours, sections, corners } = read.output;
  return { colours, corners, sections: sections?.map(({ section: name, turned }) => ({ name, turned })) };
}
