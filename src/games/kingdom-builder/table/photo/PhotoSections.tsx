import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { PlacedSection } from '#games/kingdom-builder/law/board/land';
import { COLOURS } from '#games/kingdom-builder/law/colours';
import type { HexReading, Reading } from '#games/kingdom-builder/photo/reading';
import { photoTexts } from '#games/kingdom-builder/text/photo-screen';
import type { Language } from '#text/language';
import { setupTexts } from '../setup/setup-texts';
import { PhotoSource } from './PhotoSource';
import { usePhotoFlow } from './use-photo-flow';

interface PhotoSectionsProps {
  readonly language: Language;
  /** The sections, what the photo shows on their hexes, and the photo itself: called as soon as they are found. */
  onFound(sections: readonly PlacedSection[], hexes: readonly HexReading[], file: Blob | undefined): void;
  /** Puts back what lay there before. */
  onUndo(): void;
  onClose(): void;
}

/** Finds the four sections and their orientations on a photo; they are laid at once. */
export function PhotoSections({ language, onFound, onUndo, onClose }: PhotoSectionsProps) {
  const flow = usePhotoFlow({ colours: COLOURS });
  return (
    <PhotoSource
      flow={flow}
      language={language}
      onBack={onClose}
      renderReading={(photo, reading) => (
        <FoundSections
          reading={reading}
          language={language}
          onFound={() => onFound(reading.sections, reading.hexes, flow.lastFile())}
          onUndo={onUndo}
          onCorners={() => flow.showCorners(photo, reading.corners)}
          onAnother={flow.restart}
        />
      )}
    />
  );
}

interface FoundSectionsProps extends Pick<PhotoSectionsProps, 'language' | 'onUndo'> {
  readonly reading: Reading;
  onFound(): void;
  onCorners(): void;
  onAnother(): void;
}

function FoundSections({ reading, language, onFound, onUndo, onCorners, onAnother }: FoundSectionsProps) {
  const [text, setupText] = [photoTexts[language], setupTexts[language]];
  const isDoubted = useSignal(false);
  useEffect(onFound, [reading]);
  return (
    <section class="kb-found">
      <div role="status">
        <strong>{text.found}</strong>
        <p class="visually-hidden">
          {reading.sections
            .map(({ name, turned }, quarter) => setupText.setup.slot(setupText.corners[quarter] ?? '', name, turned))
            .join('; ')}
        </p>
      </div>
      {isDoubted.value ? (
        <div class="actions">
          <button type="button" class="button" onClick={onCorners}>
            {text.corners}
          </button>
          <button type="button" class="button" onClick={onAnother}>
            {text.another}
          </button>
          <button type="button" class="button" onClick={onUndo}>
            {text.asBefore}
          </button>
        </div>
      ) : (
        <button type="button" class="button" onClick={() => (isDoubted.value = true)}>
          {text.notRight}
        </button>
      )}
    </section>
  );
}
