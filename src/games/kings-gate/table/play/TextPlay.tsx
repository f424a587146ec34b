import { TILE_KINDS } from '#games/kings-gate/law/box';
import { coloursOf } from '#games/kings-gate/law/score';
import { Disclosure } from '#ui/Disclosure';
import { texts } from '../../text/screen-texts';
import { type LocateTrayProps, PlacementWorth } from './LocateTray';
import { describeSquare, targetSquares, tileLabelAt } from './open-events';
import type { TileTrayProps } from './TileTray';

interface TextPlayProps {
  readonly tray: TileTrayProps;
  /** While a location is laid. */
  readonly locate: LocateTrayProps | undefined;
}

/** A full way to play without the board. */
export const TextPlay = ({ tray, locate }: TextPlayProps) => (
  <Disclosure title={texts[tray.language].turn.inWords}>
    {locate === undefined ? <SpaceList {...tray} /> : <PlacementList {...locate} />}
  </Disclosure>
);

/** The tiles that can be placed, since the tray may be covered; then the possible spaces of what is in hand. */
function SpaceList(props: TileTrayProps) {
  const { state, language, hand, reach, onHand, onTap } = props;
  const text = texts[language];
  const { position } = state;
  if (hand === undefined || hand.of === 'character') return <TileList {...props} />;
  const moving = hand.of === 'sorceress' && hand.from === undefined;
  return (
    <ul class="kg-text-play">
      <li>
        <button type="button" class="button wide" onClick={() => onHand(undefined)}>
          {text.turn.otherTile}
        </button>
      </li>
      {reach.length === 0 && <li class="quiet">{text.turn.noSpace}</li>}
      {reach.map((at) => {
        const there = tileLabelAt(position, at);
        const where = describeSquare(text, position, at);
        return (
          <li key={at.join()}>
            <button type="button" class="button wide start" onClick={() => onTap(at)}>
              {moving && there !== undefined ? text.turn.move(there, where) : text.turn.space(where, there)}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function TileList({ state, language, hand, open, onHand }: TileTrayProps) {
  const text = texts[language];
  const character = hand?.of === 'character' ? hand.character : undefined;
  const tiles = coloursOf(state.position, state.position.onMove).flatMap((colour) =>
    TILE_KINDS.map((kind) => ({ of: 'tile' as const, colour, kind, character: kind === 'dragon' ? undefined : character })),
  );
  const playable = tiles.filter((tile) => targetSquares(tile, open).length > 0);
  if (playable.length === 0) return <p class="quiet">{text.turn.nothingMore}</p>;
  return (
    <ul class="kg-text-play">
      {playable.map((tile) => (
        <li key={`${tile.colour} ${tile.kind}`}>
          <button type="button" class="button wide start" onClick={() => onHand(tile)}>
            {text.tile(tile)}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Every way at once: to lay a location without the board. */
function PlacementList({ state, language, open, play }: LocateTrayProps) {
  const text = texts[language];
  return (
    <ul class="kg-text-play">
      {open.locates.map((way) => (
        <li key={`${way.at.join()} ${way.lies}`}>
          <button type="button" class="button wide start kg-placement" onClick={() => play({ ...way })}>
            {text.locate.option(way.lies, describeSquare(text, state.position, way.at))}
            <span class="visually-hidden">,</span> <PlacementWorth state={state} language={language} placement={way} />
          </button>
        </li>
      ))}
    </ul>
  );
}
