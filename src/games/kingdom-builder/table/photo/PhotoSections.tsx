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

/** Proposes the four sections and their orientations from a photo. */
export function PhotoSections({ language, onUse, onClose }: PhotoSectionsProps) {
  const [text, setupText] = [photoTexts[language], setupTexts[language]];
  const flow = usePhotoFlow({ colours: COLOURS });
  return (
    <PhotoSource
      flow={flow}
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
                <li key={name}>{setupText.setup.slot(setupText.corners[quarter] ?? '', name, turned)}</li>
              ))}
            </ul>
            <svg class="kb-photo-plan" viewBox={viewBox(boardBox(land))} aria-hidden="true">
              <GroundLayer land={land} />
              <SeamLayer land={land} />
              <SiteLayer land={land} titles={setupText.tools} />
            </svg>
            <div class="actions">
              <button type="button" class="button primary" onClick={() => onUse(sections, hexes, flow.lastFile())}>
                {text.useSections}
              </button>
              <button type="button" class="button" onClick={() => flow.showCorners(photo, corners)}>
                {text.corners}
              </button>
              <button type="button" class="button" onClick={flow.restart}>
                {text.another}
              </button>
            </div>
          </section>
        );
      }}
    />
  );
}
