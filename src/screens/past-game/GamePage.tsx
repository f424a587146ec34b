import { ClipboardList, Pencil, Play, Share2, Trash2 } from 'lucide-preact';
import { useEffect, useState } from 'preact/hooks';
import type { GameScreens } from '#contract/screens';
import { manifestOf } from '#registry';
import { hasNoPoints, pointsRange, resultCertainty } from '#screens/game/describe-result';
import { GameResult } from '#screens/game/GameResult';
import { titleOf } from '#screens/game/game-title';
import { moveToBin } from '#screens/history/History';
import { formatDate } from '#screens/memory/format';
import { MemoryPage } from '#screens/memory/MemoryPage';
import { personInSeat, personLookup } from '#screens/memory/memory-people';
import { type Memory, useMemory } from '#screens/memory/memory-state';
import { memoryText } from '#screens/memory/memory-text';
import { personMarks } from '#screens/memory/person-marks';
import { usePlayAgain } from '#screens/new-game/habits/play-again';
import { reportMissingPart } from '#screens/notices/missing-part';
import { StoreNotice } from '#screens/notices/StoreNotice';
import { href, navigate } from '#screens/shell/route';
import { appText, language, store } from '#screens/state/app-state';
import { scoringOf } from '#screens/table/grid-rows';
import type { Entry, Header } from '#session/log/effective-log';
import { tableCertainty } from '#session/log/points';
import { stateOf, type Table } from '#session/log/table';
import { reseatByPerson } from '#session/seat-persons';
import { namesOf } from '#session/sentences/reason-sentences';
import { storeFailureOf } from '#store/database/store-failure';
import { openStoredGame } from '#store/live/create-game';
import type { OpenFailure } from '#store/live/live-game';
import { playingMinutes } from '#store/records/playing-time';
import { readRows } from '#store/records/read-rows';
import { isResultOnly, playersOf, type StoredGame } from '#store/records/record-types';
import type { Store } from '#store/store';
import { grammar } from '#text/language';
import { scoreTexts } from '#text/score';
import { chartColour, markSymbol } from '#ui/chart/PlayerMark';
import { Disclosure } from '#ui/Disclosure';
import { ListRow } from '#ui/ListRow';
import { lazy } from '#ui/lazy';
import { SheetPlaceholder } from '#ui/sheet/sheet-focus';
import { EveningPicture } from './EveningPicture';
import { GamePicture } from './GamePicture';
import { GameStory } from './GameStory';
import { JudgeAgain } from './JudgeAgain';
import { OtherAgreements } from './OtherAgreements';
import { AgreementList, ConsentList, SetupView } from './RecordViews';
import './GamePage.css';

const PassOn = lazy(async () => (await import('#screens/handover/GameExport')).GameExport);
const BgStats = lazy(async () => (await import('./BgStats')).BgStats);
const ShareSheet = lazy(async () => (await import('#screens/share/ShareSheet')).ShareSheet, SheetPlaceholder);
const EditSheet = lazy(async () => (await import('./EditSheet')).EditSheet, SheetPlaceholder);

export interface PastGame {
  readonly storedGame: StoredGame;
  readonly table: Table;
  readonly screens: GameScreens;
}

/** A game, and all of its log where that can be laid out. */
export interface OpenedGame {
  readonly storedGame: StoredGame;
  readonly past: PastGame | undefined;
  /** The record that it went on as. */
  readonly next?: string | undefined;
}

