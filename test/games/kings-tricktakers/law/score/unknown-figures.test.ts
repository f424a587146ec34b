import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { game } from '#games/kings-tricktakers/game';
import { BETS_BY_TRICKS, type BoxFigures, SETS } from '#games/kings-tricktakers/law/box';
import { adjust, law } from '#games/kings-tricktakers/law/index';
import { linesOf, type Position, type Setup } from '#games/kings-tricktakers/law/position';
import { certaintyOf, contest, decidingFigures, placingFigures } from '#games/kings-tricktakers/law/score/contest';
import { certainLine, rangeOf } from '#games/kings-tricktakers/law/score/point-ranges';
import { scoreGrid } from '#games/kings-tricktakers/table/score-grid';
import { certainPlaces, isExact, pointsOf, type Range } from '#law/score';
import { linesOf as linesIn, lineRange as rangeOfLine, rowPoints, rowRange } from '#screens/table/grid-rows';
import { lineSentence } from '#session/sentences/reason-sentences';
import type { Language } from '#text/language';
import { createRandom, type SeededRandom } from '../../../../seeded-random';
import { gameOf, people } from '../../../../transcripts';
import { COPY, round, seats } from '../events';
import { randomGame, randomSetup, type Step, startGame, stateAfter } from '../random-games';

/** What is known, and for the others something. */
function each<K extends string, V>(keys: readonly K[], known: Readonly<Partial<Record<K, V | undefined>>> | undefined, value: () => V) {
  const all: Partial<Record<K, V>> = {};
  for (const key of keys) all[key] = known?.[key] ?? value();
  return all;
}

/** The places once every King has been read as well. A rank that is known earlier would tell another to open a trick. */
function placesWith(position: Position, from: SeededRandom) {
  const ranks = each(SETS, position.figures.ranks, (): readonly [number, number] => [from.below(9) + 1, from.below(9) + 5]);
  return law.standings({ ...position, figures: { ...position.figures, ranks } }).map(({ player, rank }) => ({ player, rank }));
}

