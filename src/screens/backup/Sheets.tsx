import { Table2 } from 'lucide-preact';
import { useState } from 'preact/hooks';
import { findStartingPlayers } from '#exchange/began';
import { createPlay, formatPlayFile } from '#exchange/bgstats';
import { formatCsv, SEPARATORS } from '#exchange/csv';
import { gameRows, gamesToList, lineRows, resultRows } from '#exchange/sheets';
import { fileName } from '#exchange/write';
import { manifestOf } from '#registry';
import { language, store } from '#screens/state';
import { titleOf } from '#screens/title';
import { readContents, type WholeGame } from '#store/contents';
import { download } from './files';
import { exchangeText } from './text';

type Sheet = 'games' | 'results' | 'lines';

/** All games as lists for other programs. */
export function Sheets() {
  const { sheets: said, sheet: text, failed } = exchangeText.value;
  const [told, setTold] = useState('');
  const rowsOf = async (sheet: Sheet, games: readonly WholeGame[]) => {
    const about = { text, titleOf, began: await findStartingPlayers(gamesToList(games), manifestOf) };
    if (sheet === 'games') return gameRows(games, about);
    if (sheet === 'results') return resultRows(games, about);
    return lineRows(games, manifestOf, language.value, about, (done, of) => setTold(said.reading(done, of)));
  };
  const make = async (fileOf: (games: readonly WholeGame[]) => Promise<File>): Promise<void> => {
    const from = store.value;
    if (from === undefined) return;
    const { games } = await readContents(from);
    if (gamesToList(games).length === 0) return setTold(said.nothing);
    const file = await fileOf(games);
    download(file);
    setTold(exchangeText.value.saved(file.name));
  };
  const sheet = (kind: Sheet) => async (games: readonly WholeGame[]) =>
    new File([formatCsv(await rowsOf(kind, games), SEPARATORS[language.value])], fileName(new Date(), text.files[kind], 'csv'), {
      type: 'text/csv',
    });
  const plays = async (games: readonly WholeGame[]): Promise<File> => {
    const finished = gamesToList(games).filter(({ game }) => game.result !== undefined);
    const began = await findStartingPlayers(finished, manifestOf);
    const all = finished.map(({ game, entries }) =>
      createPlay(game, entries, { title: titleOf(game.game), bgg: manifestOf(game.game)?.bgg, first: began.get(game.id) }),
    );
    return new File([formatPlayFile(all)], fileName(new Date(), 'regent', 'bgsplay'), { type: 'application/json' });
  };
  const button = (label: string, fileOf: (games: readonly WholeGame[]) => Promise<File>) => (
    <button type="button" class="button" onClick={() => void make(fileOf).catch(() => setTold(failed))}>
      <Table2 aria-hidden="true" size={20} />
      {label}
    </button>
  );
  return (
    <section class="stack">
      <h2>{said.title}</h2>
      <p class="quiet">{said.hint}</p>
      <div class="row">
        {button(said.games, sheet('games'))}
        {button(said.results, sheet('results'))}
        {button(said.lines, sheet('lines'))}
        {button(said.bgStatsAll, plays)}
      </div>
      <p role="status">{told}</p>
    </section>
  );
}
