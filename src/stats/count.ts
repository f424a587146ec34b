import type { PlayerId } from '#law/game';
import { digesting } from '#session/digits';
import type { ListedGame } from '#store/model';
import { monthOf } from '#store/months';
import { FACTS_VERSION, type Played } from './facts';
import { counting, type Figures, NO_FIGURES } from './figures';
import { rated, type Strength, type Strengths } from './rating';
import { NO_RECORDS, type Records, recordsAfter } from './records';

/** What some games come to, the oldest first: it can be left after any of them, and gone on from there. */
export interface Count {
  readonly figures: Figures;
  readonly records: Records;
  readonly strengths: Strengths;
}

export const NO_COUNT: Count = { figures: NO_FIGURES, records: NO_RECORDS, strengths: new Map() };

/** Raised when figures, records or ratings are counted otherwise than before. */
const COUNTED = 1;

/** A game as it is listed, and as it is counted. */
export interface CountedGame {
  readonly listed: ListedGame;
  readonly played: Played;
}

/** The games of a month, with a mark of all that was played until its end. */
export interface Month {
  readonly month: string;
  readonly mark: string;
  readonly games: readonly CountedGame[];
}

type Digest = ReturnType<typeof digesting>;

/** What a count rests on; facts come from the log, which has grown or begun anew where they are others. */
function addLine({ add }: Digest, { listed: { entries, changedAt }, played: { id, game, at, seats, standings } }: CountedGame): void {
  const addText = (text: string): void => {
    add(text.length);
    add(text);
  };
  for (const part of [entries, changedAt, at, seats.length, standings.length]) add(part);
  for (const part of [id, game, ...seats]) addText(part);
  for (const { player, rank, points } of standings) {
    const seat = seats.indexOf(player);
    for (const part of [seat, rank, points]) add(part);
    if (seat < 0) addText(player);
  }
}

/** The months of games that come the oldest first. A mark holds for as long as nothing that was played until then is otherwise. */
export function monthsIn(games: readonly CountedGame[]): readonly Month[] {
  const months: { readonly month: string; mark: string; readonly games: CountedGame[] }[] = [];
  const digest = digesting();
  digest.add(`${COUNTED} ${FACTS_VERSION}`);
  let end = Number.NEGATIVE_INFINITY;
  for (const each of games) {
    const { at } = each.played;
    const last = months.at(-1);
    if (at < end && last !== undefined) last.games.push(each);
    else {
      if (last !== undefined) last.mark = digest.digits();
      months.push({ month: monthOf(at), mark: '', games: [each] });
      end = endOf(at);
    }
    addLine(digest, each);
  }
  const last = months.at(-1);
  if (last !== undefined) last.mark = digest.digits();
  return months;
}

/** When the month of a moment ends. */
function endOf(at: number): number {
  const date = new Date(at);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1);
}

/** Which games have points. */
export type HasPoints = (game: string) => boolean;

/** What was counted before with these games after it, but for ratings, which take longer. */
export function addedUp<C extends Pick<Count, 'figures' | 'records'>>(before: C, games: readonly Played[], hasPoints: HasPoints): C {
  const { figures, add } = counting(before.figures);
  let { records } = before;
  for (const played of games) {
    add(played);
    records = recordsAfter(records, played, figures, hasPoints);
  }
  return { ...before, figures, records };
}

/** The same with ratings, and these game by game, as far as they are not known already. */
export function countAfter(before: Count, games: readonly Played[], hasPoints: HasPoints, known?: Float64Array) {
  const strengths = new Map<PlayerId, Strength>(before.strengths);
  const figures = rated(games, strengths, known);
  return { count: { ...addedUp(before, games, hasPoints), strengths }, rated: figures };
}
