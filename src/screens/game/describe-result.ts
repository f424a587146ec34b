import { forPlayer } from '#law/by-player';
import { type Certainty, exactRange, type Range } from '#law/score';
import { manifestOf } from '#registry';
import { playersOf, resultStandings, type StoredGame, type Summary } from '#store/records/record-types';
import { grammar } from '#text/language';
import { appText, language } from '../state/app-state';

/** Whether a game is won, not counted: no points of it are shown. */
export const hasNoPoints = (game: string): boolean => manifestOf(game)?.hasNoPoints === true;

/** Where nobody counts and nobody is behind, it is a draw. */
const isDraw = (game: string, winners: readonly string[], players: number): boolean => hasNoPoints(game) && winners.length === players;

/** Who won, as it is said at the end of a game. */
export function describeOutcome(game: string, winners: readonly string[], players: number): string {
  const text = appText.value.finish;
  if (isDraw(game, winners, players)) return text.drawn;
  return winners.length === 1 ? text.won(winners) : text.shared(winners);
}

/** What became of a game that is over, in a few words. */
export function describeWinners({ game, players, summary }: Pick<StoredGame, 'game' | 'players' | 'summary'>): string {
  const seats = playersOf({ players, summary });
  const winners = seats.flatMap(({ id, name }) => (summary.winners.includes(id) ? [name] : []));
  if (winners.length === 0) return appText.value.finish.undecided;
  return isDraw(game, winners, seats.length) ? appText.value.finish.drawn : appText.value.home.won(winners);
}

/** What is certain by what is stored of a game: between what points lie that are open, who won, and whose place is open. */
export function storedCertainty({ open = {}, winners, unplaced = [] }: Summary): Certainty {
  const ranges = Object.entries(open).map(([player, { least, most = Number.POSITIVE_INFINITY }]) => [player, { least, most }] as const);
  return { points: Object.fromEntries(ranges), leaders: winners, unplaced };
}

/** Points that nobody wrote down. */
const UNKNOWN: Range = { least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY };

/** What is certain of a stored result; points that were not entered are not known. */
export function resultCertainty(game: Pick<StoredGame, 'entries' | 'result' | 'summary'>): Certainty {
  const certain = storedCertainty(game.summary);
  const blank = (resultStandings(game) ?? []).flatMap(({ player, points }) => (points === undefined ? [[player, UNKNOWN] as const] : []));
  return { ...certain, points: { ...certain.points, ...Object.fromEntries(blank) } };
}

/** What a player has, by what is stored of a game; nothing while it is secret. */
export function pointsRange(summary: Summary, player: string): Range | undefined {
  const playerPoints = forPlayer(summary.points, player);
  return forPlayer(storedCertainty(summary).points, player) ?? (playerPoints === undefined ? undefined : exactRange(playerPoints));
}

/** Everybody with their points; names alone while the points are secret, or where there are none. */
export function formatPoints(game: Pick<StoredGame, 'game' | 'players' | 'summary'>): string {
  const pointless = hasNoPoints(game.game);
  return playersOf(game)
    .map(({ id, name }) => {
      const points = pointless ? undefined : pointsRange(game.summary, id);
      return points === undefined ? name : `${name} ${grammar(language.value).range(points)}`;
    })
    .join(' · ');
}
