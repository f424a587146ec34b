import { FileUp } from 'lucide-preact';
import { useEffect, useState } from 'preact/hooks';
import { type ImportMode, importContents, previewImport, undoImport } from '#exchange/backup/import-backup';
import { hasNoChanges, type ImportChanges } from '#exchange/backup/import-changes';
import { type BackupError, type ParsedBackup as Found, readBackup } from '#exchange/backup/read-backup';
import { ConfirmButton } from '#screens/confirm/ConfirmButton';
import { titleOf } from '#screens/game/game-title';
import { formatDate } from '#screens/memory/format';
import { appText, settings, store } from '#screens/state/app-state';
import { type StoreFailure, storeFailureOf } from '#store/database/store-failure';
import { readBackupBeforeImport } from '#store/device-files';
import { playersOf, type StoredGame } from '#store/records/record-types';
import { Choice } from '#ui/form/Choice';
import { takeChosenBackup } from './chosen-backup';
import { exchangeText } from './exchange-text';

type Preview = Readonly<Record<ImportMode, ImportChanges>>;

/** How far a file has come: chosen, refused, shown, on its way to the disk, there. */
type ImportStage =
  | { readonly at: 'choosing' }
  | { readonly at: 'reading' }
  | { readonly at: 'refused'; readonly error: BackupError }
  | { readonly at: 'failed'; readonly error: StoreFailure }
  | { readonly at: 'shown'; readonly found: Found; readonly preview: Preview }
  | { readonly at: 'writing'; readonly done: number; readonly of: number }
  | { readonly at: 'done'; readonly undone: boolean };

const CHOOSING: ImportStage = { at: 'choosing' };

/** A backup is chosen, checked, looked at, and only then taken in. */
export function ImportBackup() {
  const text = exchangeText.value.read;
  const [stage, setStage] = useState<ImportStage>(CHOOSING);
  const from = store.value;
  const showFailure = (error: unknown): void => setStage({ at: 'failed', error: storeFailureOf(error) });
  const choose = async (file: Blob): Promise<void> => {
    if (from === undefined) return;
    setStage({ at: 'reading' });
    const found = await readBackup(file);
    if (typeof found === 'string') setStage({ at: 'refused', error: found });
    else setStage({ at: 'shown', found, preview: await previewImport(from, found.contents) });
  };
  useEffect(() => {
    const file = takeChosenBackup();
    if (file !== undefined) choose(file).catch(showFailure);
  }, [from]);
  if (from === undefined) return null;
  /** What was written may be other settings. */
  const end = async (undone: boolean): Promise<void> => {
    settings.value = await from.settings();
    setStage({ at: 'done', undone });
  };
  const take = async (found: Found, way: ImportMode): Promise<void> => {
    setStage({ at: 'writing', done: 0, of: 0 });
    await importContents(from, found.contents, way, (done, of) => setStage({ at: 'writing', done, of }));
    await end(false);
  };
  const undo = async (): Promise<void> => {
    setStage({ at: 'writing', done: 0, of: 0 });
    const error = await undoImport(from);
    if (error === undefined) await end(true);
    else setStage({ at: 'refused', error });
  };
  return (
    <section class="stack" id="read">
      <h2>{text.title}</h2>
      <p class="quiet">{text.hint}</p>
      {stage.at !== 'writing' && <ChooseFile onFile={(file) => void choose(file).catch(showFailure)} />}
      <div aria-live="polite" class="stack">
        {stage.at === 'reading' && <p>{text.reading}</p>}
        {stage.at === 'refused' && (
          <p class="card backup-failure">
            {text.error[stage.error]} {text.untouched}
          </p>
        )}
        {stage.at === 'failed' && (
          <p class="card backup-failure">
            {appText.value.store[stage.error]} {text.untouched}
          </p>
        )}
        {stage.at === 'writing' && <WritingProgress {...stage} />}
        {stage.at === 'done' && <p class="card backup-success">{stage.undone ? text.undone : text.done}</p>}
      </div>
      {stage.at === 'shown' && <ImportPreview {...stage} onTake={(way) => void take(stage.found, way).catch(showFailure)} />}
      {(stage.at === 'choosing' || stage.at === 'done') && <UndoImport key={stage.at} onUndo={() => void undo().catch(showFailure)} />}
    </section>
  );
}

