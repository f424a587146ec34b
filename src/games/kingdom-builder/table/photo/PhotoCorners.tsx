import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Corners, Point } from '#games/kingdom-builder/photo/board/homography';
import { photoTexts } from '#games/kingdom-builder/text/photo-screen';
import type { Language } from '#text/language';
import { texts } from '../screen-texts';
import { PhotoCanvas } from './PhotoCanvas';
import { moveCorner } from './photo-geometry';

interface PhotoCornersProps {
  readonly photo: HTMLCanvasElement;
  readonly corners: Corners;
  readonly language: Language;
  onChange(corners: Corners): void;
}

/** Corners are in clockwise order, sections in reading order. */
const QUARTER_OF_CORNER: readonly number[] = [0, 1, 3, 2];

const ARROWS: Readonly<Record<string, Point>> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
/** In pixels of the photo, alone and with Shift. */
const [STEP, LARGE_STEP] = [2, 16];

/** Four handles over the photo, moved by dragging or with the arrow keys, under a magnifier. */
export function PhotoCorners({ photo, corners, language, onChange }: PhotoCornersProps) {
  const text = photoTexts[language];
  const heldCorner = useSignal<number | undefined>(undefined);
  /** The offset from the pointer to the dragged corner, in CSS pixels. */
  const grip = useRef<Point | undefined>(undefined);
  const frame = useRef<SVGSVGElement>(null);
  const { width, height } = photo;

  const moveTo = (index: number, to: Point): void => onChange(moveCorner(corners, index, to, [width, height]));
  const box = (): DOMRect | undefined => frame.current?.getBoundingClientRect();
  const releaseCorner = (): void => {
    heldCorner.value = undefined;
    grip.current = undefined;
  };
  const onPointerDown = (event: PointerEvent, index: number, [x, y]: Point): void => {
    const bounds = box();
    if (bounds === undefined || !(event.currentTarget instanceof Element)) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    heldCorner.value = index;
    grip.current = [bounds.left + (x / width) * bounds.width - event.clientX, bounds.top + (y / height) * bounds.height - event.clientY];
  };
  const onPointerMove = (event: PointerEvent, index: number): void => {
    const [bounds, offset] = [box(), grip.current];
    if (bounds === undefined || offset === undefined) return;
    moveTo(index, [
      ((event.clientX + offset[0] - bounds.left) / bounds.width) * width,
      ((event.clientY + offset[1] - bounds.top) / bounds.height) * height,
    ]);
  };
  const onKeyDown = (event: KeyboardEvent, index: number, [x, y]: Point): void => {
    const direction = ARROWS[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    const by = event.shiftKey ? LARGE_STEP : STEP;
    heldCorner.value = index;
    moveTo(index, [x + direction[0] * by, y + direction[1] * by]);
  };
  const loupePoint = heldCorner.value === undefined ? undefined : corners[heldCorner.value];

  return (
    <PhotoCanvas photo={photo}>
      <svg ref={frame} class="kb-photo-lines" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <path class="kb-photo-line-under" d={`M${corners.join('L')}z`} />
        <path class="kb-photo-line" d={`M${corners.join('L')}z`} />
      </svg>
      {corners.map((corner, index) => (
        <button
          key={QUARTER_OF_CORNER[index]}
          type="button"
          class="kb-photo-corner"
          aria-label={text.corner(texts[language].corners[QUARTER_OF_CORNER[index] ?? 0] ?? '')}
          style={{ left: `${(corner[0] / width) * 100}%`, top: `${(corner[1] / height) * 100}%` }}
          onPointerDown={(event) => onPointerDown(event, index, corner)}
          onPointerMove={(event) => onPointerMove(event, index)}
          onPointerUp={releaseCorner}
          onPointerCancel={releaseCorner}
          onKeyDown={(event) => onKeyDown(event, index, corner)}
          onBlur={releaseCorner}
        />
      ))}
      {loupePoint !== undefined && <Loupe photo={photo} at={loupePoint} aside={loupePoint[0] < width / 2} />}
    </PhotoCanvas>
  );
}

/** The side of the magnifier's canvas in pixels, and its scale. */
const LOUPE_SIZE = 240;
const LOUPE_SCALE = 4;

/** Magnifies the photo at a corner, on the opposite side, where the finger does not cover it. */
function Loupe({ photo, at: [x, y], aside }: { readonly photo: HTMLCanvasElement; readonly at: Point; readonly aside: boolean }) {
  const glass = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = glass.current?.getContext('2d');
    if (!context) return;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, LOUPE_SIZE, LOUPE_SIZE);
    context.setTransform(LOUPE_SCALE, 0, 0, LOUPE_SCALE, LOUPE_SIZE / 2 - LOUPE_SCALE * x, LOUPE_SIZE / 2 - LOUPE_SCALE * y);
    context.drawImage(photo, 0, 0);
  }, [photo, x, y]);
  return (
    <div class={aside ? 'kb-photo-loupe kb-photo-loupe-aside' : 'kb-photo-loupe'} aria-hidden="true">
      <canvas ref={glass} width={LOUPE_SIZE} height={LOUPE_SIZE} />
    </div>
  );
}
