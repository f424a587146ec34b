import { signal } from '@preact/signals';
import type { Case, Choices } from '#desk/desk';
import type { GameId } from '#registry';
import { fetched } from '#screens/fetched';
import { go } from '#screens/route';
import { type GameScreens, SCREENS } from '#screens/table/contract';
import { DESKS } from './contract';

export const deskNow = fetched(async (id: GameId) => (await DESKS[id]()).deskScreens);

export const screensNow = fetched(async (id: GameId): Promise<GameScreens | undefined> => (await SCREENS[id]?.())?.screens);

/** A question as it was last put, and under which agreements. */
export interface Put {
  readonly asked: Case;
  readonly agreements: Choices;
}

/** What was put to the desk stays as long as the app is open, so that a look at a rule loses nothing. */
const put = signal<ReadonlyMap<string, Put>>(new Map());

export const lastPut = (game: GameId, question: string): Put | undefined => put.value.get(`${game}/${question}`);

export function putTo(game: GameId, question: string, next: Put | undefined): void {
  const all = new Map(put.value);
  if (next === undefined) all.delete(`${game}/${question}`);
  else all.set(`${game}/${question}`, next);
  put.value = all;
}

/** Opens the desk with a case: an example, or the position of a running game. */
export function ask(game: GameId, next: Put): void {
  putTo(game, next.asked.question, next);
  go('desk', game, next.asked.question);
}
