import { describe, expect, test } from 'vitest';
import { playingMinutes } from '#exchange/local-dates';
import { createPlay, formatPlayFile, playLink } from '#exchange/sheets/bg-stats';
import { formatCsv } from '#exchange/sheets/csv';
import { gameRows, lineRows, resultRows } from '#exchange/sheets/sheet-rows';
import { findStartingPlayers } from '#exchange/sheets/starting-players';
import { pointsOf } from '#law/score';
import { manifestOf } from '#registry';
import { isInputError } from '#session/formats/input-error';
import { openTable, standOf } from '#session/log/table';
import type { WholeGame } from '#store/records/contents';
import { en } from '#text/exchange/en';
import { savedGame, savedHistory } from '../saved-games';
import { gameOf, people } from '../transcripts';
import { createContents } from './device-contents';

const titleOf = (game: string): string => manifestOf(game)?.title ?? game;
const words = { text: en.sheet, titleOf, startingPlayers: new Map<string, string>() };
const [header = []] = [en.sheet.games];

/** A file of cells as a spreadsheet reads it. */
function cells(csv: string, separator = ','): readonly (readonly string[])[] {
  expect(csv.startsWith('\ufeff')).toBe(true);
  const rows: string[][] = [[]];
  let [cell, quoted] = ['', false];
  for (const sign of csv.slice(1).replaceAll('""', '\u0000')) {
    if (sign === '"') quoted = !quoted;
    else if (!quoted && (sign === separator || sign === '\n')) {
      rows.at(-1)?.push(cell.replace(/\r$/, '').replaceAll('\u0000', '"'));
      cell = '';
      if (sign === '\n') rows.push([]);
    } else cell += sign;
  }
  return rows.slice(0, -1);
}

describe('a sheet', () => {
  test('comes back cell by cell, whatever is written in it', () => {
    const rows = [
      ['a', 'Ben, "the" King', 'two\r\nlines', ' spaced ', ''],
      ['é', 'semi;colon', 'tab\there', 'plain', '-'],
    ];
    expect(cells(formatCsv(rows, ','))).toEqual([rows[0], ['é', 'semi;colon', 'tab\there', 'plain', "'-"]]);
    expect(cells(formatCsv(rows, ';'), ';')).toEqual([rows[0], ['é', 'semi;colon', 'tab\there', 'plain', "'-"]]);
    expect(formatCsv([['x']], ',')).toBe('\ufeffx\r\n');
  });

  test.each(['=1+1', '+49', '-2', '@home', '\t=1', ' =1', '＝1'])('%j stays a text', (text) => {
    expect(cells(formatCsv([[text]], ','))).toEqual([[`'${text}`]]);
  });

  test('figures stay figures, below nought as well', () => {
    expect(formatCsv([[-3, 0, 12, undefined]], ',')).toBe('\ufeff-3,0,12,\r\n');
  });

  test('of games has a row for each that is not in the bin, with who won', () => {
    const { games } = createContents(6);
    const rows = gameRows(games, words);
    expect(rows[0]).toEqual(header);
    expect(rows).toHaveLength(1 + 5);
    const first = rows.find(([id]) => id === 'seed-0');
    expect(first).toEqual(expect.arrayContaining(['seed-0', 'the attic', 'late, "very" late', 'finished']));
    expect(rows.every((row) => row.length === header.length)).toBe(true);
  });

  test('of results has a row for each player of each finished game', () => {
    const games = savedHistory(6);
    const rows = resultRows(games, words);
    expect(rows).toHaveLength(1 + games.reduce((sum, { game }) => sum + (game.result?.standings.length ?? 0), 0));
    expect(rows.every((row) => row.length === en.sheet.results.length)).toBe(true);
    const winners = rows.slice(1).filter((row) => row.at(-1) === 1);
    expect(winners).toHaveLength(games.reduce((sum, { game }) => sum + game.summary.winners.length, 0));
  });

  test.each([
    ['kingdom', { white: 'ben' }],
    ['kings-gate', { record: 'table', first: 'ben', colours: { ana: ['red', 'blue'], ben: ['yellow', 'green'] } }],
  ])('says who began a game of %s', async (id, setup) => {
    const { game, entries } = savedGame({ game: id, players: people('ana', 'ben'), setup, events: [] });
    const standings = ['ana', 'ben'].map((player) => ({ player, rank: 1, points: 0 }));
    const games = [{ game: { ...game, result: { standings, rules: 1 } }, entries }];
    const about = { ...words, startingPlayers: await findStartingPlayers(games, manifestOf) };
    expect(gameRows(games, about)[1]?.[en.sheet.games.indexOf('Began')]).toBe('Ben');
    expect(resultRows(games, about).map((row) => row[en.sheet.results.indexOf('Began')])).toEqual(['Began', 0, 1]);
  });

  test('says nothing of who began where nobody knows', () => {
    const [one] = savedHistory(1);
    const rows = resultRows(one === undefined ? [] : [one], words).slice(1);
    expect(rows.map((row) => row[en.sheet.results.indexOf('Began')])).toEqual(rows.map(() => undefined));
  });

  test('of score lines adds up to the points of every player, with the rule of each line', async () => {
    const games = savedHistory(4);
    const rows = (await lineRows(games, manifestOf, 'en', words, () => undefined)).slice(1);
    for (const { game, entries } of games) {
      const table = openTable(gameOf(game.game), game, entries);
      if (isInputError(table)) throw new Error(table.code);
      const points = pointsOf(table.setup.players, table.game.law.lines(standOf(table).position));
      for (const [player, sum] of Object.entries(points)) {
        const own = rows.filter(([id, , , who]) => id === game.id && who === player);
        expect(own.reduce((total, [, , , , , figure]) => total + Number(figure), 0)).toBe(sum);
      }
    }
    expect(rows.every(([, , , , , , rule, why]) => rule !== '' && why !== '' && why !== rule)).toBe(true);
  });
});

