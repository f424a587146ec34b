import { useMemory } from '#screens/memory/memory-state';
import { GamePage } from '#screens/past-game/GamePage';
import { ErrorBoundary } from '#screens/shell/ErrorBoundary';
import { PagePlace } from '#screens/shell/Page';
import { History } from './History';
import './HistoryBeside.css';

/** On a wide screen the history is a list beside its game: the one that was chosen, or the latest. */
export function HistoryBeside({ id }: { readonly id: string | undefined }) {
  const memory = useMemory();
  const shown = id ?? memory?.rows[0]?.id;
  return (
    <div class="history-beside">
      <PagePlace.Provider value="list">
        <History shown={shown} />
      </PagePlace.Provider>
      {shown !== undefined && (
        <PagePlace.Provider value="chosen">
          <ErrorBoundary key={shown}>
            <GamePage key={shown} id={shown} />
          </ErrorBoundary>
        </PagePlace.Provider>
      )}
    </div>
  );
}
