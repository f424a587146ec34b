import { expect, test } from 'vitest';
import { law } from '#games/kings-tricktakers/law/index';
import { ruleOrder } from '#games/kings-tricktakers/law/rules';
import { stateAfter } from './random-games';

/** A rule a line, in the order of the rulebook; a star where a table may let it go. */
const RULES = `
kt.flow.rounds
kt.company.shape
kt.company.keep-set *
kt.company.not-again *
kt.draft.order
kt.bet.one-character *
kt.bet.round-three *
kt.bet.own
kt.bet.diplomat *
kt.ally.after-bets
kt.queen.revive *
kt.trick.order
kt.trick.assassin
kt.card.exists
kt.trick.follow
kt.trick.leading-colour
kt.king.card *
kt.king.once *
kt.queen.once *
kt.queen.yellow
kt.queen.blue
kt.queen.green *
kt.queen.black
kt.queen.white
kt.character.rebel
kt.character.oppressor
kt.character.hermit
kt.trick.winner
kt.score.tricks
kt.score.bet
kt.score.devil-bet
kt.score.gambler
kt.score.hermit
kt.score.berserker
kt.score.assassin
kt.score.healer
kt.score.collector
kt.score.devil
kt.score.jack
kt.score.king
kt.score.king-unplayed
kt.score.diplomat
kt.pad.sum
kt.end.winner`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

test('the law lists the rules in order, and those that a table may let go', () => {
  expect(law.rules).toEqual(RULES.map(([rule]) => rule));
  expect([...law.waivableRules]).toEqual(RULES.filter(([, star]) => star === '*').map(([rule]) => rule));
  expect(RULES.map(([rule = '']) => ruleOrder(rule))).toEqual(RULES.map((_, at) => at));
  expect(ruleOrder('adjust')).toBe(RULES.length);
});

test('the law lists the agreements, the default first', () => {
  expect(law.agreements).toEqual({
    'two-card-bet': ['any', 'all'],
    'oppressor-reach': ['own', 'everyone'],
    debt: ['negative', 'floor'],
  });
});

test('what is agreed on the way changes the agreements and nothing else', () => {
  const { position } = stateAfter(3, [{ type: 'adjust', by: 'ana', points: -2, reason: 'tea' }]);
  const chosen = { 'two-card-bet': 'all', 'oppressor-reach': 'everyone', debt: 'floor' } as const;
  expect(law.withAgreements?.(position, chosen)).toEqual({ ...position, agreements: chosen });
});

test('two to five play; beginning, naming the opener and a round of the pad are about nobody', () => {
  expect(law.seats).toEqual({ least: 2, most: 5 });
  expect([...law.playerlessTypes].sort()).toEqual(['begin', 'opener', 'round']);
});
