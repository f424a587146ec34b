import { formatFigure } from '#screens/memory/format';
import { memoryText } from '#screens/memory/memory-text';
import { foldFigures } from '#stats/figures';
import { foldPlayTime } from '#stats/play-time';
import type { Totals } from '../figures/totals';
import { TimeBars } from './PlayTimePage';
import { FilteredStats, StatsShell } from './StatsPage';

/** Where the group plays, how much, and who wins there. */
export const PlacesPage = () => (
  <StatsShell title={memoryText.value.places.title} up="statistics">
    {(memory) => <FilteredStats memory={memory}>{(totals) => <Places totals={totals} />}</FilteredStats>}
  </StatsShell>
);

function Places({ totals: { history, people } }: { readonly totals: Totals }) {
  const text = memoryText.value;
  const times = [...foldPlayTime(history, ({ place = '' }) => place)].toSorted(([, a], [, b]) => b.games - a.games);
  const nameOf = (id: string): string => people.find((one) => one.id === id)?.name ?? text.asked.somebody;
  const winnersAt = (place: string): readonly string[] => {
    const { persons } = foldFigures(history.filter((game) => (game.place ?? '') === place));
    const wins = [...persons].filter(([, own]) => own.wins > 0).toSorted(([, a], [, b]) => b.wins - a.wins);
    return wins.slice(0, 2).map(([id, own]) => text.places.wins(nameOf(id), formatFigure(own.wins)));
  };
  return (
    <>
      <TimeBars
        title={text.places.title}
        head={text.game.place}
        rows={times.map(([place, time]) => [place === '' ? text.places.unknown : place, time] as const)}
      />
      <ul>
        {times
          .filter(([place]) => place !== '')
          .map(([place]) => (
            <li key={place} class="place-row">
              <strong>{place}</strong>
              <span class="quiet">{winnersAt(place).join(' · ')}</span>
            </li>
          ))}
      </ul>
    </>
  );
}
