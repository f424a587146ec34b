import { FileText } from 'lucide-preact';
import { useState } from 'preact/hooks';
import { readBackup } from '#exchange/backup/read-backup';
import { openBackup } from '#screens/backup/chosen-backup';
import { FileButton } from './FileButton';
import { handoverText } from './handover-text';
import { type IncomingGame, readText } from './incoming-game';

interface TextSourceProps {
  onRead(read: IncomingGame): void;
  onError(sentence: string | undefined): void;
}

/** Longer than any game that people play. */
const LONGEST_TEXT = 4_000_000;

/** A transcript, a copied game or a notation: from a file, or pasted. A backup leads to where backups are restored. */
export function TextSource({ onRead, onError }: TextSourceProps) {
  const text = handoverText.value;
  const [pasted, setPasted] = useState('');
  const read = async (text: string): Promise<void> => {
    onError(undefined);
    const found = await readText(text);
    if (typeof found === 'string') onError(found);
    else onRead(found);
  };
  const readFile = async ([file]: readonly File[]): Promise<void> => {
    if (file === undefined) return;
    if ((await readBackup(file)) !== 'foreign') openBackup(file);
    else if (file.size > LONGEST_TEXT) onError(text.error['no-game']);
    else await read(await file.text());
  };
  return (
    <div class="stack">
      <p class="quiet">{text.take.fromTextHint}</p>
      <FileButton accept=".json,.txt,application/json,text/plain" onFiles={readFile}>
        <FileText aria-hidden="true" />
        {text.take.file}
      </FileButton>
      <label class="field">
        <span>{text.take.paste}</span>
        <textarea rows={5} spellcheck={false} value={pasted} onInput={(event) => setPasted(event.currentTarget.value)} />
      </label>
      <button type="button" class="button" disabled={pasted.trim() === ''} onClick={() => void read(pasted)}>
        {text.take.readIt}
      </button>
    </div>
  );
}
