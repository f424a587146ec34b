import { LANGUAGES } from '#text/language';
import { collectSentences } from './texts/collect-sentences';

/* Prints every sentence in both languages for reviewers; a word after the command keeps those whose dictionary or key contains it. */
const [filter = ''] = process.argv.slice(2);
let dictionary = '';
for (const sentence of collectSentences()) {
  if (!`${sentence.dictionary} ${sentence.key}`.includes(filter)) continue;
  if (sentence.dictionary !== dictionary) {
    dictionary = sentence.dictionary;
    process.stdout.write(`\n# ${dictionary}\n`);
  }
  process.stdout.write(`${sentence.key}\n`);
  for (const language of LANGUAGES) process.stdout.write(`  ${language}  ${sentence.texts[language] ?? '(missing)'}\n`);
}
