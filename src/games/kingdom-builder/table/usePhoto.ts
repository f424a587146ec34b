import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Corners } from '#games/kingdom-builder/photo/homography';
import type { PhotoCase, Reading } from '#games/kingdom-builder/photo/reading';
import type { PhotoTrouble } from '#games/kingdom-builder/text/screen-photo';
import { photoIn } from './photo-file';
import { cornersWithin } from './photo-geometry';
import { readAside } from './photo-reader';

/** How far a photo is. It lives as long as its screen, and nowhere else. */
type PhotoStep =
  | { readonly step: 'choosing'; readonly trouble: PhotoTrouble | undefined }
  | { readonly step: 'reading'; readonly photo: HTMLCanvasElement | undefined; readonly share: number }
  | { readonly step: 'corners'; readonly photo: HTMLCanvasElement; readonly corners: Corners; readonly trouble: PhotoTrouble | undefined }
  | { readonly step: 'read'; readonly photo: HTMLCanvasElement; readonly reading: Reading };

export interface PhotoWay {
  readonly now: ReadonlySignal<PhotoStep>;
  open(file: Blob): Promise<void>;
  read(photo: HTMLCanvasElement, corners?: Corners): void;
  showCorners(photo: HTMLCanvasElement, corners: Corners): void;
  again(): void;
}

const FRESH: PhotoStep = { step: 'choosing', trouble: undefined };

/** The way from a file to what was read; leaving it on the way stops it. */
export function usePhoto(about: PhotoCase): PhotoWay {
  const now = useSignal<PhotoStep>(FRESH);
  const latest = useRef(about);
  latest.current = about;
  /** Ends what is on its way. */
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);

  const read = (photo: HTMLCanvasElement, corners?: Corners): void => {
    stop.current();
    now.value = { step: 'reading', photo, share: 0 };
    stop.current = readAside(
      photo,
      { ...latest.current, corners },
      {
        onShare: (share) => {
          now.value = { step: 'reading', photo, share };
        },
        onOutcome: (outcome) => {
          const tapped = corners ?? cornersWithin(photo.width, photo.height);
          if (outcome === 'failed') now.value = { step: 'choosing', trouble: 'failed' };
          else if (outcome.kind === 'read') now.value = { step: 'read', photo, reading: outcome };
          else now.value = { step: 'corners', photo, corners: tapped, trouble: 'no-board' };
        },
      },
    );
  };
  return {
    now,
    read,
    async open(file) {
      stop.current();
      let left = false;
      stop.current = () => {
        left = true;
      };
      now.value = { step: 'reading', photo: undefined, share: 0 };
      const photo = await photoIn(file);
      if (left) return;
      if (typeof photo === 'string') now.value = { step: 'choosing', trouble: photo };
      else read(photo);
    },
    showCorners(photo, corners) {
      now.value = { step: 'corners', photo, corners, trouble: undefined };
    },
    again() {
      stop.current();
      now.value = FRESH;
    },
  };
}
