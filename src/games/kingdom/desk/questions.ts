import { type CaseDraft, type ChoicesByAgreement, citeRules, type Question } from '#desk/desk';
import { createFieldBuilder } from '#desk/form-fields';
import { createGameQuestion, createTableAt, tryEvents } from '#desk/table-cases';
import { game, type Kingdom } from '#games/kingdom/game';
import { isMonarch, monarchOf, PIECES, type Side, sideOf } from '#games/kingdom/law/board';
import type { Event } from '#games/kingdom/law/position';
import { deskEn, type KingdomDeskText } from '#games/kingdom/text/desk-en';
import { deskFr } from '#games/kingdom/text/desk-fr';
import { screenEn } from '#games/kingdom/text/screen-en';
import { screenFr } from '#games/kingdom/text/screen-fr';
import type { EventBase } from '#law/game';
import { standOf } from '#session/log/table';
import type { Language } from '#text/language';
import {
  type DangerCase,
  type DangerResult,
  DRAWS,
  type DrawCase,
  type DrawResult,
  type JumpCase,
  type JumpResult,
  LAST_MOVERS,
  type MoveCase,
  OBSTACLES,
  type PassCase,
  type WinCase,
  type WinResult,
} from './cases';
import { dangerCaseFrom, moveCaseFrom, winCaseFrom } from './cases-from-table';
import { createPosition } from './create-position';
import { judgeDangerCase, judgeDrawCase, judgeJumpCase, judgeWinCase } from './judge-cases';

export const texts: Readonly<Record<Language, KingdomDeskText>> = { en: deskEn, fr: deskFr };
const screenTexts = { en: screenEn, fr: screenFr };

const SIDES: readonly Side[] = ['w', 'b'];
const questionWords = (question: keyof KingdomDeskText['questions']) => (language: Language) => texts[language].questions[question];
const sideOptions = (names: MoveCase['names'], language: Language) =>
  SIDES.map((side) => ({ value: side, label: names?.[side] ?? screenTexts[language].sides[side] }));

type PathDraft = CaseDraft<MoveCase> | CaseDraft<WinCase>;
export const isBoardEvent = (event: EventBase): event is Event => event.type === 'move' || event.type === 'replace';

/** The move of a case, and where it puts the Knight back that it takes. */
export function eventsOf({ pieces = {}, path = [], ...draft }: PathDraft): readonly Event[] {
  const goal = path.at(-1);
  if (path.length < 2 || goal === undefined) return [];
  const put = 'put' in draft && pieces[goal] !== undefined ? draft.put : undefined;
  return [{ type: 'move', path }, ...(put === undefined ? [] : [{ type: 'replace' as const, at: put }])];
}

/** What was done on the board, as parts of the case; while nobody has said who is on move, whoever is tapped is. */
function caseParts(events: readonly EventBase[], onMove: Side | undefined) {
  const known = events.filter(isBoardEvent);
  const moved = known.find((event) => event.type === 'move');
  const put = known.find((event) => event.type === 'replace');
  return moved?.by === 'b' && onMove === undefined
    ? { onMove: 'b' as const, path: [], put: undefined }
    : { path: moved?.path ?? [], put: put?.at };
}

const createStart = (
  { pieces, onMove = 'w' }: { readonly pieces: MoveCase['pieces']; readonly onMove?: Side | undefined },
  agreements: ChoicesByAgreement,
) => game.flow.stateIn('moving', createPosition({ pieces, onMove }, agreements));

const hasPieces = ({ pieces = {} }: { readonly pieces?: MoveCase['pieces'] | undefined }): boolean => Object.keys(pieces).length > 0;

/** The pieces of a case on a table of its own; a piece that does not matter may be missing, a Monarch too. */
export function layOut({ names, pieces = {}, ...draft }: PathDraft | CaseDraft<DangerCase>, agreements: ChoicesByAgreement) {
  const onMove = draft.question === 'danger' ? draft.side : draft.onMove;
  const players = SIDES.map((side) => ({ id: side, name: names?.[side] ?? side }));
  return createTableAt(game, { players, setup: { white: 'w', agreements } }, createStart({ pieces, onMove }, agreements));
}

const moveQuestion: Question<Kingdom, MoveCase> = {
  id: 'move',
  words: questionWords('move'),
  initialDraft: () => ({ question: 'move' }),
  fields: ({ names }, language) => {
    const { board, choice } = createFieldBuilder<MoveCase>();
    const { form } = texts[language];
    return [
      board('path', {
        label: form.move,
        hint: form.tapMove,
        isLaidOut: hasPieces,
        isComplete: ({ path = [] }) => path.length > 1,
        events: eventsOf,
        withEvents: (draft, events) => ({ ...draft, ...caseParts(events, draft.onMove) }),
      }),
      choice('onMove', { label: form.mover, options: sideOptions(names, language), isOptional: true }),
    ];
  },
  ask: (asked, agreements) => tryEvents(game, createStart(asked, agreements), eventsOf(asked)),
  draftFromTable: moveCaseFrom,
};

