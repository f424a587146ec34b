import type { VNode } from 'preact';
import { renderPicture } from '#exchange/share/render-picture';
import { renderOffscreen } from '#screens/share/render-offscreen';
import { ShareButtons } from '#screens/share/ShareButtons';
import { formatRuling, rulingPictureParts, type SharedRuling } from './shared-ruling';

interface ShareRulingProps {
  readonly ruling: SharedRuling;
  /** The position that was ruled on; its first drawing goes onto the picture, signs in a list are none. */
  readonly drawing: VNode;
}

const findDrawing = (stage: ParentNode): SVGSVGElement | undefined =>
  [...stage.querySelectorAll('svg')].find((svg) => svg.closest('dl, ol, ul') === null);

/** Question, answer and rules, to send to somebody who was not at the table. */
export function ShareRuling({ ruling, drawing }: ShareRulingProps) {
  return (
    <ShareButtons
      name={ruling.name}
      writeText={() => formatRuling(ruling)}
      drawPicture={() => renderOffscreen(drawing, (stage) => renderPicture(rulingPictureParts(ruling, findDrawing(stage))))}
    />
  );
}
