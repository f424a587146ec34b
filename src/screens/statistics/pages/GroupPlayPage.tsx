import { titleOf } from '#screens/game/game-title';
import { isTableOfGroup, personLookup } from '#screens/memory/memory-people';
import type { Memory } from '#screens/memory/memory-state';
import { memoryText } from '#screens/memory/memory-text';
import type { FinishedGame } from '#stats/finished-games';
import { foldPlayTime } from '#stats/play-time';
import type { StoredGroup } from '#store/records/record-types';
import { TimeBars } from './PlayTimePage';
import { FilteredStats, StatsShell } from './StatsPage';

/** What each group plays, how often and for how long. */
export const GroupPlayPage = () => (
  <StatsShell title={memoryText.value.groupPlay.title} up="statistics">
    {(memory) => (
      <FilteredStats memory={memory}>
        {({ history }) => memory.groups.map((group) => <GroupPlay key={group.id} memory={memory} group={group} history={history} />)}
      </FilteredStats>
    )}
  </StatsShell>
);

interface GroupPlayProps {
  readonly memory: Memory;
  readonly group: StoredGroup;
  readonly history: readonly FinishedGame[];
}

function GroupPlay({ memory, group, history }: GroupPlayProps) {
  const text = memoryText.value;
  const isOurs = isTableOfGroup(group, personLookup(memory));
  const times = [
    ...foldPlayTime(
      history.filter(({ seats }) => isOurs(seats)),
      ({ game }) => game,
    ),
  ].toSorted(([, a], [, b]) => b.games - a.games);
  if (times.length > 0)
    return <TimeBars title={group.name} head={text.filter.game} rows={times.map(([game, time]) => [titleOf(game), time] as const)} />;
  return (
    <section class="stack">
      <h2>{group.name}</h2>
      <p class="quiet">{text.groupPlay.none}</p>
    </section>
  );
}
