import { ofGroup } from '#screens/memory';
import type { PersonOf } from '#stats/people';
import type { ListedGame, StoredGroup } from '#store/model';
import type { Pass } from '#store/months';

/** So many of the last games are looked at for what people are used to. */
export const LAST = 12;
/** So many tables are offered beside the groups. */
export const TABLES = 3;

type Changed = Pick<ListedGame, 'id' | 'changedAt'>;

/** The last one that was played on first. */
export const lastFirst = (a: Changed, b: Changed): number => b.changedAt - a.changedAt || (a.id < b.id ? -1 : 1);

/** Who sat there, whatever the seats; where one person would sit twice, the seats are as they were. */
function peopleAt({ seats, persons }: ListedGame, person: PersonOf): string {
  const people = persons.map(person);
  return (new Set(people).size < people.length ? [...seats] : people).sort().join();
}

interface Asked {
  readonly game: string;
  readonly groups: readonly StoredGroup[];
  readonly person: PersonOf;
  /** Whether so many can play. */
  fits(people: readonly string[]): boolean;
}

/** The last one of each. */
function lasts<Key>() {
  const found = new Map<Key, Changed>();
  return {
    add(key: Key, one: Changed): void {
      const before = found.get(key);
      if (before === undefined || lastFirst(one, before) < 0) found.set(key, one);
    },
    all: (): readonly Changed[] => [...found.values()].sort(lastFirst),
  };
}

/** The games that a new one may begin like: the last of its kind, the last of it that each group played, and the last tables. */
export function lastOnes({ game, groups, person, fits }: Asked): Pass<readonly string[]> {
  const own = groups.map((group) => ofGroup(group, person));
  const [ofGroups, tables] = [lasts<unknown>(), lasts<string>()];
  let ofKind: readonly Changed[] = [];
  return {
    add(each) {
      const one = { id: each.id, changedAt: each.changedAt };
      if (fits(each.persons)) tables.add(peopleAt(each, person), one);
      if (each.game !== game) return;
      ofKind = [...ofKind, one].sort(lastFirst).slice(0, LAST);
      for (const isOurs of own) if (isOurs(each.persons)) ofGroups.add(isOurs, one);
    },
    end: () => [...new Set([...ofKind, ...ofGroups.all(), ...tables.all().slice(0, TABLES)].map(({ id }) => id))],
  };
}
