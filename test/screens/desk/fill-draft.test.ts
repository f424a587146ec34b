import { describe, expect, test } from 'vitest';
import { synonyms } from '#games/kingdom/book/synonyms';
import { desk } from '#games/kingdom/desk/desk';
import { fillFields } from '#rulebook/fill-fields';
import { fillDraft } from '#screens/desk/form/fill-draft';

const fill = (question: string, words: string) =>
  fillDraft(desk, desk.questionOf(question)?.initialDraft() ?? { question }, (fields) => fillFields(words, fields, synonyms));

describe('the words of a question fill the form that they open', () => {
  test('a piece that is named is chosen', () => {
    expect(fill('jump', 'which ones can the white knight 2 jump')).toMatchObject({ mover: 'w2' });
  });

  test('words of either language fill the form, whatever language is shown', () => {
    expect(fill('jump', 'le Chevalier 3 noir peut sauter lesquels ?')).toMatchObject({ mover: 'b3' });
  });

  test('what the words do not say stays open', () => {
    expect(fill('danger', 'is black attacked')).toMatchObject({ side: 'b' });
    expect(fill('danger', 'is black attacked')).not.toHaveProperty('last');
    expect(fill('jump', 'who may jump whom')).toEqual({ question: 'jump' });
  });
});
