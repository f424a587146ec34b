import { useSignal } from '@preact/signals';
import { ChevronDown, ChevronRight, ChevronUp, DatabaseBackup, Settings as SettingsIcon, Smartphone, Users } from 'lucide-preact';
import { manifestOf, manifests } from '#registry';
import { describeWinners, formatPoints } from '#screens/game/describe-result';
import { Emblem } from '#screens/game/Emblem';
import { titleOf } from '#screens/game/game-title';
import { StoreNotice } from '#screens/notices/StoreNotice';
import { ErrorBoundary } from '#screens/shell/ErrorBoundary';
import { createLazyResource } from '#screens/shell/lazy-resource';
import { Page } from '#screens/shell/Page';
import { href } from '#screens/shell/route';
import { whenIdle } from '#screens/shell/when-idle';
import { appText, language, store } from '#screens/state/app-state';
import { joinedRow } from '#screens/state/joined-row';
import { useLiveQuery } from '#screens/state/live-query';
import { isResultOnly, playersOf, type StoredGame } from '#store/records/record-types';
import { ListRow } from '#ui/ListRow';
import { UnsavedCard } from '../notices/UnsavedCard';
import { installState } from '../pwa/pwa';
import { UpdateCard } from '../pwa/UpdateCard';
import { FirstSteps } from './FirstSteps';
import './Home.css';
import { useHeadline } from './headline';
import { cachedHomeData, loadHomeData, NO_HOME_DATA } from './home-data';

/** Comes after the screen has: it is not what one opens the app for, and rests on the rows of all games. */
const loadWhenIdle = <T,>(load: () => Promise<T>): Promise<T> => new Promise<void>(whenIdle).then(load);

const backupCardIfLoaded = createLazyResource(() => loadWhenIdle(async () => (await import('#screens/backup/BackupCard')).BackupCard));
const unreadCardIfLoaded = createLazyResource(() => loadWhenIdle(async () => (await import('./UnreadCard')).UnreadCard));
const yearWinsIfLoaded = createLazyResource(() => loadWhenIdle(async () => (await import('./YearWins')).YearWins));
const installCardIfLoaded = createLazyResource(async () => (await import('../pwa/InstallCard')).InstallCard);

