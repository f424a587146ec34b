import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { manifestOf } from '#registry';
import { type Filter, fitting, isFiltering } from '#screens/history/Filter';
import { marksIn, type PersonMark } from '#screens/marks';
import { type Memory, personIn } from '#screens/memory';
import { noteMissing } from '#screens/missing';
import { store } from '#screens/state';
import { noteTrouble } from '#screens/tried';
import { type Answer, counted } from '#stats/counted';
import { type StoreTrouble, troubleOf } from '#store/failure';
import type { ListedGame, StoredFacts } from '#store/model';
import { overGames, type Pass } from '#store/months';
import { deriving } from './deriving';

/** What every part of the screen looks at. */
export interface Counted extends Answer {
  /** Of which game, or of all. */
  readonly game: string;
  /** Who is shown, the most games first. */
  readonly people: readonly Someone[];
}

export interface Someone {
  readonly id: string;
  readonly name: string;
  readonly mark: PersonMark;
}

export const ALL = 'all';

/** How many games are read anew just now, and how many of them are: told apart from the figures, which stay as they are meanwhile. */
export const reading = signal<{ readonly done: number; readonly of: number } | undefined>(undefined);

const hasPoints = (game: string): boolean => manifestOf(game)?.pointless !== true;

/** What the games that are asked for come to, as far as they are known; what is missing is derived, and counts once all of it is there. */
export function useCounted(memory: Memory, game: string, filter: Filter): Counted | StoreTrouble | undefined {
  const [now, setNow] = useState<Counted | StoreTrouble | undefined>(undefined);
  const { group, from: since, to } = filter;
  useEffect(() => {
    const from = store.value;
    if (from === undefined) return undefined;
    const asked = { ...filter, game: game === ALL ? '' : game, player: '' };
    const isAsked = fitting(memory, asked);
    let stop: (() => void) | undefined;
    let left = false;
    const count = async (derived: readonly StoredFacts[]): Promise<readonly string[]> => {
      let missing: readonly string[] = [];
      const question = {
        game,
        games: () => overGames(from, () => those(isAsked)),
        person: personIn(memory),
        hasPoints,
        counts: (id: string) => id === game,
        // What some days or a group come to is worth no place on the disk.
        isKept: !isFiltering({ ...asked, game: '' }),
        derived,
      };
      const tell = (answer: Answer): void => {
        missing = answer.missing;
        if (!left) setNow({ ...answer, game, people: peopleOf(memory, answer) });
      };
      await counted(from, question, tell, () => left);
      return missing;
    };
    const fail = (error: unknown): void => void (left || setNow(troubleOf(error)));
    const derive = (missing: readonly string[]): void => {
      if (left || missing.length === 0) return;
      const derived: StoredFacts[] = [];
      let [done, of] = [0, missing.length];
      const end = (): void => {
        reading.value = undefined;
        count(derived).catch(fail);
      };
      reading.value = { done, of };
      stop = deriving(from, missing, {
        onDerived({ ids, unkept }) {
          derived.push(...unkept);
          done += ids.length;
          reading.value = { done, of };
        },
        onDone: end,
        onFailed(error) {
          end();
          if (troubleOf(error) === 'unloaded') noteMissing();
          else noteTrouble(error);
        },
      });
    };
    count([]).then(derive, fail);
    return () => {
      left = true;
      reading.value = undefined;
      stop?.();
    };
  }, [memory, game, group, since, to]);
  return now;
}

/** The games that are asked for. */
function those(isAsked: (game: ListedGame) => boolean): Pass<readonly ListedGame[]> {
  const games: ListedGame[] = [];
  return {
    add(game) {
      if (isAsked(game)) games.push(game);
    },
    end: () => games,
  };
}

/** Everybody who has played and is not hidden, who played most first. */
function peopleOf(memory: Memory, { figures: { persons } }: Answer): readonly Someone[] {
  const marks = marksIn(memory);
  const there = [...persons].sort(([, a], [, b]) => b.games - a.games || b.wins - a.wins).map(([id]) => id);
  return there.flatMap((id) => {
    const [player, mark] = [memory.players.find((each) => each.id === id), marks.get(id)];
    return player === undefined || mark === undefined || player.hidden === true ? [] : [{ id, name: player.name, mark }];
  });
}
