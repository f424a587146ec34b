import { CalendarDays, ChartColumn, ChartLine, Flag, MapPin, Trophy, UserRound, UsersRound } from 'lucide-preact';
import { titleOf } from '#screens/game/game-title';
import { formatDate, formatScore, topPoints } from '#screens/memory/format';
import type { Memory } from '#screens/memory/memory-state';
import { memoryText } from '#screens/memory/memory-text';
import { href } from '#screens/shell/route';
import { appText } from '#screens/state/app-state';
import { yearOf } from '#stats/recap';
import { ListRow } from '#ui/ListRow';
import { FormCard } from '../FormCard';
import { ALL_GAMES, type Totals } from '../figures/totals';
import { HeadToHeadCard } from '../HeadToHeadCard';
import { FilteredStats, StatsShell } from './StatsPage';

/** What people gossip about first: form, head to head, the closest game, the year; all else a tap away. */
export const StatsHome = () => (
  <StatsShell title={appText.value.tabs.statistics}>
    {(memory) => (
      <>
        <FilteredStats memory={memory}>
          {(totals) =>
            totals.people.length > 0 && (
              <div class="statistics-home">
                <FormCard totals={totals} />
                {totals.people.length > 1 && <HeadToHeadCard totals={totals} />}
                <Highlights memory={memory} totals={totals} />
              </div>
            )
          }
        </FilteredStats>
        <MoreStats memory={memory} />
      </>
    )}
  </StatsShell>
);

/** The closest game, and the year in review. */
function Highlights({ memory, totals: { records, people, history } }: { readonly memory: Memory; readonly totals: Totals }) {
  const { asked, recap } = memoryText.value;
  const nameOf = (id: string): string => people.find((one) => one.id === id)?.name ?? asked.somebody;
  const { closest } = records;
  const last = history.at(-1);
  const year = last === undefined ? undefined : yearOf(last.at);
  const gamesIn = memory.rows.filter(({ played, standings }) => standings !== undefined && yearOf(played) === year).length;
  return (
    <div class="statistics-pair">
      {closest !== undefined && (
        <a class="card statistics-record" href={href('past', closest.finishedGame.id)}>
          <span class="quiet">{asked.closest}</span>
          <strong class="statistics-total">{formatScore(...topPoints(closest.finishedGame))}</strong>
          <span class="quiet caption">
            {closest.finishedGame.standings
              .filter(({ rank }) => rank === 1)
              .map(({ player }) => nameOf(player))
              .join(', ')}
            {' · '}
            {titleOf(closest.finishedGame.game)}, {formatDate(closest.finishedGame.at)}
          </span>
        </a>
      )}
      {year !== undefined && (
        <a class="card statistics-record" href={href('statistics', 'recap', String(year))}>
          <span class="quiet">{recap.title(year)}</span>
          <strong class="statistics-total">{memoryText.value.games(gamesIn)}</strong>
          <span class="quiet caption">{recap.open}</span>
        </a>
      )}
    </div>
  );
}

/** A page each. */
function MoreStats({ memory }: { readonly memory: Memory }) {
  const text = memoryText.value;
  const hasPlaces = memory.rows.some(({ place }) => place !== '');
  return (
    <ul class="statistics-more">
      <ListRow href={href('statistics', 'records')} icon={Trophy} label={text.asked.records} />
      <ListRow href={href('statistics', 'first')} icon={Flag} label={text.figures.begun} />
      <ListRow href={href('statistics', 'strength')} icon={ChartLine} label={text.strength.title} />
      <ListRow href={href('statistics', 'time')} icon={CalendarDays} label={text.time.title} />
      {hasPlaces && <ListRow href={href('statistics', 'places')} icon={MapPin} label={text.places.title} />}
      {memory.groups.length > 0 && <ListRow href={href('statistics', 'groups')} icon={UsersRound} label={text.groupPlay.title} />}
      <ListRow href={href('statistics', ALL_GAMES)} icon={ChartColumn} label={text.figures.all} />
      <ListRow href={href('players')} icon={UserRound} label={text.players} />
      <ListRow href={href('groups')} icon={UsersRound} label={text.groups} />
    </ul>
  );
}
