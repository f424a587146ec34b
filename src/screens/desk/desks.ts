import { signal } from '@preact/signals';
import type { Case, ChoicesByAgreement } from '#desk/desk';
import { navigate } from '#screens/route';

/** A question as it was last put, and under which agreements. */
export interface Put {
  readonly asked: Case;
  readonly agreements: ChoicesByAgreement;
}

/** What was put to the desk stays as long as the app is open, so that a look at a rule loses nothing. */
const put = signal<ReadonlyMap<string, Put>>(new Map());

export const lastPut = (game: string, question: string): Put | undefined => put.value.get(`${game}/${question}`);

export function putTo(game: string, question: string, next: Put | undefined): void {
  const all = new Map(put.value);
  if (next === undefined) all.delete(`${game}/${question}`);
  else all.set(`${game}/${question}`, next);
  put.value = all;
}

/** Opens the desk with a case: an example, or the position of a running game. */
export function ask(game: string, next: Put): void {
  putTo(game, next.asked.question, next);
  navigate('desk', game, next.asked.question);
}
