import { describe, expect, test } from 'vitest';
import { createResultOnlyGame, noonOf } from '#exchange/past-result';
import { createPlay, formatPlayFile, playLink } from '#exchange/sheets/bg-stats';
import { formatCsv } from '#exchange/sheets/csv';
import { gameRows, lineRows, resultRows } from '#exchange/sheets/sheet-rows';
import { findStartingPlayers } from '#exchange/sheets/starting-players';
import { pointsOf } from '#law/score';
import { manifestOf } from '#registry';
import { hasNoPoints } from '#screens/game/describe-result';
import { createPersonFinder } from '#screens/memory/memory-people';
import { isInputError } from '#session/formats/input-error';
import { openTable, stateOf } from '#session/log/table';
import type { GameWithLog } from '#store/records/contents';
import { playingMinutes } from '#store/records/playing-time';
import { en } from '#text/exchange/en';
import { savedGame, savedHistory } from '../../saved-games';
import { gameOf, people } from '../../transcripts';
import { createContents } from '../device-contents';

const titleOf = (game: string): string => manifestOf(game)?.title ?? game;
const personIn = createPersonFinder([]);
const words = { text: en.sheet, titleOf, hasNoPoints, personIn, startingPlayers: new Map<string, string>() };
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
      const points = pointsOf(table.setup.players, table.game.law.lines(stateOf(table).position));
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
  const log = [hour / 2, hour, 20 * hour, 20.5 * hour].map((at) => ({ kind: 'happened' as const, at }));
  expect(playingMinutes({ startedAt: 0 }, log)).toBe(90);
  expect(playingMinutes({ startedAt: 0, minutes: 45 }, log)).toBe(45);
});

test('a correction after the last move leaves the duration of a game alone', () => {
  const minute = 60_000;
  const played = [
    { kind: 'happened' as const, at: minute },
    { kind: 'correct' as const, at: 9 * minute },
  ];
  expect(playingMinutes({ startedAt: 0 }, played)).toBe(1);
});

test('a duration that nobody knows is none', () => {
  expect(playingMinutes({ startedAt: 0 }, [])).toBeUndefined();
  expect(playingMinutes({ startedAt: 1000 }, [{ kind: 'happened', at: 0 }])).toBeUndefined();
});

describe('a result that was entered by hand', () => {
  const players = people('ana', 'ben', 'cat');
  const game = createResultOnlyGame('x', {
    game: 'kings-gate',
    players,
    points: { ana: 30, cat: 0 },
    winner: 'ana',
    played: noonOf(new Date(2026, 4, 1, 20, 30).getTime()),
    place: '',
  });
  const cellsOf = (names: readonly string[], rows: readonly (readonly unknown[])[], ...columns: readonly string[]) =>
    rows.slice(1).map((row) => columns.map((column) => row[names.indexOf(column)]));

  test('leaves points, places and a duration that nobody knows empty in the sheets, and has no time of day', () => {
    const all = [{ game, entries: [] }];
    expect(cellsOf(en.sheet.games, gameRows(all, words), 'Date', 'Minutes')).toEqual([['2026-05-01', undefined]]);
    expect(cellsOf(en.sheet.results, resultRows(all, words), 'Player', 'Rank', 'Points')).toEqual([
      ['Ana', 1, 30],
      ['Cat', undefined, 0],
      ['Ben', undefined, undefined],
    ]);
  });

  test('names no score and no duration in BG Stats where nobody entered them, and seats people as they sat', () => {
    const play = createPlay(game, [], { title: '', personIn });
    expect(play).not.toHaveProperty('durationMin');
    expect(JSON.parse(formatPlayFile([play])).plays[0]).not.toHaveProperty('durationMin');
    expect(play.playDate).toBe('2026-05-01');
    expect(play.players.map(({ name, score }) => [name, score])).toEqual([
      ['Ana', 30],
      ['Ben', undefined],
      ['Cat', 0],
    ]);
    const [inFile] = JSON.parse(formatPlayFile([play])).plays;
    expect(inFile.playerScores.map(({ score, seatOrder }: { score: string; seatOrder: number }) => [score, seatOrder])).toEqual([
      ['30', 0],
      ['', 1],
      ['0', 2],
    ]);
  });
});

