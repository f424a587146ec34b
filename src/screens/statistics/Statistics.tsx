import { UserRound, UsersRound } from 'lucide-preact';
import { useEffect, useState } from 'preact/hooks';
import { manifestOf, manifests } from '#registry';
import { statsIfLoaded } from '#screens/game/game-parts';
import { ChipSelect, PeriodChip } from '#screens/memory/FilterChips';
import { MemoryPage, Select } from '#screens/memory/MemoryPage';
import { type Memory, memoryFailure, useMemory } from '#screens/memory/memory-state';
import { memoryText } from '#screens/memory/memory-text';
import { useSavedFilter } from '#screens/memory/saved-filter';
import { href, replaceRoute } from '#screens/shell/route';
import { hasFinalResult } from '#stats/finished-games';
import { ListRow } from '#ui/ListRow';
import { GameFigures } from './GameFigures';
import { Chances, Overview } from './Overview';
import { Records } from './Records';
import './Statistics.css';
import { StoreNotice } from '#screens/notices/StoreNotice';
import { appText, language } from '#screens/state/app-state';
import { figureRowsOf } from './figure-rows';
import { OverTime } from './OverTime';
import { HeadToHeadSection, PersonSection } from './PersonSection';
import { ALL_GAMES, derivation, type Totals, useDerivation, useTotals } from './totals';

function DerivationProgress() {
  if (derivation.value === undefined) return null;
  const { done, of } = derivation.value;
  return (
    <p class="quiet statistics-progress" role="status">
      {memoryText.value.figures.reading(done, of)}
    </p>
  );
}

export function Statistics({ game, person }: { readonly game: string | undefined; readonly person: string | undefined }) {
  const memory = useMemory();
  const text = memoryText.value.figures;
  if (memory === undefined && memoryFailure.value !== undefined) return <StoreNotice failure={memoryFailure.value} />;
  return (
    <MemoryPage title={appText.value.tabs.statistics}>
      {memory === undefined ? (
        <Loading />
      ) : !memory.rows.some(hasFinalResult) ? (
        <p class="card">{text.empty}</p>
      ) : (
        <>
          <DerivationProgress />
          <StatisticsBody memory={memory} game={game ?? ALL_GAMES} person={person} />
        </>
      )}
    </MemoryPage>
  );
}

const Loading = () => (
  <p class="quiet" role="status">
    {appText.value.loading}
  </p>
);

interface StatisticsBodyProps {
  readonly memory: Memory;
  readonly game: string;
  readonly person: string | undefined;
}

function StatisticsBody({ memory, game, person }: StatisticsBodyProps) {
  const [filter, setFilter] = useSavedFilter('statistics');
  const totals = useTotals(memory, game, filter);
  const text = memoryText.value;
  useDerivation(memory);
  return (
    <>
      <div class="chips">
        <ChipSelect
          label={text.filter.game}
          all={text.figures.allGames}
          value={game === ALL_GAMES ? '' : game}
          options={manifests().map(({ id, title }) => ({ value: id, label: title }))}
          onChoose={(next) => replaceRoute('statistics', next === '' ? ALL_GAMES : next, ...(person === undefined ? [] : [person]))}
        />
        {memory.groups.length > 0 && (
          <ChipSelect
            label={text.filter.group}
            all={text.figures.allGroups}
            value={filter.group}
            options={memory.groups.map(({ id, name }) => ({ value: id, label: name }))}
            onChoose={(next) => setFilter({ ...filter, group: next })}
          />
        )}
        <PeriodChip memory={memory} filter={filter} onChange={setFilter} />
      </div>
      <StatisticsSections totals={totals} person={person} />
      <ul>
        <ListRow href={href('players')} icon={UserRound} label={text.players} />
        <ListRow href={href('groups')} icon={UsersRound} label={text.groups} />
      </ul>
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
