import { Home } from './Home';
import { lazily } from './Lazy';
import { route } from './route';
import { StoreNotice } from './StoreNotice';
import { store, storeTrouble, text } from './state';

const NewGame = lazily(async () => (await import('./NewGame')).NewGame);
const CopyScreen = lazily(async () => (await import('./CopyScreen')).CopyScreen);
const Settings = lazily(async () => (await import('./Settings')).Settings);
const History = lazily(async () => (await import('./History')).History);
const GamePage = lazily(async () => (await import('./GamePage')).GamePage);
const Players = lazily(async () => (await import('./Players')).Players);
const Groups = lazily(async () => (await import('./Groups')).Groups);
const Statistics = lazily(async () => (await import('./Statistics')).Statistics);
const TableScreen = lazily(async () => (await import('./table/TableScreen')).TableScreen);

export function App() {
  const trouble = storeTrouble.value;
  if (trouble !== undefined) return <StoreNotice trouble={trouble} />;
  if (store.value === undefined) return <p class="page quiet">{text.value.loading}</p>;
  const [screen, id, panel] = route.value;
  switch (screen) {
    case 'new':
      return <NewGame key={id ?? ''} game={id} />;
    case 'copy':
      return <CopyScreen key={id ?? ''} game={id} />;
    case 'settings':
      return <Settings />;
    case 'history':
      return <History />;
    case 'past':
      return id === undefined ? <History /> : <GamePage key={id} id={id} />;
    case 'players':
      return <Players id={id} />;
    case 'groups':
      return <Groups id={id} />;
    case 'statistics':
      return <Statistics game={id} person={panel} />;
    case 'game':
      return id === undefined ? <Home /> : <TableScreen key={id} id={id} panel={panel} />;
    default:
      return <Home />;
  }
}
