import { ChartColumn } from 'lucide-preact';
import { useMemo } from 'preact/hooks';
import { listPersons, personLookup } from '#screens/memory/memory-people';
import { type Memory, useMemory } from '#screens/memory/memory-state';
import { href } from '#screens/shell/route';
import { appText } from '#screens/state/app-state';
import { foldFigures } from '#stats/figures';
import { finishedGamesIn } from '#stats/finished-games';
import { ListRow } from '#ui/ListRow';

/** Who has won most this year, and the way to the figures. */
export function YearWins() {
  const memory = useMemory();
  const year = new Date().getFullYear();
  const winners = useMemo(() => (memory === undefined ? [] : mostWins(memory, year)), [memory, year]);
  if (winners.length === 0) return null;
  return (
    <ul>
      <ListRow href={href('statistics')} icon={ChartColumn} label={appText.value.home.yearWins(year, winners)} />
    </ul>
  );
}

/** The two who won most games in a year, with their wins. */
function mostWins(memory: Memory, year: number): readonly { readonly name: string; readonly wins: number }[] {
  const games = finishedGamesIn(memory.rows, personLookup(memory), () => false).filter(({ at }) => new Date(at).getFullYear() === year);
  const { persons } = foldFigures(games);
  const named = listPersons(memory).map(({ id, name }) => ({ name, wins: persons.get(id)?.wins ?? 0 }));
  return named
    .filter(({ wins }) => wins > 0)
    .sort((one, other) => other.wins - one.wins)
    .slice(0, 2);
}
