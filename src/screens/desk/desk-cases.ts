import { signal } from '@preact/signals';
import type { Case, ChoicesByAgreement } from '#desk/desk';
import { navigate } from '#screens/shell/route';

/** A question as it was last put, and under which agreements. */
export interface DeskCase {
  readonly deskCase: Case;
  readonly agreements: ChoicesByAgreement;
}

/** What was put to the desk stays as long as the app is open, so that a look at a rule loses nothing. */
const deskCases = signal<ReadonlyMap<string, DeskCase>>(new Map());

export const findDeskCase = (game: string, question: string): DeskCase | undefined => deskCases.value.get(`${game}/${question}`);

export function saveDeskCase(game: string, question: string, next: DeskCase | undefined): void {
  const all = new Map(deskCases.value);
  if (next === undefined) all.delete(`${game}/${question}`);
  else all.set(`${game}/${question}`, next);
  deskCases.value = all;
}

/** Opens the desk with a case: an example, or the position of a running game. */
export function openDesk(game: string, next: DeskCase): void {
  saveDeskCase(game, next.deskCase.question, next);
  navigate('desk', game, next.deskCase.question);
}
