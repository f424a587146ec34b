import { Table2 } from 'lucide-preact';
import { useState } from 'preact/hooks';
import { beganIn } from '#exchange/began';
import { playFile, playOf } from '#exchange/bgstats';
import { csvOf, SEPARATORS } from '#exchange/csv';
import { gameRows, lineRows, listed, resultRows } from '#exchange/sheets';
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
    const about = { text, titleOf, began: await beganIn(listed(games), manifestOf) };
    if (sheet === 'games') return gameRows(games, about);
    if (sheet === 'results') return resultRows(games, about);
    return lineRows(games, manifestOf, language.value, about, (done, of) => setTold(said.reading(done, of)));
  };
  const make = async (fileOf: (games: readonly WholeGame[]) => Promise<File>): Promise<void> => {
    const from = store.value;
    if (from === undefined) return;
    const { games } = await readContents(from);
    if (listed(games).length === 0) return setTold(said.nothing);
    const file = await fileOf(games);
    download(file);
    setTold(exchangeText.value.saved(file.name));
  };
  const sheet = (kind: Sheet) => async (games: readonly WholeGame[]) =>
    new File([csvOf(await rowsOf(kind, games), SEPARATORS[language.value])], fileName(new Date(), text.files[kind], 'csv'), {
      type: 'text/csv',
    });
  const plays = async (games: readonly WholeGame[]): Promise<File> => {
    const finished = listed(games).filter(({ game }) => game.result !== undefined);
    const began = await beganIn(finished, manifestOf);
    const all = finished.map(({ game, entries }) =>
      playOf(game, entries, { title: titleOf(game.game), bgg: manifestOf(game.game)?.bgg, first: began.get(game.id) }),
    );
    return new File([playFile(all)], fileName(new Date(), 'regent', 'bgsplay'), { type: 'application/json' });
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
