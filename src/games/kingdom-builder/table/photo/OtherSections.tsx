import { landOf, type PlacedSection } from '#games/kingdom-builder/law/board/land';
import { boardBox, GroundLayer, SeamLayer, SiteLayer, viewBox } from '#games/kingdom-builder/pieces/BoardLayers';
import { photoTexts } from '#games/kingdom-builder/text/photo-screen';
import type { Language } from '#text/language';
import { texts } from '../screen-texts';

interface OtherSectionsProps {
  readonly seen: readonly PlacedSection[];
  readonly setUp: readonly PlacedSection[];
  readonly language: Language;
  /** Left out where the set-up cannot be changed from here. */
  onFix?(): void;
  onCorners(): void;
  onAnother(): void;
  onBack(): void;
}

/** Which sections a photo shows in the place of those that the table was set up with, and a way to put the set-up right. */
export function OtherSections({ seen, setUp, language, onFix, onCorners, onAnother, onBack }: OtherSectionsProps) {
  const [text, { corners, tools }] = [photoTexts[language], texts[language]];
  const land = landOf({ sections: seen });
  const describe = (section: PlacedSection | undefined): string =>
    section === undefined ? '' : text.section(tools[section.name], section.turned);
  const differences = seen.flatMap((section, quarter) => {
    const other = setUp[quarter];
    const isSame = section.name === other?.name && section.turned === other.turned;
    return isSame ? [] : [text.difference(corners[quarter] ?? '', describe(section), describe(other))];
  });
  return (
    <section class="stack kb-photo">
      <h2>{text.other}</h2>
      <div role="alert">
        <p>{text.otherHint}</p>
        <ul class="kb-list">
          {differences.map((difference) => (
            <li key={difference}>{difference}</li>
          ))}
        </ul>
      </div>
      <svg class="kb-photo-plan" viewBox={viewBox(boardBox(land))} aria-hidden="true">
        <GroundLayer land={land} />
        <SeamLayer land={land} />
        <SiteLayer land={land} titles={tools} />
      </svg>
      {onFix !== undefined && (
        <button type="button" class="button primary wide" onClick={onFix}>
          {text.fixSetup}
        </button>
      )}
      <div class="actions">
        <button type="button" class="button" onClick={onCorners}>
          {text.corners}
        </button>
        <button type="button" class="button" onClick={onAnother}>
          {text.another}
        </button>
        <button type="button" class="button" onClick={onBack}>
          {text.back}
        </button>
      </div>
    </section>
  );
}
