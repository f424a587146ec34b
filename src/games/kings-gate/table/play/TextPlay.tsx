import { Disclosure } from '#ui/Disclosure';
import { texts } from '../../text/screen-texts';
import { type LocateTrayProps, PlacementWorth } from './LocateTray';
import { describeSquare, tileLabelAt } from './open-events';
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

/** The open spaces of what is in hand as a list. */
function SpaceList({ state, language, hand, reach, onTap }: TileTrayProps) {
  const text = texts[language];
  const { position } = state;
  if (hand === undefined || hand.of === 'character') return <p class="quiet">{text.turn.pickTile}</p>;
  if (reach.length === 0) return <p class="quiet">{text.turn.noSpace}</p>;
  const moving = hand.of === 'sorceress' && hand.from === undefined;
  return (
    <ul class="kg-text-play">
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
