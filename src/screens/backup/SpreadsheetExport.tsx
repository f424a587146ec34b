import { Table2 } from 'lucide-preact';
import { useState } from 'preact/hooks';
import { fileName } from '#exchange/backup/write-backup';
import { createPlay, formatPlayFile } from '#exchange/sheets/bg-stats';
import { formatCsv, SEPARATORS } from '#exchange/sheets/csv';
import { gameRows, gamesToList, lineRows, resultRows } from '#exchange/sheets/sheet-rows';
import { findStartingPlayers } from '#exchange/sheets/starting-players';
import { manifestOf } from '#registry';
import { hasNoPoints } from '#screens/game/describe-result';
import { titleOf } from '#screens/game/game-title';
import { createPersonFinder } from '#screens/memory/memory-people';
import { language, store } from '#screens/state/app-state';
import { type Contents, readContents } from '#store/records/contents';
import { download } from './download-and-share';
import { exchangeText } from './exchange-text';

type ContentsToList = Pick<Contents, 'games' | 'players'>;
type Sheet = 'games' | 'results' | 'lines';

/** All games as lists for other programs. */
export function SpreadsheetExport() {
  const { sheets: text, sheet: sheetText, failed } = exchangeText.value;
  const [status, setStatus] = useState('');
  const rowsOf = async (sheet: Sheet, { games, players }: ContentsToList) => {
    const startingPlayers = await findStartingPlayers(gamesToList(games), manifestOf);
    const about = { text: sheetText, titleOf, hasNoPoints, startingPlayers, personIn: createPersonFinder(players) };
    if (sheet === 'games') return gameRows(games, about);
    if (sheet === 'results') return resultRows(games, about);
    return lineRows(games, manifestOf, language.value, about, (done, of) => setStatus(text.reading(done, of)));
  };
  const exportFile = async (fileOf: (contents: ContentsToList) => Promise<File>): Promise<void> => {
    const from = store.value;
    if (from === undefined) return;
    const contents = await readContents(from);
    if (gamesToList(contents.games).length === 0) return setStatus(text.nothing);
    const file = await fileOf(contents);
    download(file);
    setStatus(exchangeText.value.saved(file.name));
  };
  const sheet = (kind: Sheet) => async (contents: ContentsToList) =>
    new File([formatCsv(await rowsOf(kind, contents), SEPARATORS[language.value])], fileName(new Date(), sheetText.files[kind], 'csv'), {
      type: 'text/csv',
    });
  const createPlaysFile = async ({ games, players }: ContentsToList): Promise<File> => {
    const finished = gamesToList(games).filter(({ game }) => game.result !== undefined);
    const startingPlayers = await findStartingPlayers(finished, manifestOf);
    const personIn = createPersonFinder(players);
    const all = finished.map(({ game, entries }) =>
      createPlay(game, entries, {
        title: titleOf(game.game),
        bggId: manifestOf(game.game)?.bggId,
        hasNoPoints: hasNoPoints(game.game),
        startingPlayer: startingPlayers.get(game.id),
        personIn,
      }),
    );
    return new File([formatPlayFile(all)], fileName(new Date(), 'regent', 'bgsplay'), { type: 'application/json' });
  };
  const renderButton = (label: string, fileOf: (contents: ContentsToList) => Promise<File>) => (
    <button type="button" class="button" onClick={() => void exportFile(fileOf).catch(() => setStatus(failed))}>
      <Table2 aria-hidden="true" size={20} />
      {label}
    </button>
  );
  return (
    <section class="stack">
      <h2>{text.title}</h2>
      <p class="quiet">{text.hint}</p>
      <div class="actions">
        {renderButton(text.games, sheet('games'))}
        {renderButton(text.results, sheet('results'))}
        {renderButton(text.lines, sheet('lines'))}
        {renderButton(text.bgStatsAll, createPlaysFile)}
      </div>
      <p role="status">{status}</p>
    </section>
  );
}
