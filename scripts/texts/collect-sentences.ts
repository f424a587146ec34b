import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import ts from 'typescript';
import { LANGUAGES, type Language } from '#text/language';

export interface SentencePair {
  /** The module, named without its language: `src/text/app`. */
  readonly dictionary: string;
  /** `home.resume`. */
  readonly key: string;
  /** The file and line of each sentence, for those who want to change it. */
  readonly places: Readonly<Partial<Record<Language, string>>>;
  readonly texts: Readonly<Partial<Record<Language, string>>>;
}

const isLanguage = (word: string): word is Language => LANGUAGES.some((language) => language === word);

/** The language that a name ends in: `fr`, `deskFr`, `readings-fr`. */
function languageOf(name: string): Language | undefined {
  const [, word = ''] = /(?:^|-)(en|fr)$/.exec(name) ?? /[a-z](En|Fr)$/.exec(name) ?? [];
  const language = word.toLowerCase();
  return isLanguage(language) ? language : undefined;
}

const withoutLanguage = (name: string): string =>
  languageOf(name) === undefined ? name : name.replace(/(?:^|-)(?:en|fr)$/, '').replace(/(?:En|Fr)$/, '');

const isSentenceNode = (node: ts.Node): boolean => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

function holdsSentence(node: ts.Node): boolean {
  return isSentenceNode(node) || ts.forEachChild(node, (child) => holdsSentence(child) || undefined) === true;
}

/** A sentence as its template: what depends on the moment in braces, what depends on a condition with slashes between. */
function formatTemplate(node: ts.Node): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map(({ expression, literal }) => `{${formatTemplate(expression)}}${literal.text}`).join('');
  }
  if (ts.isParenthesizedExpression(node)) return formatTemplate(node.expression);
  if (ts.isConditionalExpression(node)) return `${formatTemplate(node.whenTrue)} / ${formatTemplate(node.whenFalse)}`;
  if (ts.isArrowFunction(node)) return formatTemplate(node.body);
  if (ts.isReturnStatement(node)) return node.expression === undefined ? '' : formatTemplate(node.expression);
  if (ts.isCallExpression(node) && holdsSentence(node)) {
    const [number, one, other] = node.arguments;
    if (/\bcount$/.test(node.expression.getText()) && number && one && other) {
      return `{${formatTemplate(number)}} ${formatTemplate(one)} / ${formatTemplate(other)}`;
    }
    const receiver =
      ts.isPropertyAccessExpression(node.expression) && holdsSentence(node.expression.expression) ? [node.expression.expression] : [];
    return [...receiver, ...node.arguments].map(formatTemplate).join(' / ');
  }
  if (!holdsSentence(node)) return ts.isExpression(node) ? node.getText().replace(/\s+/g, ' ') : '';
  const parts: string[] = [];
  ts.forEachChild(node, (child) => {
    if (holdsSentence(child)) parts.push(formatTemplate(child));
  });
  return parts.join(' / ');
}

interface CollectedSentence {
  readonly key: string;
  readonly language: Language;
  readonly text: string;
  readonly position: number;
}

const isContainer = (node: ts.Node): boolean =>
  ts.isObjectLiteralExpression(node) || ts.isSourceFile(node) || ts.isVariableStatement(node) || ts.isVariableDeclarationList(node);

/** What holds the sentences of a node that has none of its own: a typed or wrapped dictionary, or one that a function makes. */
function unwrap(node: ts.Node): ts.Node | undefined {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)) return node.expression;
  if (ts.isCallExpression(node)) return node.arguments.find((argument) => ts.isObjectLiteralExpression(argument));
  const makesDictionary =
    ts.isArrowFunction(node) && ts.isParenthesizedExpression(node.body) && ts.isObjectLiteralExpression(node.body.expression);
  return makesDictionary ? node.body : undefined;
}

function collectNode(node: ts.Node, path: readonly string[], language: Language | undefined): readonly CollectedSentence[] {
  if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isInterfaceDeclaration(node)) return [];
  if (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node) || ts.isFunctionDeclaration(node)) {
    const name = node.name !== undefined && 'text' in node.name ? node.name.text : '';
    const own = languageOf(name) ?? language;
    const inner = withoutLanguage(name) === '' ? path : [...path, withoutLanguage(name)];
    if (ts.isMethodDeclaration(node) || ts.isFunctionDeclaration(node)) return collectSentence(node, inner, own);
    return node.initializer === undefined ? [] : collectNode(node.initializer, inner, own);
  }
  if (isContainer(node)) {
    const found: CollectedSentence[] = [];
    ts.forEachChild(node, (child) => void found.push(...collectNode(child, path, language)));
    return found;
  }
  if (ts.isArrayLiteralExpression(node)) {
    return node.elements.flatMap((element, index) => collectNode(element, [...path, String(index)], language));
  }
  const inner = unwrap(node);
  if (inner !== undefined) return collectNode(inner, path, language);
  return ts.isExpression(node) ? collectSentence(node, path, language) : [];
}

function collectSentence(node: ts.Node, path: readonly string[], language: Language | undefined): readonly CollectedSentence[] {
  if (language === undefined || !holdsSentence(node)) return [];
  const text = formatTemplate(node);
  return text.trim() === '' ? [] : [{ key: path.join('.'), language, text, position: node.getStart() }];
}

function collectFile(file: string): readonly SentencePair[] {
  const stem = file.replace(/\.tsx?$/, '').split(sep);
  const name = stem.pop() ?? '';
  const fileLanguage = languageOf(name);
  const dictionary = [...stem, withoutLanguage(name)].filter((part) => part !== '').join('/');
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  return collectNode(source, [], fileLanguage).map(({ key, language, text, position }) => ({
    dictionary,
    key,
    places: { [language]: `${file.split(sep).join('/')}:${source.getLineAndCharacterOfPosition(position).line + 1}` },
    texts: { [language]: text },
  }));
}

/** The pages that speak before any dictionary is there: each paragraph says its language. */
function collectPage(file: string): readonly SentencePair[] {
  const page = readFileSync(file, 'utf8');
  const counts: Partial<Record<Language, number>> = {};
  return [...page.matchAll(/<p[^>]* lang="(en|fr)">([\s\S]*?)<\/p>/g)].flatMap(({ 1: language = '', 2: content = '', index }) => {
    if (!isLanguage(language)) return [];
    const count = counts[language] ?? 0;
    counts[language] = count + 1;
    const text = content
      .replace(/<[^>]*>/g, '')
      .replace(/\s+/g, ' ')
      .trim();
    const line = page.slice(0, index).split('\n').length;
    return [{ dictionary: file, key: `paragraph ${count + 1}`, places: { [language]: `${file}:${line}` }, texts: { [language]: text } }];
  });
}

/** Every sentence that people may read, both languages side by side, by dictionary and key. */
export function collectSentences(): readonly SentencePair[] {
  const files = readdirSync('src', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const pairs = new Map<string, SentencePair>();
  for (const each of [...collectPage('index.html'), ...files.flatMap(collectFile)]) {
    const id = `${each.dictionary} ${each.key}`;
    const before = pairs.get(id);
    const mergeField = (field: 'places' | 'texts') => ({ ...before?.[field], ...each[field] });
    pairs.set(id, { ...each, places: mergeField('places'), texts: mergeField('texts') });
  }
  return [...pairs.values()].sort((one, other) => one.dictionary.localeCompare(other.dictionary, 'en'));
}
