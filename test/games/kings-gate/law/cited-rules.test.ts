import { describe, expect, test } from 'vitest';
import { game } from '#games/kings-gate/game';
import { sumOf } from '#games/kings-gate/law/board';
import { citeBesideViolation, citeForTotals } from '#games/kings-gate/law/cited-rules';
import { allLines } from '#games/kings-gate/law/score-sheet';
import { brokenRules } from '#law/ruling';
import { pointsOf } from '#law/score';
import { isInputError } from '#session/formats/input-error';
import { readEvent } from '#session/formats/read-game-data';
import { createRandom } from '../../../seeded-random';
import {
  conjure,
  DANGEROUS,
  dragon,
  endTurn,
  locate,
  PALACE_FILLED,
  pickEvent,
  placeTile,
  play,
  playAll,
  renumberLocation,
  secondLocation,
  setupAt,
  startTable,
  type Table,
  tableHolding,
  tally,
  withCharacters,
  withGround,
} from './tables';

function rulingOn({ position }: Table, raw: object) {
  const event = readEvent(game, setupAt(position), raw);
  if (isInputError(event)) throw new Error(JSON.stringify(event));
  return { event: event.value, ruling: game.law.judge(position, event.value) };
}

/** The rules that an event which stands rests on, in their order. */
function behind(table: Table, raw: object): readonly string[] {
  const { ruling } = rulingOn(table, raw);
  expect(ruling.isLegal).toBe(true);
  return ruling.reasons.map(({ rule }) => rule.replace('kg.', ''));
}

const king = playAll(tableHolding(['king', 'merchant'], { copy: withGround(2, 'safe') }), [
  placeTile(2, [2, 2], { character: 'king' }),
  endTurn,
]);
const two = { players: ['ana', 'ben'] };
const locating = playAll(startTable(), PALACE_FILLED);

describe('a legal event names the rules that allow and decide it, in order', () => {
  test.each<[string, Table, object, readonly string[]]>([
    ['a free space on safe ground', startTable(), placeTile(2, [0, -1]), ['place.adjacent', 'place.safe']],
    ['a free space on dangerous ground', secondLocation(DANGEROUS), placeTile(2, [2, 2]), ['place.adjacent']],
    ['a smaller tile covered', secondLocation(DANGEROUS), placeTile(4, [2, 1]), ['place.greater']],
    ['where a King stands', king, placeTile(2, [2, 3]), ['character.king', 'place.adjacent']],
    [
      'with the King, who turns the ground at once',
      tableHolding(['king'], { copy: withGround(2, 'safe') }),
      placeTile(4, [2, 1], { character: 'king' }),
      ['character.king', 'place.greater', 'character.on-placement'],
    ],
    [
      'the Guildmaster onto a tile',
      tableHolding(['guildmaster'], DANGEROUS),
      placeTile(1, [2, 1], { character: 'guildmaster' }),
      ['character.guildmaster', 'place.greater', 'character.on-placement'],
    ],
    [
      'the Guildmaster onto a free space',
      tableHolding(['guildmaster'], DANGEROUS),
      placeTile(1, [2, 2], { character: 'guildmaster' }),
      ['place.adjacent', 'character.on-placement', 'character.guildmaster'],
    ],
    ['a dragon that eats', secondLocation(DANGEROUS), dragon([2, 1]), ['dragon.target', 'turn.pub-and-dragon']],
    ['a dragon that eats nothing', secondLocation(DANGEROUS), dragon([2, 2]), ['dragon.free-space', 'turn.pub-and-dragon']],
    [
      'the Sorceress',
      withCharacters(['king', 'sorceress']),
      conjure([2, 0], [2, 2]),
      ['character.sorceress', 'place.adjacent', 'place.safe'],
    ],
    ['the next location', locating, locate([0, 2]), ['locate.edge', 'locate.free', 'locate.by-last']],
    ['totals on a pad', startTable({ record: 'pad' }), tally(startTable({ record: 'pad' }), [3, 2, 1]), ['score.surrounded']],
    ['a correction by hand', startTable(), { type: 'adjust', by: 'ana', points: 1, reason: 'a token found' }, []],
  ])('the rules behind %s', (_, table, event, rules) => {
    expect(behind(table, event)).toEqual(rules);
  });

  test('a location laid beside the King names the King', () => {
    const { position } = locating;
    const [corner] = Object.entries(position.board.tiles).filter(([at]) => at === '2,1');
    if (corner === undefined) throw new Error('a tile lies there');
    const tiles = { ...position.board.tiles, '2,1': { ...corner[1], character: 'king' as const } };
    const crowned = game.flow.stateIn('locating', { ...position, board: { ...position.board, tiles } });
    expect(behind(crowned, locate([0, 2]))).toEqual(['locate.edge', 'locate.free', 'locate.by-last', 'character.king']);
  });
});

