import { resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const COMPILING = [
  ['with the same keys', "{ title: 'Parties', won: { by: (name, points) => name.repeat(points) } }"],
  ['whose sentence needs fewer parameters', "{ title: 'Parties', won: { by: () => 'gagné' } }"],
] as const;

const FAILING = [
  ['without a key', '{ won: { by: (name) => name } }', "Property 'title' is missing"],
  ['without a nested key', "{ title: 'Parties', won: {} }", "Property 'by' is missing"],
  ['with a superfluous key', "{ title: 'Parties', lost: 'Perdu', won: { by: (name) => name } }", "'lost' does not exist"],
  ['with a superfluous nested key', "{ title: 'Parties', won: { all: 'Tout', by: (name) => name } }", "'all' does not exist"],
  ['with a text for a sentence', "{ title: 'Parties', won: { by: 'par' } }", "Type 'string' is not assignable"],
  ['with another parameter', "{ title: 'Parties', won: { by: (_, more: string) => more } }", "Type 'number' is not assignable"],
] as const;

const sources = new Map(
  [...COMPILING, ...FAILING].map(([name, text]) => [
    resolve(`src/text/${name}.ts`),
    `import { typeset } from './french';
    const en = { title: 'Games', won: { by: (name: string, points: number) => name + points } };
    export const fr: typeof en = typeset(${text});`,
  ]),
);

function compile(): ts.Program {
  const options: ts.CompilerOptions = {
    strict: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2022.d.ts'],
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const getSourceFile: ts.CompilerHost['getSourceFile'] = (file, version) => {
    const source = sources.get(file);
    return source === undefined ? host.getSourceFile(file, version) : ts.createSourceFile(file, source, version, true);
  };
  return ts.createProgram([...sources.keys()], options, { ...host, getSourceFile });
}

const program = compile();

function messagesOf(name: string): readonly string[] {
  const found = program.getSemanticDiagnostics(program.getSourceFile(resolve(`src/text/${name}.ts`)));
  return found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

test.each(COMPILING)('a French dictionary %s compiles', (name) => expect(messagesOf(name)).toEqual([]));

test.each(FAILING)('a French dictionary %s does not compile', (name, _, message) =>
  expect(messagesOf(name)).toEqual([expect.stringContaining(message)]),
);
