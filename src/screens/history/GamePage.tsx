import { useEffect, useState } from 'preact/hooks';
import { playingMinutes } from '#exchange/day';
import { certainPlaces } from '#law/score';
import { manifestOf } from '#registry';
import { certainIn, isPointless, rangeIn, wonLine } from '#screens/outcome';
import { titleOf } from '#screens/title';
import type { Player } from '#session/game';
import type { Entry } from '#session/log';
import { cleanName } from '#session/name';
import { reseatByPerson } from '#session/person';
import type { Table } from '#session/table';
import type { Store } from '#store/database';
import { storeFailureOf } from '#store/failure';
import type { OpenFailure } from '#store/live';
import { type GameChange, isResultOnly, playersOf, type StoredGame } from '#store/model';
import { readRows } from '#store/read-rows';
import { openStoredGame } from '#store/stored';
import { grammar } from '#text/language';
import { Favourite } from '#ui/ChartMark';
import { Disclosure } from '#ui/Disclosure';
import { lazily } from '#ui/Lazy';
import './GamePage.css';
import type { GameScreens } from '#contract';
import { useBegin } from '#screens/begin';
import { dateOf, memoryText, personAt, personIn, useMemory } from '#screens/memory';
import { noteMissing } from '#screens/missing';
import { beginsNext, nextSetup } from '#screens/new-game/again';
import { Seats } from '#screens/players/Seats';
import { go, href } from '#screens/route';
import { StoreNotice } from '#screens/StoreNotice';
import { language, store, text } from '#screens/state';
import { tried } from '#screens/tried';
import { DateField, dateIn, moved } from './Filter';
import { throwAway } from './History';
import { Judging } from './Judging';
import { Otherwise } from './Otherwise';
import { MemoryPage } from './Parts';
import { Picture } from './Picture';
import { AgreementList, Consents, SetupShown, Sheets } from './RecordSheet';
import { Steps } from './Steps';

const PassOn = lazily(async () => (await import('#screens/handover/PassOn')).PassOn);
const BgStats = lazily(async () => (await import('./BgStats')).BgStats);
const ShareResult = lazily(async () => (await import('#screens/share/ShareResult')).ShareResult);

export interface PastGame {
  readonly info: StoredGame;
  readonly table: Table;
  readonly screens: GameScreens;
}

/** A game, and all of its log where that can be laid out. */
export interface Opened {
  readonly info: StoredGame;
  readonly past: PastGame | undefined;
  /** The record that it went on as. */
  readonly next?: string | undefined;
}

/** Reads a game without claiming it: what another tab plays is only looked at. */
async function openPast(id: string): Promise<Opened | OpenFailure> {
  const from = store.value;
  const info = await from?.game(id);
  if (from === undefined || info === undefined) return 'gone';
  const manifest = manifestOf(info.game);
  if (manifest === undefined) return { info, past: undefined };
  const parts = await Promise.all([manifest.game(), manifest.screens()]).catch(noteMissing);
  if (parts === undefined) return 'unloaded';
  const [law, screens] = parts;
  const table = await openStoredGame(from, law, info);
  const next = info.summary.status === 'abandoned' ? await continuationOf(from, id) : undefined;
  return { info, past: table === undefined ? undefined : { info, table, screens }, next };
}

/** The last record that goes on from this one. */
const continuationOf = async (from: Store, id: string): Promise<string | undefined> =>
  (await readRows(from)).rows.find(({ goesOnFrom }) => goesOnFrom === id)?.id;

/** The way to another record of the same game. */
const Other = ({ hint, id }: { readonly hint: string; readonly id: string }) => (
  <p class="card row">
    <span>{hint}</span>
    <a class="button" href={href('past', id)}>
      {memoryText.value.game.other}
    </a>
  </p>
);

/** A game of the past, with everything that is known of it. */
export function GamePage({ id }: { readonly id: string }) {
  const [opened, setOpened] = useState<Opened | OpenFailure | undefined>(undefined);
  const from = store.value;
  useEffect(() => {
    let left = false;
    const read = (): void => {
      openPast(id).then(
        (found) => left || setOpened(found),
        (error: unknown) => left || setOpened(storeFailureOf(error)),
      );
    };
    read();
    const stop = from?.onChange(read);
    return () => {
      left = true;
      stop?.();
    };
  }, [id, from]);
  if (opened === undefined) return <p class="page quiet">{text.value.loading}</p>;
  if (opened === 'unloaded') return null;
  if (typeof opened === 'string') return <StoreNotice trouble={opened} />;
  const { info, past, next } = opened;
  const said = memoryText.value.game;
  return (
    <MemoryPage title={titleOf(info.game)} up="history">
      <p class="quiet">{dateOf(info.played, 'long')}</p>
      {info.copyOf !== undefined && <p class="card">{said.copyHint}</p>}
      {info.goesOnFrom !== undefined && <Other hint={said.beganHint} id={info.goesOnFrom} />}
      {next !== undefined && <Other hint={said.wentOnHint} id={next} />}
      {info.summary.status === 'abandoned' && next === undefined && <p class="card">{said.abandonedHint}</p>}
      {info.summary.status === 'open' && <p class="card">{said.openHint}</p>}
      <Result info={info} />
      <Actions info={info} past={past} />
      {info.result !== undefined && <ShareResult info={info} past={past} />}
      <Notes key={info.id} info={info} entries={past?.table.entries ?? []} />
      <Picture game={info.id} />
      {info.result !== undefined && (
        <Disclosure title="BG Stats">
          <BgStats info={info} past={past} />
        </Disclosure>
      )}
      {info.summary.status !== 'open' && <WhoSat info={info} />}
      {past === undefined ? (
        <p class="card">{isResultOnly(info) ? said.onlyResult : said.unreadable}</p>
      ) : (
        <div class="past-parts">
          <Disclosure title={said.sheets}>
            <Sheets past={past} />
          </Disclosure>
          <Disclosure title={said.agreements}>
            <AgreementList past={past} />
          </Disclosure>
          {info.result !== undefined && (
            <Disclosure title={said.otherwise}>
              <Otherwise past={past} standings={info.result.standings} />
            </Disclosure>
          )}
          <Disclosure title={said.setup}>
            <SetupShown past={past} />
          </Disclosure>
          <Disclosure title={said.consents}>
            <Consents past={past} />
          </Disclosure>
          <Disclosure title={said.passOn}>
            <PassOn past={past} />
          </Disclosure>
          {info.result !== undefined && <Judging past={past} result={info.result} />}
          <Steps past={past} />
        </div>
      )}
    </MemoryPage>
  );
}

