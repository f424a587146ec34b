import { landOf, type PlacedSection } from '#games/kingdom-builder/law/board/land';
import { COLOURS } from '#games/kingdom-builder/law/colours';
import type { HexReading } from '#games/kingdom-builder/photo/reading';
import { boardBox, GroundLayer, SeamLayer, SiteLayer, viewBox } from '#games/kingdom-builder/pieces/BoardLayers';
import { photoTexts } from '#games/kingdom-builder/text/photo-screen';
import type { Language } from '#text/language';
import { setupTexts } from '../setup/setup-texts';
import { PhotoSource } from './PhotoSource';
import { usePhotoFlow } from './use-photo-flow';

interface PhotoSectionsProps {
  readonly language: Language;
  /** The sections, what the photo shows on their hexes, and the photo itself. */
  onUse(sections: readonly PlacedSection[], hexes: readonly HexReading[], file: Blob | undefined): void;
  onClose(): void;
}

/** Which four sections lie there and how they are turned, as a photo shows it. */
export function PhotoSections({ language, onUse, onClose }: PhotoSectionsProps) {
  const [text, words] = [photoTexts[language], setupTexts[language]];
  const way = usePhotoFlow({ colours: COLOURS });
  return (
    <PhotoSource
      flow={way}
      language={language}
      onBack={onClose}
      renderReading={(photo, { sections, corners, hexes }) => {
        const land = landOf({ sections });
        return (
          <section class="stack kb-photo">
            <h2>{text.title}</h2>
            <p role="status">{text.seen}</p>
            <ul class="kb-list">
              {sections.map(({ name, turned }, quarter) => (
                <li key={name}>{words.setup.slot(words.corners[quarter] ?? '', name, turned)}</li>
              ))}
            </ul>
            <svg class="kb-photo-plan" viewBox={viewBox(boardBox(land))} aria-hidden="true">
              <GroundLayer land={land} />
              <SeamLayer land={land} />
              <SiteLayer land={land} titles={words.tools} />
            </svg>
            <div class="actions">
              <button type="button" class="button primary" onClick={() => onUse(sections, hexes, way.lastFile())}>
                {text.useSections}
              </button>
              <button type="button" class="button" onClick={() => way.showCorners(photo, corners)}>
                {text.corners}
              </button>
              <button type="button" class="button" onClick={way.restart}>
                {text.another}
              </button>
            </div>
          </section>
        );
      }}
    />
  );
}
