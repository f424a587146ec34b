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

/** The settlements by a photo: into this final count, or from a game that is over into a new one. */
export function PhotoBoard({ table, stand, names, language, play, correct, continueWith, onClose }: PhotoBoardProps) {
  const { position } = stand;
  const { players } = position;
  const colours = useSignal(position.colours);
  const trouble = useSignal<string | undefined>(undefined);
  const keeps = useSignal(false);
  const device = useContext(Device);
  const way = usePhotoFlow({ sections: table.setup.sections, colours: colours.value });
  useEffect(() => {
    const file = takeCarriedPhoto(table.setup.sections);
    if (file !== undefined) way.open(file);
  }, []);

  /** Taken over once, however often it is tapped. */
  const taken = useRef(false);
  const takeOver = async (photo: HTMLCanvasElement, draft: PhotoDraft): Promise<void> => {
    if (taken.current) return;
    taken.current = true;
    const chosen = colourByPlayer(players, colours.value);
    if (stand.phase === 'settling') {
      // Whether it was kept is no matter of the count: what fails is said by the device.
      if (keeps.value)
        toJpeg(photo)
          .then(device.savePicture)
          .catch(() => undefined);
      batch(() => changeEvents(position, draft, colours.value).forEach(play));
      if (colours.value !== position.colours) correct?.({ setup: { colours: chosen } });
      onClose();
      return;
    }
    const setup = writtenSetup(table);
    const label = texts[language].tray.goOn;
    const events = settleEvents(position, draft, colours.value);
    const picture = keeps.value ? await toJpeg(photo).catch(() => undefined) : undefined;
    trouble.value = setup && (await continueWith?.({ label, setup: { ...setup, colours: chosen, record: 'final' }, events, picture }));
    taken.current = false;
  };

  return (
    <PhotoSource
      flow={way}
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
          trouble={trouble.value}
          isKept={keeps.value}
          onKeep={(next) => {
            keeps.value = next;
          }}
          onTakeOver={(draft) => void takeOver(photo, draft)}
          onCorners={() => way.showCorners(photo, reading.corners)}
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

/** As it was read, small enough to be kept. */
const toJpeg = (photo: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    photo.toBlob((picture) => (picture === null ? reject(new Error('no picture')) : resolve(picture)), 'image/jpeg', 0.8);
  });
