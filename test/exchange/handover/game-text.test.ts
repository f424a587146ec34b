import { describe, expect, test } from 'vitest';
import { formatTranscript, parseGameText, readGameText } from '#exchange/handover/game-text';
import type { HandoverGame } from '#exchange/handover/handover-codec';
import { readRecord, transcriptOf } from '#session/formats/game-record';
import { isTable, openTable, type Table } from '#session/log/table';
import { savedHistory } from '../../saved-games';
import { gameOf, people, verdict } from '../../transcripts';

const NOW = 1_790_000_000_000;

async function readTranscriptText(text: string, id: string) {
  const parsedGame = parseGameText(text);
  return parsedGame && readGameText(parsedGame, id, gameOf(id), 'en', NOW);
}

async function takenWell(text: string, id: string): Promise<HandoverGame> {
  const found = await readTranscriptText(text, id);
  if (found === undefined || 'why' in found) throw new Error(JSON.stringify(found));
  return found;
}

function laidOut({ game, players, setup, entries }: HandoverGame['record']): Table {
  const table = openTable(gameOf(game), { players, setup }, entries);
  if (!isTable(table)) throw new Error('unreadable');
  return table;
}

const KINGDOM = { format: 'regent-transcript/1', game: 'kingdom', players: people('ana', 'ben'), setup: { white: 'ana' } };

describe('a transcript', () => {
  test.each(savedHistory(8).map(({ game, entries }) => [`${game.game} ${game.id}`, game, entries] as const))(
    'of %s goes out and comes in',
    async (_, storedGame, entries) => {
      const table = laidOut({ format: 'regent-game/1', ...storedGame, entries });
      const text = formatTranscript(storedGame.game, table);
      const handed = await takenWell(text, storedGame.game);
      expect(laidOut(handed.record).steps.at(-1)?.state.position).toEqual(table.steps.at(-1)?.state.position);
      const again = formatTranscript(storedGame.game, laidOut(handed.record));
      const events = (each: string) => parseGameText(each)?.events;
      expect(events(again)).toEqual(events(text));
      expect(handed.id).toBe((await takenWell(text, storedGame.game)).id);
    },
  );

  test('in which an event is refused says which, and why', async () => {
    const events = [
      { type: 'move', path: ['b1', 'b2'] },
      { type: 'move', path: ['e9', 'e5'] },
    ];
    const { refused } = verdict('kingdom', { ...KINGDOM, events });
    expect(await readTranscriptText(JSON.stringify({ ...KINGDOM, events }), 'kingdom')).toEqual({
      why: 'refused',
      event: 2,
      because: refused?.because,
    });
  });

  test.each([
    ['a field that makes no sense', { ...KINGDOM, events: [{ type: 'move', path: ['b1', 'z9'] }] }, 'events[0].path[1]'],
    ['a field that nobody knows', { ...KINGDOM, events: [], more: 1 }, 'more'],
    ['a set-up that the box does not allow', { ...KINGDOM, setup: { white: 'cat' }, events: [] }, 'setup.white'],
    ['nobody at the table', { ...KINGDOM, players: [], events: [] }, 'players'],
  ])('with %s says where', async (_, transcript, path) => {
    expect(await readTranscriptText(JSON.stringify(transcript), 'kingdom')).toMatchObject({ why: 'field', path });
  });

  test('is none where it is something else', () => {
    for (const text of ['', 'hello', '[]', '{}', 'null', '{"format":"regent-verdict/1"}']) expect(parseGameText(text)).toBeUndefined();
  });

  test('keeps the choice of every agreement', async () => {
    const { record } = await takenWell(JSON.stringify({ ...KINGDOM, events: [] }), 'kingdom');
    expect(record.setup.agreements).toEqual(laidOut(record).setup.agreements);
  });
});

test('a copied game comes in with all of its log', async () => {
  const [one] = savedHistory(1);
  if (one === undefined) throw new Error('no game');
  const { game, rules, players, setup } = one.game;
  const text = JSON.stringify({ format: 'regent-game/1', game, rules, players, setup, entries: one.entries });
  const { record, played } = await takenWell(text, game);
  expect(record.entries).toEqual(one.entries);
  expect(played).toBe(one.entries.at(-1)?.at);
  expect(transcriptOf(record)).toEqual(transcriptOf(JSON.parse(text)));
  expect(readRecord(record)).toEqual(record);
  expect(await readTranscriptText(text.replace('"kind":"happened"', '"kind":"dreamt"'), game)).toEqual({ why: 'unreadable' });
});
