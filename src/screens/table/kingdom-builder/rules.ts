import { rulesBehind } from '../rules';

/** The rulebook comes behind the board: nobody reads a rule before the first move. */
export const rulesOf = rulesBehind(async () => (await import('../../../rulebook/kingdom-builder')).kingdomBuilderRules);
