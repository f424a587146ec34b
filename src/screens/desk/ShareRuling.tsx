import { useSignal } from '@preact/signals';
import { Image as ImageIcon, Share2 } from 'lucide-preact';
import { render, type VNode } from 'preact';
import { asText, pictureOf, type SharedRuling, sharePicture, shareText } from './share';
import { deskText } from './text';

interface ShareProps {
  readonly ruling: SharedRuling;
  /** The position that was ruled on; its first drawing goes onto the picture. */
  readonly drawn: VNode;
}

/** Draws something out of sight, where the style sheets still reach it. */
async function staged<Result>(drawn: VNode, use: (drawing: SVGSVGElement | null) => Promise<Result>): Promise<Result> {
  const stage = document.createElement('div');
  stage.className = 'desk-stage';
  stage.setAttribute('aria-hidden', 'true');
  document.body.append(stage);
  render(drawn, stage);
  try {
    return await use(stage.querySelector('svg'));
  } finally {
    render(null, stage);
    stage.remove();
  }
}

/** Question, answer and rules, to send to somebody who was not at the table. */
export function ShareRuling({ ruling, drawn }: ShareProps) {
  const said = deskText.value.desk;
  const status = useSignal('');
  const tell = (sharing: Promise<'shared' | 'copied' | 'saved'>): void => {
    sharing.then(
      (how) => {
        status.value = how === 'shared' ? '' : said[how];
      },
      (failed: unknown) => {
        // Whoever closes the device's own sheet has changed their mind: nothing is to be said.
        status.value = failed instanceof DOMException && failed.name === 'AbortError' ? '' : said.notShared;
      },
    );
  };
  const picture = (): Promise<'shared' | 'saved'> => staged(drawn, async (drawing) => sharePicture(await pictureOf(ruling, drawing)));
  return (
    <div class="stack">
      <div class="row">
        <button type="button" class="button" onClick={() => tell(shareText(asText(ruling)))}>
          <Share2 aria-hidden="true" />
          {said.shareText}
        </button>
        <button type="button" class="button" onClick={() => tell(picture())}>
          <ImageIcon aria-hidden="true" />
          {said.sharePicture}
        </button>
      </div>
      <p role="status">{status.value}</p>
    </div>
  );
}
