import { logExamples } from './event-examples';
import { countExamples } from './score-examples';
import { trickExamples } from './trick-examples';

/** Cases worth seeing: those that the rulebook prints, and one at least for every rule. */
export const examples = { ...trickExamples, ...countExamples, ...logExamples };

export type ExampleName = keyof typeof examples;
