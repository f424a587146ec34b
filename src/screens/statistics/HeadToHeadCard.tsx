import { useMemo, useState } from 'preact/hooks';
import { ChipSelect } from '#screens/memory/FilterChips';
import { formatFigure } from '#screens/memory/format';
import { memoryText } from '#screens/memory/memory-text';
import { foldMeetings } from '#stats/meetings';
import { ChartTable } from '#ui/chart/ChartTable';
import { chartColour } from '#ui/chart/PlayerMark';
import type { ShownPerson, Totals } from './figures/totals';

/** The two who met most often, where nobody has chosen anybody. */
function pickPair({ people, figures }: Totals): readonly [ShownPerson | undefined, ShownPerson | undefined] {
  const [one] = people;
  const metMost = (other: ShownPerson): number => figures.pairs.get(one?.id ?? '')?.get(other.id)?.games ?? 0;
  const [other] = people.slice(1).toSorted((a, b) => metMost(b) - metMost(a));
  return [one, other];
}

/** Two people, and how often each ended ahead of the other at one table. */
export function HeadToHeadCard({ totals }: { readonly totals: Totals }) {
  const { figures: text, duel } = memoryText.value;
  const { people, history } = totals;
  const [chosen, setChosen] = useState<readonly [string, string]>(['', '']);
  const [firstPick, secondPick] = pickPair(totals);
  const personOf = (id: string): ShownPerson | undefined => people.find((person) => person.id === id);
  const one = personOf(chosen[0]) ?? firstPick;
  const other = personOf(chosen[1]) ?? (secondPick?.id === one?.id ? firstPick : secondPick);
  const meetings = useMemo(() => foldMeetings(history, one?.id ?? '', other?.id ?? ''), [history, one?.id, other?.id]);
  if (one === undefined || other === undefined) return null;
  const { games, ahead, level, behind, run } = meetings;
  const choose = (index: 0 | 1, id: string): void => {
    const before: readonly [string, string] = [one.id, other.id];
    // Whoever is chosen twice changes places with the other.
    const [own, theirs] = index === 0 ? [id, before[1]] : [before[0], id];
    setChosen(own === theirs ? [before[1], before[0]] : [own, theirs]);
  };
  const options = people.map(({ id, name }) => ({ value: id, label: name }));
  const runName = run === undefined ? undefined : personOf(run.player)?.name;
  return (
    <section class="card duel-card" aria-labelledby="duel">
      <div class="duel-head">
        <h2 id="duel" class="quiet caption">
          {text.headToHead}
        </h2>
        <ChipSelect label={duel.one} value={one.id} options={options} onChoose={(id) => choose(0, id)} />
        <ChipSelect label={duel.other} value={other.id} options={options} onChoose={(id) => choose(1, id)} />
      </div>
      {games === 0 ? (
        <p class="quiet">{duel.never(one.name, other.name)}</p>
      ) : (
        <>
          <div class="duel-bar" role="img" aria-label={duel.spoken(one.name, ahead, other.name, behind, level)}>
            <strong>{ahead}</strong>
            <span class="duel-parts">
              {[
                { key: 'ahead', count: ahead, colour: chartColour(one.mark.colour) },
                { key: 'level', count: level, colour: 'var(--line)' },
                { key: 'behind', count: behind, colour: chartColour(other.mark.colour) },
              ]
                .filter(({ count }) => count > 0)
                .map(({ key, count, colour }) => (
                  <span key={key} style={{ flexGrow: count, background: colour }} />
                ))}
            </span>
            <strong>{behind}</strong>
          </div>
          <p class="quiet caption">
            {[duel.level(level), ...(run === undefined || runName === undefined ? [] : [duel.run(runName, run.games)])].join(' · ')}
          </p>
          <ChartTable
            label={text.table}
            title={`${one.name}, ${other.name}`}
            columns={[text.person, text.ahead, text.level, text.behind, text.games]}
            rows={[
              [one.name, ...[ahead, level, behind, games].map((figure) => formatFigure(figure))],
              [other.name, ...[behind, level, ahead, games].map((figure) => formatFigure(figure))],
            ]}
          />
        </>
      )}
    </section>
  );
}
