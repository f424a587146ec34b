import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Corners } from '#games/kingdom-builder/photo/homography';
import type { Outcome, PhotoCase, Reading } from '#games/kingdom-builder/photo/reading';
import type { PhotoTrouble } from '#games/kingdom-builder/text/screen-photo';
import { cornersWithin } from './photo-geometry';
import { type PhotoReader, readerOf } from './photo-reader';

/** How far a photo is. It lives as long as its screen, and nowhere else. */
type PhotoStep =
  | { readonly step: 'choosing'; readonly trouble: PhotoTrouble | undefined }
  | { readonly step: 'reading'; readonly photo: HTMLCanvasElement | undefined; readonly share: number }
  | { readonly step: 'corners'; readonly photo: HTMLCanvasElement; readonly corners: Corners; readonly trouble: PhotoTrouble | undefined }
  | { readonly step: 'read'; readonly photo: HTMLCanvasElement; readonly reading: Reading };

export interface PhotoWay {
  readonly now: ReadonlySignal<PhotoStep>;
  open(file: Blob): void;
  /** The file that was opened last. */
  opened(): Blob | undefined;
  read(photo: HTMLCanvasElement, corners?: Corners): void;
  showCorners(photo: HTMLCanvasElement, corners: Corners): void;
  again(): void;
}

/** The way from a file to what was read; leaving it on the way stops it. */
export function usePhoto(about: PhotoCase): PhotoWay {
  const now = useSignal<PhotoStep>({ step: 'choosing', trouble: undefined });
  const reader = useRef<PhotoReader | undefined>(undefined);
  const opened = useRef<Blob | undefined>(undefined);
  /** The photo that is being read, and the corners it was told. */
  const asked = useRef<{ readonly photo: HTMLCanvasElement; readonly corners: Corners | undefined } | undefined>(undefined);
  const end = (): void => reader.current?.end();
  useEffect(() => end, []);

  const choose = (trouble?: PhotoTrouble): void => {
    end();
    now.value = { step: 'choosing', trouble };
  };
  const read = (photo: HTMLCanvasElement, corners?: Corners): void => {
    asked.current = { photo, corners };
    now.value = { step: 'reading', photo, share: 0 };
    reader.current?.read({ ...about, corners });
  };
  const onOutcome = (outcome: Outcome): void => {
    if (asked.current === undefined) return;
    const { photo, corners } = asked.current;
    now.value =
      outcome.kind === 'read'
        ? { step: 'read', photo, reading: outcome }
        : { step: 'corners', photo, corners: corners ?? cornersWithin(photo.width, photo.height), trouble: 'no-board' };
  };
  return {
    now,
    read,
    opened: () => opened.current,
    open(file) {
      end();
      opened.current = file;
      now.value = { step: 'reading', photo: undefined, share: 0 };
      try {
        reader.current = readerOf(file, {
          onOpened: (photo) => (typeof photo === 'string' ? choose(photo) : read(photo)),
          onShare: (share) => {
            now.value = { step: 'reading', photo: asked.current?.photo, share };
          },
          onOutcome,
          onFailed: () => choose('failed'),
        });
      } catch {
        choose('failed');
      }
    },
    showCorners(photo, corners) {
      now.value = { step: 'corners', photo, corners, trouble: undefined };
    },
    again: () => choose(),
  };
}
