import { useEffect, useState } from 'preact/hooks';
import { manifestOf } from '#registry';
import { statsIfLoaded } from '#screens/game/game-parts';
import { Select } from '#screens/memory/MemoryPage';
import type { Memory } from '#screens/memory/memory-state';
import { memoryText } from '#screens/memory/memory-text';
import { useSavedFilter } from '#screens/memory/saved-filter';
import { replaceRoute } from '#screens/shell/route';
import { language } from '#screens/state/app-state';
import { figureRowsOf } from '../figures/figure-rows';
import { ALL_GAMES, type Totals, useDerivation, useTotals } from '../figures/totals';
import { GameFigures } from '../GameFigures';
import { OverTime } from '../OverTime';
import { Chances, Overview } from '../Overview';
import { HeadToHeadSection, PersonSection } from '../PersonSection';
import { Records } from '../Records';
import { StatsFilter } from '../StatsFilter';
import { StatsShell } from './StatsPage';

interface AllStatsProps {
  readonly game: string;
  readonly person: string | undefined;
}

/** Everything that is counted, on one page. */
export const AllStats = (props: AllStatsProps) => (
  <StatsShell title={memoryText.value.figures.all} up="statistics">
    {(memory) => <AllStatsBody memory={memory} {...props} />}
  </StatsShell>
);

function AllStatsBody({ memory, game, person }: AllStatsProps & { readonly memory: Memory }) {
  const [filter, setFilter] = useSavedFilter('statistics');
  const totals = useTotals(memory, game, filter);
  useDerivation(memory);
  return (
    <>
      <StatsFilter
        memory={memory}
        filter={filter}
        game={game === ALL_GAMES ? '' : game}
        onGame={(next) => replaceRoute('statistics', next === '' ? ALL_GAMES : next, ...(person === undefined ? [] : [person]))}
        onChange={setFilter}
      />
      <StatisticsSections totals={totals} person={person} />
    </>
  );
}

/** Whether the first view has been on the screen: what lies below it is drawn then. */
function useAfterFirstPaint(): boolean {
  const [second, setSecond] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setSecond(true), 0);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return second;
}

function StatisticsSections({ totals, person }: { readonly totals: Totals; readonly person: string | undefined }) {
  const { people, figures } = totals;
  const text = memoryText.value;
  const isSecond = useAfterFirstPaint();
  const who = people.find(({ id }) => id === person) ?? people[0];
  const manifest = manifestOf(totals.game);
  const ofGame = manifest && {
    ...manifest,
    rows: figureRowsOf(manifest.id, statsIfLoaded(manifest.id)?.figures[language.value] ?? []),
    asked: statsIfLoaded(manifest.id)?.highlights?.[language.value] ?? [],
  };
  return (
    <>
      <p class="quiet">
        {text.figures.restsOn(figures.games)} {text.figures.notCounted}
      </p>
      {who !== undefined && (
        <>
          <Overview totals={totals} />
          <Records totals={totals} />
        </>
      )}
      {who !== undefined && isSecond && (
        <>
          <Chances totals={totals} />
          <Select
            label={text.figures.person}
            value={who.id}
            options={people.map(({ id, name }) => ({ value: id, label: name }))}
            onChoose={(next) => replaceRoute('statistics', totals.game, next)}
          />
          <PersonSection totals={totals} who={who} game={ofGame} />
          <OverTime totals={totals} who={who} game={ofGame} />
          <HeadToHeadSection totals={totals} who={who} />
          {ofGame !== undefined && <GameFigures totals={totals} who={who} game={ofGame} />}
        </>
      )}
    </>
  );
}
