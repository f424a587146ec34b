import type { Store } from '#store/database';
import type { ListedGame, StoredGame } from '#store/model';
import { overGames, type Pass } from '#store/months';

/** The first of some games, and how many there are. */
export interface Part<T = StoredGame> {
  readonly games: readonly T[];
  readonly count: number;
}

interface Listed<T = StoredGame> {
  readonly those: Part<T>;
  /** Those that were abandoned. */
  readonly aside: Part<T>;
  /** Of these, the ones that another record goes on with. */
  readonly wentOn: ReadonlySet<string>;
}

function first(most: number) {
  const games: string[] = [];
  let count = 0;
  return {
    add(id: string): void {
      count += 1;
      if (games.length < most) games.push(id);
    },
    part: (): Part<string> => ({ games, count }),
  };
}

function listing(fits: (game: ListedGame) => boolean, most: number): Pass<Listed<string>> {
  const [those, aside] = [first(most), first(most)];
  const before = new Set<string>();
  return {
    add(game) {
      if (game.goesOnFrom !== undefined) before.add(game.goesOnFrom);
      if (fits(game)) (game.status === 'abandoned' ? aside : those).add(game.id);
    },
    end() {
      const { games, count } = aside.part();
      return { those: those.part(), aside: { games, count }, wentOn: new Set(games.filter((id) => before.has(id))) };
    },
  };
}

/** What a list shows of the games that fit, the newest first: so many whole records, and the number of all. */
export async function listedIn(from: Pick<Store, 'work' | 'gamesOf'>, fits: (game: ListedGame) => boolean, most: number): Promise<Listed> {
  const { those, aside, wentOn } = await overGames(from, () => listing(fits, most));
  const [games, abandoned] = await Promise.all([from.gamesOf(those.games), from.gamesOf(aside.games)]);
  return { those: { ...those, games }, aside: { ...aside, games: abandoned }, wentOn };
}
