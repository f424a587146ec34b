import type { Finding } from '#desk/desk';
import {
  type DangerCase,
  isDangerResult,
  isJumpResult,
  isMoveResult,
  isWinResult,
  type JumpCase,
  type KingdomCase,
  type MoveCase,
  type WinCase,
} from '#desk/kingdom/cases';
import type { LoggedCase } from '#desk/logged';
import { isMonarch, type Side, sideOf, sizeOf } from '#law/kingdom/board';
import type { Player } from '#session/game';
import type { Language } from '#text/common/language';
import type { KingdomDeskText } from '#text/kingdom/desk';
import { deskEn } from '#text/kingdom/desk-en';
import { deskFr } from '#text/kingdom/desk-fr';
import type { KingdomScreenText } from '#text/kingdom/screen';
import { piecesOf, SIDES, words as screenWords } from '../../table/kingdom/view';
import { drawnOf, takenBy, toldOf } from './scene';

export const texts: Readonly<Record<Language, KingdomDeskText>> = { en: deskEn, fr: deskFr };

type Named = { readonly names?: Readonly<Record<Side, string>> | undefined };

function players(screen: KingdomScreenText, asked: KingdomCase): readonly Player[] {
  if (asked.question === 'log') return asked.players;
  const names = 'names' in asked ? asked.names : undefined;
  return SIDES.map((side) => ({ id: side, name: names?.[side] ?? screen.sides[side] }));
}

const nameOf = (players: readonly Player[], id: string | undefined): string => players.find((player) => player.id === id)?.name ?? id ?? '';

const nameIn = ({ names }: Named, side: Side): string | undefined => names?.[side];

function toldIn(text: KingdomDeskText, screen: KingdomScreenText, asked: KingdomCase): string {
  if (asked.question === 'jump') return text.told.jump(asked.mover);
  const { board, path } = drawnOf(asked);
  const sides = SIDES.map((side) => ({ side, pieces: piecesOf(board, side) })).filter(({ pieces }) => pieces.length > 0);
  const sentences = [text.told.position(sides.map(({ side, pieces }) => screen.picture.side(side, pieces)))];
  if (asked.question === 'danger') return [...sentences, text.told.danger(asked.side, asked.last)].join(' ');
  if (asked.question !== 'log') sentences.push(text.told.onMove(asked.onMove, nameIn(asked, asked.onMove)));
  const move = toldOf(board, path);
  if (path.length > 1) sentences.push(move === undefined ? text.told.path(path) : text.told.move(move));
  const taken = takenBy(board, path);
  if (asked.question === 'move' && asked.put !== undefined && taken !== undefined) sentences.push(text.told.put(taken, asked.put));
  return sentences.join(' ');
}

function answered(text: KingdomDeskText, asked: KingdomCase, finding: Finding): string {
  switch (asked.question) {
    case 'move':
      return answerMove(text, asked, finding);
    case 'jump':
      return answerJump(text, asked, finding);
    case 'danger':
      return answerDanger(text, asked, finding);
    case 'win':
      return answerWin(text, asked, finding);
    case 'log':
      return answerLog(text, asked, finding);
  }
}

function answerMove({ answer }: KingdomDeskText, asked: MoveCase, { allowed, result }: Finding): string {
  const { board } = drawnOf(asked);
  const { ending, open, takes } = isMoveResult(result) ? result : {};
  const move = toldOf(board, asked.path);
  const [from, to] = [asked.path[0], asked.path.at(-1)];
  if (from === undefined || to === undefined) return answer.illegal;
  if (move === undefined) return answer.nobody(from);
  const { put } = asked;
  if (allowed !== true)
    return takes !== undefined && put !== undefined ? answer.misplaced(takes, put) : answer.barred(move.piece, from, to);
  if (open !== undefined) return answer.taken(move, open);
  return ending === undefined && takes !== undefined && put !== undefined ? answer.putBack(move, put) : answer.move(move, ending);
}

function answerJump({ answer }: KingdomDeskText, { mover }: JumpCase, { result }: Finding): string {
  if (isMonarch(mover) || !isJumpResult(result)) return answer.monarchJumps(mover);
  const enemies = result.jumps.filter((piece) => sideOf(piece) !== sideOf(mover));
  return answer.knightJumps(mover, enemies.map(sizeOf));
}

function answerDanger({ answer }: KingdomDeskText, { side, last }: DangerCase, { result }: Finding): string {
  if (!isDangerResult(result)) return '';
  const { square, attacks, takenBack } = result;
  return attacks.length === 0 ? answer.safe(side, square) : answer.danger(side, square, attacks, last, takenBack);
}

function answerWin({ answer }: KingdomDeskText, asked: WinCase, { allowed, result }: Finding): string {
  const { onMove } = asked;
  const { board, path } = drawnOf(asked);
  const name = nameIn(asked, onMove);
  const { legal, wins } = isWinResult(result) ? result : { legal: false, wins: [] };
  const move = toldOf(board, path);
  if (path.length < 2)
    return wins.length === 0
      ? answer.cannotWin(onMove, name)
      : answer.canWin(
          onMove,
          name,
          wins.map((win) => win.path.join('-')),
        );
  if (!legal || move === undefined) return answer.illegal;
  return allowed === true ? answer.won(move, onMove, name) : answer.goesOn(move);
}

function answerLog({ answer }: KingdomDeskText, asked: LoggedCase, { allowed }: Finding): string {
  const name = nameOf(asked.players, asked.events.at(-1)?.by);
  return allowed === true ? answer.inTurn(name) : answer.notInTurn(name);
}

const isQuestion = (text: KingdomDeskText, question: string): question is keyof KingdomDeskText['questions'] => question in text.questions;

const wordsIn = (language: Language) => {
  const text = texts[language];
  return {
    question: (question: string) => (isQuestion(text, question) ? text.questions[question] : text.questions.move),
    players: (asked: KingdomCase) => players(screenWords[language], asked),
    told: (asked: KingdomCase) => toldIn(text, screenWords[language], asked),
    answer: (asked: KingdomCase, finding: Finding) => answered(text, asked, finding),
    examples: text.examples,
  };
};

export const words = { en: wordsIn('en'), fr: wordsIn('fr') };
