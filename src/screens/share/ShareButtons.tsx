import { useSignal } from '@preact/signals';
import { Image as ImageIcon, Share2 } from 'lucide-preact';
import { shareFile, shareText } from '#exchange/share/share';
import { language } from '#screens/state/app-state';
import { shareTexts } from '#text/share';

type ShareOutcome = Promise<'shared' | 'copied' | 'saved'>;

/** Says what became of something that was to be passed on; whoever closes the device's own sheet has changed their mind. */
export function useShareStatus(): { readonly status: string; share(sharing: ShareOutcome): void } {
  const status = useSignal('');
  const text = shareTexts[language.value];
  return {
    status: status.value,
    share(sharing) {
      sharing.then(
        (how) => {
          status.value = how === 'shared' ? '' : text[how];
        },
        (failed: unknown) => {
          status.value = failed instanceof DOMException && failed.name === 'AbortError' ? '' : text.notShared;
        },
      );
    },
  };
}

interface ShareButtonsProps {
  /** What the picture's file is called, without its ending. */
  readonly name?: string | undefined;
  writeText(): string | Promise<string>;
  drawPicture(): Promise<Blob>;
}

/** Something to send to somebody who was not at the table, in words or as a picture. */
export function ShareButtons({ name = 'regent', writeText, drawPicture }: ShareButtonsProps) {
  const text = shareTexts[language.value];
  const { status, share } = useShareStatus();
  const pictureFile = async (): Promise<File> => new File([await drawPicture()], `${name}.png`, { type: 'image/png' });
  return (
    <div class="stack">
      <div class="row">
        <button type="button" class="button" onClick={() => share(Promise.resolve(writeText()).then(shareText))}>
          <Share2 aria-hidden="true" />
          {text.asText}
        </button>
        <button type="button" class="button" onClick={() => share(pictureFile().then(shareFile))}>
          <ImageIcon aria-hidden="true" />
          {text.asPicture}
        </button>
      </div>
      <p aria-live="polite">{status}</p>
    </div>
  );
}
