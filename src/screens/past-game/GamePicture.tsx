import { useEffect, useRef, useState } from 'preact/hooks';
import { ConfirmButton } from '#screens/confirm/ConfirmButton';
import { memoryText } from '#screens/memory/memory-text';
import { reportFailure } from '#screens/notices/report-failure';
import { deletePicture, readPicture } from '#store/device-files';
import { Disclosure } from '#ui/Disclosure';

/** The picture that the table wanted to keep with a game, drawn as it is: it has no address of its own. */
export function GamePicture({ game }: { readonly game: string }) {
  const text = memoryText.value.game;
  const [kept, setKept] = useState<Blob | undefined>(undefined);
  useEffect(() => {
    readPicture(game).then(setKept, () => undefined);
  }, [game]);
  if (kept === undefined) return null;
  const remove = async (): Promise<void> => {
    if (await reportFailure(deletePicture(game))) setKept(undefined);
  };
  return (
    <Disclosure title={text.picture}>
      <div class="stack">
        <PictureView picture={kept} label={text.picture} />
        <p class="quiet">{text.pictureHint}</p>
        <div>
          <ConfirmButton label={text.pictureRemove} confirmLabel={text.pictureSure} onConfirm={() => void remove()} />
        </div>
      </div>
    </Disclosure>
  );
}

interface PictureViewProps {
  readonly picture: Blob;
  readonly label: string;
}

export function PictureView({ picture, label }: PictureViewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    createImageBitmap(picture).then(
      (bitmap) => {
        if (canvas.current === null) return;
        [canvas.current.width, canvas.current.height] = [bitmap.width, bitmap.height];
        canvas.current.getContext('2d')?.drawImage(bitmap, 0, 0);
        bitmap.close();
      },
      () => undefined,
    );
  }, [picture]);
  return <canvas ref={canvas} class="past-picture" role="img" aria-label={label} />;
}
