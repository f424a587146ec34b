import { useEffect, useState } from 'preact/hooks';
import { certainPlaces } from '#law/score';
import { manifestOf } from '#registry';
import { describeWinners, hasNoPoints, pointsRange, storedCertainty } from '#screens/game/describe-result';
import { titleOf } from '#screens/game/game-title';
import { cleanName } from '#session/formats/clean-name';
import type { Player } from '#session/game';
import type { Entry } from '#session/log/effective-log';
import type { Table } from '#session/log/table';
import { reseatByPerson } from '#session/seat-persons';
import { storeFailureOf } from '#store/database/store-failure';
import { openStoredGame } from '#store/live/create-game';
import type { OpenFailure } from '#store/live/live-game';
import { playingMinutes } from '#store/records/playing-time';
import { readRows } from '#store/records/read-rows';
import { type GameChange, isResultOnly, playersOf, type StoredGame } from '#store/records/record-types';
import type { Store } from '#store/store';
import { grammar } from '#text/language';
import { FavouriteMark } from '#ui/chart/PlayerMark';
import { Disclosure } from '#ui/Disclosure';
import { lazy } from '#ui/lazy';
import './GamePage.css';
import type { GameScreens } from '#contract';
import { useBeginGame } from '#screens/game/begin-game';
import { formatDate } from '#screens/memory/format';
import { personInSeat, personLookup } from '#screens/memory/memory-people';
import { useMemory } from '#screens/memory/memory-state';
import { memoryText } from '#screens/memory/memory-text';
import { nextBeginner, nextSetup } from '#screens/new-game/next-game';
import { reportMissingPart } from '#screens/notices/missing-part';
import { reportFailure } from '#screens/notices/report-failure';
import { StoreNotice } from '#screens/notices/StoreNotice';
import { SeatFields } from '#screens/players/SeatFields';
import { href, navigate } from '#screens/shell/route';
import { appText, language, store } from '#screens/state/app-state';
import { moveToBin } from '../history/History';
import { DateField, formatDateInput, moveToDay } from '../memory/FilterFields';
import { MemoryPage } from '../memory/MemoryPage';
import { GamePicture } from './GamePicture';
import { GameReplay } from './GameReplay';
import { JudgeAgain } from './JudgeAgain';
import { OtherAgreements } from './OtherAgreements';
import { AgreementList, ConsentList, ScoreLines, SetupView } from './RecordViews';

const PassOn = lazy(async () => (await import('#screens/handover/GameExport')).GameExport);
const BgStats = lazy(async () => (await import('./BgStats')).BgStats);
const ShareResult = lazy(async () => (await import('#screens/share/ShareResult')).ShareResult);

export interface PastGame {
  readonly info: StoredGame;
  readonly table: Table;
  readonly screens: GameScreens;
}

/** A game, and all of its log where that can be laid out. */
export interface OpenedGame {
  readonly info: StoredGame;
  readonly past: PastGame | undefined;
  /** The record that it went on as. */
  readonly next?: string | undefined;
}

/** Reads a game without claiming it: what another tab plays is only looked at. */
async function openPastGame(id: string): Promise<OpenedGame | OpenFailure> {
  const from = store.value;
  const info = await from?.game(id);
  if (from === undefined || info === undefined) return 'gone';
  const manifest = manifestOf(info.game);
  if (manifest === undefined) return { info, past: undefined };
  const parts = await Promise.all([manifest.game(), manifest.screens()]).catch(reportMissingPart);
  if (parts === undefined) return 'unloaded';
  const [law, screens] = parts;
  const table = await openStoredGame(from, law, info);
  const next = info.summary.status === 'abandoned' ? await findContinuation(from, id) : undefined;
  return { info, past: table === undefined ? undefined : { info, table, screens }, next };
}

/** The last record that goes on from this one. */
const findContinuation = async (from: Store, id: string): Promise<string | undefined> =>
  (await readRows(from)).rows.find(({ goesOnFrom }) => goesOnFrom === id)?.id;

