import { useSignal } from '@preact/signals';
import { ChevronRight } from 'lucide-preact';
import type { Player } from '#session/game';
import { newGameText } from '../new-game-text';

interface SeatOrderProps {
  readonly players: readonly Player[];
  onChange(players: readonly Player[]): void;
}

/** Who sits next to whom: two names that are tapped one after the other swap their seats. */
export function SeatOrder({ players, onChange }: SeatOrderProps) {
  const text = newGameText.value;
  const picked = useSignal<string | undefined>(undefined);
  const tap = (tapped: Player): void => {
    const other = players.find(({ id }) => id === picked.value);
    picked.value = other === undefined ? tapped.id : undefined;
    if (other === undefined || other.id === tapped.id) return;
    onChange(players.map((player) => (player.id === other.id ? tapped : player.id === tapped.id ? other : player)));
  };
  return (
    <fieldset class="seat-order">
      <legend>{text.clockwise}</legend>
      <ol class="chips">
        {players.map((player, index) => (
          <li key={player.id}>
            {index > 0 && <ChevronRight aria-hidden="true" size={16} />}
            <button
              type="button"
              class="chip"
              aria-label={text.swap(player.name)}
              aria-pressed={picked.value === player.id}
              onClick={() => tap(player)}
            >
              {player.name}
            </button>
          </li>
        ))}
      </ol>
      <p class="quiet caption">{text.swapHint}</p>
    </fieldset>
  );
}
