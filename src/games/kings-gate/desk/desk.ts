import { type Case, type CaseDraft, type ChoicesByAgreement, createDesk } from '#desk/desk';
import { game, type KingsGate } from '#games/kings-gate/game';
import type { KingsGateCase } from './cases';
import { examples } from './examples';
import { layOutTileCase } from './judge-moves';
import { layOutLocationCase } from './judge-scores';
import { createPadPosition, createPosition, createTable } from './lay-out';
import { endQuestion, locationQuestion, passQuestion, tieQuestion } from './questions-figures';
import { locateQuestion, tileQuestion, turnQuestion } from './questions-table';

const questions = [tieQuestion, tileQuestion, locationQuestion, turnQuestion, locateQuestion, endQuestion, passQuestion];

const isKingsGateCase = (draft: Case): draft is CaseDraft<KingsGateCase> => questions.some(({ id }) => id === draft.question);

/** The table of a case, before what is asked about. */
function layOut(draft: Case, agreements: ChoicesByAgreement) {
  if (!isKingsGateCase(draft)) return undefined;
  switch (draft.question) {
    case 'tie': {
      const pad = draft.players && draft.last && createPadPosition({ ...draft, players: draft.players }, agreements, draft.n ?? 1);
      return pad ? createTable(draft, { ...pad, last: draft.last }, 'tallying', agreements) : undefined;
    }
    case 'location':
      return draft.laid && createTable(draft, layOutLocationCase(draft, agreements), 'turn', agreements);
    case 'tile': {
      const { move, ...parts } = layOutTileCase(draft);
      return parts.laid && createTable(parts, createPosition(parts, move === undefined ? [] : [move], agreements), 'turn', agreements);
    }
    case 'turn':
      return draft.laid && createTable(draft, createPosition(draft, draft.moves ?? [], agreements), 'turn', agreements);
    case 'locate':
      return createTable(draft, createPosition(draft, [], agreements), 'locating', agreements);
    default:
      return undefined;
  }
}

export const desk = createDesk<KingsGate>({ game, questions, layOut, examples });
