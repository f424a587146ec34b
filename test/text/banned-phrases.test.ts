import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#text/language';
import { collectSentences } from '../../scripts/texts/collect-sentences';
import { BANNED_PHRASES, wholeWords } from './banned-phrases';

/** Nouns that follow a number: said by `count`, they agree with it. */
const COUNTED: Readonly<Record<Language, string>> = {
  en: 'cards|codes|dragons|games|houses|moves|numbers|pieces|players|points|rounds|settlements|spaces|tiles|times|tricks|turns|wins',
  fr: 'cartes|codes|coups|dragons|joueurs|manches|parties|personnes|pièces|plis|points|tours|tuiles|victoires',
};

/** What people type who look for a rule: it is searched and never shown. */
const SEARCHED = /\/(?:phrases|question-phrases|asks|search-words)$/;

const sentences = collectSentences().filter(({ dictionary }) => !SEARCHED.test(dictionary));

/** What is put into a sentence is no word of it. */
const PARAMETER = /\{(?:[\w.]+\.)?(?:event|entry|record|player|name|winner|one|other)\w*\}/g;

const find = (language: Language, pattern: RegExp, instead: string): readonly string[] =>
  sentences.flatMap(({ key, places, texts }) => {
    const [match] = pattern.exec((texts[language] ?? '').replace(PARAMETER, '{}')) ?? [];
    return match === undefined ? [] : [`${places[language]} ${key}: “${match}”, say “${instead}”`];
  });

describe.each(LANGUAGES)('in every dictionary (%s)', (language) => {
  test('no sentence has a phrase that nobody would say at a table', () => {
    expect(Object.entries(BANNED_PHRASES[language]).flatMap(([pattern, instead]) => find(language, wholeWords(pattern), instead))).toEqual(
      [],
    );
  });

  test('no noun behind a number is in the plural whatever the number', () => {
    expect(find(language, new RegExp(`^(?!.* / ).*\\{\\w+\\} (?:${COUNTED[language]})\\b`, 'u'), 'count(…)')).toEqual([]);
  });

  test('no sentence has a typewriter’s apostrophe between letters', () => {
    expect(find(language, /(?<=[\p{L}}])'(?=\p{L})/u, '’')).toEqual([]);
  });

  test('no sentence shows the id of a rule', () => {
    expect(find(language, /(?<![\w.])(?:kg|kb|kt|kd|ki)\.[a-z]+/, 'the title of the rule')).toEqual([]);
  });

  test('no sheet is left by a word that the bar has for undoing', () => {
    const undoing = { en: /^(?:Cancel|Take back)$/, fr: /^(?:Annuler|Rétablir)$/ }[language];
    expect(find(language, undoing, 'Close, Back').filter((found) => !/ table\.(?:undo|redo):/.test(found))).toEqual([]);
  });
});