describe('people who turned out to be one', () => {
  const merged = [
    { id: 'ana', name: 'Ana', lastPlayed: 0 },
    { id: 'anna', name: 'Anna', lastPlayed: 0, mergedInto: 'ana' },
  ];
  const game = (...ids: readonly string[]) =>
    createResultOnlyGame('x', { game: 'kings-gate', players: people(...ids), points: {}, winner: ids[0], played: 0, place: '' });

  test('are one in every sheet and in BG Stats, by their one name', () => {
    const finder = createPersonFinder(merged);
    const all = [{ game: game('anna', 'ben'), entries: [] }];
    const context = { ...words, personIn: finder };
    expect(resultRows(all, context)[1]?.slice(3, 5)).toEqual(['ana', 'Ana']);
    expect(gameRows(all, context)[1]).toEqual(expect.arrayContaining(['Ana, Ben', 'Ana']));
    expect(createPlay(game('anna', 'ben'), [], { title: '', personIn: finder }).players[0]).toMatchObject({
      name: 'Ana',
      sourcePlayerId: 'ana',
    });
  });

  test('stay apart at a table where one would sit twice', () => {
    const { players } = createPlay(game('ana', 'anna'), [], { title: '', personIn: createPersonFinder(merged) });
    expect(players.map(({ name, sourcePlayerId }) => [name, sourcePlayerId])).toEqual([
      ['Ana', 'ana'],
      ['Anna', 'anna'],
    ]);
  });
});

describe('BG Stats', () => {
  const finishedGame = (game: string): GameWithLog => {
    const found = savedHistory(8).find((each) => each.game.game === game);
    if (found === undefined) throw new Error(game);
    return { ...found, game: { ...found.game, note: 'a & b', place: 'chez Zoé', played: new Date(2026, 4, 1, 9, 5, 7).getTime() } };
  };
  const play = (game: string) => {
    const { game: storedGame, entries } = finishedGame(game);
    return {
      storedGame,
      play: createPlay(storedGame, entries, {
        title: titleOf(game),
        bggId: manifestOf(game)?.bggId,
        hasNoPoints: hasNoPoints(game),
        startingPlayer: storedGame.players[0]?.id,
        personIn,
      }),
    };
  };

  test('a play says all that BG Stats asks, in its own kinds', () => {
    const { storedGame, play: gamePlay } = play('kings-gate');
    expect(gamePlay).toMatchObject({
      sourceName: 'Regent',
      playDate: '2026-05-01 09:05:07',
      comments: 'a & b',
      location: 'chez Zoé',
      board: '',
      game: { name: 'King’s Gate', sourceGameId: 'kings-gate', bggId: 4753, highestWins: true, noPoints: false },
    });
    const found = gamePlay.players.map(({ sourcePlayerId, score, rank }) => ({ player: sourcePlayerId, points: score, rank }));
    expect(found).toEqual(storedGame.players.map(({ id }) => storedGame.result?.standings.find(({ player }) => player === id)));
    for (const { winner, startPlayer, rank } of gamePlay.players) expect([winner, typeof startPlayer]).toEqual([rank === 1, 'boolean']);
    expect(gamePlay.players.filter(({ startPlayer }) => startPlayer)).toHaveLength(1);
  });

  test('Kingdom is played without points: nobody has any, in BG Stats and in the sheets', () => {
    const kingdom = finishedGame('kingdom');
    expect(play('kingdom').play.game.noPoints).toBe(true);
    for (const player of play('kingdom').play.players) expect(player).not.toHaveProperty('score');
    const points = en.sheet.results.indexOf('Points');
    expect(
      resultRows([kingdom], words)
        .slice(1)
        .map((row) => row[points]),
    ).toEqual([undefined, undefined]);
  });

  test.each([
    ['kings-gate', 4753],
    ['kings-tricktakers', 378889],
    ['kingdom-builder', 107529],
    ['kingdom', undefined],
  ])('%s is number %s at BoardGameGeek', (game, number) => {
    const gamePlay = play(game).play;
    expect(gamePlay.game.bggId).toBe(number);
    expect('bggId' in gamePlay.game).toBe(number !== undefined);
  });

  test('the same game is always the same play, and another one another', () => {
    const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
    const idOf = (id: string) => createPlay({ ...finishedGame('kingdom').game, id }, [], { title: '', personIn }).sourcePlayId;
    const ids = ['seed-0', 'seed-1', '6f0c2d7e-55a5-4d0c-9a43-0c0b5f1f5a11', '6f0c2d7e55a54d0c9a430c0b5f1f5a11'].map(idOf);
    for (const id of ids) expect(id).toMatch(uuid);
    expect(new Set(ids).size).toBe(4);
    expect(idOf('seed-0')).toBe(ids[0]);
    expect(ids[2]).toBe('6f0c2d7e-55a5-4d0c-9a43-0c0b5f1f5a11');
  });

  test('the link carries the play whole', () => {
    const { play: gamePlay } = play('kingdom');
    const link = new URL(playLink(gamePlay));
    expect(link.origin + link.pathname).toBe('https://app.bgstatsapp.com/createPlay.html');
    expect(JSON.parse(link.searchParams.get('data') ?? '')).toEqual(gamePlay);
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
