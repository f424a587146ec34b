import { ofGroup } from '#screens/memory';
import type { ResolvePerson } from '#stats/people';
import type { GameRow, StoredGroup } from '#store/model';

/** So many of the last games are looked at for what people are used to. */
export const LAST = 12;
/** So many tables are offered beside the groups. */
export const TABLES = 3;

type Changed = Pick<GameRow, 'id' | 'changedAt'>;

/** The last one that was played on first. */
export const lastFirst = (a: Changed, b: Changed): number => b.changedAt - a.changedAt || (a.id < b.id ? -1 : 1);

/** Who sat there, whatever the seats; where one person would sit twice, the seats are as they were. */
function peopleAt({ seats, persons }: GameRow, person: ResolvePerson): string {
  const people = persons.map(person);
  return (new Set(people).size < people.length ? [...seats] : people).sort().join();
}

interface Asked {
  readonly game: string;
  readonly groups: readonly StoredGroup[];
  readonly person: ResolvePerson;
  /** Whether so many can play. */
  fits(people: readonly string[]): boolean;
}

/** The last of each key. */
function lastOfEach(rows: readonly GameRow[], keyOf: (row: GameRow) => unknown): readonly GameRow[] {
  const found = new Map<unknown, GameRow>();
  for (const row of rows) {
    const key = keyOf(row);
    if (!found.has(key)) found.set(key, row);
  }
  return [...found.values()];
}

/** The games that a new one may begin like: the last of its kind, the last of it that each group played, and the last tables. */
export function lastGames(all: readonly GameRow[], { game, groups, person, fits }: Asked): readonly string[] {
  const rows = all.toSorted(lastFirst);
  const ofKind = rows.filter((row) => row.game === game);
  const ofGroups = groups.flatMap((group) => {
    const isOurs = ofGroup(group, person);
    return ofKind.find(({ persons }) => isOurs(persons)) ?? [];
  });
  const tables = lastOfEach(
    rows.filter(({ persons }) => fits(persons)),
    (row) => peopleAt(row, person),
  );
  const chosen = [...ofKind.slice(0, LAST), ...ofGroups.toSorted(lastFirst), ...tables.slice(0, TABLES)];
  return [...new Set(chosen.map(({ id }) => id))];
}