/** A link to the record that this one continues, or that continues it. */
const OtherRecordLink = ({ hint, id }: { readonly hint: string; readonly id: string }) => (
  <p class="card row">
    <span>{hint}</span>
    <a class="button" href={href('past', id)}>
      {memoryText.value.game.other}
    </a>
  </p>
);

/** The opened game, read again after each change of the store. */
function useOpenedGame(id: string): OpenedGame | OpenFailure | undefined {
  const [opened, setOpened] = useState<OpenedGame | OpenFailure | undefined>(undefined);
  const from = store.value;
  useEffect(() => {
    let hasLeft = false;
    const read = (): void => {
      openPastGame(id).then(
        (game) => hasLeft || setOpened(game),
        (error: unknown) => hasLeft || setOpened(storeFailureOf(error)),
      );
    };
    read();
    const unsubscribe = from?.onChange(read);
    return () => {
      hasLeft = true;
      unsubscribe?.();
    };
  }, [id, from]);
  return opened;
}

/** A game of the past, with everything that is known of it. */
export function GamePage({ id }: { readonly id: string }) {
  const opened = useOpenedGame(id);
  if (opened === undefined) return <p class="page quiet">{appText.value.loading}</p>;
  if (opened === 'unloaded') return null;
  if (typeof opened === 'string') return <StoreNotice trouble={opened} />;
  const { info, past, next } = opened;
  const text = memoryText.value.game;
  return (
    <MemoryPage title={titleOf(info.game)} up="history">
      <p class="quiet">{formatDate(info.played, 'long')}</p>
      {info.copyOf !== undefined && <p class="card">{text.copyHint}</p>}
      {info.goesOnFrom !== undefined && <OtherRecordLink hint={text.beganHint} id={info.goesOnFrom} />}
      {next !== undefined && <OtherRecordLink hint={text.wentOnHint} id={next} />}
      {info.summary.status === 'abandoned' && next === undefined && <p class="card">{text.abandonedHint}</p>}
      {info.summary.status === 'open' && <p class="card">{text.openHint}</p>}
      <ResultTable info={info} />
      <GameActions info={info} past={past} />
      {info.result !== undefined && <ShareResult info={info} past={past} />}
      <GameNotes key={info.id} info={info} entries={past?.table.entries ?? []} />
      <GamePicture game={info.id} />
      {info.result !== undefined && (
        <Disclosure title="BG Stats">
          <BgStats info={info} past={past} />
        </Disclosure>
      )}
      {info.summary.status !== 'open' && <SeatCorrection info={info} />}
      {past === undefined ? <p class="card">{isResultOnly(info) ? text.onlyResult : text.unreadable}</p> : <LogDetails past={past} />}
    </MemoryPage>
  );
}

/** The parts of the page that need the game's log. */
function LogDetails({ past }: { readonly past: PastGame }) {
  const text = memoryText.value.game;
  const { result } = past.info;
  return (
    <div class="past-parts">
      <Disclosure title={text.sheets}>
        <ScoreLines past={past} />
      </Disclosure>
      <Disclosure title={text.agreements}>
        <AgreementList past={past} />
      </Disclosure>
      {result !== undefined && (
        <Disclosure title={text.otherwise}>
          <OtherAgreements past={past} standings={result.standings} />
        </Disclosure>
      )}
      <Disclosure title={text.setup}>
        <SetupView past={past} />
      </Disclosure>
      <Disclosure title={text.consents}>
        <ConsentList past={past} />
      </Disclosure>
      <Disclosure title={text.passOn}>
        <PassOn past={past} />
      </Disclosure>
      {result !== undefined && <JudgeAgain past={past} result={result} />}
      <GameReplay past={past} />
    </div>
  );
}