/** Reads a game without claiming it: what another tab plays is only looked at. */
async function openPastGame(id: string): Promise<OpenedGame | OpenFailure> {
  const from = store.value;
  const storedGame = await from?.game(id);
  if (from === undefined || storedGame === undefined) return 'gone';
  const manifest = manifestOf(storedGame.game);
  if (manifest === undefined) return { storedGame, past: undefined };
  const parts = await Promise.all([manifest.game(), manifest.screens()]).catch(reportMissingPart);
  if (parts === undefined) return 'unloaded';
  const [law, screens] = parts;
  const table = await openStoredGame(from, law, storedGame);
  const next = storedGame.summary.status === 'abandoned' ? await findContinuation(from, id) : undefined;
  return { storedGame, past: table === undefined ? undefined : { storedGame, table, screens }, next };
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

/** A game of the past: how it ended first, the table again, and whatever else is known of it. */
export function GamePage({ id }: { readonly id: string }) {
  const opened = useOpenedGame(id);
  if (opened === undefined) return <p class="page quiet">{appText.value.loading}</p>;
  if (opened === 'unloaded') return null;
  if (typeof opened === 'string') return <StoreNotice failure={opened} />;
  return <OpenedGamePage {...opened} />;
}

function OpenedGamePage({ storedGame, past, next }: OpenedGame) {
  const [sheet, setSheet] = useState<'share' | 'edit' | undefined>(undefined);
  const text = memoryText.value.game;
  const close = (): void => setSheet(undefined);
  const shareButton = (
    <button type="button" class="button plain icon" aria-label={scoreTexts[language.value].share} onClick={() => setSheet('share')}>
      <Share2 aria-hidden="true" />
    </button>
  );
  return (
    <MemoryPage title={titleOf(storedGame.game)} up="history" actions={storedGame.result !== undefined && shareButton}>
      <RecordHints storedGame={storedGame} next={next} />
      <section class="past-result" aria-label={text.result}>
        <StoredResult storedGame={storedGame} past={past} />
        {storedGame.summary.winWay !== undefined && <p>{memoryText.value.past.winWays[storedGame.summary.winWay]}</p>}
        <p class="quiet">{describeWhen(storedGame, past?.table.entries ?? [])}</p>
      </section>
      {past !== undefined && (storedGame.summary.status === 'open' ? <ResumeLink id={storedGame.id} /> : <PlayAgain past={past} />)}
      {past !== undefined && (
        <div class="actions">
          <a class="button" href={href('game', storedGame.id, 'replay')}>
            <Play aria-hidden="true" />
            {text.replay}
          </a>
          <a class="button" href={href('game', storedGame.id, 'scores')}>
            <ClipboardList aria-hidden="true" />
            {text.sheets}
          </a>
        </div>
      )}
      {past === undefined && <p class="card">{isResultOnly(storedGame) ? text.onlyResult : text.unreadable}</p>}
      {past !== undefined && storedGame.summary.status === 'finished' && <GameStory past={past} />}
      {storedGame.summary.status !== 'open' && <EveningPicture game={storedGame.id} />}
      <div class="past-parts">
        <ul>
          <ListRow
            icon={Pencil}
            label={storedGame.note === '' ? text.note : storedGame.note}
            hint={storedGame.place}
            value={text.edit}
            onClick={() => setSheet('edit')}
          />
        </ul>
        <GamePicture game={storedGame.id} />
        {past !== undefined && <LogDetails past={past} />}
        {storedGame.result !== undefined && (
          <Disclosure title="BG Stats">
            <BgStats storedGame={storedGame} past={past} />
          </Disclosure>
        )}
        <ul>
          <ListRow icon={Trash2} label={text.remove} isDestructive onClick={() => void moveGameToBin(storedGame.id)} />
        </ul>
      </div>
      {sheet === 'share' && <ShareSheet storedGame={storedGame} past={past} onClose={close} />}
      {sheet === 'edit' && <EditSheet storedGame={storedGame} entries={past?.table.entries ?? []} onClose={close} />}
    </MemoryPage>
  );
}

async function moveGameToBin(id: string): Promise<void> {
  if (await moveToBin(id)) navigate('history');
}

/** What else became of the game: another version, another record, no end. */
function RecordHints({ storedGame, next }: Pick<OpenedGame, 'storedGame' | 'next'>) {
  const text = memoryText.value.game;
  return (
    <>
      {storedGame.copyOf !== undefined && <p class="card">{text.copyHint}</p>}
      {storedGame.goesOnFrom !== undefined && <OtherRecordLink hint={text.beganHint} id={storedGame.goesOnFrom} />}
      {next !== undefined && <OtherRecordLink hint={text.wentOnHint} id={next} />}
      {storedGame.summary.status === 'abandoned' && next === undefined && <p class="card">{text.abandonedHint}</p>}
      {storedGame.summary.status === 'open' && <p class="card">{text.openHint}</p>}
    </>
  );
}

/** "18 November 2026 · 62 min". */
function describeWhen(storedGame: StoredGame, entries: readonly Entry[]): string {
  const minutes = playingMinutes(storedGame, entries);
  const day = formatDate(storedGame.played, isResultOnly(storedGame) ? 'day' : 'long');
  return minutes === undefined ? day : `${day} · ${memoryText.value.game.duration(minutes)}`;
}

/** The parts of the page that need the game's log. */
function LogDetails({ past }: { readonly past: PastGame }) {
  const text = memoryText.value.game;
  const { result } = past.storedGame;
  return (
    <>
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
      {result !== undefined && (
        <Disclosure title={text.judge}>
          <JudgeAgain past={past} result={result} />
        </Disclosure>
      )}
    </>
  );
}

/** How it ended, as it was found then; before that, who sits there. */
function StoredResult({ storedGame, past }: OpenedGame) {
  const memory = useMemory();
  const standings = storedGame.result?.standings ?? past?.table.game.law.standings(stateOf(past.table).position);
  if (storedGame.summary.status !== 'finished' || standings === undefined) return <SeatList storedGame={storedGame} />;
  return (
    <GameResult
      game={storedGame.game}
      names={namesOf(playersOf(storedGame))}
      standings={standings}
      certain={storedGame.result === undefined && past !== undefined ? tableCertainty(past.table) : resultCertainty(storedGame)}
      counted={past && { table: past.table, state: stateOf(past.table), screens: past.screens, scoring: scoringOf(past.screens) }}
      isStopped={past?.table.effective.isStopped ?? false}
      personMark={(player) => personMarkIn(memory, storedGame, player)}
    />
  );
}

function personMarkIn(memory: Memory | undefined, storedGame: StoredGame, player: string) {
  const mark = memory && personMarks(memory).get(personLookup(memory)(personInSeat(storedGame, player)));
  return mark && { shape: markSymbol(mark.shape), colour: chartColour(mark.colour) };
}

/** Who sits at a table that has no result, with what they have as far as it is no secret. */
function SeatList({ storedGame }: { readonly storedGame: StoredGame }) {
  return (
    <ul class="past-seats">
      {playersOf(storedGame).map(({ id, name }) => {
        const points = hasNoPoints(storedGame.game) ? undefined : pointsRange(storedGame.summary, id);
        return (
          <li key={id}>
            {name} {points !== undefined && <strong>{grammar(language.value).range(points)}</strong>}
          </li>
        );
      })}
    </ul>
  );
}

const ResumeLink = ({ id }: { readonly id: string }) => (
  <a class="button primary wide" href={href('game', id)}>
    {memoryText.value.game.table}
  </a>
);

/** The game's seats as the group knows its people today. */
function headerToday({ table }: PastGame, memory: Memory | undefined): Header {
  const header = reseatByPerson(table.effective.header, memory && personLookup(memory));
  const nameOf = (id: string): string | undefined => memory?.players.find((player) => player.id === id)?.name;
  return { ...header, players: header.players.map(({ id, name }) => ({ id, name: nameOf(id) ?? name })) };
}

function PlayAgain({ past }: { readonly past: PastGame }) {
  const { table, screens, storedGame } = past;
  const { refused, begin } = usePlayAgain({ game: table.game, id: storedGame.game, screens, header: headerToday(past, useMemory()) });
  return (
    <>
      {refused !== undefined && (
        <p class="card warning" role="alert">
          {refused}
        </p>
      )}
      <button type="button" class="button primary wide" onClick={begin}>
        {appText.value.finish.again}
      </button>
    </>
  );
}
