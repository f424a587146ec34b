import { useEffect } from 'preact/hooks';
import { unsavedEntryCount } from '#store/live/unsaved-entries';
import { Device } from '#ui/device/device-context';
import { isWide } from '#ui/device/wide-screen';
import { LazyFallback, lazy } from '#ui/lazy';
import { RuleShelf } from '#ui/verdict/RuleNote';
import { Home } from '../home/Home';
import { FailureNotice } from '../notices/FailureNotice';
import { MissingPartNotice } from '../notices/MissingPartNotice';
import { reportMissingPart } from '../notices/missing-part';
import { StoreNotice } from '../notices/StoreNotice';
import { ruleLookup } from '../rules/books';
import { appText, store, storeFailure } from '../state/app-state';
import { device } from '../state/board-device';
import { ErrorBoundary } from './ErrorBoundary';
import { route } from './route';
import { Shell } from './Shell';

const NewGame = lazy(async () => (await import('../new-game/NewGame')).NewGame);
const BoxScreen = lazy(async () => (await import('../new-game/BoxScreen')).BoxScreen);
const Settings = lazy(async () => (await import('../settings/Settings')).Settings);
const History = lazy(async () => (await import('../history/History')).History);
const HistoryBeside = lazy(async () => (await import('../history/HistoryBeside')).HistoryBeside);
const LogPastGame = lazy(async () => (await import('../history/LogPastGame')).LogPastGame);
const GamePage = lazy(async () => (await import('../past-game/GamePage')).GamePage);
const Players = lazy(async () => (await import('../players/Players')).Players);
const Groups = lazy(async () => (await import('../players/Groups')).Groups);
const Statistics = lazy(async () => (await import('../statistics/Statistics')).Statistics);
const DeskScreen = lazy(async () => (await import('../desk/DeskScreen')).DeskScreen);
const RulesScreen = lazy(async () => (await import('../rules/RulesScreen')).RulesScreen);
const RulePage = lazy(async () => (await import('../rules/RulePage')).RulePage);
const AgreementsScreen = lazy(async () => (await import('../rules/AgreementsScreen')).AgreementsScreen);
const Backup = lazy(async () => (await import('../backup/Backup')).Backup);
const HandOverPage = lazy(async () => (await import('../handover/HandOverPage')).HandOverPage);
const ReceivePage = lazy(async () => (await import('../handover/ReceivePage')).ReceivePage);
const TableScreen = lazy(async () => (await loadTableScreen()).TableScreen);

export const loadTableScreen = () => import('../table/TableScreen');

export function App() {
  return (
    <Device.Provider value={device.value}>
      <LazyFallback.Provider value={LoadingFallback}>
        <RuleShelf.Provider value={ruleLookup}>
          <CurrentScreen />
          <MissingPartNotice />
        </RuleShelf.Provider>
      </LazyFallback.Provider>
    </Device.Provider>
  );
}

/** What did not come is said over the screen, not in its place. */
function LoadingFallback({ failed }: { readonly failed: boolean }) {
  useEffect(() => {
    if (failed) reportMissingPart();
  }, [failed]);
  return failed ? null : <p class="page quiet">{appText.value.loading}</p>;
}

/** Screens that keep nothing: they answer also where nothing can be kept. */
const STORELESS_SCREENS: readonly (string | undefined)[] = ['desk', 'rules', 'rule'];

/** What stands between a person and every screen, or the screen itself. */
function CurrentScreen() {
  const from = store.value;
  useEffect(
    () =>
      from?.onSuperseded(() => {
        storeFailure.value = 'newer-version';
      }),
    [from],
  );
  const failure = storeFailure.value;
  const [screen, id] = route.value;
  const answers = failure === 'unavailable' && STORELESS_SCREENS.includes(screen);
  // A table says so itself, beside what it could not save.
  if (failure !== undefined && !answers && (screen !== 'game' || unsavedEntryCount.value === 0)) return <StoreNotice failure={failure} />;
  if (from === undefined && !answers) return <LoadingFallback failed={false} />;
  return (
    <>
      <Shell>
        <ErrorBoundary key={isHistoryBeside(screen) ? 'history' : `${screen} ${id}`}>
          <RoutedScreen />
        </ErrorBoundary>
      </Shell>
      <FailureNotice />
    </>
  );
}

/** Whether the history stands beside its game: there its list stays when another game is chosen. */
const isHistoryBeside = (screen: string | undefined): boolean => isWide.value && (screen === 'history' || screen === 'past');

/** The screen that the address asks for. */
function RoutedScreen() {
  const [screen, id, panel, detail] = route.value;
  if (isHistoryBeside(screen)) return <HistoryBeside id={screen === 'past' ? id : undefined} />;
  switch (screen) {
    case 'new':
      return <NewGame key={id ?? ''} game={id} step={panel} last={detail} />;
    case 'copy':
      return <BoxScreen key={id ?? ''} game={id} table={panel} />;
    case 'settings':
      return <Settings />;
    case 'history':
      return <History />;
    case 'log':
      return <LogPastGame />;
    case 'past':
      return id === undefined ? <History /> : <GamePage key={id} id={id} />;
    case 'players':
      return <Players id={id} panel={panel} />;
    case 'groups':
      return <Groups id={id} />;
    case 'statistics':
      return <Statistics page={id} detail={panel} />;
    case 'desk':
      return <DeskScreen game={id} question={panel} />;
    case 'rules':
      return <RulesScreen book={id} />;
    case 'rule':
      return id === undefined ? <DeskScreen game={undefined} question={undefined} /> : <RulePage key={id} rule={id} />;
    case 'agreements':
      return <AgreementsScreen game={id} agreement={panel} />;
    case 'backup':
      return <Backup panel={id} />;
    case 'hand':
      return id === undefined ? <Home /> : <HandOverPage key={id} id={id} />;
    case 'take':
      return <ReceivePage />;
    case 'game':
      return id === undefined ? <Home /> : <TableScreen key={id} id={id} panel={panel} detail={detail} />;
    default:
      return <Home />;
  }
}