describe('the end of a turn names the limits it kept to', () => {
  test.each<[string, Table, readonly object[], readonly string[]]>([
    ['houses', startTable(), [placeTile(1, [0, -1]), placeTile(1, [1, -1])], ['turn.one-big']],
    ['a pub alone', startTable(), [placeTile(0, [0, -1])], ['turn.pub-and-dragon']],
    ['a barracks and a dragon', startTable(), [placeTile(3, [0, -1]), dragon([1, -1])], ['turn.one-big', 'turn.pub-and-dragon']],
    ['at the Graveyard', renumberLocation(4, secondLocation()), [placeTile(4, [2, 2]), placeTile(2, [2, 3])], ['location.graveyard']],
    ['a house at the Garrison', renumberLocation(6, secondLocation()), [placeTile(1, [2, 2])], ['location.garrison', 'turn.one-big']],
    ['no house at the Garrison', renumberLocation(6, secondLocation()), [placeTile(4, [2, 2])], ['turn.one-big']],
    [
      'a character',
      tableHolding(['merchant']),
      [placeTile(2, [2, 2], { character: 'merchant' })],
      ['turn.one-big', 'character.on-placement', 'character.merchant'],
    ],
    ['the Sorceress', withCharacters(['king', 'sorceress']), [conjure([2, 0], [2, 2])], ['turn.one-big', 'character.sorceress']],
    [
      'the Sorceress beside a pub',
      withCharacters(['king', 'sorceress']),
      [placeTile(0, [2, 3]), conjure([2, 0], [2, 2])],
      ['turn.one-big', 'turn.pub-and-dragon', 'character.sorceress'],
    ],
    [
      'both colours of one player',
      startTable(two),
      [placeTile(1, [0, -1], { colour: 'yellow' }), placeTile(1, [1, -1], { colour: 'green' })],
      ['turn.one-big', 'two.colours'],
    ],
    [
      'one colour of two',
      startTable(two),
      [placeTile(1, [0, -1], { colour: 'yellow' }), placeTile(1, [1, -1], { colour: 'yellow' })],
      ['turn.one-big'],
    ],
  ])('the limits kept by %s', (_, table, events, rules) => {
    expect(behind(playAll(table, events), endTurn)).toEqual([...rules, 'turn.at-least-one']);
  });
});

describe('beside what a refusal breaks', () => {
  const beside = (table: Table, raw: object): readonly string[] => {
    const { event, ruling } = rulingOn(table, raw);
    if (event.type !== 'locate' && event.type !== 'place') throw new Error('not asked here');
    return citeBesideViolation(table.position, event, brokenRules(ruling)).map(({ rule }) => rule);
  };

  test('the King and the Guildmaster are named where a landing is refused, nobody where it is something else', () => {
    expect(beside(playAll(king, [placeTile(2, [2, 3]), endTurn]), placeTile(2, [2, 1]))).toEqual(['kg.character.king']);
    expect(beside(tableHolding(['guildmaster'], DANGEROUS), placeTile(0, [2, 1], { character: 'guildmaster' }))).toEqual([
      'kg.character.guildmaster',
    ]);
    expect(beside(king, placeTile(2, [2, 3], { by: 'ana' }))).toEqual([]);
  });

  test('the player of the last tile is named where another lays the location', () => {
    expect(beside(locating, locate([0, 2], 'across', { by: 'ben' }))).toEqual(['kg.locate.by-last']);
    expect(beside(locating, locate([20, 20], 'across', { by: 'ben' }))).toEqual(['kg.locate.by-last']);
    expect(beside(locating, locate([20, 20]))).toEqual([]);
  });
});

