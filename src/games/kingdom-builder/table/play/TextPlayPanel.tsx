import type { BoardProps } from '#contract/board';
import type { KingdomBuilder } from '#games/kingdom-builder/game';
import type { Spot } from '#games/kingdom-builder/law/board/land';
import type { Event } from '#games/kingdom-builder/law/position';
import { textPlayTexts } from '#games/kingdom-builder/text/text-play';
import { TypedField } from '#ui/form/TypedField';
import { texts } from '../screen-texts';
import { parseLine } from './parse-line';
import type { TapChoice, TappableSpots } from './tap-choice';

export interface TextPlayProps extends BoardProps<KingdomBuilder> {
  readonly choice: TapChoice;
  readonly tappable: TappableSpots;
  onTap(spot: Spot): void;
  /** Returns how many events were accepted. */
  onLog(...events: readonly Event[]): number;
}

/** A text field for events, and all open hexes as a list of buttons. */
export function TextPlayPanel({ table, state, language, choice, tappable, onTap, onLog }: TextPlayProps) {
  const text = texts[language];
  const textPlay = textPlayTexts[language];
  const { land } = state.position;
  const isPickingSettlement = choice.tool !== undefined && tappable.open.length === 0;
  const title = isPickingSettlement ? textPlay.moveWhich : choice.from === undefined ? textPlay.buildOn : textPlay.moveTo;
  const spots = isPickingSettlement ? tappable.movable : tappable.open;
  return (
    <div class="stack">
      <TypedField
        text={textPlay}
        hint={textPlay.hint}
        onEnter={(line) => {
          const events = parseLine(land, text, table.effective.header.players, line);
          if (events === undefined) return 'unread';
          const acceptedCount = onLog(...events.map(({ event }) => event));
          const next = events[acceptedCount];
          return next === undefined ? 'played' : { left: next.rest };
        }}
      />
      {spots.length > 0 ? (
        <>
          <h3>{title}</h3>
          <div class="kb-words-list">
            {spots.map((spot) => (
              <button key={spot} type="button" class="button start" onClick={() => onTap(spot)}>
                {text.hexName(land.names[spot] ?? '')}, {text.grounds[land.ground[spot] ?? 'grass']}
              </button>
            ))}
          </div>
        </>
      ) : (
        state.phase === 'turn' && <p class="quiet">{textPlay.none}</p>
      )}
    </div>
  );
}
