import { useState } from 'preact/hooks';
import type { Standing } from '#law/score';
import { words } from '#screens/memory';
import { store } from '#screens/state';
import { namesOf } from '#session/say';
import { resultOf, summaryOf } from '#store/live';
import type { StoredGame } from '#store/model';
import type { PastGame } from './GamePage';

interface Difference {
  readonly player: string;
  readonly before: Standing | undefined;
  readonly after: Standing;
}

/** Who stands otherwise by a new result than by an old one. */
export function differences(before: readonly Standing[], after: readonly Standing[]): readonly Difference[] {
  return after
    .map((standing) => ({ player: standing.player, before: before.find(({ player }) => player === standing.player), after: standing }))
    .filter((each) => each.before?.rank !== each.after.rank || each.before.points !== each.after.points);
}

/** The stored result beside what today's rules make of the same log; nothing changes without a yes. */
export function Judging({ past, result }: { readonly past: PastGame; readonly result: NonNullable<StoredGame['result']> }) {
  const [asked, setAsked] = useState(false);
  const names = words.value.game;
  const { table, info } = past;
  if (!asked)
    return (
      <section class="stack">
        <p class="quiet">{names.judgeHint}</p>
        <button type="button" class="button" onClick={() => setAsked(true)}>
          {names.judge}
        </button>
      </section>
    );
  const today = resultOf(table);
  if (today === undefined) return <p class="card">{names.judgedStuck}</p>;
  const changed = differences(result.standings, today.standings);
  if (changed.length === 0) return <p class="card">{names.judgedSame}</p>;
  const { player } = namesOf(table.effective.header.players);
  const said = (standing: Standing | undefined): string => (standing === undefined ? '–' : names.standing(standing.rank, standing.points));
  return (
    <section class="card stack">
      <p>{names.judgedOther}</p>
      <ul>
        {changed.map((each) => (
          <li key={each.player}>{names.judgedChange(player(each.player), said(each.before), said(each.after))}</li>
        ))}
      </ul>
      <div class="row">
        <button
          type="button"
          class="button primary"
          onClick={() => void store.value?.change(info.id, { result: today, summary: summaryOf(table) })}
        >
          {names.takeJudged}
        </button>
        <button type="button" class="button" onClick={() => setAsked(false)}>
          {names.keepResult}
        </button>
      </div>
    </section>
  );
}
