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

/** Corners go around the board, its sections row by row. */
const QUARTER_OF_CORNER: readonly number[] = [0, 1, 3, 2];

const ARROWS: Readonly<Record<string, Point>> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
/** In pixels of the photo, alone and with Shift. */
const [STEP, STRIDE] = [2, 16];

/** The four corners over the photo, each to be dragged or walked with the arrow keys under a loupe. */
export function PhotoCorners({ photo, corners, language, onChange }: PhotoCornersProps) {
  const text = photoTexts[language];
  const held = useSignal<number | undefined>(undefined);
  /** From the finger to the corner that it drags, in pixels of the screen. */
  const grip = useRef<Point | undefined>(undefined);
  const frame = useRef<SVGSVGElement>(null);
  const { width, height } = photo;

  const moveTo = (index: number, to: Point): void => onChange(moveCorner(corners, index, to, [width, height]));
  const box = (): DOMRect | undefined => frame.current?.getBoundingClientRect();
  const letGo = (): void => {
    held.value = undefined;
    grip.current = undefined;
  };
  const onPointerDown = (event: PointerEvent, index: number, [x, y]: Point): void => {
    const seen = box();
    if (seen === undefined || !(event.currentTarget instanceof Element)) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    held.value = index;
    grip.current = [seen.left + (x / width) * seen.width - event.clientX, seen.top + (y / height) * seen.height - event.clientY];
  };
  const onPointerMove = (event: PointerEvent, index: number): void => {
    const [seen, away] = [box(), grip.current];
    if (seen === undefined || away === undefined) return;
    moveTo(index, [
      ((event.clientX + away[0] - seen.left) / seen.width) * width,
      ((event.clientY + away[1] - seen.top) / seen.height) * height,
    ]);
  };
  const onKeyDown = (event: KeyboardEvent, index: number, [x, y]: Point): void => {
    const way = ARROWS[event.key];
    if (way === undefined) return;
    event.preventDefault();
    const by = event.shiftKey ? STRIDE : STEP;
    held.value = index;
    moveTo(index, [x + way[0] * by, y + way[1] * by]);
  };
  const under = held.value === undefined ? undefined : corners[held.value];

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
          onPointerUp={letGo}
          onPointerCancel={letGo}
          onKeyDown={(event) => onKeyDown(event, index, corner)}
          onBlur={letGo}
        />
      ))}
      {under !== undefined && <Loupe photo={photo} at={under} aside={under[0] < width / 2} />}
    </PhotoCanvas>
  );
}

/** The loupe's canvas, and how many of its pixels a pixel of the photo takes. */
const LOUPE = 240;
const LARGER = 4;

/** What lies under a corner, larger, on the other side of the photo, where no finger covers it. */
function Loupe({ photo, at: [x, y], aside }: { readonly photo: HTMLCanvasElement; readonly at: Point; readonly aside: boolean }) {
  const glass = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const brush = glass.current?.getContext('2d');
    if (!brush) return;
    brush.setTransform(1, 0, 0, 1, 0, 0);
    brush.clearRect(0, 0, LOUPE, LOUPE);
    brush.setTransform(LARGER, 0, 0, LARGER, LOUPE / 2 - LARGER * x, LOUPE / 2 - LARGER * y);
    brush.drawImage(photo, 0, 0);
  }, [photo, x, y]);
  return (
    <div class={aside ? 'kb-photo-loupe kb-photo-loupe-aside' : 'kb-photo-loupe'} aria-hidden="true">
      <canvas ref={glass} width={LOUPE} height={LOUPE} />
    </div>
  );
}
