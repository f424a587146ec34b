import { hidesPoints } from '#screens/secret';
import { text } from '#screens/state';
import { namesOf } from '#session/say';
import { changes } from '#session/table';
import { Sheet } from '#ui/Sheet';
import type { PanelProps } from './Frame';

/** What a change alters, before it is accepted. */
export function PendingSheet({ view, screens, onClose }: PanelProps) {
  const pending = view.pending.value;
  if (pending === undefined) return null;
  const said = text.value.change;
  const { points, conflict } = changes(view.live.table.value, pending.table);
  const hidden = hidesPoints(pending.table, screens);
  const names = namesOf(pending.table.effective.header.players);
  return (
    <Sheet title={said.title} closeLabel={text.value.close} tone="gold" onClose={onClose}>
      {hidden && <p>{text.value.table.hiddenPoints}</p>}
      {!hidden && points.length === 0 && <p>{said.nothing}</p>}
      {!hidden && points.length > 0 && (
        <ul>
          {points.map((change) => (
            <li key={change.player}>{said.points(names.player(change.player), change.before, change.after)}</li>
          ))}
        </ul>
      )}
      {conflict !== undefined && <p>{said.conflict}</p>}
      <div class="row">
        <button type="button" class="button primary" onClick={view.accept}>
          {said.accept}
        </button>
        <button type="button" class="button" onClick={onClose}>
          {text.value.cancel}
        </button>
      </div>
    </Sheet>
  );
}
