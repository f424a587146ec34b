import type { VNode } from 'preact';
import { renderPicture } from '#exchange/picture';
import { ShareButtons } from '#screens/share/Share';
import { renderOffscreen } from '#screens/share/staged';
import { asText, rulingParts, type SharedRuling } from './ruling';

interface ShareRulingProps {
  readonly ruling: SharedRuling;
  /** The position that was ruled on; its first drawing goes onto the picture, signs in a list are none. */
  readonly drawn: VNode;
}

const drawingIn = (stage: ParentNode): SVGSVGElement | undefined =>
  [...stage.querySelectorAll('svg')].find((svg) => svg.closest('dl, ol, ul') === null);

/** Question, answer and rules, to send to somebody who was not at the table. */
export function ShareRuling({ ruling, drawn }: ShareRulingProps) {
  return (
    <ShareButtons
      name={ruling.name}
      text={() => asText(ruling)}
      picture={() => renderOffscreen(drawn, (stage) => renderPicture(rulingParts(ruling, drawingIn(stage))))}
    />
  );
}
