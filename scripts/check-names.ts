import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/*
 * A function is called by what it does, a type and a file by what it holds. A bare participle or gerund ("told", "counting") says
 * neither; this fails on those among the names of functions and types, exported or local, and of files.
 */

const ROOMS = ['src', 'machines', 'scripts', 'test'];

const IRREGULAR = new Set(
  'begun brought built caught chosen done drawn felt found given gone grown heard held kept known laid left lost made meant met paid put read said seen sent set shown spent stood taken told thought thrown understood worn won written'.split(
    ' ',
  ),
);

/** Words of the trade, of the platform or of the games that only look like participles. */
const EXCEPTIONS = new Set([
  'read',
  'set',
  'put',
  'seed',
  'need',
  'feed',
  'speed',
  'embed',
  'string',
  'ring',
  'king',
  'ping',
  'bring',
  'scoring',
  'setting',
]);

/** Gerunds that have become nouns: they name a type or a file, never a function. */
const NOUNS = new Set(['ending', 'finding', 'happening', 'reading', 'ruling', 'seating', 'spelling', 'standing']);

export const isBareParticiple = (name: string): boolean =>
  /^[a-z]+$/.test(name) && !EXCEPTIONS.has(name) && (IRREGULAR.has(name) || /.(ed|ing)$/.test(name));

/** The same for what is no function: a type, a component or a file. */
export function isNoNoun(name: string): boolean {
  const word = name.charAt(0).toLowerCase() + name.slice(1);
  return isBareParticiple(word) && !NOUNS.has(word);
}

const isFunction = (node: ts.Expression | undefined): boolean =>
  node !== undefined && (ts.isArrowFunction(node) || ts.isFunctionExpression(node));

/** The names of all functions and types of a module, at whatever depth: declared, or a function held by a constant. */
export function declaredNames(path: string, source: string): readonly string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionDeclaration(node) && node.name !== undefined) names.push(node.name.text);
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) names.push(node.name.text);
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && isFunction(node.initializer)) names.push(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true));
  return names;
}

/** Functions, types and files whose name is a bare participle or gerund, as `path: name`. */
export function findBareParticiples(root: string): readonly string[] {
  return ROOMS.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile() && /\.tsx?$/.test(file.name))
      .flatMap((file) => {
        const path = join(file.parentPath, file.name);
        const [stem = ''] = file.name.split('.');
        const names = declaredNames(path, readFileSync(path, 'utf8'));
        const things = [stem, ...names.filter((name) => /^[A-Z]/.test(name))];
        return [...names.filter(isBareParticiple), ...things.filter(isNoNoun)].map((name) => `${path.slice(root.length + 1)}: ${name}`);
      }),
  );
}

if (process.argv[1] === import.meta.filename) {
  const found = findBareParticiples(join(import.meta.dirname, '..'));
  for (const each of found)
    console.error(`${each}: a function is called by what it does, a type or a file by what it holds (docs/contributing.md, "Names")`);
  process.exitCode = found.length > 0 ? 1 : 0;
}
