import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { formatBackup } from '#exchange/backup/backup-format';
import { isInputError } from '#session/formats/input-error';
import type { Header } from '#session/log/effective-log';
import { openTable } from '#session/log/table';
import { RULES_VERSION } from '#session/rules-version';
import { MIGRATIONS } from '#store/database/migrations';
import { resultOf, summaryOf } from '#store/live/summary';
import type { GameWithLog } from '#store/records/contents';
import { launchOptions, PHONE } from '../../test/browser/kit/chromium';
import { readMutants } from '../../test/exchange/backup/damaged-backups';
import { gameOf } from '../../test/transcripts';
import { serve } from '../serve.mjs';
import { pageSeconds } from './page-seconds';

interface GameTranscript extends Header {
  readonly game: string;
  readonly events: readonly object[];
}

/** A game as a device would have kept it. */
function savedGame({ game, players, setup, events }: GameTranscript): readonly GameWithLog[] {
  const entries = events.map((event, at) => ({ kind: 'happened', at, event }) as never);
  const table = openTable(gameOf(game), { players, setup }, entries);
  if (isInputError(table)) return [];
  const known = { rules: RULES_VERSION, startedAt: 0, changedAt: events.length, played: events.length, dated: true, note: '', place: '' };
  const storedGame = {
    id: game,
    game,
    players,
    setup,
    entries: entries.length,
    summary: summaryOf(table),
    result: resultOf(table),
    ...known,
  };
  return [{ game: storedGame, entries }];
}

/** A backup of so many games, the same few again and again. */
function createBackup(transcripts: readonly GameTranscript[], count: number, longest = Number.POSITIVE_INFINITY): Promise<string> {
  const few = transcripts.flatMap(({ events, ...rest }) => savedGame({ ...rest, events: events.slice(0, longest) }));
  const games = Array.from({ length: count }, (_, index) => few[index % few.length])
    .flatMap((each) => each ?? [])
    .map(({ game, entries }, index) => ({ game: { ...game, id: `game-${index}` }, entries }));
  const records = {
    games: games.map(({ game }) => game),
    entries: games.flatMap(({ game, entries }) => entries.map((entry, index) => ({ game: game.id, index, entry }))),
    players: [{ id: 'ana', name: 'Ana', lastPlayed: 0 }],
    groups: [{ id: 'us', name: 'Us', members: ['ana'] }],
  };
  return formatBackup(MIGRATIONS.length, records, new Date());
}

/** Seconds of the clock, and of the processor. */
interface Seconds {
  readonly passed: number;
  readonly worked: number;
}

/** What a backup of 2,000 games takes in the app: to be read and checked, to be taken in, to be written. */
export async function measureBackup(
  transcripts: readonly GameTranscript[],
): Promise<Readonly<Record<'read' | 'taken' | 'written', Seconds>>> {
  const folder = mkdtempSync(join(tmpdir(), 'regent-bench-'));
  const file = join(folder, 'regent.json');
  writeFileSync(file, await createBackup(transcripts, 2000));
  const server = await serve(0);
  // A profile on the disk, as people have one: a database in memory grows slower with every record.
  const options = { ...launchOptions(), viewport: PHONE, locale: 'en-GB', serviceWorkers: 'block' } as const;
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), options);
  const page = await context.newPage();
  const browser = context.browser();
  page.setDefaultTimeout(300_000);
  const workSeconds = async (): Promise<number> => (browser === null ? 0 : pageSeconds(browser));
  const seconds = async (work: () => Promise<unknown>): Promise<Seconds> => {
    const [before, start] = [await workSeconds(), performance.now()];
    await work();
    return { passed: (performance.now() - start) / 1000, worked: (await workSeconds()) - before };
  };
  await page.goto(`${server.address}#/backup`);
  const field = page.locator('input[type="file"]');
  await field.waitFor({ state: 'attached' });
  const read = await seconds(async () => {
    await field.setInputFiles(file);
    await page.locator('.backup-changes').waitFor();
  });
  const taken = await seconds(async () => {
    await page.getByRole('button', { name: 'Add it' }).click();
    await page.locator('.backup-success').waitFor();
  });
  const written = await seconds(() =>
    Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Back up now' }).click()]),
  );
  await context.close();
  await server.close();
  rmSync(folder, { recursive: true, maxRetries: 5 });
  return { read, taken, written };
}

/** Reads so many backups that something happened to; none may be half taken. */
export async function countAcceptedBackups(transcripts: readonly GameTranscript[], count: number): Promise<number> {
  const { wrong, refused } = await readMutants(await createBackup(transcripts, 8, 6), count, 1_000_000);
  if (wrong.length > 0) throw new Error(`backups half taken: ${wrong.slice(0, 5).join(', ')}`);
  return refused;
}