export function Home() {
  const { value: read, failure } = useLiveQuery(loadHomeData);
  const data = read ?? cachedHomeData(store.value);
  if (data === undefined && failure !== undefined) return <StoreNotice failure={failure} />;
  const { open, finished, hasAny, persistence } = data ?? NO_HOME_DATA;
  const isFirstRun = (data !== undefined || store.value === undefined) && finished.length === 0;
  const { home } = appText.value;
  const JoinedGames = joinedRow.value;
  return (
    <Page
      title="Regent"
      name="home"
      actions={
        <a class="button plain icon" href={href('settings')} aria-label={home.settings}>
          <SettingsIcon aria-hidden="true" />
        </a>
      }
    >
      <div class="home-column">
        <UnsavedCard />
        <UpdateCard />
        {hasAny && <LazyUnreadCard />}
        {open.length > 0 ? <OpenGames open={open} /> : finished[0] !== undefined && <SameTable last={finished[0]} />}
        {JoinedGames !== undefined && <JoinedGames />}
        {isFirstRun && open.length === 0 && <FirstSteps />}
        <section class="home-section" aria-labelledby="new">
          <h2 id="new" class="list-heading">
            {home.newGame}
          </h2>
          <ul class={open.length > 0 || isFirstRun ? 'home-new home-new-low' : 'home-new'}>
            {manifests().map(({ id, title }) => (
              <li key={id}>
                <a class="card home-tile" href={href('new', id)}>
                  <Emblem game={id} />
                  <span>{title}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <div class="home-column">
        {finished.length > 0 && (
          <section class="home-section" aria-labelledby="recent">
            {open.length === 0 && <LazyYearWins />}
            <h2 id="recent" class="list-heading">
              {home.recent}
            </h2>
            <ul>
              {finished.map((game) => (
                <FinishedGameRow key={game.id} game={game} />
              ))}
            </ul>
          </section>
        )}
        <ul>
          {isFirstRun && <ListRow href={href('backup')} icon={DatabaseBackup} label={home.restore} />}
          <ListRow href={href('take')} icon={Smartphone} label={home.take} />
        </ul>
        {!isFirstRun && (
          <>
            <LazyBackupCard unkept={persistence === 'not-persisted'} />
            <LazyInstallCard />
          </>
        )}
      </div>
    </Page>
  );
}

function LazyUnreadCard() {
  const Card = unreadCardIfLoaded('unread');
  return Card === undefined ? null : <Card />;
}

function LazyBackupCard(props: { readonly unkept: boolean }) {
  const Card = backupCardIfLoaded('card');
  return Card === undefined ? null : <Card {...props} />;
}

function LazyInstallCard() {
  const Card = installState.value === 'can' || installState.value === 'ios' ? installCardIfLoaded('card') : undefined;
  return Card === undefined ? null : <Card />;
}

function LazyYearWins() {
  const Row = yearWinsIfLoaded('year');
  return Row === undefined ? null : <Row />;
}

/** The game that was last played on as a card, the one before it as a row, the others once somebody asks for them. */
function OpenGames({ open: [latest, next, ...others] }: { readonly open: readonly StoredGame[] }) {
  const { home } = appText.value;
  const showsAll = useSignal(false);
  if (latest === undefined) return null;
  return (
    <section class="home-section" aria-label={home.open}>
      <ErrorBoundary key={latest.id} fallback={<OpenGameCard game={latest} />}>
        <HeadlinedGameCard game={latest} />
      </ErrorBoundary>
      {next !== undefined && (
        <div class="home-next">
          <ErrorBoundary key={next.id} fallback={<NextGameLink game={next} />}>
            <HeadlinedNextGame game={next} />
          </ErrorBoundary>
          {others.length > 0 && (
            <button
              type="button"
              class="button plain"
              aria-expanded={showsAll.value}
              aria-label={home.moreOpen(others.length)}
              onClick={() => (showsAll.value = !showsAll.value)}
            >
              {home.more(others.length)}
              {showsAll.value ? <ChevronUp aria-hidden="true" size={20} /> : <ChevronDown aria-hidden="true" size={20} />}
            </button>
          )}
        </div>
      )}
      {showsAll.value && (
        <ul>
          {others.map((game) => (
            <ErrorBoundary key={game.id} fallback={<OpenGameRow game={game} />}>
              <HeadlinedGameRow game={game} />
            </ErrorBoundary>
          ))}
        </ul>
      )}
    </section>
  );
}

interface OpenGameProps {
  readonly game: StoredGame;
  /** Where it stands; left out where that cannot be said. */
  readonly headline?: string | undefined;
}

const headlineOrAway = (game: StoredGame, headline: string | undefined): string | undefined =>
  game.awayAt === undefined ? headline : appText.value.home.away;

function OpenGameCard({ game, headline }: OpenGameProps) {
  const { home } = appText.value;
  return (
    <a class="home-open" href={href('game', game.id)}>
      <span>{home.onTheTable(titleOf(game.game))}</span>
      <strong>{headlineOrAway(game, headline)}</strong>
      <span>{formatPoints(game)}</span>
      {manifestOf(game.game) !== undefined && <span class="button">{home.resume}</span>}
    </a>
  );
}

const HeadlinedGameCard = ({ game }: OpenGameProps) => <OpenGameCard game={game} headline={useHeadline(game)} />;

const NextGameLink = ({ game, headline }: OpenGameProps) => (
  <a class="home-next-game" href={href('game', game.id)}>
    <strong>{titleOf(game.game)}</strong>
    <span class="quiet">{headlineOrAway(game, headline)}</span>
  </a>
);

const HeadlinedNextGame = ({ game }: OpenGameProps) => <NextGameLink game={game} headline={useHeadline(game)} />;

const OpenGameRow = ({ game, headline }: OpenGameProps) => (
  <ListRow
    href={href('game', game.id)}
    picture={<Emblem game={game.game} />}
    label={titleOf(game.game)}
    hint={headlineOrAway(game, headline)}
  />
);

const HeadlinedGameRow = ({ game }: OpenGameProps) => <OpenGameRow game={game} headline={useHeadline(game)} />;

/** Most evenings repeat the last one. */
function SameTable({ last }: { readonly last: StoredGame }) {
  const { home } = appText.value;
  const names = playersOf(last).map(({ name }) => name);
  return (
    <ul>
      <ListRow
        href={href('new', last.game, 'again', last.id)}
        icon={Users}
        label={home.sameTable}
        hint={`${titleOf(last.game)} · ${names.join(', ')}`}
      />
    </ul>
  );
}

const DAY = 24 * 60 * 60 * 1000;

/** A day of this week by its name, others by their date. */
const formatDay = (played: number): string =>
  new Intl.DateTimeFormat(language.value, Date.now() - played < 6 * DAY ? { weekday: 'short' } : { day: 'numeric', month: 'short' }).format(
    played,
  );

function FinishedGameRow({ game }: { readonly game: StoredGame }) {
  return (
    <li>
      <a class="home-result" href={href(isResultOnly(game) ? 'past' : 'game', game.id)}>
        <Emblem game={game.game} />
        <span class="home-result-text">
          <strong>{describeWinners(game)}</strong>
          <span class="visually-hidden">{`, ${titleOf(game.game)}`}</span>
          <span class="quiet">{formatPoints(game)}</span>
        </span>
        <span class="quiet">{formatDay(game.played)}</span>
        <ChevronRight aria-hidden="true" size={20} />
      </a>
    </li>
  );
}
