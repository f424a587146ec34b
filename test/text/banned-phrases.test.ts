import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#text/language';
import { collectSentences } from '../../scripts/texts/collect-sentences';

/** Patterns of whole words, each with what to say instead. Words that are right elsewhere are banned in their phrases alone. */
const BANNED: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    'events?': 'a move, or what it was',
    'entr(?:y|ies)': 'a move',
    '(?:a|the|this|that|another|no) records?|records? (?:that|which|before|of)': 'a game',
    '(?:printed|own|your|previous|next) figures?': 'printed numbers, statistics',
    'figures? of (?:your|the box|this)': 'printed numbers',
    'let(?:s|ting)? (?:\\w+ )?stand(?: by the table)?': 'allow, allowed by agreement',
    'fold(?:ed|s)(?: away)?': 'Show 20 moves',
    'no longer fits?|fits? no longer|will no longer fit': 'is no longer possible',
    'waits? behind(?: it)?': 'moves follow',
    '(?:is|are|was|be|were) kept': 'saved',
    '(?:is|are|still to) (?:told|tell)|everything is told': 'missing, all in',
    '(?:to )?put(?:s|ting)? (?:it )?right': 'fix',
    'take over': 'Use this reading, Play here',
    'note the round': 'Score the round',
    'is to be \\w+|are to be \\w+': 'who does what',
    'somebody new|that’s everybody': 'Add a player, Continue',
    'your copy|copy of a game|own copy|this device’s copy': 'your box',
    'how often who': 'how often the first player',
    'lay it out again|laid out again': 'Picture of the table',
    'shall become': 'what happens to',
    'would lie': 'Tap to preview',
    'spaces? open|what is open': 'possible moves',
    'gives? back the \\w+ tile': 'loses the tile',
    'no picture that can be read': 'Can’t open this file',
    'all is read|everything is read': 'All read',
    'minutes it took': 'Duration',
    'abandon(?:ed|s)?': 'end without a result',
    'cards? to read': 'printed numbers missing',
    'placed the last settlement': 'is out of settlements',
    'strike (?:it )?out|struck out|strike it': 'remove',
    '(?:who|is|are) on move|the player on move': 'whose turn it is',
    'it takes? place as': 'what happens',
  },
  fr: {
    'événements?': 'un coup',
    '\\} entrées?|entrées? (?:d[eu]|n’\\p{L}+)|^entrées?': 'un coup',
    'fiches?': 'une partie',
    'conv(?:ient|iennent|iendra|iendront) plus': 'n’est plus possible',
    'devant qui était devant': 'revanches prises',
    'attend(?:ent)?(?: plus)? derrière': 'coups suivent',
    'admi(?:s|se|ses|ettre|ettent) par la table|l’admettre|admettre tout|la table l’admet|été admis': 'autorisé par la table',
    '(?:votre|cet|son|leur|mon) exemplaire|exemplaires? d(?:e|’un) (?:jeux?|cet appareil)|de l’exemplaire': 'votre boîte',
    'repli(?:é|ée|és|ées)': 'voir les coups',
    '^interromp(?:re|u|ue|us|ues)|(?:parties?|été|est) interromp(?:u|ue|us|ues)|interrompre (?:la|cette|une) partie':
      'terminer sans résultat',
    'au présent': 'revenir à la partie',
    'une partie s’est perdue': 'incomplet ou modifié',
    'est devinée?': 'est estimé',
    'choisies carte par carte': 'choisir carte par carte',
    'points après cela': 'score après la manche',
    'tu|toi|ton|ta|tes|te': 'vous',
    '1 (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)': '1er',
    '(?<=^|[.;:,!?] |« |et )qui (?:amène|abandonne|ramasse|remporte|pose|joue|gagne|commence|paie|prend|perd) [^?./]*\\.': 'le joueur qui…',
  },
};

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

const wholeWords = (pattern: string): RegExp => new RegExp(`(?<![\\p{L}])(?:${pattern})(?!\\p{L})`, 'iu');

describe.each(LANGUAGES)('in every dictionary (%s)', (language) => {
  test('no sentence has a phrase that nobody would say at a table', () => {
    expect(Object.entries(BANNED[language]).flatMap(([pattern, instead]) => find(language, wholeWords(pattern), instead))).toEqual([]);
  });

  test('no noun behind a number is in the plural whatever the number', () => {
    expect(find(language, new RegExp(`^(?!.* / ).*\\{\\w+\\} (?:${COUNTED[language]})\\b`, 'u'), 'count(…)')).toEqual([]);
  });

  test('no sentence shows the id of a rule', () => {
    expect(find(language, /(?<![\w.])(?:kg|kb|kt|kd|ki)\.[a-z]+/, 'the title of the rule')).toEqual([]);
  });

  test('no sheet is left by a word that the bar has for undoing', () => {
    const undoing = { en: /^(?:Cancel|Take back)$/, fr: /^(?:Annuler|Rétablir)$/ }[language];
    expect(find(language, undoing, 'Close, Back').filter((found) => !/ table\.(?:undo|redo):/.test(found))).toEqual([]);
  });
});
