import type { BoardProps } from '#contract/board';
import type { KingsGate } from '#games/kings-gate/game';
import { TableView } from '#ui/TableView';
import { PadEntry } from './PadEntry';
import { ScoredLocations } from './ScoredLocations';

/** Only the scoring: for each location the totals and who placed the last tile. */
export function PadBoard(props: BoardProps<KingsGate>) {
  const { state, showScoring } = props;
  const { position } = state;
  const past = <ScoredLocations {...props} position={position} onShow={(index) => showScoring?.(index)} />;
  return state.isFinished ? (
    <TableView line={undefined} board={<div class="kg-pad">{past}</div>} />
  ) : (
    <PadEntry {...props} position={position} past={past} />
  );
}
