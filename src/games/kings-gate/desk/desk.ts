import { type Case, type CaseDraft, type ChoicesByAgreement, createDesk } from '#desk/desk';
import { game, type KingsGate } from '#games/kings-gate/game';
import type { KingsGateCase } from './cases';
import { examples } from './examples';
import { tileTable } from './find';
import { padAt, positionOf, tableOf } from './position';
import { end, location, pass, tie } from './questions-figures';
import { locate, tile, turn } from './questions-table';
import { locationAt } from './score';

const questions = [tie, tile, location, turn, locate, end, pass];

const isOurs = (draft: Case): draft is CaseDraft<KingsGateCase> => questions.some(({ id }) => id === draft.question);

/** The table of a case, before what is asked about. */
function layOut(draft: Case, agreements: ChoicesByAgreement) {
  if (!isOurs(draft)) return undefined;
  switch (draft.question) {
    case 'tie': {
      const pad = draft.players && draft.last && padAt({ ...draft, players: draft.players }, agreements, draft.n ?? 1);
      return pad ? tableOf(draft, { ...pad, last: draft.last }, 'tallying', agreements) : undefined;
    }
    case 'location':
      return draft.laid && tableOf(draft, locationAt(draft, agreements), 'turn', agreements);
    case 'tile': {
      const { move, ...parts } = tileTable(draft);
      return parts.laid && tableOf(parts, positionOf(parts, move === undefined ? [] : [move], agreements), 'turn', agreements);
    }
    case 'turn':
      return draft.laid && tableOf(draft, positionOf(draft, draft.moves ?? [], agreements), 'turn', agreements);
    case 'locate':
      return tableOf(draft, positionOf(draft, [], agreements), 'locating', agreements);
    default:
      return undefined;
  }
}

export const desk = createDesk<KingsGate>({ game, questions, layOut, examples });
