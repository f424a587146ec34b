import { countExamples } from './examples-count';
import { logExamples } from './examples-log';
import { trickExamples } from './examples-tricks';

/** Cases worth seeing: those that the rulebook prints, and one at least for every rule. */
export const examples = { ...trickExamples, ...countExamples, ...logExamples };

export type ExampleName = keyof typeof examples;