function ResultTable({ info }: { readonly info: StoredGame }) {
  const text = memoryText.value.game;
  const players = playersOf(info);
  const memory = useMemory();
  const nameOf = (id: string): string => players.find((player) => player.id === id)?.name ?? id;
  const markOf = (id: string) => memory?.players.find((player) => player.id === personLookup(memory)(personInSeat(info, id)));
  const { summary, result } = info;
  const rows =
    result === undefined
      ? players.map(({ id }) => ({ player: id, rank: undefined, points: pointsRange(summary, id) }))
      : certainPlaces(result.standings, storedCertainty(summary));
  const pointless = hasNoPoints(info.game, result?.standings.map(({ points }) => points) ?? Object.values(summary.points));
  return (
    <section class="stack">
      {summary.status === 'finished' && <h2>{describeWinners(info)}</h2>}
      <table>
        <caption class="visually-hidden">{text.result}</caption>
        <thead>
          <tr>
            <th scope="col">{text.rank}</th>
            <th scope="col">{text.player}</th>
            {!pointless && (
              <th scope="col" class="figure">
                {text.points}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ player, rank, points }) => (
            <tr key={player}>
              <td>{rank ?? '–'}</td>
              <td class="past-name">
                <span class="past-player">
                  <FavouriteMark colour={markOf(player)?.colour} shape={markOf(player)?.shape} />
                  {nameOf(player)}
                </span>
              </td>
              {!pointless && <td class="figure">{points === undefined ? '–' : grammar(language.value).range(points)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function GameActions({ info, past }: OpenedGame) {
  const text = memoryText.value.game;
  const memory = useMemory();
  const { refused, begin } = useBeginGame();
  const again = (): void => {
    if (past === undefined) return;
    const { screens, table } = past;
    const header = reseatByPerson(table.effective.header, memory && personLookup(memory));
    const players = header.players.map(({ id, name }) => ({ id, name: memory?.players.find((each) => each.id === id)?.name ?? name }));
    begin(table.game, { game: info.game, players, setup: nextSetup(screens, header, nextBeginner(screens, header)) });
  };
  const remove = async (): Promise<void> => {
    if (await moveToBin(info.id)) navigate('history');
  };
  return (
    <div class="row">
      {refused !== undefined && (
        <p class="card warning" role="alert">
          {refused}
        </p>
      )}
      {past !== undefined && (
        <button type="button" class="button primary" onClick={again}>
          {appText.value.finish.again}
        </button>
      )}
      {!isResultOnly(info) && (
        <a class="button" href={href('game', info.id)}>
          {text.table}
        </a>
      )}
      <button type="button" class="button bad" onClick={() => void remove()}>
        {text.remove}
      </button>
    </div>
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

function SeatCorrection({ info }: { readonly info: StoredGame }) {
  const text = memoryText.value.game;
  const memory = useMemory();
  return (
    <Disclosure title={text.who}>
      <p class="quiet">{text.whoHint}</p>
      {memory !== undefined && (
        <SeatFields memory={memory} players={playersOf(info)} onChange={(players) => void correctSeats(info, players)} />
      )}
    </Disclosure>
  );
}

const NOTE_LENGTH = 200;

/** Fields keep what is typed while the store is read again, and save it when the focus leaves them. */
function GameNotes({ info, entries }: { readonly info: StoredGame; readonly entries: readonly Entry[] }) {
  const text = memoryText.value.game;
  const [written, setWritten] = useState({ note: info.note, place: info.place, minutes: String(playingMinutes(info, entries) ?? '') });
  const [saved, setSaved] = useState(false);
  const save = async (part: GameChange): Promise<void> => setSaved(await reportFailure(store.value?.changeGame(info.id, part)));
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
        value={formatDateInput(info.played)}
        latest={formatDateInput(Date.now())}
        onChange={(date) => {
          const played = moveToDay(info.played, date);
          if (played !== undefined) void save({ played, dated: true });
        }}
      />
      {field('minutes', memoryText.value.past.minutes, 4, (typed) => (/^\d+$/.test(typed) ? { minutes: Number(typed) } : undefined))}
      {field('place', text.place, NOTE_LENGTH, (typed) => ({ place: cleanName(typed, NOTE_LENGTH) }))}
      {field('note', text.note, NOTE_LENGTH, (typed) => ({ note: cleanName(typed, NOTE_LENGTH) }))}
      <p class="quiet" aria-live="polite">
        {saved ? text.saved : ''}
      </p>
    </section>
  );
}
