import { isTableOfGroup } from '#screens/memory/memory-people';
import type { ResolvePerson } from '#stats/person-resolver';
import type { GameRow, StoredGroup } from '#store/records/record-types';

/** So many of the last games are looked at for what people are used to. */
export const LAST_GAMES = 12;
/** So many tables are offered beside the groups. */
export const OFFERED_TABLES = 3;

type ChangedRow = Pick<GameRow, 'id' | 'changedAt'>;

/** The last one that was played on first. */
export const compareByLastChange = (a: ChangedRow, b: ChangedRow): number => b.changedAt - a.changedAt || (a.id < b.id ? -1 : 1);

/** Who sat there, whatever the seats; where one person would sit twice, the seats are as they were. */
function peopleKey({ seats, persons }: GameRow, person: ResolvePerson): string {
  const people = persons.map(person);
  return (new Set(people).size < people.length ? [...seats] : people).sort().join();
}

interface LastGamesQuery {
  readonly game: string;
  readonly groups: readonly StoredGroup[];
  readonly person: ResolvePerson;
  /** Whether so many can play. */
  canPlay(people: readonly string[]): boolean;
}

/** The last of each key. */
function uniqueBy(rows: readonly GameRow[], keyOf: (row: GameRow) => unknown): readonly GameRow[] {
  const found = new Map<unknown, GameRow>();
  for (const row of rows) {
    const key = keyOf(row);
    if (!found.has(key)) found.set(key, row);
  }
  return [...found.values()];
}

/** The games that a new one may begin like: the last of its kind, the last of it that each group played, and the last tables. */
export function pickLastGames(all: readonly GameRow[], { game, groups, person, canPlay }: LastGamesQuery): readonly string[] {
  const rows = all.toSorted(compareByLastChange);
  const ofKind = rows.filter((row) => row.game === game);
  const ofGroups = groups.flatMap((group) => {
    const isOurs = isTableOfGroup(group, person);
    return ofKind.find(({ persons }) => isOurs(persons)) ?? [];
  });
  const tables = uniqueBy(
    rows.filter(({ persons }) => canPlay(persons)),
    (row) => peopleKey(row, person),
  );
  const chosen = [...ofKind.slice(0, LAST_GAMES), ...ofGroups.toSorted(compareByLastChange), ...tables.slice(0, OFFERED_TABLES)];
  return [...new Set(chosen.map(({ id }) => id))];
}
