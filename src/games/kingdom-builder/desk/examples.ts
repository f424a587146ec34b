import { actExamples } from './examples-acts';
import { cardExamples } from './examples-cards';
import { turnExamples } from './examples-turns';

/** Every rule at work; those that the rulebook prints are among them. */
export const examples = { ...cardExamples, ...actExamples, ...turnExamples };

export type ExampleName = keyof typeof examples;
