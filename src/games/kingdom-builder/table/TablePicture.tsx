import type { BoardProps } from '#contract/board';
import type { KingdomBuilder } from '#games/kingdom-builder/game';
import { tilesOf } from '#games/kingdom-builder/law/position';
import { boardBox, GroundLayer, HouseLayer, SeamLayer, SiteLayer, viewBox } from '#games/kingdom-builder/pieces/BoardLayers';
import { pictureTexts } from '#games/kingdom-builder/text/table-picture';
import './kb.css';
import { texts } from './screen-texts';

/** A picture of the position from which the table can be laid out again, with the same in words. */
export function TablePicture({ state, names, language }: Pick<BoardProps<KingdomBuilder>, 'state' | 'names' | 'language'>) {
  const text = texts[language];
  const pictureText = pictureTexts[language];
  const { position } = state;
  const { land, players, settlements, colours } = position;
  return (
    <figure class="kb-picture">
      <svg viewBox={viewBox(boardBox(land))} aria-hidden="true">
        <GroundLayer land={land} />
        <SeamLayer land={land} />
        <SiteLayer land={land} titles={text.tools} />
        <HouseLayer land={land} settlements={settlements} colours={colours} />
      </svg>
      <figcaption class="stack">
        {players.map((player, seat) => {
          const tiles = tilesOf(position, seat).map(({ tile }) => text.tools[tile]);
          const at = land.names.filter((_, spot) => settlements[spot] === seat).map(text.hexName);
          return (
            <div key={player}>
              <p>{pictureText.settled(names.player(player), at)}</p>
              {tiles.length > 0 && <p>{pictureText.tiles(names.player(player), tiles)}</p>}
            </div>
          );
        })}
      </figcaption>
    </figure>
  );
}
