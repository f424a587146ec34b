import { actExamples } from './acts';
import { cardExamples } from './cards';
import { turnExamples } from './turns';

/** Every rule at work; those that the rulebook prints are among them. */
export const examples = { ...cardExamples, ...actExamples, ...turnExamples };

export type ExampleName = keyof typeof examples;
