import type { StripDetailProps } from '#contract/board';
import type { KingdomBuilder } from '#games/kingdom-builder/game';
import { reserveOf } from '#games/kingdom-builder/law/position';
import { HOUSE } from '#games/kingdom-builder/pieces/shapes';
import { texts } from '../screen-texts';

/** How many settlements a player has left: the end of the game hangs on it. */
export function ReserveDetail({ state: { position }, player, language }: StripDetailProps<KingdomBuilder>) {
  const left = reserveOf(position, position.players.indexOf(player));
  return (
    <span class="kb-reserve">
      <svg viewBox="-32 -36 64 66" width={12} height={12} aria-hidden="true">
        <path d={`M0 0${HOUSE}`} />
      </svg>
      <span aria-hidden="true">{left}</span>
      <span class="visually-hidden">{texts[language].tray.reserveOf(left)}</span>
    </span>
  );
}
