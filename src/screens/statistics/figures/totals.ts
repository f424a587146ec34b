import { signal } from '@preact/signals';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { PlayerId } from '#law/game';
import { manifestOf } from '#registry';
import { type Filter, filterPredicate, NO_FILTER } from '#screens/memory/filter';
import { personLookup } from '#screens/memory/memory-people';
import { type Memory, mergeDerivedRows } from '#screens/memory/memory-state';
import { type PersonMark, personMarks } from '#screens/memory/person-marks';
import { reportMissingPart } from '#screens/notices/missing-part';
import { showFailure } from '#screens/notices/report-failure';
import { store } from '#screens/state/app-state';
import { type Figures, foldFigures } from '#stats/figures';
import { type FinishedGame, finishedGamesIn, isMissingFacts } from '#stats/finished-games';
import { createRatings, foldRatings, type Ratings } from '#stats/ratings';
import { foldPersonHistories, foldSuperlatives, isCrowded, type PersonHistory, type Superlatives } from '#stats/superlatives';
import { storeFailureOf } from '#store/database/store-failure';
import type { DerivedRow } from '#store/records/record-types';
import { deriveInWorker } from './derive-rows';

/** What the games that are asked for come to: every part of the screen looks at it. */
export interface Totals {
  /** Of which game, or of all. */
  readonly game: string;
  /** Who is shown, the most games first. */
  readonly people: readonly ShownPerson[];
  /** The games, the oldest first. */
  readonly history: readonly FinishedGame[];
  readonly figures: Figures;
  readonly records: Superlatives;
  readonly pasts: ReadonlyMap<PlayerId, PersonHistory>;
  /** Whether the games lie on each other where they are drawn by their time. */
  readonly isCrowded: boolean;
  /** Not yet known while many games are rated. */
  readonly ratings: Ratings | undefined;
}

export interface ShownPerson {
  readonly id: string;
  readonly name: string;
  readonly mark: PersonMark;
}

export const ALL_GAMES = 'all';

const hasPoints = (game: string): boolean => manifestOf(game)?.hasNoPoints !== true;

/** What the games that fit come to. */
export function useTotals(memory: Memory, game: string, filter: Filter): Totals {
  const { group, from, to } = filter;
  const totals = useMemo(() => {
    const fits = filterPredicate(memory, { ...NO_FILTER, game: game === ALL_GAMES ? '' : game, group, from, to });
    const history = finishedGamesIn(memory.rows.filter(fits), personLookup(memory), (id) => id === game);
    const figures = foldFigures(history);
    return {
      game,
      people: peopleOf(memory, figures),
      history,
      figures,
      records: foldSuperlatives(history, hasPoints),
      pasts: foldPersonHistories(history),
      isCrowded: isCrowded(history.map(({ at }) => at)),
    };
  }, [memory, game, group, from, to]);
  return { ...totals, ratings: useRatings(totals.history) };
}

/** So many games are rated while nobody notices: 5,000 at once would hold a slow phone for longer than a frame may take. */
const RATING_BATCH = 200;

/** Ratings at once of few games; of many, portion by portion behind the figures. */
function useRatings(history: readonly FinishedGame[]): Ratings | undefined {
  const few = useMemo(() => (history.length > RATING_BATCH ? undefined : foldRatings(history)), [history]);
  const [many, setMany] = useState<{ readonly history: readonly FinishedGame[]; readonly ratings: Ratings } | undefined>(undefined);
  useEffect(() => {
    if (few !== undefined) return undefined;
    const { add, ratings } = createRatings();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rate = (place: number): void => {
      for (const played of history.slice(place, place + RATING_BATCH)) add(played);
      const next = place + RATING_BATCH;
      if (next >= history.length) setMany({ history, ratings: ratings() });
      else timer = setTimeout(rate, 0, next);
    };
    timer = setTimeout(rate, 0, 0);
    return () => clearTimeout(timer);
  }, [history]);
  return few ?? (many?.history === history ? many.ratings : undefined);
}

/** How many games are replayed just now, and how many of them are: apart from the figures, which stay as they are meanwhile. */
export const derivation = signal<{ readonly done: number; readonly of: number } | undefined>(undefined);

/** Derives what is missing in the rows, the newest first; it counts once all of it is there. */
export function useDerivation({ rows }: Memory): void {
  const tried = useRef(new Set<string>());
  useEffect(() => {
    const from = store.value;
    // A game that could not be read is not asked for again.
    const ids = rows.filter(isMissingFacts).flatMap(({ id }) => (tried.current.has(id) ? [] : [id]));
    if (from === undefined || ids.length === 0) return undefined;
    const derived = new Map<string, DerivedRow>();
    const end = (): void => {
      derivation.value = undefined;
      for (const id of ids) tried.current.add(id);
      mergeDerivedRows(derived);
    };
    const stop = deriveInWorker(from, ids, {
      onRows(found) {
        for (const row of found) derived.set(row.id, row);
        // Few games come all at once: nothing is said of what is over before it is read.
        if (derived.size < ids.length) derivation.value = { done: derived.size, of: ids.length };
      },
      onDone: end,
      onFailed(error) {
        end();
        if (storeFailureOf(error) === 'unloaded') reportMissingPart();
        else showFailure(error);
      },
    });
    return () => {
      stop();
      derivation.value = undefined;
      mergeDerivedRows(derived);
    };
  }, [rows]);
}

/** Everybody who has played and is not hidden, who played most first. */
function peopleOf(memory: Memory, { persons }: Figures): readonly ShownPerson[] {
  const marks = personMarks(memory);
  const there = [...persons].sort(([, a], [, b]) => b.games - a.games || b.wins - a.wins).map(([id]) => id);
  return there.flatMap((id) => {
    const [player, mark] = [memory.players.find((each) => each.id === id), marks.get(id)];
    return player === undefined || mark === undefined || player.hidden === true ? [] : [{ id, name: player.name, mark }];
  });
}
