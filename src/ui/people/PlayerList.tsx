import { ChevronDown, ChevronUp, GripVertical, X } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import './PlayerList.css';

interface SeatRow {
  readonly id: string;
  readonly name: string;
  /** A person's own mark, before the name. */
  readonly mark?: ComponentChildren;
}

interface PlayerListProps {
  readonly seats: readonly SeatRow[];
  readonly text: { up(name: string): string; down(name: string): string; remove(name: string): string };
  onOrder(ids: readonly string[]): void;
  onRemove?: ((id: string) => void) | undefined;
}

function moveItem(ids: readonly string[], from: number, to: number): readonly string[] {
  const rest = ids.filter((_, index) => index !== from);
  const id = ids[from];
  return id === undefined ? ids : [...rest.slice(0, to), id, ...rest.slice(to)];
}

/** Seats in order, changed by dragging or by buttons. */
export function PlayerList({ seats, text, onOrder, onRemove }: PlayerListProps) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<string | undefined>(undefined);
  const ids = seats.map(({ id }) => id);
  const drag = (event: PointerEvent): void => {
    if (dragged === undefined || list.current === null) return;
    const rows = [...list.current.children].map((row) => row.getBoundingClientRect());
    const over = rows.findIndex(({ bottom }) => event.clientY < bottom);
    const to = over < 0 ? rows.length - 1 : over;
    const from = ids.indexOf(dragged);
    if (to !== from) onOrder(moveItem(ids, from, to));
  };
  return (
    <ol class="seats" ref={list}>
      {seats.map(({ id, name, mark }, index) => (
        <li key={id} class={id === dragged ? 'seat seat-dragged' : 'seat'}>
          <span
            class="seat-grip"
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              setDragged(id);
            }}
            onPointerMove={drag}
            onPointerUp={() => setDragged(undefined)}
            onPointerCancel={() => setDragged(undefined)}
          >
            <GripVertical aria-hidden="true" />
          </span>
          {mark}
          <span class="seat-name">
            {index + 1}. {name}
          </span>
          <button
            type="button"
            class="button plain icon"
            aria-label={text.up(name)}
            disabled={index === 0}
            onClick={() => onOrder(moveItem(ids, index, index - 1))}
          >
            <ChevronUp aria-hidden="true" />
          </button>
          <button
            type="button"
            class="button plain icon"
            aria-label={text.down(name)}
            disabled={index === seats.length - 1}
            onClick={() => onOrder(moveItem(ids, index, index + 1))}
          >
            <ChevronDown aria-hidden="true" />
          </button>
          {onRemove !== undefined && (
            <button type="button" class="button plain icon" aria-label={text.remove(name)} onClick={() => onRemove(id)}>
              <X aria-hidden="true" />
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}
