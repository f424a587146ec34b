import { batch, useSignal } from '@preact/signals';
import { useContext, useEffect, useMemo, useRef } from 'preact/hooks';
import type { BoardProps } from '#contract/board';
import type { KingdomBuilder } from '#games/kingdom-builder/game';
import { landOf, type PlacedSection } from '#games/kingdom-builder/law/board/land';
import { colourByPlayer } from '#games/kingdom-builder/law/colours';
import type { Reading } from '#games/kingdom-builder/photo/reading';
import { photoTexts } from '#games/kingdom-builder/text/photo-screen';
import { writtenSetup } from '#session/log/table';
import { Device } from '#ui/device/device-context';
import { texts } from '../screen-texts';
import { ColourPicker } from '../setup/ColourPicker';
import { isSameBoard, takeCarriedPhoto } from './carried-photo';
import { misplacedEntries, sectionsPatch } from './fix-sections';
import { OtherSections } from './OtherSections';
import { PhotoReview } from './PhotoReview';
import { PhotoSource } from './PhotoSource';
import { changeEvents, type PhotoDraft, settleEvents } from './photo-draft';
import { usePhotoFlow } from './use-photo-flow';

interface PhotoBoardProps extends BoardProps<KingdomBuilder> {
  onClose(): void;
}

/** Takes the settlements from a photo, into this final count or from a finished game into a new one. */
export function PhotoBoard({ table, state, names, language, play, correct, continueWith, onClose }: PhotoBoardProps) {
  const { players } = state.position;
  /** The sections put right in a game that goes on as another one; those of this game are put right in its own set-up. */
  const fixedSections = useSignal<readonly PlacedSection[] | undefined>(undefined);
  const sections = fixedSections.value ?? table.setup.sections;
  const position = useMemo(
    () =>
      fixedSections.value === undefined
        ? state.position
        : { ...state.position, land: landOf({ ...table.setup, ...sectionsPatch(table, fixedSections.value) }) },
    [state.position, fixedSections.value],
  );
  const colours = useSignal(position.colours);
  const error = useSignal<string | undefined>(undefined);
  const keepsPhoto = useSignal(false);
  const device = useContext(Device);
  const flow = usePhotoFlow({ sections, colours: colours.value });
  useEffect(() => {
    const file = takeCarriedPhoto(table.setup.sections);
    if (file !== undefined) flow.open(file);
  }, []);

  /** Guards against a double tap. */
  const isTakenOver = useRef(false);
  const takeOver = async (photo: HTMLCanvasElement, draft: PhotoDraft): Promise<void> => {
    if (isTakenOver.current) return;
    isTakenOver.current = true;
    const chosen = colourByPlayer(players, colours.value);
    if (state.phase === 'settling') {
      // The count goes on even if the photo cannot be saved; the device reports that itself.
      if (keepsPhoto.value)
        toJpeg(photo)
          .then(device.savePicture)
          .catch(() => undefined);
      batch(() => {
        for (const event of changeEvents(position, draft, colours.value)) play(event);
      });
      if (colours.value !== position.colours) correct?.({ setup: { colours: chosen } });
      onClose();
      return;
    }
    const setup = writtenSetup(table);
    const label = texts[language].tray.goOn;
    const events = settleEvents(position, draft, colours.value);
    const picture = keepsPhoto.value ? await toJpeg(photo).catch(() => undefined) : undefined;
    const fixed = fixedSections.value && sectionsPatch(table, fixedSections.value);
    error.value =
      setup && (await continueWith?.({ label, setup: { ...setup, ...fixed, colours: chosen, record: 'final' }, events, picture }));
    isTakenOver.current = false;
  };

  /** Puts the set-up right; where that changes points, the frame shows how before it does. */
  const fixSections = (photo: HTMLCanvasElement, reading: Reading): void => {
    if (state.phase !== 'settling') fixedSections.value = reading.sections;
    else correct?.({ setup: sectionsPatch(table, reading.sections) }, misplacedEntries(table, reading.sections));
    flow.showReading(photo, reading);
  };
  const renderOtherSections = (photo: HTMLCanvasElement, reading: Reading) => (
    <OtherSections
      seen={reading.sections}
      setUp={sections}
      language={language}
      {...((state.phase !== 'settling' || correct !== undefined) && { onFix: () => fixSections(photo, reading) })}
      onCorners={() => flow.showCorners(photo, reading.corners)}
      onAnother={flow.restart}
      onBack={onClose}
    />
  );

  return (
    <PhotoSource
      flow={flow}
      renderOtherSections={renderOtherSections}
      language={language}
      onBack={onClose}
      renderReading={(photo, reading) =>
        // Until a changed set-up is accepted, the reading belongs to another board.
        !isSameBoard(reading.sections, sections) ? (
          renderOtherSections(photo, reading)
        ) : (
          <PhotoReview
            photo={photo}
            reading={reading}
            position={position}
            colours={colours.value}
            names={names}
            language={language}
            error={error.value}
            isPhotoKept={keepsPhoto.value}
            onKeepPhoto={(next) => {
              keepsPhoto.value = next;
            }}
            onBack={onClose}
            onTakeOver={(draft) => void takeOver(photo, draft)}
            onCorners={() => flow.showCorners(photo, reading.corners)}
          />
        )
      }
    >
      <ColourPicker
        label={photoTexts[language].colours}
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

const toJpeg = (photo: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    photo.toBlob((picture) => (picture === null ? reject(new Error('no picture')) : resolve(picture)), 'image/jpeg', 0.8);
  });
