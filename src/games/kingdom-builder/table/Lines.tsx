import { useSignal } from '@preact/signals';
import type { BoardProps } from '#contract';
import type { KingdomBuilder } from '#games/kingdom-builder/game';
import type { Spot } from '#games/kingdom-builder/law/land';
import type { Event } from '#games/kingdom-builder/law/position';
import type { Choice, Lights } from './tools';
import { typed } from './typed';
import { positionOf, words as texts } from './view';

export interface InWordsProps extends BoardProps<KingdomBuilder> {
  readonly choice: Choice;
  readonly open: Lights;
  onTap(spot: Spot): void;
  onLog(event: Event): void;
}

/** A line to type, and everything that is open as a list. */
export function Lines({ stand, language, choice, open, onTap, onLog }: InWordsProps) {
  const words = texts[language];
  const { land } = positionOf(stand);
  const picking = choice.tool !== undefined && open.open.length === 0;
  const title = picking ? words.words.moveWhich : choice.from === undefined ? words.words.buildOn : words.words.moveTo;
  const spots = picking ? open.movable : open.open;
  return (
    <div class="stack">
      <TypedLine
        language={language}
        hint={words.words.hint}
        onEnter={(text) => {
          const event = typed(land, words, text);
          if (event !== undefined) onLog(event);
          return event !== undefined;
        }}
      />
      {spots.length > 0 ? (
        <>
          <h3>{title}</h3>
          <div class="kb-words-list">
            {spots.map((spot) => (
              <button key={spot} type="button" class="button" onClick={() => onTap(spot)}>
                {words.place(land.names[spot] ?? '')}, {words.grounds[land.ground[spot] ?? 'grass']}
              </button>
            ))}
          </div>
        </>
      ) : (
        stand.phase === 'turn' && <p class="quiet">{words.words.none}</p>
      )}
    </div>
  );
}

interface TypedLineProps extends Pick<BoardProps<KingdomBuilder>, 'language'> {
  readonly hint: string;
  /** Whether it could be read. */
  onEnter(text: string): boolean;
}

export function TypedLine({ language, hint, onEnter }: TypedLineProps) {
  const words = texts[language].words;
  const text = useSignal('');
  const said = useSignal('');
  const enter = (): void => {
    const line = text.value.trim();
    if (line === '') return;
    if (onEnter(line)) {
      text.value = '';
      said.value = '';
    } else said.value = words.unreadable(line);
  };
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        enter();
      }}
    >
      <div class="kb-row">
        <label class="field">
          <span>{words.field}</span>
          <input
            type="text"
            autocomplete="off"
            autocapitalize="off"
            value={text.value}
            onInput={(event) => (text.value = event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="button">
          {words.play}
        </button>
      </div>
      <p class="quiet">{hint}</p>
      <p role="status">{said.value}</p>
    </form>
  );
}
