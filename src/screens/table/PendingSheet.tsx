import { text } from '#screens/state';
import { namesOf } from '#session/say';
import { changes } from '#session/table';
import { Sheet } from '#ui/Sheet';
import type { PanelProps } from './Frame';

/** What a change alters, before it is accepted. */
export function PendingSheet({ view, onClose }: PanelProps) {
  const pending = view.pending.value;
  if (pending === undefined) return null;
  const words = text.value.change;
  const { points, conflict } = changes(view.live.table.value, pending.table);
  const names = namesOf(pending.table.effective.header.players);
  return (
    <Sheet title={words.title} closeLabel={text.value.close} tone="gold" onClose={onClose}>
      {points.length === 0 ? (
        <p>{words.nothing}</p>
      ) : (
        <ul>
          {points.map((change) => (
            <li key={change.player}>{words.points(names.player(change.player), change.before, change.after)}</li>
          ))}
        </ul>
      )}
      {conflict !== undefined && <p>{words.conflict}</p>}
      <div class="row">
        <button type="button" class="button primary" onClick={view.accept}>
          {words.accept}
        </button>
        <button type="button" class="button" onClick={onClose}>
          {text.value.cancel}
        </button>
      </div>
    </Sheet>
  );
}
