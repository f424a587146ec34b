import { manifestOf } from '#registry';
import { appText } from '../state/app-state';

/** What a game is called; one that only a newer Regent knows is said to be so. */
export const titleOf = (id: string): string => manifestOf(id)?.title ?? appText.value.unknownGame(id);
