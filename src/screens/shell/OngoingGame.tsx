import { ChevronRight } from 'lucide-preact';
import { titleOf } from '#screens/game/game-title';
import type { StoredGame } from '#store/records/record-types';
import { useHeadline } from '../home/headline';
import { cachedHomeData, loadHomeData } from '../home/home-data';
import { store } from '../state/app-state';
import { useLiveQuery } from '../state/live-query';
import { href } from './route';

/** The way back to the game on the table, above the tabs of every other screen. */
export function OngoingGame() {
  const { value } = useLiveQuery(loadHomeData);
  const latest = (value ?? cachedHomeData(store.value))?.open.find(({ awayAt }) => awayAt === undefined);
  return latest === undefined ? null : <OngoingGameLink game={latest} />;
}

function OngoingGameLink({ game }: { readonly game: StoredGame }) {
  const headline = useHeadline(game);
  return (
    <a class="ongoing-game" href={href('game', game.id)}>
      <span>{[titleOf(game.game), ...(headline === undefined ? [] : [headline])].join(' · ')}</span>
      <ChevronRight aria-hidden="true" size={20} />
    </a>
  );
}
