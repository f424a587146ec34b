import { ChevronRight, Plus, Scale, Settings as SettingsIcon } from 'lucide-preact';
import { manifestOf, manifests } from '#registry';
import { describeWinners, formatPoints } from '#screens/game/describe-result';
import { Emblem } from '#screens/game/Emblem';
import { gameIfLoaded } from '#screens/game/game-parts';
import { ErrorBoundary } from '#screens/shell/ErrorBoundary';
import { createLazyResource } from '#screens/shell/lazy-resource';
import { whenIdle } from '#screens/shell/when-idle';
import { headlineSentence } from '#session/sentences/lookup';
import { isResultOnly, playersOf, type StoredGame } from '#store/records/record-types';
import './Home.css';
import { titleOf } from '#screens/game/game-title';
import { StoreNotice } from '#screens/notices/StoreNotice';
import { href } from '#screens/shell/route';
import { appText, language, store } from '#screens/state/app-state';
import { useLiveQuery } from '#screens/state/live-query';
import { UnsavedCard } from '../notices/UnsavedCard';
import { installState } from '../pwa/pwa';
import { UpdateCard } from '../pwa/UpdateCard';
import { cachedHomeData, loadHomeData, NO_HOME_DATA } from './home-data';

/** Comes after the screen has: it is not what one opens the app for, and rests on the rows of all games. */
const loadWhenIdle = <T,>(load: () => Promise<T>): Promise<T> => new Promise<void>(whenIdle).then(load);

const backupCardIfLoaded = createLazyResource(() => loadWhenIdle(async () => (await import('#screens/backup/BackupCard')).BackupCard));
const unreadCardIfLoaded = createLazyResource(() => loadWhenIdle(async () => (await import('./UnreadCard')).UnreadCard));
const groupCardsIfLoaded = createLazyResource(() => loadWhenIdle(async () => (await import('./GroupCards')).GroupCards));
const installCardIfLoaded = createLazyResource(async () => (await import('../pwa/InstallCard')).InstallCard);

