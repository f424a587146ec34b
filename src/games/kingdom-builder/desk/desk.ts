import { createDesk } from '#desk/desk';
import { isGameCase, layOutGame } from '#desk/table-cases';
import { game, type KingdomBuilder } from '#games/kingdom-builder/game';
import { layOut } from './case-position';
import { isBoardCase } from './cases';
import { examples } from './examples/examples';
import { questions, unlisted } from './questions';

export const desk = createDesk<KingdomBuilder>({
  game,
  questions,
  unlistedQuestions: unlisted,
  layOut(draft, agreements) {
    if (isGameCase(draft)) return layOutGame(game, draft, agreements);
    return isBoardCase(draft) ? layOut(draft, agreements) : undefined;
  },
  examples,
});
