import { useState } from 'preact/hooks';
import { formatFigure, formatPercent, formatSignedFigure } from '#screens/memory/format';
import { memoryText } from '#screens/memory/memory-text';
import { href } from '#screens/shell/route';
import { ratio } from '#stats/figures';
import { ChartTable } from '#ui/chart/ChartTable';
import { PlayerMark } from '#ui/chart/PlayerMark';
import { BEST_FIRST, sortRows } from './figures/sort-overview';
import type { Totals } from './figures/totals';

/** So many results are somebody's form. */
const FORM_LENGTH = 5;
/** More people than these are too many for a first look. */
const MOST_SHOWN = 6;

/** The last results of everybody, the newest first, how often they win, and how much oftener than chance. */
function listForms({ people, figures, pasts }: Totals) {
  const rows = people.flatMap(({ id, name, mark }) => {
    const own = figures.persons.get(id);
    if (own === undefined) return [];
    const results = (pasts.get(id)?.recentResults ?? []).slice(0, FORM_LENGTH).map(({ rank }) => rank === 1);
    const rate = ratio(own.wins, own.games) ?? 0;
    return [{ id, name, mark, own, rating: undefined, results, rate, overChance: rate - (ratio(own.expectedWins, own.games) ?? 0) }];
  });
  return sortRows(rows, BEST_FIRST);
}

/** In points of a hundred. */
export const formatOverChance = (share: number): string => formatSignedFigure(Math.round(share * 100));

/** The form of everybody, and who is on a streak. */
export function FormCard({ totals }: { readonly totals: Totals }) {
  const { figures: text, form } = memoryText.value;
  const [showsAll, setShowsAll] = useState(false);
  const rows = listForms(totals);
  const shown = showsAll ? rows : rows.slice(0, MOST_SHOWN);
  const streak = rows.toSorted((a, b) => b.own.streak - a.own.streak)[0];
  return (
    <section class="card form-card" aria-label={form.title}>
      <div class="form-head quiet caption" aria-hidden="true">
        <span>{form.title}</span>
        <span>{text.wins}</span>
        <span>{form.overChance}</span>
      </div>
      <ul>
        {shown.map(({ id, name, mark, results, rate, overChance }) => (
          <li key={id}>
            <a class="form-row" href={href('players', id)}>
              <PlayerMark {...mark} />
              <span class="form-name">{name}</span>
              <span class="form-dots" role="img" aria-label={form.last(results.filter((won) => won).length, results.length)}>
                {results.map((won, index) => (
                  <span key={`${index}-${won}`} class={won ? 'form-dot form-dot-won' : 'form-dot'} />
                ))}
              </span>
              <strong>
                {formatPercent(rate)}
                <span class="visually-hidden">, {text.winRate}</span>
              </strong>
              <span class="quiet">
                {formatOverChance(overChance)}
                <span class="visually-hidden">, {form.overChance}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      {rows.length > shown.length && (
        <button type="button" class="button plain" onClick={() => setShowsAll(true)}>
          {form.all(rows.length)}
        </button>
      )}
      {streak !== undefined && streak.own.streak > 1 && (
        <p class="form-streak">
          {streak.own.streak === streak.own.longestStreak
            ? form.bestStreak(streak.name, streak.own.streak)
            : form.streak(streak.name, streak.own.streak)}
        </p>
      )}
      <ChartTable
        label={text.table}
        title={memoryText.value.statistics}
        columns={[text.person, form.title, text.games, text.wins, text.rate, form.overChance, text.streak]}
        rows={rows.map(({ name, own, results, rate, overChance }) => [
          name,
          form.won(results.filter((won) => won).length, results.length),
          formatFigure(own.games),
          formatFigure(own.wins, 2),
          formatPercent(rate),
          formatOverChance(overChance),
          formatFigure(own.streak),
        ])}
      />
    </section>
  );
}
