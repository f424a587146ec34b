import type { LineTable } from '#contract/scoring';
import type { ScoreLineParams } from '#games/kingdom-builder/law/scoring/cards';
import { lordsTexts } from '#games/kingdom-builder/text/lords';
import type { ReasonOf } from '#law/ruling';
import type { Language } from '#text/language';
import { texts } from '../screen-texts';

type CardReason = ReasonOf<ScoreLineParams>;

/** Whether a line of the Lords pays a player in a section without a settlement, which depends on agreement lords-zero. */
export const paysEmptyPlace = (reason: CardReason): boolean =>
  reason.rule === 'kb.card.lords' && reason.params.additions.some(({ count, points }) => count === 0 && points > 0);

/** The Lords section by section; other cards have a sentence. */
export function lordsTable(reason: CardReason, language: Language): LineTable | undefined {
  if (reason.rule !== 'kb.card.lords') return undefined;
  const text = lordsTexts[language];
  return {
    head: text.head,
    rows: reason.params.additions.map(({ count, rank, points }, section) => ({
      label: texts[language].corners[section] ?? '',
      note: text.note(count, points > 0 ? rank : undefined),
      points,
    })),
  };
}
