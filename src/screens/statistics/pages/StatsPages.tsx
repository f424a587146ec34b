import { memoryText } from '#screens/memory/memory-text';
import { OverTime } from '../OverTime';
import { Chances } from '../Overview';
import { Records } from '../Records';
import { FilteredStats, StatsShell } from './StatsPage';

/** The closest game, the biggest win, the longest streak. */
export const RecordsPage = () => (
  <StatsShell title={memoryText.value.asked.records} up="statistics">
    {(memory) => <FilteredStats memory={memory}>{(totals) => <Records totals={totals} />}</FilteredStats>}
  </StatsShell>
);

/** Whether going first helps, and who wins oftener than chance. */
export const FirstPlayerPage = () => (
  <StatsShell title={memoryText.value.figures.begun} up="statistics">
    {(memory) => <FilteredStats memory={memory}>{(totals) => <Chances totals={totals} />}</FilteredStats>}
  </StatsShell>
);

/** How strong everybody is over time, and how sure that is. */
export const StrengthPage = () => (
  <StatsShell title={memoryText.value.strength.title} up="statistics">
    {(memory) => (
      <FilteredStats memory={memory}>
        {(totals) => {
          const [who] = totals.people;
          return who !== undefined && <OverTime totals={totals} who={who} game={undefined} />;
        }}
      </FilteredStats>
    )}
  </StatsShell>
);
