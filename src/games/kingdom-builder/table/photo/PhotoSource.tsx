import { Camera, Image } from 'lucide-preact';
import type { ComponentChildren, JSX } from 'preact';
import type { Reading } from '#games/kingdom-builder/photo/reading';
import { photoTexts } from '#games/kingdom-builder/text/photo-screen';
import type { Language } from '#text/language';
import { PhotoCanvas } from './PhotoCanvas';
import { PhotoCorners } from './PhotoCorners';
import './photo.css';
import type { PhotoFlow } from './use-photo-flow';

interface PhotoSourceProps {
  readonly flow: PhotoFlow;
  readonly language: Language;
  /** What the table says before the photo is read. */
  readonly children?: ComponentChildren;
  onBack(): void;
  renderReading(photo: HTMLCanvasElement, reading: Reading): JSX.Element;
}

/** Where a photo comes from, how far its reading is, its corners, and what it shows. */
export function PhotoSource({ flow, language, children, onBack, renderReading }: PhotoSourceProps) {
  const text = photoTexts[language];
  const now = flow.step.value;
  switch (now.step) {
    case 'choosing':
      return (
        <section class="stack kb-photo">
          <h2>{text.title}</h2>
          {now.trouble !== undefined && (
            <p class="kb-photo-trouble" role="alert">
              {text.troubles[now.trouble]}
            </p>
          )}
          <p class="quiet">{text.hint}</p>
          {children}
          <div class="actions">
            <FileButton label={text.take} isCamera onFile={flow.open} />
            <FileButton label={text.choose} onFile={flow.open} />
          </div>
          <button type="button" class="button" onClick={onBack}>
            {text.back}
          </button>
        </section>
      );
    case 'reading':
      return (
        <section class="stack kb-photo" aria-busy="true">
          <h2>{text.title}</h2>
          <p role="status">{text.reading}</p>
          <progress class="kb-photo-progress" max={1} value={now.photo && now.share} aria-label={text.reading} />
          {now.photo !== undefined && <PhotoCanvas photo={now.photo} />}
          <button type="button" class="button" onClick={flow.restart}>
            {text.stop}
          </button>
        </section>
      );
    case 'corners':
      return (
        <section class="stack kb-photo">
          <p class={now.trouble === undefined ? 'quiet' : 'kb-photo-trouble'} role={now.trouble === undefined ? 'note' : 'alert'}>
            {now.trouble === undefined ? text.cornersHint : text.troubles[now.trouble]}
          </p>
          <PhotoCorners
            photo={now.photo}
            corners={now.corners}
            language={language}
            onChange={(corners) => flow.showCorners(now.photo, corners)}
          />
          <div class="actions">
            <button type="button" class="button primary" onClick={() => flow.read(now.photo, now.corners)}>
              {text.readAgain}
            </button>
            <button type="button" class="button" onClick={flow.restart}>
              {text.another}
            </button>
          </div>
        </section>
      );
    case 'read':
      return renderReading(now.photo, now.reading);
  }
}

interface FileButtonProps {
  readonly label: string;
  readonly isCamera?: boolean;
  onFile(file: Blob): void;
}

function FileButton({ label, isCamera = false, onFile }: FileButtonProps) {
  const Icon = isCamera ? Camera : Image;
  return (
    <label class={isCamera ? 'button primary kb-photo-camera' : 'button kb-photo-file'}>
      <input
        type="file"
        class="visually-hidden"
        accept="image/*"
        {...(isCamera && { capture: 'environment' })}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file can be chosen once more.
          currentTarget.value = '';
          if (file !== undefined) onFile(file);
        }}
      />
      <Icon size={20} aria-hidden="true" />
      {label}
    </label>
  );
}
