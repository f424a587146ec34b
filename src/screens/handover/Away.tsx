import type { LiveGame } from '#store/live';
import { SureButton } from '#ui/SureButton';
import { handoverText } from './text';

/** Another phone goes on with the game: said at the table, with the way back. */
export function Away({ live }: { readonly live: LiveGame }) {
  const said = handoverText.value.away;
  return (
    <p class="notice">
      <span>{said.told}</span>
      <SureButton class="button" label={said.takeBack} sure={said.takeBackSure} onSure={() => void live.takeBack()} />
    </p>
  );
}
