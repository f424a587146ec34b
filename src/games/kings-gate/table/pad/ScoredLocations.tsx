import { Pencil } from 'lucide-preact';
import type { BoardProps } from '#contract/board';
import type { KingsGate } from '#games/kings-gate/game';
import { charactersHeldBy, type Position } from '#games/kings-gate/law/position';
import { setupTexts } from '../../text/setup-texts';
import { TotalsTable } from './TotalsTable';

interface ScoredLocationsProps extends BoardProps<KingsGate> {
  readonly position: Position;
  /** Opens the sheet of a scored location. */
  onShow(index: number): void;
}

/** The locations scored so far, the newest first: each to look at again and to amend. */
export function ScoredLocations({ table, state, names, language, position, amend, isInteractive, onShow }: ScoredLocationsProps) {
  const text = setupTexts[language];
  const tallies = table.steps.filter(({ event }) => event.type === 'tally');
  const holders = position.players.filter((player) => charactersHeldBy(state.position, player).length > 0);
  if (position.scored.length === 0) return null;
  return (
    <section class="stack">
      <h2>{text.pad.past}</h2>
      <TotalsTable
        position={position}
        language={language}
        isNewestFirst
        title={(title, index) => (
          <button type="button" class="kg-line-button" onClick={() => onShow(index)}>
            {title}
          </button>
        )}
        end={{
          label: text.pad.amend,
          cell(place, index) {
            const entry = tallies[index]?.entry;
            return (
              amend !== undefined &&
              entry !== undefined && (
                <button
                  type="button"
                  class="button plain icon"
                  aria-label={text.pad.amendOf(place)}
                  disabled={!isInteractive && !state.isFinished}
                  onClick={() => amend(entry)}
                >
                  <Pencil size={20} aria-hidden="true" />
                </button>
              )
            );
          },
        }}
      />
      {holders.length > 0 && (
        <>
          <h3>{text.pad.held}</h3>
          <ul>
            {holders.map((player) => (
              <li key={player}>{text.now.holds(names.player(player), charactersHeldBy(position, player))}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
