import type { PersonMark, StoredPlayer } from '#store/records/record-types';
import { CHART_COLOURS, CHART_SHAPES } from '#ui/chart/PlayerMark';
import { listPersons, listTables, personLookup } from './memory-people';
import type { Memory } from './memory-state';

export type { PersonMark } from '#store/records/record-types';

/** All marks, so that the first ones differ in colour and in shape. */
const MARKS: readonly PersonMark[] = CHART_SHAPES.flatMap((_, turn) =>
  CHART_COLOURS.map((colour, index) => ({ colour, shape: CHART_SHAPES[(index + turn) % CHART_SHAPES.length] ?? 'circle' })),
);

const marksByMemory = new WeakMap<Memory, ReadonlyMap<string, PersonMark>>();

/** Everybody's mark, the same wherever they are drawn: their favourite, else the one they were given, else a free one. */
export function personMarks(memory: Memory): ReadonlyMap<string, PersonMark> {
  const marks = marksByMemory.get(memory) ?? assignMarks(memory);
  marksByMemory.set(memory, marks);
  return marks;
}

function listByFirstTable(memory: Memory): readonly StoredPlayer[] {
  const person = personLookup(memory);
  const ids = new Set(listTables(memory).flatMap((seats) => seats.map(person)));
  for (const { id } of listPersons(memory).toSorted((a, b) => (a.id < b.id ? -1 : 1))) ids.add(id);
  const players = new Map(memory.players.map((player) => [player.id, player]));
  return [...ids].flatMap((id) => players.get(id) ?? []);
}

function assignMarks(memory: Memory): ReadonlyMap<string, PersonMark> {
  const marks = new Map<string, PersonMark>();
  const people = listByFirstTable(memory);
  const isFree = ({ colour, shape }: PersonMark): boolean =>
    ![...marks.values()].some((mark) => mark.colour === colour && mark.shape === shape);
  const isNew = ({ colour }: PersonMark): boolean => ![...marks.values()].some((mark) => mark.colour === colour);
  const favours = ({ colour, shape }: StoredPlayer): boolean => colour !== undefined || shape !== undefined;
  const claimOf = (player: StoredPlayer): number => (favours(player) ? 0 : player.mark === undefined ? 2 : 1);
  for (const player of people.toSorted((a, b) => claimOf(a) - claimOf(b))) {
    const { colour, shape, mark: given } = player;
    if (!favours(player) && given !== undefined && isFree(given)) {
      marks.set(player.id, given);
      continue;
    }
    const own = MARKS.filter((mark) => (colour ?? mark.colour) === mark.colour && (shape ?? mark.shape) === mark.shape);
    const ofColour = MARKS.filter((mark) => mark.colour === colour);
    const fallback = MARKS[marks.size % MARKS.length] ?? { colour: 'blue', shape: 'circle' };
    const mark = own.find((each) => isFree(each) && isNew(each)) ?? [...own, ...ofColour, ...MARKS].find(isFree) ?? own[0] ?? fallback;
    marks.set(player.id, mark);
  }
  return marks;
}

/** The marks of those who have not been given one yet: whoever comes later, with older games too, gets another. */
export function marksToGive(memory: Memory): ReadonlyMap<string, PersonMark> {
  const without = listPersons(memory).filter(({ mark }) => mark === undefined);
  const marks = without.length === 0 ? undefined : personMarks(memory);
  return new Map(
    without.flatMap(({ id }) => {
      const mark = marks?.get(id);
      return mark === undefined ? [] : [[id, mark] as const];
    }),
  );
}
