import type { GameScoring } from '#contract/scoring';
import type { Kingdom } from '#games/kingdom/game';
import { stateOf } from '#session/log/table';
import { lineSentence } from '#session/sentences/reason-sentences';

/** A game of Kingdom is won, not counted: there is a result, and no grid. */
export const scoring: GameScoring<Kingdom> = {
  explainEnding(table, _names, language) {
    const { game, effective } = table;
    const [line] = game.law.lines(stateOf(table).position).filter(({ reason }) => reason.rule !== 'adjust');
    if (line === undefined) return [];
    const { rule } = line.reason;
    const sentence = lineSentence({ game, players: effective.header.players }, line.reason, language);
    return [{ sentence, rule: rule.startsWith('kd.') ? rule : undefined }];
  },
};
