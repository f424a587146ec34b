import type { BoardProps } from '#contract';
import type { KingdomBuilder } from '#games/kingdom-builder/game';
import type { Spot } from '#games/kingdom-builder/law/land';
import type { Event } from '#games/kingdom-builder/law/position';
import { TypedField } from '#ui/TypedField';
import type { Choice, Lights } from './tools';
import { typed } from './typed';
import { texts } from './view';

export interface InWordsProps extends BoardProps<KingdomBuilder> {
  readonly choice: Choice;
  readonly open: Lights;
  onTap(spot: Spot): void;
  onLog(event: Event): void;
}

/** A line to type, and everything that is open as a list. */
export function Lines({ stand, language, choice, open, onTap, onLog }: InWordsProps) {
  const text = texts[language];
  const { land } = stand.position;
  const picking = choice.tool !== undefined && open.open.length === 0;
  const title = picking ? text.words.moveWhich : choice.from === undefined ? text.words.buildOn : text.words.moveTo;
  const spots = picking ? open.movable : open.open;
  return (
    <div class="stack">
      <TypedField
        text={text.words}
        hint={text.words.hint}
        onEnter={(line) => {
          const event = typed(land, text, line);
          if (event === undefined) return 'unread';
          onLog(event);
          return 'played';
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
        stand.phase === 'turn' && <p class="quiet">{text.words.none}</p>
      )}
    </div>
  );
}
