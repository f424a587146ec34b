import { ChartColumn, History as HistoryIcon, House, Scale } from 'lucide-preact';
import { appText } from '../state/app-state';
import { href, type Route, route } from './route';
import './TabBar.css';

const TABS = [
  { tab: 'home', address: [], Icon: House },
  { tab: 'referee', address: ['desk'], Icon: Scale },
  { tab: 'history', address: ['history'], Icon: HistoryIcon },
  { tab: 'statistics', address: ['statistics'], Icon: ChartColumn },
] as const;

export type Tab = (typeof TABS)[number]['tab'];

const SCREEN_TABS: Readonly<Record<string, Tab>> = {
  desk: 'referee',
  rules: 'referee',
  rule: 'referee',
  agreements: 'referee',
  history: 'history',
  log: 'history',
  past: 'history',
  statistics: 'statistics',
  players: 'statistics',
  groups: 'statistics',
};

/** The tab that a screen belongs to. */
export const tabOf = ([screen = '']: Route): Tab => SCREEN_TABS[screen] ?? 'home';

/** The four main things, one tap from every screen outside a table; a rail where the window is wide. */
export function TabBar() {
  const current = tabOf(route.value);
  const { tabs } = appText.value;
  return (
    <nav class="tab-bar" aria-label={tabs.label}>
      {TABS.map(({ tab, address, Icon }) => (
        <a key={tab} class="tab" href={href(...address)} aria-current={tab === current ? 'page' : undefined}>
          <Icon aria-hidden="true" />
          <span>{tabs[tab]}</span>
        </a>
      ))}
    </nav>
  );
}
