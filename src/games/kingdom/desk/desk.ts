import { type Desk, type Finding, waits } from '#desk/desk';
import { findLogged, type LoggedCase, type LoggedResult } from '#desk/logged';
import { game, type Kingdom } from '#games/kingdom/game';
import { BEGIN, type KingdomCase, type KingdomResult } from './cases';
import { examples } from './examples';
import { findDanger, findDraw, findJump, findMove, findWin, notesOf } from './find';
import { dangerFrom, moveFrom, winFrom } from './from';

/** What is asked about a few events of a game is whose turn it is. */
function findTurn(asked: LoggedCase, agreements: Readonly<Record<string, string>>): Finding<LoggedResult> | undefined {
  const found = findLogged(game, asked, agreements);
  return found && (found.allowed ? { ...found, notes: [...notesOf('kd.turn.order'), ...found.notes] } : found);
}

export const desk: Desk<Kingdom, KingdomCase, KingdomResult> = {
  game,
  questions: ['move', 'jump', 'danger', 'win', 'draw'],
  begin: (question) => BEGIN[question],
  find(asked, agreements) {
    if (waits(asked)) return undefined;
    switch (asked.question) {
      case 'move':
        return findMove(asked, agreements);
      case 'jump':
        return findJump(asked);
      case 'danger':
        return findDanger(asked, agreements);
      case 'win':
        return findWin(asked, agreements);
      case 'draw':
        return findDraw(asked);
      case 'log':
        return findTurn(asked, agreements);
    }
  },
  from(question, table) {
    switch (question) {
      case 'move':
        return moveFrom(table);
      case 'danger':
        return dangerFrom(table);
      case 'win':
        return winFrom(table);
      default:
        return undefined;
    }
  },
  examples,
};