export function Home() {
  const { value: read, trouble } = useLiveQuery(loadHomeData);
  const kept = read ?? cachedHomeData(store.value);
  if (kept === undefined && trouble !== undefined) return <StoreNotice trouble={trouble} />;
  const { open, finished, any, persistence } = kept ?? NO_HOME_DATA;
  const text = appText.value.home;
  return (
    <main class="page home">
      <header class="page-head">
        <h1>Regent</h1>
        <a class="button plain icon" href={href('settings')} aria-label={text.settings}>
          <SettingsIcon aria-hidden="true" />
        </a>
      </header>
      <UnsavedCard />
      <UpdateCard />
      {any && <LazyUnreadCard />}
      {open.length > 0 && (
        <section class="stack" aria-labelledby="open">
          <h2 id="open">{text.open}</h2>
          {open.map((game) => (
            <ErrorBoundary key={game.id} fallback={<OpenGame game={game} isPlain />}>
              <OpenGame game={game} />
            </ErrorBoundary>
          ))}
        </section>
      )}
      {(kept !== undefined || store.value === undefined) && !any && (
        <>
          <p class="quiet">{appText.value.tagline}</p>
          <FirstSteps />
        </>
      )}
      <section class="stack" aria-labelledby="new">
        <h2 id="new">{text.newGame}</h2>
        <ul class="home-games">
          {manifests().map(({ id, title, about }) => (
            <li key={id}>
              <a class="home-game" href={href('new', id)}>
                <Emblem game={id} />
                <span class="home-game-text">
                  <strong>{title}</strong>
                  <span class="quiet">{about[language.value]}</span>
                </span>
                <Plus aria-hidden="true" />
              </a>
            </li>
          ))}
        </ul>
      </section>
      {any && <LazyGroupCards />}
      <a class="home-game home-desk" href={href('desk')}>
        <Scale aria-hidden="true" size={32} />
        <span class="home-game-text">
          <strong>{text.desk}</strong>
          <span class="quiet">{text.deskHint}</span>
        </span>
        <ChevronRight aria-hidden="true" />
      </a>
      {finished.length > 0 && (
        <section class="stack" aria-labelledby="recent">
          <h2 id="recent">{text.recent}</h2>
          <ul class="home-finished">
            {finished.map((game) => (
              <FinishedGameLink key={game.id} game={game} />
            ))}
          </ul>
        </section>
      )}
      <nav class="row">
        <a class="button" href={href('history')}>
          {text.history}
        </a>
        <a class="button" href={href('statistics')}>
          {text.statistics}
        </a>
        <a class="button" href={href('take')}>
          {text.take}
        </a>
      </nav>
      {any && <LazyBackupCard unkept={persistence === 'not-persisted'} />}
      <LazyInstallCard />
    </main>
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

function LazyGroupCards() {
  const Cards = groupCardsIfLoaded('groups');
  return Cards === undefined ? null : <Cards />;
}

interface OpenGameProps {
  readonly game: StoredGame;
  /** Whether to leave out the headline, where it cannot be said. */
  readonly isPlain?: boolean;
}

function OpenGame({ game, isPlain = false }: OpenGameProps) {
  const text = appText.value.home;
  const rules = isPlain ? undefined : gameIfLoaded(game.game);
  const players = playersOf(game);
  const headline = rules && headlineSentence({ game: rules, players }, game.summary.headline, language.value);
  return (
    <a class="home-open" href={href('game', game.id)}>
      <Emblem game={game.game} />
      <span class="home-game-text">
        <span class="home-resume">{manifestOf(game.game) === undefined ? titleOf(game.game) : text.resume(titleOf(game.game))}</span>
        <strong>{game.awayAt === undefined ? (headline ?? '') : text.away}</strong>
        <span class="quiet">{formatPoints(game)}</span>
      </span>
    </a>
  );
}

function FinishedGameLink({ game }: { readonly game: StoredGame }) {
  const when = new Intl.DateTimeFormat(language.value, { day: 'numeric', month: 'short' }).format(game.played);
  return (
    <li>
      <a class="home-result" href={href(isResultOnly(game) ? 'past' : 'game', game.id)}>
        <span>
          {titleOf(game.game)}, {when}
        </span>
        <strong>{describeWinners(game)}</strong>
      </a>
    </li>
  );
}

/** How a game is kept, in three pictures. */
function FirstSteps() {
  const [tap, ruling, why] = appText.value.home.firstSteps;
  return (
    <section class="home-first" aria-labelledby="first">
      <h2 id="first">{appText.value.home.first}</h2>
      <ol>
        <li>
          <StepPicture step="tap" />
          <p>{tap}</p>
        </li>
        <li>
          <StepPicture step="rule" />
          <p>{ruling}</p>
        </li>
        <li>
          <StepPicture step="why" />
          <p>{why}</p>
        </li>
      </ol>
    </section>
  );
}

function StepPicture({ step }: { readonly step: 'tap' | 'rule' | 'why' }) {
  return (
    <svg viewBox="0 0 96 64" class="home-step" aria-hidden="true">
      <rect x="8" y="6" width="80" height="52" rx="8" class="step-board" />
      {step === 'tap' && (
        <>
          <rect x="40" y="24" width="16" height="16" rx="3" class="step-piece" />
          <circle cx="48" cy="32" r="14" class="step-ring" />
        </>
      )}
      {step === 'rule' && (
        <>
          <path d="M30 34l10 10 24-26" class="step-line" />
          <path d="M24 50h48" class="step-thin" />
        </>
      )}
      {step === 'why' && (
        <>
          <path d="M22 22h36M22 32h28M22 42h32" class="step-thin" />
          <text x="72" y="44" text-anchor="middle" class="step-figure">
            ?
          </text>
        </>
      )}
    </svg>
  );
}