const winQuestion: Question<Kingdom, WinCase, WinResult> = {
  id: 'win',
  words: questionWords('win'),
  initialDraft: () => ({ question: 'win' }),
  fields: ({ names }, language) => {
    const { board, choice } = createFieldBuilder<WinCase>();
    const { form } = texts[language];
    return [
      board('path', {
        label: form.move,
        hint: form.tapMove,
        isLaidOut: hasPieces,
        isComplete: hasPieces,
        events: eventsOf,
        withEvents(draft, events) {
          const { put: _, ...parts } = caseParts(events, draft.onMove);
          return { ...draft, ...parts };
        },
      }),
      choice('onMove', { label: form.mover, options: sideOptions(names, language), isOptional: true }),
    ];
  },
  ask: judgeWinCase,
  formatAnswer({ onMove = 'w', names, path = [] }, { isAllowed, result }, language) {
    const { answer } = texts[language];
    if (path.length > 1) return result.legal && isAllowed === false ? answer.goesOn : undefined;
    const name = names?.[onMove];
    return result.wins.length === 0
      ? answer.cannotWin(onMove, name)
      : answer.canWin(
          onMove,
          name,
          result.wins.map((each) => each.path.join('-')),
        );
  },
  draftFromTable: winCaseFrom,
};

const jumpQuestion: Question<Kingdom, JumpCase, JumpResult> = {
  id: 'jump',
  words: questionWords('jump'),
  initialDraft: () => ({ question: 'jump' }),
  fields: (_, language) => [
    createFieldBuilder<JumpCase>().choice('mover', {
      label: texts[language].form.jumper,
      options: PIECES.map((piece) => ({ value: piece, label: screenTexts[language].piece(piece) })),
    }),
  ],
  ask: judgeJumpCase,
  formatAnswer({ mover }, { result }, language) {
    const { answer } = texts[language];
    if (isMonarch(mover)) return answer.monarchJumps(mover);
    return answer.knightJumps(
      mover,
      result.jumps.filter((piece) => sideOf(piece) !== sideOf(mover)).map((piece) => Number(piece.charAt(1))),
    );
  },
};

const dangerQuestion: Question<Kingdom, DangerCase, DangerResult> = {
  id: 'danger',
  words: questionWords('danger'),
  initialDraft: () => ({ question: 'danger' }),
  fields: ({ names }, language) => [
    createFieldBuilder<DangerCase>().board('pieces', {
      label: texts[language].form.pieces,
      isLaidOut: hasPieces,
      isComplete: ({ pieces = {}, side }) =>
        Object.values(pieces).some((piece) => (side === undefined ? isMonarch(piece) : piece === monarchOf(side))),
    }),
    createFieldBuilder<DangerCase>().choice('side', { label: texts[language].form.whose, options: sideOptions(names, language) }),
    createFieldBuilder<DangerCase>().choice('last', {
      label: texts[language].form.last,
      options: LAST_MOVERS.map((last) => ({ value: last, label: texts[language].form.lastMovers[last] })),
    }),
  ],
  ask: judgeDangerCase,
  formatAnswer({ side, last }, { result: { square, attacks, takenBack } }, language) {
    const { answer } = texts[language];
    return attacks.length === 0 ? answer.safe(side, square) : answer.danger(attacks, last, takenBack);
  },
  draftFromTable: dangerCaseFrom,
};

const drawQuestion: Question<Kingdom, DrawCase, DrawResult> = {
  id: 'draw',
  words: questionWords('draw'),
  initialDraft: () => ({ question: 'draw' }),
  fields: (_, language) => [
    createFieldBuilder<DrawCase>().choice('why', {
      label: texts[language].form.happened,
      options: DRAWS.map((why) => ({ value: why, label: texts[language].form.draws[why] })),
    }),
  ],
  ask: judgeDrawCase,
  formatAnswer: ({ why }, _, language) => texts[language].answer.draw(why),
};

/** The law knows no passing: a turn is one move, and the Knight it takes is put back in the same turn. */
const PASS_RULES = {
  none: ['kd.turn.order'],
  'knight-in-hand': ['kd.turn.order', 'kd.replace.square'],
  'no-move': ['kd.turn.order', 'kd.draw.offer'],
} as const satisfies Record<PassCase['obstacle'], readonly string[]>;

const passQuestion: Question<Kingdom, PassCase> = {
  id: 'pass',
  words: questionWords('pass'),
  initialDraft: () => ({ question: 'pass' }),
  fields: (_, language) => [
    createFieldBuilder<PassCase>().choice('obstacle', {
      label: texts[language].form.happened,
      options: OBSTACLES.map((obstacle) => ({ value: obstacle, label: texts[language].form.obstacles[obstacle] })),
    }),
  ],
  ask: ({ obstacle }) => ({ isAllowed: false, result: { obstacle }, notes: citeRules(PASS_RULES[obstacle]) }),
  formatAnswer: ({ obstacle }, _, language) => texts[language].answer.pass[obstacle],
  draftFromTable(table) {
    const { isFinished, phase } = standOf(table);
    return isFinished ? undefined : { question: 'pass', obstacle: phase === 'replacing' ? 'knight-in-hand' : 'none' };
  },
};

export const questions = [moveQuestion, jumpQuestion, dangerQuestion, winQuestion, drawQuestion, passQuestion];
export const unlisted = [createGameQuestion(game, questionWords('log'))];
