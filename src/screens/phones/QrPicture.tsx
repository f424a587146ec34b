import { useLayoutEffect, useRef } from 'preact/hooks';
import { drawQr } from '#exchange/handover/draw-qr';

/** A code for the camera of another phone. */
export function QrPicture({ code, label }: { readonly code: string; readonly label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    if (canvas.current !== null) drawQr(canvas.current, code);
  }, [code]);
  return <canvas ref={canvas} class="codes-picture" role="img" aria-label={label} />;
}
