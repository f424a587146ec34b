import { Braces, FileText, QrCode, ScrollText } from 'lucide-preact';
import { formatTranscript } from '#exchange/handover/game-text';
import { shareFile, shareText } from '#exchange/share/share';
import { manifestOf } from '#registry';
import type { PastGame } from '#screens/past-game/GamePage';
import { useShareStatus } from '#screens/share/ShareButtons';
import { href } from '#screens/shell/route';
import { handoverText } from './handover-text';

/** One game for another phone, another program, or a sheet of paper. */
export function GameExport({ past: { storedGame, table } }: { readonly past: PastGame }) {
  const text = handoverText.value.pass;
  const { status, share } = useShareStatus();
  const notation = manifestOf(storedGame.game)?.notation;
  const file = (): File =>
    new File([formatTranscript(storedGame.game, table)], `regent-${storedGame.game}.json`, { type: 'application/json' });
  return (
    <div class="stack">
      <a class="button" href={href('hand', storedGame.id)}>
        <QrCode aria-hidden="true" />
        {text.codes}
      </a>
      <button type="button" class="button" onClick={() => share(shareFile(file()))}>
        <Braces aria-hidden="true" />
        {text.file}
      </button>
      <button type="button" class="button" onClick={() => share(shareText(formatTranscript(storedGame.game, table)))}>
        <FileText aria-hidden="true" />
        {text.text}
      </button>
      {notation !== undefined && (
        <button type="button" class="button" onClick={() => share(notation().then(({ format }) => shareText(format(table))))}>
          <ScrollText aria-hidden="true" />
          {text.notation}
        </button>
      )}
      <p aria-live="polite">{status}</p>
    </div>
  );
}
