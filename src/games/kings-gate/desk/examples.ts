import { moves } from './examples-moves';
import { scores } from './examples-score';

/** Cases worth seeing; all that the rulebook works out are among them. */
export const examples = { ...scores, ...moves };

export type ExampleName = keyof typeof examples;
