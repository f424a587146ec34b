import { describeWinners, hasNoPoints } from '#screens/game/describe-result';
import { memoryText } from '#screens/memory/memory-text';
import { playersOf, resultStandings, type StoredGame } from '#store/records/record-types';

/** Who won although somebody else had as many points. */
function tieBreakWinner(game: StoredGame): string | undefined {
  const [first, second] = (resultStandings(game) ?? []).toSorted((a, b) => a.rank - b.rank);
  const isTieBroken = first?.points !== undefined && second?.rank === 2 && first.points === second.points && !hasNoPoints(game.game);
  return isTieBroken && game.summary.winners.length === 1 ? playersOf(game).find(({ id }) => id === first.player)?.name : undefined;
}

/** What became of a game, in a few words; where it was set aside, whether another record goes on with it. */
export function describeStatus(game: StoredGame, wentOn = false): string {
  const { game: text } = memoryText.value;
  if (game.summary.status === 'open') return text.open;
  if (game.summary.status === 'finished') {
    const winner = tieBreakWinner(game);
    return winner === undefined ? describeWinners(game) : text.wonByTie(winner);
  }
  return wentOn ? text.wentOn : text.abandoned;
}
