import { fireEvent, waitFor } from '@testing-library/preact';
import { expect, test } from 'vitest';
import { backupFile } from '#exchange/backup/write-backup';
import { formatTranscript } from '#exchange/handover/game-text';
import { isTable, openTable } from '#session/log/table';
import { savedHistory } from '../../saved-games';
import { gameOf, people } from '../../transcripts';
import { fill, getOne, goTo, press, renderApp, waitForContent } from '../app-driver';

const KINGDOM = { format: 'regent-transcript/1', game: 'kingdom', players: people('ana', 'ben'), setup: { white: 'ana' } };

async function paste(text: string): Promise<void> {
  await fill('Or paste the text here', text);
  await press('Open it');
}

test('a transcript is judged, looked at, kept once, and what is wrong with it is said', async () => {
  const [one] = savedHistory(1);
  if (one === undefined) throw new Error('no game');
  const table = openTable(gameOf(one.game.game), one.game, one.entries);
  if (!isTable(table)) throw new Error('unreadable');
  const text = formatTranscript(one.game.game, table);
  const { store } = await renderApp('take');
  await press('From a file or a text');
  await paste('hello');
  await waitForContent('This is not a transcript, a copied game or a notation that Regent knows.');
  await paste(JSON.stringify({ ...KINGDOM, game: 'chess', events: [] }));
  await waitForContent('This version of Regent does not know this game.');
  await paste(JSON.stringify({ ...KINGDOM, events: [{ type: 'move', path: ['e1', 'e4'] }] }));
  await waitForContent('The referee refuses move 1:');
  await paste(JSON.stringify({ ...KINGDOM, events: [{ type: 'jump' }] }));
  await waitForContent('At events[0].type:');
  expect(await store.games()).toEqual([]);
  await paste(text);
  await press('Just look');
  await waitForContent(`Move ${table.steps.length} of ${table.steps.length}`);
  await press('Scan another game');
  await press('From a file or a text');
  await paste(text);
  await press('Save it here');
  await waitFor(() => getOne('.past-result'));
  await goTo('take');
  await press('From a file or a text');
  await paste(text);
  await waitForContent('This phone already has all of this game.');
  expect((await store.games()).map(({ game, result }) => [game, result?.standings])).toEqual([[one.game.game, one.game.result?.standings]]);
});

test('a game of Kingdom in notation goes on at the table', async () => {
  const { store } = await renderApp('take');
  await press('From a file or a text');
  await paste('[White "Ana"]\n[Black "Ben"]\n1. b1-b2 castles');
  await waitForContent('“castles” is not a move.');
  await paste('[White "Ana"]\n[Black "Ben"]\n\n1. b1-b2 h9-h8');
  await press('Play here');
  await waitForContent('Ana, Ben');
  expect(await store.games()).toMatchObject([{ game: 'kingdom', entries: 2, summary: { status: 'open' } }]);
  expect((await store.players()).map(({ name }) => name)).toEqual(['Ana', 'Ben']);
});

test('a backup that is given where a game is taken leads to restoring it', async () => {
  const { store } = await renderApp('take', { games: savedHistory(2) });
  await press('From a file or a text');
  const field = await waitFor(() => getOne('input[type="file"][accept*=".json"]'));
  fireEvent.change(field, { target: { files: [await backupFile(store, new Date(2026, 4, 1))] } });
  await waitForContent(/Backup made .*2 games/);
});
