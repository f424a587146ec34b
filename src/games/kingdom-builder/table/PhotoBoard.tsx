import { batch, useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { BoardProps } from '#contract';
import type { KingdomBuilder } from '#games/kingdom-builder/game';
import { COLOURS, type Colour } from '#games/kingdom-builder/photo/reading';
import { House } from '#games/kingdom-builder/pieces/Drawing';
import { photoTexts } from '#games/kingdom-builder/text/screen-photo';
import { writtenSetup } from '#session/table';
import { PhotoReview } from './PhotoReview';
import { PhotoSource } from './PhotoSource';
import { changesTo, type Draft, dealtColours, settledIn, withColour } from './photo-draft';
import { usePhoto } from './usePhoto';
import { texts } from './view';

interface PhotoBoardProps extends BoardProps<KingdomBuilder> {
  onClose(): void;
}

/** The settlements by a photo: into this final count, or from a game that is over into a new one. */
export function PhotoBoard({ table, stand, names, language, play, goOn, onClose }: PhotoBoardProps) {
  const { position } = stand;
  const { players } = position;
  const colours = useSignal(dealtColours(players));
  const trouble = useSignal<string | undefined>(undefined);
  const way = usePhoto({ sections: table.setup.sections, colours: colours.value });

  /** Taken over once, however often it is tapped. */
  const taken = useRef(false);
  const takeOver = async (draft: Draft): Promise<void> => {
    if (taken.current) return;
    taken.current = true;
    if (stand.phase === 'settling') {
      batch(() => changesTo(position, draft, colours.value).forEach(play));
      onClose();
      return;
    }
    const setup = writtenSetup(table);
    const label = texts[language].tray.goOn;
    const events = settledIn(position, draft, colours.value);
    trouble.value = setup && (await goOn?.({ label, setup: { ...setup, record: 'final' }, events }));
    taken.current = false;
  };

  return (
    <PhotoSource
      way={way}
      language={language}
      onBack={onClose}
      shown={(photo, reading) => (
        <PhotoReview
          photo={photo}
          reading={reading}
          position={position}
          colours={colours.value}
          names={names}
          language={language}
          trouble={trouble.value}
          onTakeOver={(draft) => void takeOver(draft)}
          onCorners={() => way.showCorners(photo, reading.corners)}
        />
      )}
    >
      <Colours
        names={players.map(names.player)}
        colours={colours.value}
        language={language}
        onChange={(next) => {
          colours.value = next;
        }}
      />
    </PhotoSource>
  );
}

interface ColoursProps {
  readonly names: readonly string[];
  readonly colours: readonly Colour[];
  readonly language: BoardProps['language'];
  onChange(colours: readonly Colour[]): void;
}

/** The pieces on the table may have other colours than the game dealt. */
function Colours({ names, colours, language, onChange }: ColoursProps) {
  const text = photoTexts[language];
  return (
    <fieldset class="kb-photo-colours">
      <legend>{text.colours}</legend>
      {names.map((name, seat) => (
        <div key={name} class="kb-photo-player">
          <span>{name}</span>
          {COLOURS.map((colour, side) => (
            <button
              key={colour}
              type="button"
              class="button icon"
              aria-pressed={colours[seat] === colour}
              aria-label={text.colourOf(name, texts[language].colours[colour])}
              onClick={() => onChange(withColour(colours, seat, colour))}
            >
              <svg viewBox="-36 -40 72 74" width={28} height={28} aria-hidden="true">
                <House seat={side} />
              </svg>
            </button>
          ))}
        </div>
      ))}
    </fieldset>
  );
}
