import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Corners } from '#games/kingdom-builder/photo/board/homography';
import type { PhotoCase, PhotoOutcome, Reading } from '#games/kingdom-builder/photo/reading';
import type { PhotoError } from '#games/kingdom-builder/text/photo-screen';
import { defaultCorners } from './photo-geometry';
import { createPhotoReader, type PhotoReader } from './photo-reader';

/** How far a photo is. It lives as long as its screen, and nowhere else. */
type PhotoStep =
  | { readonly step: 'choosing'; readonly trouble: PhotoError | undefined }
  | { readonly step: 'reading'; readonly photo: HTMLCanvasElement | undefined; readonly share: number }
  | { readonly step: 'corners'; readonly photo: HTMLCanvasElement; readonly corners: Corners; readonly trouble: PhotoError | undefined }
  | { readonly step: 'read'; readonly photo: HTMLCanvasElement; readonly reading: Reading };

export interface PhotoFlow {
  readonly step: ReadonlySignal<PhotoStep>;
  open(file: Blob): void;
  /** The file that was opened last. */
  lastFile(): Blob | undefined;
  read(photo: HTMLCanvasElement, corners?: Corners): void;
  showCorners(photo: HTMLCanvasElement, corners: Corners): void;
  restart(): void;
}

/** The way from a file to what was read; leaving it on the way stops it. */
export function usePhotoFlow(about: PhotoCase): PhotoFlow {
  const now = useSignal<PhotoStep>({ step: 'choosing', trouble: undefined });
  const reader = useRef<PhotoReader | undefined>(undefined);
  const opened = useRef<Blob | undefined>(undefined);
  /** The photo that is being read, and the corners it was told. */
  const asked = useRef<{ readonly photo: HTMLCanvasElement; readonly corners: Corners | undefined } | undefined>(undefined);
  /** What the table says may change until its photo is read. */
  const said = useRef(about);
  said.current = about;
  const begin = (): void => {
    reader.current?.end();
    reader.current = undefined;
    try {
      reader.current = createPhotoReader({
        onOpened: (photo) => (typeof photo === 'string' ? choose(photo) : read(photo)),
        onProgress: (share) => {
          now.value = { step: 'reading', photo: asked.current?.photo, share };
        },
        onOutcome,
        onFailed,
      });
    } catch {
      // Said where a file is opened.
    }
  };
  useEffect(() => {
    begin();
    return () => reader.current?.end();
  }, []);

  const choose = (trouble?: PhotoError): void => {
    begin();
    now.value = { step: 'choosing', trouble };
  };
  const read = (photo: HTMLCanvasElement, corners?: Corners): void => {
    asked.current = { photo, corners };
    now.value = { step: 'reading', photo, share: 0 };
    reader.current?.read({ ...said.current, corners });
  };
  const onOutcome = (outcome: PhotoOutcome): void => {
    if (asked.current === undefined) return;
    const { photo, corners } = asked.current;
    now.value =
      outcome.kind === 'read'
        ? { step: 'read', photo, reading: outcome }
        : { step: 'corners', photo, corners: corners ?? defaultCorners(photo.width, photo.height), trouble: 'no-board' };
  };
  const onFailed = (): void => {
    reader.current = undefined;
    if (now.value.step === 'reading') choose('failed');
  };
  return {
    step: now,
    read,
    lastFile: () => opened.current,
    open(file) {
      if (reader.current === undefined) begin();
      if (reader.current === undefined) return choose('failed');
      opened.current = file;
      now.value = { step: 'reading', photo: undefined, share: 0 };
      reader.current.open(file);
    },
    showCorners(photo, corners) {
      now.value = { step: 'corners', photo, corners, trouble: undefined };
    },
    restart: () => choose(),
  };
}
