import { useEffect } from 'preact/hooks';
import type { Case, Desk } from '#desk/desk';
import { fetchBook } from '#screens/rules/books';
import { typedWordsFor } from '#screens/rules/typed-words';
import { findDeskCase, saveDeskCase } from '../desk-cases';
import { fillDraft } from './fill-draft';

/** Fills in what the words say by which a question was found; what somebody has said already stays. */
export function useFillFromTypedWords(game: string, desk: Desk, start: Case): void {
  const { question } = start;
  const words = typedWordsFor(game, question);
  useEffect(() => {
    if (words === '' || findDeskCase(game, question) !== undefined) return undefined;
    let isGone = false;
    Promise.all([import('#rulebook/fill-fields'), fetchBook(game).then((book) => book.loadSearchWords?.())]).then(
      ([{ fillFields }, spoken]) => {
        const filled = fillDraft(desk, start, (fields) => fillFields(words, fields, spoken?.synonyms ?? []));
        if (!isGone && filled !== start && findDeskCase(game, question) === undefined)
          saveDeskCase(game, question, { deskCase: filled, agreements: {} });
      },
      // Without the part that reads words the form is empty, as for whoever typed none.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [game, question, words, desk, start]);
}