function ChooseFile({ onFile }: { onFile(file: File): void }) {
  return (
    <label class="button backup-choose">
      <FileUp aria-hidden="true" size={20} />
      <span>{exchangeText.value.read.choose}</span>
      <input
        type="file"
        class="visually-hidden"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // The same file may be chosen again.
          event.currentTarget.value = '';
          if (file !== undefined) onFile(file);
        }}
      />
    </label>
  );
}

function WritingProgress({ done, of }: { readonly done: number; readonly of: number }) {
  return (
    <>
      <p>{exchangeText.value.read.writing(done, of)}</p>
      <progress class="backup-progress" value={done} max={Math.max(of, 1)} aria-label={exchangeText.value.read.title} />
    </>
  );
}

interface ImportPreviewProps {
  readonly found: Found;
  readonly preview: Preview;
  onTake(way: ImportMode): void;
}

/** What the file has, and what either way would change. */
function ImportPreview({ found, preview, onTake }: ImportPreviewProps) {
  const text = exchangeText.value.read;
  const [way, setWay] = useState<ImportMode>('merge');
  const { made, contents, unreadableCount } = found;
  return (
    <div class="card stack">
      <p>
        <strong>{text.found(formatDate(made.getTime()), contents.games.length, contents.players.length)}</strong>
      </p>
      {unreadableCount > 0 && <p>{text.unreadable(unreadableCount)}</p>}
      <Choice<ImportMode>
        label={text.how}
        hint={text.wayHints[way]}
        options={(['merge', 'replace'] as const).map((value) => ({ value, label: text.ways[value] }))}
        value={way}
        onChoose={(chosen) => setWay(chosen)}
      />
      <h3>{text.changes}</h3>
      <ChangeList changes={preview[way]} />
      {hasNoChanges(preview[way]) ? null : way === 'merge' ? (
        <button type="button" class="button primary" onClick={() => onTake('merge')}>
          {text.take.merge}
        </button>
      ) : (
        <ConfirmButton label={text.take.replace} confirmLabel={text.sure} onConfirm={() => onTake('replace')} />
      )}
    </div>
  );
}

/** How many games are named. */
const NAMED_GAMES = 5;

function gameName({ game, played, players, summary }: StoredGame): string {
  const names = playersOf({ players, summary }).map(({ name }) => name);
  return `${titleOf(game)}, ${formatDate(played)} (${names.join(', ')})`;
}

function ChangeList({ changes }: { readonly changes: ImportChanges }) {
  const text = exchangeText.value.read.change;
  const games = (list: readonly StoredGame[], say: (count: number) => string) =>
    list.length > 0 && (
      <li>
        {say(list.length)}
        <span class="quiet backup-game-names">
          {list.slice(0, NAMED_GAMES).map(gameName).join(' · ')}
          {list.length > NAMED_GAMES && ' …'}
        </span>
      </li>
    );
  const names = (list: readonly string[], say: (names: readonly string[]) => string) => list.length > 0 && <li>{say(list)}</li>;
  if (hasNoChanges(changes)) return <p>{text.nothing}</p>;
  return (
    <ul class="backup-changes">
      {games(changes.newGames, text.newGames)}
      {games(changes.longerGames, text.longerGames)}
      {games(changes.divergedGames, text.copies)}
      {games(changes.changedGames, text.changedGames)}
      {games(changes.lostGames, text.lostGames)}
      {names(changes.newPlayers, text.newPlayers)}
      {names(changes.matchedPlayers, text.matchedPlayers)}
      {names(changes.lostPlayers, text.lostPlayers)}
      {names(changes.newGroups, text.newGroups)}
      {names(changes.changedGroups, text.changedGroups)}
      {names(changes.lostGroups, text.lostGroups)}
      {names(changes.changedBoxes.map(titleOf), text.figures)}
      {changes.hasNewSettings && <li>{text.settings}</li>}
    </ul>
  );
}

/** What was here before the last import can come back. */
function UndoImport({ onUndo }: { onUndo(): void }) {
  const text = exchangeText.value.read;
  const [at, setAt] = useState<number | undefined>(undefined);
  useEffect(() => {
    readBackupBeforeImport().then(
      (backup) => setAt(backup?.at),
      () => undefined,
    );
  }, []);
  if (at === undefined) return null;
  return (
    <div class="stack">
      <p class="quiet">{text.before(formatDate(at, 'long'))}</p>
      <div>
        <ConfirmButton label={text.undo} confirmLabel={text.undoSure} class="button" onConfirm={onUndo} />
      </div>
    </div>
  );
}