function Result({ info }: { readonly info: StoredGame }) {
  const said = memoryText.value.game;
  const players = playersOf(info);
  const memory = useMemory();
  const nameOf = (id: string): string => players.find((player) => player.id === id)?.name ?? id;
  const markOf = (id: string) => memory?.players.find((player) => player.id === personIn(memory)(personAt(info, id)));
  const { summary, result } = info;
  const rows =
    result === undefined
      ? players.map(({ id }) => ({ player: id, rank: undefined, points: rangeIn(summary, id) }))
      : certainPlaces(result.standings, certainIn(summary));
  const pointless = isPointless(info.game, result?.standings.map(({ points: told }) => told) ?? Object.values(summary.points));
  return (
    <section class="stack">
      {summary.status === 'finished' && <h2>{wonLine(info)}</h2>}
      <table>
        <caption class="unseen">{said.result}</caption>
        <thead>
          <tr>
            <th scope="col">{said.rank}</th>
            <th scope="col">{said.player}</th>
            {!pointless && (
              <th scope="col" class="figure">
                {said.points}
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
                  <Favourite colour={markOf(player)?.colour} shape={markOf(player)?.shape} />
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

function Actions({ info, past }: Opened) {
  const said = memoryText.value.game;
  const memory = useMemory();
  const { refused, begin } = useBegin();
  const again = (): void => {
    if (past === undefined) return;
    const { screens, table } = past;
    const header = reseatByPerson(table.effective.header, memory && personIn(memory));
    const players = header.players.map(({ id, name }) => ({ id, name: memory?.players.find((each) => each.id === id)?.name ?? name }));
    begin(table.game, { game: info.game, players, setup: nextSetup(screens, header, beginsNext(screens, header)) });
  };
  const remove = async (): Promise<void> => {
    if (await throwAway(info.id)) go('history');
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
          {text.value.finish.again}
        </button>
      )}
      {!isResultOnly(info) && (
        <a class="button" href={href('game', info.id)}>
          {said.table}
        </a>
      )}
      <button type="button" class="button bad" onClick={() => void remove()}>
        {said.remove}
      </button>
    </div>
  );
}

/** Puts right who sat where; the result stays as it was found. */
async function reseat({ id, entries, summary, result }: StoredGame, players: readonly Player[]): Promise<void> {
  const told = { ...summary, players };
  const entry: Entry = { kind: 'correct', at: Date.now(), part: { players } };
  const from = store.value;
  await tried(entries === 0 ? from?.change(id, { summary: told }) : from?.append(id, entries, entry, told, result));
}

function WhoSat({ info }: { readonly info: StoredGame }) {
  const said = memoryText.value.game;
  const memory = useMemory();
  return (
    <Disclosure title={said.who}>
      <p class="quiet">{said.whoHint}</p>
      {memory !== undefined && <Seats memory={memory} players={playersOf(info)} onChange={(players) => void reseat(info, players)} />}
    </Disclosure>
  );
}

const MOST_NOTE = 200;

/** What is being written stays in the field, whatever is read anew meanwhile; it is saved when one leaves the field. */
function Notes({ info, entries }: { readonly info: StoredGame; readonly entries: readonly Entry[] }) {
  const said = memoryText.value.game;
  const [written, setWritten] = useState({ note: info.note, place: info.place, minutes: String(playingMinutes(info, entries)) });
  const [saved, setSaved] = useState(false);
  const save = async (part: GameChange): Promise<void> => setSaved(await tried(store.value?.change(info.id, part)));
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
        label={said.played}
        value={dateIn(info.played)}
        onChange={(date) => {
          const played = moved(info.played, date);
          if (played !== undefined) void save({ played, dated: true });
        }}
      />
      {field('minutes', memoryText.value.past.minutes, 4, (typed) => (/^\d+$/.test(typed) ? { minutes: Number(typed) } : undefined))}
      {field('place', said.place, MOST_NOTE, (typed) => ({ place: cleanName(typed, MOST_NOTE) }))}
      {field('note', said.note, MOST_NOTE, (typed) => ({ note: cleanName(typed, MOST_NOTE) }))}
      <p class="quiet" aria-live="polite">
        {saved ? said.saved : ''}
      </p>
    </section>
  );
}
