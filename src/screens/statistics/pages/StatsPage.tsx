import type { ComponentChildren } from 'preact';
import { MemoryPage } from '#screens/memory/MemoryPage';
import { type Memory, memoryFailure, useMemory } from '#screens/memory/memory-state';
import { memoryText } from '#screens/memory/memory-text';
import { useSavedFilter } from '#screens/memory/saved-filter';
import { StoreNotice } from '#screens/notices/StoreNotice';
import { appText } from '#screens/state/app-state';
import { hasFinalResult } from '#stats/finished-games';
import { ALL_GAMES, derivation, type Totals, useDerivation, useTotals } from '../figures/totals';
import { StatsFilter } from '../StatsFilter';
import '../Statistics.css';

function DerivationProgress() {
  if (derivation.value === undefined) return null;
  const { done, of } = derivation.value;
  return (
    <p class="quiet statistics-progress" role="status">
      {memoryText.value.figures.reading(done, of)}
    </p>
  );
}

interface StatsShellProps {
  readonly title: string;
  /** Left out on the screen of the tab. */
  readonly up?: string | undefined;
  readonly children: (memory: Memory) => ComponentChildren;
}

/** A page of the statistics, once there is anything to count. */
export function StatsShell({ title, up, children }: StatsShellProps) {
  const memory = useMemory();
  if (memory === undefined && memoryFailure.value !== undefined) return <StoreNotice failure={memoryFailure.value} />;
  return (
    <MemoryPage title={title} up={up}>
      {memory === undefined ? (
        <p class="quiet" role="status">
          {appText.value.loading}
        </p>
      ) : !memory.rows.some(hasFinalResult) ? (
        <p class="card">{memoryText.value.figures.empty}</p>
      ) : (
        <>
          <DerivationProgress />
          {children(memory)}
        </>
      )}
    </MemoryPage>
  );
}

interface FilteredStatsProps {
  readonly memory: Memory;
  readonly children: (totals: Totals) => ComponentChildren;
}

/** What the games of the saved filter come to. */
export function FilteredStats({ memory, children }: FilteredStatsProps) {
  const [filter, setFilter] = useSavedFilter('statistics');
  const totals = useTotals(memory, filter.game === '' ? ALL_GAMES : filter.game, filter);
  const text = memoryText.value.figures;
  useDerivation(memory);
  return (
    <>
      <StatsFilter
        memory={memory}
        filter={filter}
        game={filter.game}
        onGame={(game) => setFilter({ ...filter, game })}
        onChange={setFilter}
      />
      {children(totals)}
      <p class="quiet caption">
        {text.restsOn(totals.figures.games)} {text.notCounted}
      </p>
    </>
  );
}
