import { namesOf } from '#session/sentences/reason-sentences';
import type { JoinedStatus, LiveGame } from '#store/live/live-game';
import { phonesText } from './phones-text';

/** What this phone is at the table of another, and whether it reaches it. */
export function JoinedBanner({ liveGame, status }: { readonly liveGame: LiveGame; readonly status: JoinedStatus }) {
  const { seat, link, laid, refused } = status;
  const text = phonesText.value.banner;
  const { player } = namesOf(liveGame.table.value.effective.header.players);
  return (
    <>
      {refused !== undefined && (
        <p class="notice notice-bad" role="alert">
          {text.refused[refused]}
        </p>
      )}
      <p class="notice">
        <span>
          {link === 'open' ? (seat === undefined ? text.looksOn : text.plays(player(seat))) : text[link]}
          {laid.length > 0 && ` ${text.laid(laid.map(player))}`}
        </span>
      </p>
    </>
  );
}
