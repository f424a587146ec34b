/** The rules of Kings Tricktakers by their fixed ids, in the order of the rulebook. */
export const rules = [
  'kt.flow.rounds',
  'kt.company.shape',
  'kt.company.keep-set',
  'kt.company.not-again',
  'kt.draft.order',
  'kt.bet.one-character',
  'kt.bet.round-three',
  'kt.bet.own',
  'kt.bet.diplomat',
  'kt.ally.after-bets',
  'kt.queen.revive',
  'kt.trick.order',
  'kt.trick.assassin',
  'kt.card.exists',
  'kt.trick.follow',
  'kt.trick.leading-colour',
  'kt.king.card',
  'kt.king.once',
  'kt.queen.once',
  'kt.queen.yellow',
  'kt.queen.blue',
  'kt.queen.green',
  'kt.queen.black',
  'kt.queen.white',
  'kt.character.rebel',
  'kt.character.oppressor',
  'kt.character.hermit',
  'kt.trick.winner',
  'kt.score.tricks',
  'kt.score.bet',
  'kt.score.devil-bet',
  'kt.score.gambler',
  'kt.score.hermit',
  'kt.score.berserker',
  'kt.score.assassin',
  'kt.score.healer',
  'kt.score.collector',
  'kt.score.devil',
  'kt.score.jack',
  'kt.score.king',
  'kt.score.king-unplayed',
  'kt.score.diplomat',
  'kt.pad.sum',
  'kt.end.winner',
] as const;

export type RuleId = (typeof rules)[number];

/** Where a rule stands in the table; what is no rule of the game comes last. */
export const ruleOrder = (rule: string): number => ORDER.get(rule) ?? rules.length;

const ORDER: ReadonlyMap<string, number> = new Map(rules.map((rule, at) => [rule, at]));

export const agreements = {
  'two-card-bet': ['any', 'all'],
  'oppressor-reach': ['own', 'everyone'],
  debt: ['negative', 'floor'],
} as const;

/**
 * Rules about whether one may. The others are about order, about cards and characters that must be
 * there, about shapes, and about a naming that would make no sense.
 */
export const waivable: ReadonlySet<string> = new Set<RuleId>([
  'kt.company.keep-set',
  'kt.company.not-again',
  'kt.bet.one-character',
  'kt.bet.round-three',
  'kt.bet.diplomat',
  'kt.queen.revive',
  'kt.king.card',
  'kt.king.once',
  'kt.queen.once',
  'kt.queen.green',
]);
