import type { ComponentChildren } from 'preact';
import { EvictionCard } from '../notices/EvictionCard';
import { OngoingGame } from './OngoingGame';
import { route } from './route';
import './Shell.css';
import { TabBar, tabOf } from './TabBar';

/** All that stands around a screen: a table has its own bar in the place of the tabs. */
export function Shell({ children }: { readonly children: ComponentChildren }) {
  if (route.value[0] === 'game') return <div class="shell shell-table">{children}</div>;
  return (
    <div class="shell">
      <div class="shell-screen">
        <div class="shell-above">
          <EvictionCard />
        </div>
        {children}
      </div>
      {tabOf(route.value) !== 'home' && <OngoingGame />}
      <TabBar />
    </div>
  );
}
