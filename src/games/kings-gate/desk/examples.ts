import { moveExamples } from './examples-moves';
import { scoreExamples } from './examples-score';

/** Cases worth seeing; all that the rulebook works out are among them. */
export const examples = { ...scoreExamples, ...moveExamples };

export type ExampleName = keyof typeof examples;
