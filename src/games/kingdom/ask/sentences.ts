import type { DeskText } from '#contract';
import type { Finding } from '#desk/desk';
import type { DangerCase, JumpCase, KingdomCase, KingdomResult, MoveCase, WinCase } from '#games/kingdom/desk/cases';
import { game } from '#games/kingdom/game';
import { isMonarch, type Side, sideOf, sizeOf } from '#games/kingdom/law/board';
import { piecesOf, SIDES, texts as screenWords } from '#games/kingdom/table/view';
import { deskEn, type KingdomDeskText } from '#games/kingdom/text/desk-en';
import { deskFr } from '#games/kingdom/text/desk-fr';
import type { KingdomScreenText } from '#games/kingdom/text/screen-en';
import type { Player } from '#session/game';
import { sentenceOf } from '#session/say';
import type { Language } from '#text/language';
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
  if (asked.question === 'draw') return text.told.draw(asked.why);
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

function answered(language: Language, asked: KingdomCase, finding: Finding<KingdomResult>): string {
  const { answer } = texts[language];
  const [broken] = finding.notes.flatMap((note) => (note.kind === 'broken' ? [note.reason] : []));
  if (broken !== undefined && finding.allowed === false)
    return answer.no(sentenceOf({ game, players: players(screenWords[language], asked) }, broken, language));
  switch (asked.question) {
    case 'move':
      return answerMove(texts[language], asked, finding);
    case 'jump':
      return answerJump(texts[language], asked, finding);
    case 'danger':
      return answerDanger(texts[language], asked, finding);
    case 'win':
      return answerWin(texts[language], asked, finding);
    case 'draw':
      return asked.why === undefined ? '' : answer.draw(asked.why);
    case 'log':
      return answer.inTurn(nameOf(asked.players, asked.events.at(-1)?.by));
  }
}

function answerMove({ answer }: KingdomDeskText, asked: MoveCase, { result }: Finding<KingdomResult>): string {
  const { ending, open, takes } = result.of === 'move' ? result : {};
  const move = toldOf(drawnOf(asked).board, asked.path);
  const { put } = asked;
  if (move === undefined) return '';
  if (open !== undefined) return answer.taken(move, open);
  return ending === undefined && takes !== undefined && put !== undefined ? answer.putBack(move, put) : answer.move(move, ending);
}

function answerJump({ answer }: KingdomDeskText, { mover }: JumpCase, { result }: Finding<KingdomResult>): string {
  if (isMonarch(mover) || result.of !== 'jump') return answer.monarchJumps(mover);
  const enemies = result.jumps.filter((piece) => sideOf(piece) !== sideOf(mover));
  return answer.knightJumps(mover, enemies.map(sizeOf));
}

function answerDanger({ answer }: KingdomDeskText, { side, last }: DangerCase, { result }: Finding<KingdomResult>): string {
  if (result.of !== 'danger') return '';
  const { square, attacks, takenBack } = result;
  return attacks.length === 0 ? answer.safe(side, square) : answer.danger(attacks, last, takenBack);
}

function answerWin({ answer }: KingdomDeskText, asked: WinCase, { allowed, result }: Finding<KingdomResult>): string {
  const { onMove } = asked;
  const { board, path } = drawnOf(asked);
  const name = nameIn(asked, onMove);
  const wins = result.of === 'win' ? result.wins : [];
  const move = toldOf(board, path);
  if (path.length < 2)
    return wins.length === 0
      ? answer.cannotWin(onMove, name)
      : answer.canWin(
          onMove,
          name,
          wins.map((win) => win.path.join('-')),
        );
  if (move === undefined) return '';
  return allowed === true ? answer.won(move, onMove, name) : answer.goesOn(move);
}

const textIn = (language: Language): DeskText<KingdomCase, KingdomResult> => {
  const text = texts[language];
  return {
    question: (question: KingdomCase['question']) => text.questions[question === 'log' ? 'move' : question],
    players: (asked: KingdomCase) => players(screenWords[language], asked),
    told: (asked: KingdomCase) => toldIn(text, screenWords[language], asked),
    answer: (asked: KingdomCase, finding: Finding<KingdomResult>) => answered(language, asked, finding),
    examples: text.examples,
  };
};

export const text = { en: textIn('en'), fr: textIn('fr') };
