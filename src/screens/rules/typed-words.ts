import { signal } from '@preact/signals';

/** What is typed stays while rules are read and left again; who comes back later begins afresh. */
export const typedWords = signal('');

/** The question for the desk that was opened from what a search found, and the words that found it. */
const openedHit = signal<{ readonly address: string; readonly words: string } | undefined>(undefined);

export function rememberTypedWords(address: string): void {
  openedHit.value = { address, words: typedWords.value };
}

export function clearTypedWords(): void {
  typedWords.value = '';
  openedHit.value = undefined;
}

/** The words with which somebody found this question and opened it, so that the desk can fill its fields from them; else none. */
export const typedWordsFor = (game: string, question: string): string =>
  openedHit.value?.address === `desk/${game}/${question}` ? openedHit.value.words : '';
