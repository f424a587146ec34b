import { ImagePlus } from 'lucide-preact';
import { useEffect, useState } from 'preact/hooks';
import { ConfirmButton } from '#screens/confirm/ConfirmButton';
import { FileButton } from '#screens/handover/FileButton';
import { memoryText } from '#screens/memory/memory-text';
import { reportFailure } from '#screens/notices/report-failure';
import { store } from '#screens/state/app-state';
import { readPicture, removePicture, savePicture } from '#store/records/pictures';
import type { StoredPicture } from '#store/records/record-types';
import { PictureView } from './GamePicture';
import { shrinkPicture } from './shrink-picture';

/** Characters per call: a call with an argument for each byte of a picture is too long. */
const CHUNK = 0x8000;

async function toBase64(picture: Blob): Promise<string> {
  const bytes = new Uint8Array(await picture.arrayBuffer());
  let text = '';
  for (let from = 0; from < bytes.length; from += CHUNK) text += String.fromCharCode(...bytes.subarray(from, from + CHUNK));
  return btoa(text);
}

const toBlob = ({ data, type }: StoredPicture): Blob =>
  new Blob([Uint8Array.from(atob(data), (character) => character.charCodeAt(0))], { type });

/** The picture of the evening: added, shown, replaced, removed. */
export function EveningPicture({ game }: { readonly game: string }) {
  const text = memoryText.value.evening;
  const from = store.value;
  const [picture, setPicture] = useState<Blob | undefined>(undefined);
  const [status, setStatus] = useState('');
  useEffect(() => {
    if (from === undefined) return;
    readPicture(from, game).then(
      (found) => setPicture(found && toBlob(found)),
      () => undefined,
    );
  }, [from, game]);
  if (from === undefined) return null;
  const add = async (file: File): Promise<void> => {
    setStatus(text.reading);
    const shrunk = await shrinkPicture(file).catch(() => undefined);
    setStatus(shrunk === undefined ? text.unreadable : '');
    if (shrunk === undefined) return;
    const record = { game, type: shrunk.type, data: await toBase64(shrunk), at: Date.now() };
    // A full device says so; the picture before and the game stay as they are.
    if (await reportFailure(savePicture(from, record))) setPicture(shrunk);
  };
  const remove = async (): Promise<void> => {
    if (await reportFailure(removePicture(from, game))) setPicture(undefined);
  };
  return (
    <section class="stack" aria-label={text.title}>
      {picture !== undefined && <PictureView picture={picture} label={text.title} />}
      <div class="row">
        <FileButton accept="image/*" onFiles={async ([file]) => (file === undefined ? undefined : add(file))}>
          <ImagePlus aria-hidden="true" size={20} />
          {picture === undefined ? text.add : text.replace}
        </FileButton>
        {picture !== undefined && <ConfirmButton label={text.remove} confirmLabel={text.removeSure} onConfirm={() => void remove()} />}
      </div>
      <p class="quiet caption" role={status === '' ? undefined : 'status'}>
        {status === '' ? text.hint : status}
      </p>
    </section>
  );
}
