import type { FinishedGame } from '#stats/finished-games';

/** A plain, slow count: each figure looks at all games anew, and shares nothing with the quick one. */

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

export const sortByDate = (history: readonly FinishedGame[]): readonly FinishedGame[] =>
  history.toSorted((a, b) => (a.at === b.at ? a.id.localeCompare(b.id, 'en', { numeric: false }) : a.at - b.at));

const withPlayer = (history: readonly FinishedGame[], player: string): readonly FinishedGame[] =>
  sortByDate(history).filter(({ seats }) => seats.includes(player));
const standingOf = ({ standings }: FinishedGame, player: string) =>
  standings.filter((standing) => standing.player === player)[0] ?? { rank: 0, points: 0 };
const winnersOf = ({ standings }: FinishedGame): readonly string[] =>
  standings.filter(({ rank }) => rank === 1).map((standing) => standing.player);
const shareOfWin = (game: FinishedGame, player: string): number => (winnersOf(game).includes(player) ? 1 / winnersOf(game).length : 0);

function playerRows(history: readonly FinishedGame[], player: string): readonly number[] {
  const won = withPlayer(history, player)
    .map((game) => (winnersOf(game).includes(player) ? 'w' : '-'))
    .join('');
  return won.split('-').map(({ length }) => length);
}

export function recount(history: readonly FinishedGame[], player: string) {
  const games = withPlayer(history, player);
  const points = games.flatMap((game) => standingOf(game, player).points ?? []);
  const withAllPoints = games.filter(({ standings }) => standings.every((standing) => standing.points !== undefined));
  const pointsIn = (game: FinishedGame, who: string): number => standingOf(game, who).points ?? Number.NaN;
  const begunGames = games.filter(({ startingPlayer }) => startingPlayer === player);
  const ranks = games.map((game) => standingOf(game, player).rank);
  const keys = new Set(games.flatMap((game) => Object.keys(game.counts[player] ?? {}).map((key) => `${game.game}/${key}`)));
  return {
    games: games.length,
    wins: total(games.map((game) => shareOfWin(game, player))),
    expectedWins: total(games.map(({ seats }) => 1 / seats.length)),
    points: { sum: total(points), games: points.length },
    bestScore: points.length === 0 ? undefined : Math.max(...points),
    margins: {
      sum: total(
        withAllPoints.map((game) => {
          const others = game.seats.filter((seat) => seat !== player).map((seat) => pointsIn(game, seat));
          return pointsIn(game, player) - Math.max(...others);
        }),
      ),
      games: withAllPoints.length,
    },
    rankCounts: Array.from({ length: Math.max(0, ...ranks) }, (_, place) => ranks.filter((rank) => rank === place + 1).length),
    streak: playerRows(history, player).at(-1) ?? 0,
    longestStreak: Math.max(...playerRows(history, player)),
    asFirstPlayer: {
      games: begunGames.length,
      wins: total(begunGames.map((game) => shareOfWin(game, player))),
      expectedWins: total(begunGames.map(({ seats }) => 1 / seats.length)),
    },
    counts: Object.fromEntries(
      [...keys].map((key) => {
        const values = games.flatMap((game) =>
          key.startsWith(`${game.game}/`) ? (game.counts[player]?.[key.slice(game.game.length + 1)] ?? []) : [],
        );
        return [key, { sum: total(values), games: values.length }];
      }),
    ),
  };
}

export function recountPair(history: readonly FinishedGame[], one: string, other: string) {
  const games = withPlayer(history, one).filter(({ seats }) => seats.includes(other));
  const gap = games.map((game) => standingOf(game, other).rank - standingOf(game, one).rank);
  return { games: games.length, ahead: gap.filter((places) => places > 0).length, level: gap.filter((places) => places === 0).length };
}
