import { batch, useSignal } from '@preact/signals';
import { useContext, useEffect, useRef } from 'preact/hooks';
import type { BoardProps } from '#contract';
import type { KingdomBuilder } from '#games/kingdom-builder/game';
import { colourByPlayer } from '#games/kingdom-builder/law/colours';
import { photoTexts } from '#games/kingdom-builder/text/photo-screen';
import { writtenSetup } from '#session/log/table';
import { Device } from '#ui/device-context';
import { texts } from '../screen-texts';
import { ColourPicker } from '../setup/ColourPicker';
import { takeCarriedPhoto } from './carried-photo';
import { PhotoReview } from './PhotoReview';
import { PhotoSource } from './PhotoSource';
import { changeEvents, type PhotoDraft, settleEvents } from './photo-draft';
import { usePhotoFlow } from './use-photo-flow';

interface PhotoBoardProps extends BoardProps<KingdomBuilder> {
  onClose(): void;
}

/** Takes the settlements from a photo, into this final count or from a finished game into a new one. */
export function PhotoBoard({ table, state, names, language, play, correct, continueWith, onClose }: PhotoBoardProps) {
  const { position } = state;
  const { players } = position;
  const colours = useSignal(position.colours);
  const error = useSignal<string | undefined>(undefined);
  const keepsPhoto = useSignal(false);
  const device = useContext(Device);
  const flow = usePhotoFlow({ sections: table.setup.sections, colours: colours.value });
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
    error.value = setup && (await continueWith?.({ label, setup: { ...setup, colours: chosen, record: 'final' }, events, picture }));
    isTakenOver.current = false;
  };

  return (
    <PhotoSource
      flow={flow}
      language={language}
      onBack={onClose}
      renderReading={(photo, reading) => (
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
          onTakeOver={(draft) => void takeOver(photo, draft)}
          onCorners={() => flow.showCorners(photo, reading.corners)}
        />
      )}
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
