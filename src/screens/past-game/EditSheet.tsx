import { useState } from 'preact/hooks';
import { recordResult } from '#exchange/past-result';
import { manifestOf } from '#registry';
import { parseMinutes, type ResultDraft, ResultFields, readResult } from '#screens/history/ResultFields';
import { formatDateInput, moveToDay } from '#screens/memory/date-input';
import { DateField } from '#screens/memory/FilterFields';
import { useMemory } from '#screens/memory/memory-state';
import { memoryText } from '#screens/memory/memory-text';
import { PLACE_LENGTH, PlaceField } from '#screens/memory/PlaceField';
import { reportFailure } from '#screens/notices/report-failure';
import { SeatFields } from '#screens/players/SeatFields';
import { href } from '#screens/shell/route';
import { appText, store } from '#screens/state/app-state';
import { cleanName } from '#session/formats/clean-name';
import type { Player } from '#session/game';
import type { Entry } from '#session/log/effective-log';
import { playingMinutes } from '#store/records/playing-time';
import { type GameChange, isResultOnly, playersOf, type StoredGame } from '#store/records/record-types';
import { Sheet } from '#ui/sheet/Sheet';

interface EditSheetProps {
  readonly storedGame: StoredGame;
  readonly entries: readonly Entry[];
  onClose(): void;
}

/** What a table may want to put right of a game that is over: when, how long, where, a note, and who sat where. */
export function EditSheet({ storedGame, entries, onClose }: EditSheetProps) {
  return (
    <Sheet title={memoryText.value.game.edit} closeLabel={appText.value.close} onClose={onClose}>
      <GameNotes storedGame={storedGame} entries={entries} />
      {isResultOnly(storedGame) && <ResultCorrection storedGame={storedGame} />}
      {!isResultOnly(storedGame) && storedGame.summary.status === 'finished' && <LogHint id={storedGame.id} />}
      {storedGame.summary.status !== 'open' && <SeatCorrection storedGame={storedGame} />}
    </Sheet>
  );
}

/** Corrects who sat where; the stored result is not computed again, as seats keep their ids. */
async function correctSeats({ id, entries, summary, result }: StoredGame, players: readonly Player[]): Promise<void> {
  const corrected = { ...summary, players };
  const entry: Entry = { kind: 'correct', at: Date.now(), part: { players } };
  const from = store.value;
  await reportFailure(
    entries === 0 ? from?.changeGame(id, { summary: corrected }) : from?.appendEntry(id, entries, entry, corrected, result),
  );
}

function SeatCorrection({ storedGame }: { readonly storedGame: StoredGame }) {
  const text = memoryText.value.game;
  const memory = useMemory();
  return (
    <section class="stack">
      <h3>{text.who}</h3>
      <p class="quiet">{text.whoHint}</p>
      {memory !== undefined && (
        <SeatFields memory={memory} players={playersOf(storedGame)} onChange={(players) => void correctSeats(storedGame, players)} />
      )}
    </section>
  );
}

/** A logged game has its result from its log alone. */
const LogHint = ({ id }: { readonly id: string }) => (
  <section class="stack">
    <p class="quiet">{memoryText.value.game.resultByLog}</p>
    <div class="row">
      <a class="button" href={href('game', id, 'log')}>
        {memoryText.value.game.openLog}
      </a>
    </div>
  </section>
);

/** What was entered of a result, as it is typed. */
function draftOf({ players, summary, result }: StoredGame): ResultDraft {
  const standings = result?.standings ?? [];
  const toText = (figures: Readonly<Record<string, number>>) =>
    Object.fromEntries(Object.entries(figures).map(([player, figure]) => [player, String(figure)]));
  const [winner, ...others] = summary.winners;
  const placed = Object.fromEntries(standings.map(({ player, rank }) => [player, rank]));
  const typedPoints = toText(summary.points);
  const derived = recordResult({ players, points: summary.points, winner: others.length > 0 ? undefined : winner }).result?.standings ?? [];
  // Places that follow from points and winner were not typed.
  const hasOwnPlaces = (summary.unplaced ?? []).length === 0 && derived.some(({ player, rank }) => placed[player] !== rank);
  return { typedPoints, typedPlaces: hasOwnPlaces ? toText(placed) : {}, winner: others.length > 0 ? '' : winner, winWay: summary.winWay };
}