test('a game takes as long as it was played, without the night between', () => {
  const hour = 3_600_000;
  const log = [{ at: hour / 2 }, { at: hour }, { at: 20 * hour }, { at: 20.5 * hour }];
  expect(playingMinutes({ startedAt: 0 }, log)).toBe(90);
  expect(playingMinutes({ startedAt: 1000 }, [{ at: 0 }])).toBe(0);
  expect(playingMinutes({ startedAt: 0, minutes: 45 }, log)).toBe(45);
});

describe('BG Stats', () => {
  const finished = (game: string): WholeGame => {
    const found = savedHistory(8).find((each) => each.game.game === game);
    if (found === undefined) throw new Error(game);
    return { ...found, game: { ...found.game, note: 'a & b', place: 'chez Zoé', played: new Date(2026, 4, 1, 9, 5, 7).getTime() } };
  };
  const play = (game: string) => {
    const { game: info, entries } = finished(game);
    return {
      info,
      play: createPlay(info, entries, { title: titleOf(game), bggId: manifestOf(game)?.bggId, startingPlayer: info.players[0]?.id }),
    };
  };

  test('a play says all that BG Stats asks, in its own kinds', () => {
    const { info, play: told } = play('kings-gate');
    expect(told).toMatchObject({
      sourceName: 'Regent',
      playDate: '2026-05-01 09:05:07',
      comments: 'a & b',
      location: 'chez Zoé',
      board: '',
      game: { name: 'King’s Gate', sourceGameId: 'kings-gate', bggId: 4753, highestWins: true, noPoints: false },
    });
    expect(told.players.map(({ sourcePlayerId, score, rank }) => ({ player: sourcePlayerId, points: score, rank }))).toEqual(
      info.result?.standings,
    );
    for (const { winner, startPlayer, rank } of told.players) expect([winner, typeof startPlayer]).toEqual([rank === 1, 'boolean']);
    expect(told.players.filter(({ startPlayer }) => startPlayer)).toHaveLength(1);
  });

  test.each([
    ['kings-gate', 4753],
    ['kings-tricktakers', 378889],
    ['kingdom-builder', 107529],
    ['kingdom', undefined],
  ])('%s is number %s at BoardGameGeek', (game, number) => {
    const told = play(game).play;
    expect(told.game.bggId).toBe(number);
    expect('bggId' in told.game).toBe(number !== undefined);
  });

  test('the same game is always the same play, and another one another', () => {
    const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
    const idOf = (id: string) => createPlay({ ...finished('kingdom').game, id }, [], { title: '' }).sourcePlayId;
    const ids = ['seed-0', 'seed-1', '6f0c2d7e-55a5-4d0c-9a43-0c0b5f1f5a11', '6f0c2d7e55a54d0c9a430c0b5f1f5a11'].map(idOf);
    for (const id of ids) expect(id).toMatch(uuid);
    expect(new Set(ids).size).toBe(4);
    expect(idOf('seed-0')).toBe(ids[0]);
    expect(ids[2]).toBe('6f0c2d7e-55a5-4d0c-9a43-0c0b5f1f5a11');
  });

  test('the link carries the play whole', () => {
    const { play: told } = play('kingdom');
    const link = new URL(playLink(told));
    expect(link.origin + link.pathname).toBe('https://app.bgstatsapp.com/createPlay.html');
    expect(JSON.parse(link.searchParams.get('data') ?? '')).toEqual(told);
  });

  test('a file has every player, place and game once, and its plays lead to them', () => {
    const plays = ['kings-gate', 'kingdom', 'kings-gate'].map((game) => play(game).play);
    const file = JSON.parse(formatPlayFile(plays));
    expect(file.games.map(({ name }: { name: string }) => name)).toEqual(['King’s Gate', 'Kingdom']);
    expect(file.games[1]).not.toHaveProperty('bggId');
    expect(file.locations).toHaveLength(1);
    expect(file.plays).toHaveLength(3);
    const names = new Map(file.players.map(({ id, name }: { id: number; name: string }) => [id, name]));
    expect(file.plays[1].playerScores.map(({ playerRefId }: { playerRefId: number }) => names.get(playerRefId))).toEqual(
      plays[1]?.players.map(({ name }) => name),
    );
    expect(file.plays[0].playerScores[0]).toMatchObject({ score: String(plays[0]?.players[0]?.score), newPlayer: false });
  });
});