/** A copy in which all that pays or costs has been read, and what was known is as it was. */
function filledIn(copy: BoxFigures, from: SeededRandom): BoxFigures {
  const side = () =>
    Object.fromEntries([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter(() => from.happens(0.4)).map((tricks) => [tricks, from.pick([0, 1, 5, 40])]));
  return {
    ...copy,
    queens: each(SETS, { blue: 2, green: 1, black: 1, ...copy.queens }, () => from.pick([0, 1, 3])),
    jacks: each(SETS, copy.jacks, side),
    bets: {
      gambler: { 0: 3, 2: 6 },
      assassin: { 2: 7 },
      ...each(
        BETS_BY_TRICKS.filter((card) => card !== 'gambler' && card !== 'assassin'),
        copy.bets,
        side,
      ),
      ...copy.bets,
    },
  };
}

/** The same game with another copy, as far as it can be: a Queen may have cost more than there was. */
function replayStates(setup: Setup, steps: readonly Step[]): readonly Step['state'][] {
  const states: Step['state'][] = [];
  let state = startGame(setup);
  for (const { event } of steps) {
    const next = game.flow.step(state, event);
    if (next === state) return states;
    state = next;
    states.push(state);
  }
  return states;
}

function expectWithin(points: number, { least, most }: Range): void {
  expect(points).toBeGreaterThanOrEqual(least);
  expect(points).toBeLessThanOrEqual(most);
}

/** The places that are shown. */
const placesTold = (position: Position, over: boolean) =>
  certainPlaces(law.standings(position), certaintyOf(position, over)).flatMap(({ player, rank }) =>
    rank === undefined ? [] : [{ player, rank }],
  );

/** Every figure of the score grid, and every line behind it, allows what it turns out to be. */
function expectGridWithin(shown: Step['state'], filled: Step['state']): void {
  const turnedOut = scoreGrid.rows?.(filled, 'en') ?? [];
  for (const row of scoreGrid.rows?.(shown, 'en') ?? []) {
    const same = turnedOut.find(({ key }) => key === row.key);
    for (const player of shown.position.players) {
      expectWithin(same === undefined ? 0 : rowPoints(same, player), rowRange(row, player));
      if (same === undefined || row.key === 'debt') continue;
      linesIn(same, player).forEach(({ line }, at) => {
        const open = linesIn(row, player)[at];
        if (open === undefined) throw new Error('a line more');
        expectWithin(line.points, rangeOfLine(open));
      });
    }
  }
}

describe('figures that nobody has read', () => {
  test('points lie in their range, and every place shown is the place taken, however they are filled in', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(2, 3, 4, 5), fc.boolean(), (seed, number, pad) => {
        const from = createRandom(seed);
        const setup = randomSetup(seats(number), from, pad ? 'pad' : 'table');
        const { steps, end } = randomGame(setup, from);
        const states = [...steps.slice(1).map(({ state }) => state), end];
        const { isSettled, contenders } = contest(end.position);
        const { leaders: certainlyFirst, unplaced } = certaintyOf(end.position, true);
        expect(certainlyFirst).toEqual(isSettled ? contenders : []);
        expect(decidingFigures(end.position).length > 0).toBe(!isSettled);
        expect(placingFigures(end.position).length > 0).toBe(isSettled && unplaced.length > 0);
        const shownAtTheEnd = placesTold(end.position, true);
        for (let way = 0; way < 6; way += 1) {
          const turnedOut = replayStates({ ...setup, copy: filledIn(setup.copy, from) }, steps);
          for (const [at, filled] of turnedOut.entries()) {
            const shown = states[at];
            if (shown === undefined || shown.position.sheet === states[at - 1]?.position.sheet) continue;
            const { players } = filled.position;
            const points = pointsOf(players, linesOf(filled.position));
            for (const player of players) expectWithin(points[player] ?? 0, rangeOf(shown.position, player));
            expectGridWithin(shown, filled);
            expect(placesWith(filled.position, from)).toEqual(expect.arrayContaining([...placesTold(shown.position, false)]));
          }
          const filled = turnedOut[steps.length - 1]?.position;
          if (filled === undefined) continue;
          const places = placesWith(filled, from);
          const winners = places.flatMap(({ player, rank }) => (rank === 1 ? [player] : []));
          if (isSettled) expect(winners.toSorted()).toEqual(contenders.toSorted());
          else expect(contenders).toEqual(expect.arrayContaining(winners));
          expect(places).toEqual(expect.arrayContaining([...shownAtTheEnd]));
        }
      }),
      { numRuns: 16 },
    );
  });

  const LINES = ['white devil* hermit healer', 'yellow oppressor* gambler rebel', 'blue gambler* berserker assassin'];
  const { oppressor: _, ...bets } = COPY.bets;
  const stateWithBox = (copy: BoxFigures, lines = LINES, debt: 'negative' | 'floor' = 'negative') =>
    stateAfter(3, [round(lines, [{ tricks: 1 }, { tricks: 3 }, { tricks: 1 }])], {
      record: 'pad',
      copy,
      agreements: { 'two-card-bet': 'any', 'oppressor-reach': 'own', debt },
    });
  const positionWithBox = (...told: Parameters<typeof stateWithBox>): Position => stateWithBox(...told).position;
  const sureIn = (position: Position, player: string, rule: string) => {
    const count = position.sheet?.last.count;
    const line = linesOf(position).find((each) => each.player === player && each.reason.rule === rule);
    return count && line && certainLine(count, line);
  };

  test('a bet side that nobody has read is neither met nor failed: devils and gamblers wait for it', () => {
    const position = positionWithBox({ ...COPY, bets });
    // Cleo's gambler failed with 1 trick; what became of Ben's oppressor with 3 nobody can say.
    expect(sureIn(position, 'ana', 'kt.score.devil-bet')).toEqual({
      range: { least: 3, most: 6 },
      dependsOn: [{ card: 'oppressor', tricks: 3 }],
    });
    expect(sureIn(position, 'ben', 'kt.score.gambler')).toEqual({
      range: { least: 0, most: 2 },
      dependsOn: [{ card: 'oppressor', tricks: 3 }],
    });
    expect(rangeOf(position, 'ben')).toEqual({ least: 0, most: Number.POSITIVE_INFINITY });
    expect(rangeOf(position, 'ana')).toEqual({ least: 3, most: 6 });
    expect(isExact(rangeOf(position, 'cleo'))).toBe(true);
    expect(decidingFigures(position)).toEqual([{ kind: 'bet', card: 'oppressor' }]);
    expect(contest(position)).toEqual({ isSettled: false, contenders: ['ana', 'ben'] });
    expect(contest(positionWithBox(COPY))).toEqual({ isSettled: true, contenders: ['ben'] });
  });

  test('the score grid says what a line hangs on', () => {
    const lines = scoreGrid.rows?.(stateWithBox({ ...COPY, bets }), 'en').flatMap((row) => row.lines) ?? [];
    const speaker = { game: gameOf('kings-tricktakers'), players: people('ana', 'ben', 'cleo') };
    const sentencesIn = (language: Language) =>
      lines.flatMap(({ line, modifiers = [] }) => modifiers.map(() => `${line.player}: ${lineSentence(speaker, line.reason, language)}`));
    const hangs = 'Depends on the bet side of the Oppressor (3 tricks), which is missing.';
    expect(lines.flatMap(({ modifiers = [] }) => modifiers.map(({ sentence }) => sentence))).toEqual([
      hangs,
      hangs,
      'It needed 0 tricks (3 points) or 2 tricks (6 points).',
    ]);
    expect(sentencesIn('en')).toEqual([
      'ana: Devil bet: 3 points for each other bet that failed.',
      'ben: Gambler: 2 points if the bet was met.',
      'cleo: Gambler bet with 1 trick.',
    ]);
    expect(
      sentencesIn('fr')
        .slice(0, 2)
        .map((each) => each.replace(/\s/gu, ' ')),
    ).toEqual(['ana: Pari du Diable : 3 points par autre pari manqué.', 'ben: Flambeur : 2 points si le pari est réussi.']);
  });

  test('before the end who leads for certain is first', () => {
    const adjustBy = (points: number) =>
      certaintyOf(adjust(positionWithBox({ ...COPY, bets }), { type: 'adjust', by: 'ben', points, reason: '' }), false);
    expect(adjustBy(0).leaders).toEqual([]);
    expect(adjustBy(6).leaders).toEqual([]);
    expect(adjustBy(7).leaders).toEqual(['ben']);
    expect(certaintyOf(positionWithBox(COPY), false)).toMatchObject({ leaders: ['ben'], unplaced: [] });
  });

  test('a side that two players were judged by in the same way leaves them as far apart as they were', () => {
    const same = ['white hermit* rebel healer', 'yellow rebel healer oppressor*', 'blue hermit* berserker assassin'];
    const { hermit: __, ...others } = COPY.bets;
    const known = positionWithBox({ ...COPY, bets: others }, same);
    expect(isExact(rangeOf(known, 'ana'))).toBe(false);
    // Cleo's berserker paid 2 as well.
    expect(contest(known).contenders).not.toContain('ana');
    expect(contest(positionWithBox({ ...COPY, bets: others }, same, 'floor')).contenders).toContain('ana');
  });

  test('a Queen that cost what nobody knows cost no more than there was', () => {
    const from = {
      round: 2,
      points: { ana: 5, ben: 0, cleo: 0 },
      sets: { ana: 'white', ben: 'yellow', cleo: 'blue' },
      kings: [],
      queens: ['ana'],
    } as const;
    const { position } = stateAfter(3, [round(LINES, [{ tricks: 1, revived: true }, { tricks: 3 }, { tricks: 1 }])], {
      record: 'pad',
      copy: { ...COPY, queens: {} },
      from,
    });
    expect(rangeOf(position, 'ana')).toEqual({ least: 3, most: 8 });
    expect(decidingFigures(position)).toEqual([{ kind: 'queen', card: 'white' }]);
  });
});