/** Puts right what was entered by hand: points, places, who won. */
function ResultCorrection({ storedGame }: { readonly storedGame: StoredGame }) {
  const text = memoryText.value.game;
  const rules = manifestOf(storedGame.game) ?? {};
  const [draft, setDraft] = useState(() => draftOf(storedGame));
  const [saved, setSaved] = useState(false);
  const players = playersOf(storedGame);
  const { known, missing } = readResult(players, draft, rules);
  const save = async (): Promise<void> => {
    const { summary, result } = recordResult(known);
    const kept = { ...summary, ...(storedGame.summary.players && { players: storedGame.summary.players }) };
    setSaved(await reportFailure(store.value?.changeGame(storedGame.id, { summary: kept, result })));
  };
  return (
    <section class="stack">
      <h3>{text.result}</h3>
      <ResultFields
        players={players}
        rules={rules}
        draft={draft}
        onChange={(next) => {
          setSaved(false);
          setDraft(next);
        }}
      />
      <button type="button" class="button primary wide" disabled={missing !== undefined} onClick={() => void save()}>
        {text.saveResult}
      </button>
      <p class="quiet" aria-live="polite">
        {missing ?? (saved ? text.saved : '')}
      </p>
    </section>
  );
}

const NOTE_LENGTH = 200;

/** Fields keep what is typed while the store is read again, and save it when the focus leaves them. */
function GameNotes({ storedGame, entries }: { readonly storedGame: StoredGame; readonly entries: readonly Entry[] }) {
  const text = memoryText.value.game;
  const [written, setWritten] = useState({
    note: storedGame.note,
    place: storedGame.place,
    minutes: String(playingMinutes(storedGame, entries) ?? ''),
  });
  const [saved, setSaved] = useState(false);
  const save = async (part: GameChange): Promise<void> => setSaved(await reportFailure(store.value?.changeGame(storedGame.id, part)));
  const field = (part: keyof typeof written, label: string, most: number, read: (typed: string) => GameChange | undefined) => (
    <label class="field">
      <span>{label}</span>
      <input
        type="text"
        inputMode={part === 'minutes' ? 'numeric' : 'text'}
        maxLength={most}
        value={written[part]}
        onInput={(event) => {
          setSaved(false);
          setWritten({ ...written, [part]: event.currentTarget.value });
        }}
        onChange={(event) => {
          const change = read(event.currentTarget.value);
          if (change !== undefined) void save(change);
        }}
      />
    </label>
  );
  return (
    <section class="past-notes">
      <DateField
        label={text.played}
        value={formatDateInput(storedGame.played)}
        latest={formatDateInput(Date.now())}
        onChange={(date) => {
          const played = moveToDay(storedGame.played, date);
          if (played !== undefined) void save({ played, dated: true });
        }}
      />
      {field('minutes', memoryText.value.past.minutes, 4, (typed) => ({ minutes: parseMinutes(typed) }))}
      <PlaceField
        memory={useMemory()}
        value={written.place}
        onInput={(place) => {
          setSaved(false);
          setWritten({ ...written, place });
        }}
        onChange={(place) => void save({ place: cleanName(place, PLACE_LENGTH) })}
      />
      {field('note', text.note, NOTE_LENGTH, (typed) => ({ note: cleanName(typed, NOTE_LENGTH) }))}
      <p class="quiet" aria-live="polite">
        {saved ? text.saved : ''}
      </p>
    </section>
  );
}
