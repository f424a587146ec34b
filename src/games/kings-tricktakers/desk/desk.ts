import { type Case, type CaseDraft, createDesk } from '#desk/desk';
import { isGameCase, layOutGame } from '#desk/table-cases';
import { game, type KingsTricktakers } from '#games/kings-tricktakers/game';
import type { TrickCase } from './cases';
import { examples } from './examples/examples';
import { layOutTrick } from './find-trick';
import { questions, unlisted } from './questions';

const isTrick = (draft: Case): draft is CaseDraft<TrickCase> => draft.question === 'trick';

export const desk = createDesk<KingsTricktakers>({
  game,
  questions,
  unlistedQuestions: unlisted,
  layOut(draft, agreements) {
    if (isGameCase(draft)) return layOutGame(game, draft, agreements);
    return isTrick(draft) ? layOutTrick(draft, agreements) : undefined;
  },
  examples,
});
