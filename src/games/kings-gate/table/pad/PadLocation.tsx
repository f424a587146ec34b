import type { BoardProps } from '#contract/board';
import type { KingsGate } from '#games/kings-gate/game';
import { TOURNEY } from '#games/kings-gate/law/box';
import { locationOf, type Position } from '#games/kings-gate/law/position';
import { CharacterIcon } from '#games/kings-gate/pieces/CharacterIcon';
import { texts } from '../../text/screen-texts';
import { PrizeCoins } from '../play/LocationStrip';

/** The card of the location that is scored next, in a line or two. */
export function PadLocation({ position, language }: Pick<BoardProps<KingsGate>, 'language'> & { readonly position: Position }) {
  const text = texts[language];
  const { n } = position;
  const { name, ground, prizes, awards } = locationOf(position, n);
  return (
    <div class="kg-pad-location">
      <span class={`kg-badge kg-badge-${ground}`}>{n}</span>
      <div class="kg-pad-location-text">
        <h2>
          {text.location({ n, name })} <small>{text.now.ground[ground]}</small>
        </h2>
        {awards.length > 0 && (
          <p class="kg-pad-awards">
            {awards.map((character, rank) => (
              <span key={character}>
                {text.now.rank(rank + 1)} <CharacterIcon character={character} size={16} /> {text.characters[character]}
              </span>
            ))}
          </p>
        )}
        {n === TOURNEY && <p class="kg-pad-awards kg-fact-limit">{text.now.limits.tourney}</p>}
      </div>
      <span class="kg-prizes">
        <span class="visually-hidden">{text.now.prizes(prizes)}</span>
        <PrizeCoins position={position} n={n} prizes={prizes} />
      </span>
    </div>
  );
}
