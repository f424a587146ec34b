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
import { stateOf } from '#session/log/table';
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

/** The events of a case: its move, and the replacement of a Knight that it captures. */
export function eventsOf({ pieces = {}, path = [], ...draft }: PathDraft): readonly Event[] {
  const target = path.at(-1);
  if (path.length < 2 || target === undefined) return [];
  const replacementSquare = 'put' in draft && pieces[target] !== undefined ? draft.put : undefined;
  return [{ type: 'move', path }, ...(replacementSquare === undefined ? [] : [{ type: 'replace' as const, at: replacementSquare }])];
}

/** Turns events on the board into fields of a case; where `onMove` is not set, tapping a black piece sets it. */
function caseFieldsOf(events: readonly EventBase[], onMove: Side | undefined) {
  const boardEvents = events.filter(isBoardEvent);
  const move = boardEvents.find((event) => event.type === 'move');
  const replacement = boardEvents.find((event) => event.type === 'replace');
  return move?.by === 'b' && onMove === undefined
    ? { onMove: 'b' as const, path: [], put: undefined }
    : { path: move?.path ?? [], put: replacement?.at };
}

const createInitialState = (
  { pieces, onMove = 'w' }: { readonly pieces: MoveCase['pieces']; readonly onMove?: Side | undefined },
  agreements: ChoicesByAgreement,
) => game.flow.stateIn('moving', createPosition({ pieces, onMove }, agreements));

const hasPieces = ({ pieces = {} }: { readonly pieces?: MoveCase['pieces'] | undefined }): boolean => Object.keys(pieces).length > 0;

/** Creates a table from the pieces of a case. */
export function layOut({ names, pieces = {}, ...draft }: PathDraft | CaseDraft<DangerCase>, agreements: ChoicesByAgreement) {
  const onMove = draft.question === 'danger' ? draft.side : draft.onMove;
  const players = SIDES.map((side) => ({ id: side, name: names?.[side] ?? side }));
  return createTableAt(game, { players, setup: { white: 'w', agreements } }, createInitialState({ pieces, onMove }, agreements));
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
        withEvents: (draft, events) => ({ ...draft, ...caseFieldsOf(events, draft.onMove) }),
      }),
      choice('onMove', { label: form.mover, options: sideOptions(names, language), isOptional: true }),
    ];
  },
  ask: (deskCase, agreements) => tryEvents(game, createInitialState(deskCase, agreements), eventsOf(deskCase)),
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
          const { put: _, ...fields } = caseFieldsOf(events, draft.onMove);
          return { ...draft, ...fields };
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

/** The law has no event for passing, so the rules are cited here: a turn is one move with its replacement. */
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
    const { isFinished, phase } = stateOf(table);
    return isFinished ? undefined : { question: 'pass', obstacle: phase === 'replacing' ? 'knight-in-hand' : 'none' };
  },
};

export const questions = [moveQuestion, jumpQuestion, dangerQuestion, winQuestion, drawQuestion, passQuestion];
export const unlisted = [createGameQuestion(game, questionWords('log'))];
