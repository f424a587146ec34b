import type { Standing } from '#law/score';
import { memoryText } from '#screens/memory/memory-text';
import { reportFailure } from '#screens/notices/report-failure';
import { store } from '#screens/state/app-state';
import { namesOf } from '#session/sentences/reason-sentences';
import { resultOf, summaryOf } from '#store/live/live-game';
import type { StoredGame } from '#store/records/record-types';
import type { PastGame } from './GamePage';

interface StandingChange {
  readonly player: string;
  readonly before: Standing | undefined;
  readonly after: Standing;
}

/** Who stands otherwise by a new result than by an old one. */
export function compareStandings(before: readonly Standing[], after: readonly Standing[]): readonly StandingChange[] {
  return after
    .map((standing) => ({ player: standing.player, before: before.find(({ player }) => player === standing.player), after: standing }))
    .filter((each) => each.before?.rank !== each.after.rank || each.before.points !== each.after.points);
}

/** The stored result beside what today's rules make of the same log; nothing changes without a yes. */
export function JudgeAgain({ past, result }: { readonly past: PastGame; readonly result: NonNullable<StoredGame['result']> }) {
  const text = memoryText.value.game;
  const { table, storedGame } = past;
  const today = resultOf(table);
  if (today === undefined) return <p class="card">{text.judgedStuck}</p>;
  const changed = compareStandings(result.standings, today.standings);
  if (changed.length === 0) return <p class="card">{text.judgedSame}</p>;
  const { player } = namesOf(table.effective.header.players);
  const formatStanding = (standing: Standing | undefined): string =>
    standing === undefined ? '–' : text.standing(standing.rank, standing.points);
  return (
    <section class="card stack">
      <p>{text.judgedOther}</p>
      <ul>
        {changed.map((each) => (
          <li key={each.player}>{text.judgedChange(player(each.player), formatStanding(each.before), formatStanding(each.after))}</li>
        ))}
      </ul>
      <button
        type="button"
        class="button"
        onClick={() => void reportFailure(store.value?.changeGame(storedGame.id, { result: today, summary: summaryOf(table) }))}
      >
        {text.takeJudged}
      </button>
    </section>
  );
}
