import type { GridLine } from '#contract/scoring';
import { tileWorth } from '#games/kings-gate/law/board';
import type { ColourRank } from '#games/kings-gate/law/score';
import { scoreGridTexts } from '#games/kings-gate/text/score-grid';
import type { Language } from '#text/language';
import { formatAddition } from '#ui/score/format-sum';

/** kg.score.total: what the tiles of a colour add, and who changed what they count. */
export function explainTotal({ additions }: Pick<ColourRank, 'additions'>, language: Language): Pick<GridLine, 'sum' | 'modifiers'> {
  const text = scoreGridTexts[language];
  if (additions.length === 0) return {};
  const otherwise = additions.map(({ value, character }) => tileWorth(value, character));
  if (additions.some(({ adds }, index) => adds !== otherwise[index])) {
    const changed = [{ sentence: text.bishop(additions.length, formatAddition(otherwise)), rule: 'kg.character.bishop' }];
    return { sum: { label: text.total, terms: [additions.length] }, modifiers: changed };
  }
  const raised = additions.filter(({ adds, value }) => adds > value);
  return {
    sum: { label: text.total, terms: additions.map(({ adds }) => adds) },
    modifiers: raised.map(({ adds, value }) => ({ sentence: text.guildmaster(adds, value), rule: 'kg.character.guildmaster' })),
  };
}
