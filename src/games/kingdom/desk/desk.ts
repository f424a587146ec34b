import { type Case, createDesk } from '#desk/desk';
import { isGameCase, layOutGame } from '#desk/table-cases';
import { game, type Kingdom } from '#games/kingdom/game';
import type { DangerCase, MoveCase, WinCase } from './cases';
import { examples } from './examples';
import { layOut, questions, unlisted } from './questions';

const isOnBoard = (draft: Case): draft is MoveCase | WinCase | DangerCase => ['move', 'win', 'danger'].includes(draft.question);

export const desk = createDesk<Kingdom>({
  game,
  questions,
  unlistedQuestions: unlisted,
  layOut(draft, agreements) {
    if (isGameCase(draft)) return layOutGame(game, draft, agreements);
    return isOnBoard(draft) ? layOut(draft, agreements) : undefined;
  },
  examples,
});
