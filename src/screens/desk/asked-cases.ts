import { signal } from '@preact/signals';
import type { Case, ChoicesByAgreement } from '#desk/desk';
import { navigate } from '#screens/shell/route';

/** A question as it was last put, and under which agreements. */
export interface AskedCase {
  readonly asked: Case;
  readonly agreements: ChoicesByAgreement;
}

/** What was put to the desk stays as long as the app is open, so that a look at a rule loses nothing. */
const askedCases = signal<ReadonlyMap<string, AskedCase>>(new Map());

export const findAskedCase = (game: string, question: string): AskedCase | undefined => askedCases.value.get(`${game}/${question}`);

export function saveAskedCase(game: string, question: string, next: AskedCase | undefined): void {
  const all = new Map(askedCases.value);
  if (next === undefined) all.delete(`${game}/${question}`);
  else all.set(`${game}/${question}`, next);
  askedCases.value = all;
}

/** Opens the desk with a case: an example, or the position of a running game. */
export function openDesk(game: string, next: AskedCase): void {
  saveAskedCase(game, next.asked.question, next);
  navigate('desk', game, next.asked.question);
}
