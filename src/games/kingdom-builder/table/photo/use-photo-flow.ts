import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Corners } from '#games/kingdom-builder/photo/board/homography';
import type { PhotoCase, PhotoOutcome, Reading } from '#games/kingdom-builder/photo/reading';
import type { PhotoError } from '#games/kingdom-builder/text/photo-screen';
import { defaultCorners } from './photo-geometry';
import { createPhotoReader, type PhotoReader } from './photo-reader';

/** The state of the photo screen; it is lost when the screen closes. */
type PhotoStep =
  | { readonly step: 'choosing'; readonly error: PhotoError | undefined }
  | { readonly step: 'reading'; readonly photo: HTMLCanvasElement | undefined; readonly share: number }
  | {
      readonly step: 'corners';
      readonly photo: HTMLCanvasElement;
      readonly corners: Corners;
      readonly error: PhotoError | undefined;
      /** The sections that are not to be seen. */
      readonly missing: readonly number[];
    }
  /** The sections that the photo shows are not those of the table. */
  | { readonly step: 'other-sections'; readonly photo: HTMLCanvasElement; readonly reading: Reading }
  | { readonly step: 'read'; readonly photo: HTMLCanvasElement; readonly reading: Reading };

export interface PhotoFlow {
  readonly step: ReadonlySignal<PhotoStep>;
  open(file: Blob): void;
  lastFile(): Blob | undefined;
  read(photo: HTMLCanvasElement, corners?: Corners): void;
  showCorners(photo: HTMLCanvasElement, corners: Corners): void;
  /** Moves the marks; what was said of them stays as it is, so that nothing moves under the finger. */
  moveCorners(corners: Corners): void;
  showReading(photo: HTMLCanvasElement, reading: Reading): void;
  restart(): void;
}

/** The steps from a file to its reading. Unmounting terminates the worker. */
export function usePhotoFlow(photoCase: PhotoCase): PhotoFlow {
  const step = useSignal<PhotoStep>({ step: 'choosing', error: undefined });
  const reader = useRef<PhotoReader | undefined>(undefined);
  const openedFile = useRef<Blob | undefined>(undefined);
  /** The photo that is being read, and the corners placed by hand. */
  const currentRead = useRef<{ readonly photo: HTMLCanvasElement; readonly corners: Corners | undefined } | undefined>(undefined);
  /** A ref, because the colours may change after the callbacks below were created. */
  const latestCase = useRef(photoCase);
  latestCase.current = photoCase;
  const startReader = (): void => {
    reader.current?.end();
    reader.current = undefined;
    try {
      reader.current = createPhotoReader({
        onOpened: (photo) => (typeof photo === 'string' ? showSource(photo) : read(photo)),
        onProgress: (share) => {
          step.value = { step: 'reading', photo: currentRead.current?.photo, share };
        },
        onOutcome,
        onFailed,
      });
    } catch {
      // Without a worker `open` reports the error.
    }
  };
  useEffect(() => {
    startReader();
    return () => reader.current?.end();
  }, []);

  const showSource = (error?: PhotoError): void => {
    startReader();
    step.value = { step: 'choosing', error };
  };
  const read = (photo: HTMLCanvasElement, corners?: Corners): void => {
    currentRead.current = { photo, corners };
    step.value = { step: 'reading', photo, share: 0 };
    reader.current?.read({ ...latestCase.current, corners });
  };
  const onOutcome = (outcome: PhotoOutcome): void => {
    if (currentRead.current === undefined) return;
    const { photo } = currentRead.current;
    const corners = currentRead.current.corners ?? defaultCorners(photo.width, photo.height);
    switch (outcome.kind) {
      case 'read':
        step.value = { step: 'read', photo, reading: outcome };
        return;
      case 'other-sections':
        step.value = { step: 'other-sections', photo, reading: outcome.reading };
        return;
      case 'missing-sections':
        step.value = { step: 'corners', photo, corners, error: outcome.kind, missing: outcome.quarters };
        return;
      case 'no-board':
        step.value = { step: 'corners', photo, corners, error: outcome.kind, missing: [] };
        return;
      default:
        showSource(outcome.kind);
    }
  };
  const onFailed = (): void => {
    reader.current = undefined;
    if (step.value.step === 'reading') showSource('failed');
  };
  return {
    step,
    read,
    lastFile: () => openedFile.current,
    open(file) {
      if (reader.current === undefined) startReader();
      if (reader.current === undefined) return showSource('failed');
      openedFile.current = file;
      step.value = { step: 'reading', photo: undefined, share: 0 };
      reader.current.open(file);
    },
    showCorners(photo, corners) {
      step.value = { step: 'corners', photo, corners, error: undefined, missing: [] };
    },
    moveCorners(corners) {
      if (step.value.step === 'corners') step.value = { ...step.value, corners };
    },
    showReading(photo, reading) {
      step.value = { step: 'read', photo, reading };
    },
    restart: () => showSource(),
  };
}