describe('the rules behind the totals of a location', () => {
  const totals = (...characters: readonly ('bishop' | 'guildmaster')[]) => {
    const houses = characters.map((character, at) => placeTile(1, [2, 2 + at], { character }));
    return citeForTotals(playAll(tableHolding(['bishop', 'guildmaster']), houses).position).map(({ rule }) => rule.replace('kg.', ''));
  };

  test('name the Bishop, or the Guildmaster where no Bishop overrides him', () => {
    expect(totals()).toEqual(['score.total']);
    expect(totals('bishop')).toEqual(['score.total', 'character.bishop']);
    expect(totals('guildmaster')).toEqual(['score.total', 'character.guildmaster']);
    expect(totals('bishop', 'guildmaster')).toEqual(['score.total', 'character.bishop']);
  });
});

describe('a scoring adds up', () => {
  test('tile by tile, the Guildmaster’s two more, every tile 1 beside a Bishop', () => {
    const filling = [placeTile(1, [2, 3]), placeTile(1, [1, 3]), placeTile(1, [0, 3]), placeTile(1, [-1, 3]), placeTile(1, [-1, 2])];
    const adds = (character: 'guildmaster' | 'bishop') => {
      const table = playAll(tableHolding([character], { copy: { tiles: { 1: 12 } } }), [...filling, placeTile(1, [2, 2], { character })]);
      const [, scored] = table.position.scored;
      return scored?.ranked.map(({ colour, total, additions }) => [colour, total, additions.map((each) => each.adds)]);
    };
    expect(adds('guildmaster')).toEqual([
      ['blue', 10, [1, 1, 1, 3, 1, 1, 1, 1]],
      ['red', 2, [2]],
      ['green', 1, [1]],
    ]);
    expect(adds('bishop')).toEqual([
      ['blue', 8, [1, 1, 1, 1, 1, 1, 1, 1]],
      ['green', 1, [1]],
      ['red', 1, [1]],
    ]);
  });

  test('in every game additions make the totals, ranks make the lines, lines make the points', () => {
    let seen = 0;
    for (let seed = 1; seed <= 12; seed += 1) {
      const from = createRandom(seed);
      let table = startTable({ players: ['ana', 'ben', 'cat', 'dan'].slice(0, 2 + (seed % 3)), agreements: { debt: 'negative' } });
      while (!table.isFinished) table = play(table, [pickEvent(table, from)]).table;
      const { players, scored, sheet } = table.position;
      for (const { ranked, lines } of scored) {
        for (const { player, total, additions, prize, loss } of ranked) {
          expect(additions.length === 0 ? undefined : sumOf(additions)).toBe(total);
          expect(prize === 0 || total !== undefined).toBe(true);
          seen += additions.length;
          expect(players).toContain(player);
          expect(loss === 0 || lines.some((line) => line.player === player && line.points === -loss)).toBe(true);
        }
        const brought = players.map((id) =>
          ranked.filter(({ player }) => player === id).reduce((sum, { prize, loss }) => sum + prize - loss, 0),
        );
        expect(Object.values(pointsOf(players, lines))).toEqual(brought);
      }
      expect(
        pointsOf(
          players,
          scored.flatMap(({ lines }) => lines),
        ),
      ).toEqual(sheet.points);
      expect(allLines(sheet)).toEqual(scored.flatMap(({ lines }) => lines));
    }
    expect(seen).toBeGreaterThan(100);
  });
});

describe('what cannot be goes no further', () => {
  test('a tile that the Sorceress cannot take is judged by nothing else, whoever asks', () => {
    const table = withCharacters(['king', 'sorceress']);
    const broken = (raw: object) => brokenRules(rulingOn(table, raw).ruling).map(({ rule }) => rule);
    expect(broken(conjure([2, 1], [20, 20]))).toEqual(['kg.character.sorceress']);
    expect(broken(conjure([2, 1], [20, 20], { by: 'cat' }))).toEqual(['kg.turn.order', 'kg.character.held', 'kg.character.sorceress']);
  });

  test.each<[string, Table, object]>([
    ['a tile', startTable(), placeTile(2, [9, 9])],
    ['a dragon', startTable(), dragon([9, 9])],
    ['the Sorceress', startTable(), conjure([9, 9], [0, -1])],
    ['the end of an empty turn', startTable(), endTurn],
    ['a location', locating, locate([20, 20])],
    ['a total of a colour that nobody plays', startTable({ record: 'pad' }), { type: 'tally', totals: { yellow: 1 }, last: 'ana' }],
  ])('the machine itself stays where it is: %s', (_, table, raw) => {
    expect(game.flow.step(table, raw as Parameters<typeof game.flow.step>[1])).toBe(table);
  });
});
