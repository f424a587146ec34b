import { Camera as CameraIcon, CameraOff, Images } from 'lucide-preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { createQrReader } from '#exchange/handover/qr-reader';
import { FileButton } from './FileButton';
import { handoverText } from './handover-text';
import type { HandoverError } from './incoming-game';

interface SourceProps {
  onCode(code: string): Promise<void>;
  onError(error: HandoverError | undefined): void;
}

/** Between two looks at what the camera sees. */
const SCAN_INTERVAL_MS = 100;

export function CameraSource(props: SourceProps) {
  const text = handoverText.value.take;
  const [on, setOn] = useState(false);
  return (
    <>
      <button type="button" class={on ? 'button wide' : 'button primary wide'} onClick={() => setOn(!on)}>
        {on ? <CameraOff aria-hidden="true" /> : <CameraIcon aria-hidden="true" />}
        {on ? text.cameraOff : text.camera}
      </button>
      {on && <CameraView {...props} onEnd={() => setOn(false)} />}
    </>
  );
}

/** The picture of the camera, looked at again and again until a game is whole. */
function CameraView({ onCode, onError, onEnd }: SourceProps & { onEnd(): void }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const left = new AbortController();
    scanVideo(video.current, onCode, left.signal).catch(() => {
      if (left.signal.aborted) return;
      onError('no-camera');
      onEnd();
    });
    return () => left.abort();
  }, []);
  return <video ref={video} class="camera-view" muted playsInline aria-label={handoverText.value.take.inSight} />;
}

async function scanVideo(video: HTMLVideoElement | null, onCode: SourceProps['onCode'], left: AbortSignal): Promise<void> {
  if (video === null) return;
  const [reader, stream] = await Promise.all([
    createQrReader(),
    navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1280 } } }),
  ]);
  try {
    left.throwIfAborted();
    video.srcObject = stream;
    await video.play();
    while (!left.aborted) {
      for (const code of await reader(video)) if (!left.aborted) await onCode(code);
      await new Promise((resolve) => setTimeout(resolve, SCAN_INTERVAL_MS));
    }
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}

export function PictureSource({ onCode, onError }: SourceProps) {
  const text = handoverText.value.take;
  const readAll = async (files: readonly File[]): Promise<void> => {
    const reader = await createQrReader();
    for (const file of files) {
      const picture = await createImageBitmap(file).catch(() => undefined);
      if (picture === undefined) {
        onError('no-picture');
        continue;
      }
      const codes = await reader(picture);
      picture.close();
      if (codes.length === 0) onError('none');
      for (const code of codes) await onCode(code);
    }
  };
  return (
    <div class="stack">
      <FileButton accept="image/*" multiple onFiles={readAll}>
        <Images aria-hidden="true" />
        {text.pictures}
      </FileButton>
      <p class="quiet">{text.picturesHint}</p>
    </div>
  );
}
