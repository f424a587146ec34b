import { Pencil } from 'lucide-preact';
import { useMemo } from 'preact/hooks';
import { hasNoPoints } from '#screens/game/describe-result';
import { Emblem } from '#screens/game/Emblem';
import { titleOf } from '#screens/game/game-title';
import { NO_FILTER } from '#screens/memory/filter';
import { formatDate, formatFigure, formatMonth, formatPercent } from '#screens/memory/format';
import { MemoryPage } from '#screens/memory/MemoryPage';
import type { Memory } from '#screens/memory/memory-state';
import { memoryText } from '#screens/memory/memory-text';
import { personMarks } from '#screens/memory/person-marks';
import { href } from '#screens/shell/route';
import { formatOverChance } from '#screens/statistics/FormCard';
import { ALL_GAMES, type ShownPerson, type Totals, useDerivation, useTotals } from '#screens/statistics/figures/totals';
import { OverTime } from '#screens/statistics/OverTime';
import { RecentResults } from '#screens/statistics/Records';
import { type PersonFigures, ratio } from '#stats/figures';
import { foldProfile, type Profile } from '#stats/profile';
import type { StoredPlayer } from '#store/records/record-types';
import { ChartTable } from '#ui/chart/ChartTable';
import { PlayerMark } from '#ui/chart/PlayerMark';
import '#screens/statistics/Statistics.css';

interface PlayerPageProps {
  readonly memory: Memory;
  readonly player: StoredPlayer;
}

/** A person: what they came to, whom they beat, what they play. The form is behind Edit. */
export function PlayerPage({ memory, player }: PlayerPageProps) {
  const text = memoryText.value;
  const totals = useTotals(memory, ALL_GAMES, NO_FILTER);
  useDerivation(memory);
  const profile = useMemo(() => foldProfile(totals.history, player.id), [totals.history, player.id]);
  const own = totals.figures.persons.get(player.id);
  const mark = personMarks(memory).get(player.id) ?? { colour: 'blue', shape: 'circle' };
  const editLink = (
    <a class="button plain" href={href('players', player.id, 'edit')}>
      <Pencil aria-hidden="true" size={20} />
      {text.game.edit}
    </a>
  );
  return (
    <MemoryPage title="" up="players" actions={editLink}>
      <header class="profile-head">
        <PlayerMark {...mark} />
        <h2 class="players-name">{player.name}</h2>
        <p class="quiet">
          {own === undefined ? text.profile.noGames : text.profile.since(own.games, formatMonth(profile.since ?? 0, 'long'))}
        </p>
      </header>
      {own !== undefined && <ProfileFigures totals={totals} who={{ id: player.id, name: player.name, mark }} own={own} profile={profile} />}
    </MemoryPage>
  );
}

interface ProfileFiguresProps {
  readonly totals: Totals;
  readonly who: ShownPerson;
  readonly own: PersonFigures;
  readonly profile: Profile;
}

function ProfileFigures({ totals, who, own, profile }: ProfileFiguresProps) {
  const text = memoryText.value;
  const rate = ratio(own.wins, own.games) ?? 0;
  const overChance = rate - (ratio(own.expectedWins, own.games) ?? 0);
  const facts = [
    { label: text.figures.wins, value: formatFigure(own.wins, 1) },
    { label: text.figures.winRate, value: formatPercent(rate), more: text.profile.overChance(formatOverChance(overChance)) },
    { label: text.figures.streak, value: formatFigure(own.streak), more: text.profile.longest(own.longestStreak) },
  ];
  return (
    <>
      <dl class="profile-facts">
        {facts.map(({ label, value, more }) => (
          <div key={label} class="statistics-fact">
            <dt class="quiet caption">{label}</dt>
            <dd>
              <strong>{value}</strong>
              {more !== undefined && <span class="quiet caption">{more}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <RecentResults results={totals.pasts.get(who.id)?.recentResults ?? []} />
      <ProfileStory profile={profile} totals={totals} />
      <GamesOf profile={profile} />
      <Strength totals={totals} who={who} />
    </>
  );
}

/** Whom they often beat, who beats them, and their best evening. */
function ProfileStory({ profile: { victim, nemesis, bestDay }, totals }: { readonly profile: Profile; readonly totals: Totals }) {
  const text = memoryText.value.profile;
  const nameOf = (id: string): string => totals.people.find((one) => one.id === id)?.name ?? memoryText.value.asked.somebody;
  const lines = [
    ...(victim === undefined ? [] : [text.victim(nameOf(victim.player), victim.ahead, victim.behind)]),
    ...(nemesis === undefined ? [] : [text.nemesis(nameOf(nemesis.player), nemesis.ahead, nemesis.behind)]),
    ...(bestDay === undefined ? [] : [text.bestDay(formatDate(bestDay.at), formatFigure(bestDay.wins, 1), bestDay.games)]),
  ];
  return (
    <ul class="profile-story">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** Wins and best score in each game, the favourite first. */
function GamesOf({ profile: { byGame } }: { readonly profile: Profile }) {
  const text = memoryText.value;
  const bestOf = ({ game, bestScore }: Profile['byGame'][number]): string =>
    bestScore === undefined || hasNoPoints(game) ? '–' : formatFigure(bestScore);
  return (
    <section class="stack">
      <h2>{text.profile.byGame}</h2>
      <ul>
        {byGame.map((each, index) => (
          <li key={each.game} class="profile-game">
            <Emblem game={each.game} />
            <span class="profile-game-text">
              <span>{titleOf(each.game)}</span>
              <span class="quiet caption">
                {[...(index === 0 && byGame.length > 1 ? [text.profile.favourite] : []), text.games(each.games)].join(' · ')}
              </span>
            </span>
            <span class="profile-game-figures">
              <strong>{text.profile.wins(formatFigure(each.wins, 1), each.wins)}</strong>
              {bestOf(each) !== '–' && <span class="quiet caption">{text.profile.best(bestOf(each))}</span>}
            </span>
          </li>
        ))}
      </ul>
      <ChartTable
        label={text.figures.table}
        title={text.profile.byGame}
        columns={[text.filter.game, text.figures.games, text.figures.wins, text.figures.best]}
        rows={byGame.map((each) => [titleOf(each.game), formatFigure(each.games), formatFigure(each.wins, 2), bestOf(each)])}
      />
    </section>
  );
}

/** Below this uncertainty a strength is known well, above the other it is hardly known (openskill begins at 8.3). */
const SURE = 3;
const UNSURE = 5;

/** How strong they are among the others, how sure that is in plain words, and how it came about. */
function Strength({ totals, who }: Pick<ProfileFiguresProps, 'totals' | 'who'>) {
  const text = memoryText.value.profile;
  const { ratings, people } = totals;
  const own = ratings?.strengths.get(who.id);
  if (own === undefined) return null;
  const stronger = people.filter(({ id }) => (ratings?.strengths.get(id)?.mean ?? 0) > own.mean).length;
  const sureness = own.uncertainty <= SURE ? 'sure' : own.uncertainty <= UNSURE ? 'fair' : 'unsure';
  return (
    <section class="stack">
      <p>
        {text.strength(stronger + 1, people.length)} {text.sureness[sureness]}
      </p>
      <OverTime totals={totals} who={who} game={undefined} />
    </section>
  );
}
