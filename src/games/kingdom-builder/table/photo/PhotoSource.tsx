import { Camera, Image } from 'lucide-preact';
import type { ComponentChildren, JSX } from 'preact';
import type { Reading } from '#games/kingdom-builder/photo/reading';
import { type PhotoError, photoTexts } from '#games/kingdom-builder/text/photo-screen';
import type { Language } from '#text/language';
import { texts } from '../screen-texts';
import { PhotoCanvas } from './PhotoCanvas';
import { PhotoCorners } from './PhotoCorners';
import './photo.css';
import type { PhotoFlow } from './use-photo-flow';

interface PhotoSourceProps {
  readonly flow: PhotoFlow;
  readonly language: Language;
  /** Fields shown before the photo is chosen. */
  readonly children?: ComponentChildren;
  onBack(): void;
  renderReading(photo: HTMLCanvasElement, reading: Reading): JSX.Element;
  /** Where the table's sections are known: what is offered when the photo shows others. */
  renderOtherSections?(photo: HTMLCanvasElement, reading: Reading): JSX.Element;
}

/** The steps of the photo screen: choose a file, wait, place the corners, and review. */
export function PhotoSource({ flow, language, children, onBack, renderReading, renderOtherSections }: PhotoSourceProps) {
  const text = photoTexts[language];
  const step = flow.step.value;
  switch (step.step) {
    case 'choosing':
      return (
        <section class="stack kb-photo">
          <h2>{text.title}</h2>
          {step.error !== undefined && (
            <p class="kb-photo-error" role="alert">
              {text.errors[step.error]}
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
          <progress class="kb-photo-progress" max={1} value={step.photo && step.share} aria-label={text.reading} />
          {step.photo !== undefined && <PhotoCanvas photo={step.photo} />}
          <button type="button" class="button" onClick={flow.restart}>
            {text.stop}
          </button>
        </section>
      );
    case 'corners':
      return (
        <section class="stack kb-photo">
          <p class={step.error === undefined ? 'quiet' : 'kb-photo-error'} role={step.error === undefined ? 'note' : 'alert'}>
            {describeCornersStep(step.error, step.missing, language)}
          </p>
          <PhotoCorners photo={step.photo} corners={step.corners} language={language} onChange={flow.moveCorners} />
          <div class="actions">
            <button type="button" class="button primary" onClick={() => flow.read(step.photo, step.corners)}>
              {text.readAgain}
            </button>
            <button type="button" class="button" onClick={flow.restart}>
              {text.another}
            </button>
          </div>
          <button type="button" class="button" onClick={onBack}>
            {text.back}
          </button>
        </section>
      );
    case 'other-sections':
      return (renderOtherSections ?? renderReading)(step.photo, step.reading);
    case 'read':
      return renderReading(step.photo, step.reading);
  }
}

function describeCornersStep(error: PhotoError | undefined, missing: readonly number[], language: Language): string {
  const text = photoTexts[language];
  if (error === undefined) return text.cornersHint;
  return missing.length === 0 ? text.errors[error] : text.missing(missing.map((quarter) => texts[language].corners[quarter] ?? ''));
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
          // Without this, choosing the same file again would fire no change event.
          currentTarget.value = '';
          if (file !== undefined) onFile(file);
        }}
      />
      <Icon size={20} aria-hidden="true" />
      {label}
    </label>
  );
}
