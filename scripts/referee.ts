import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { loadGames } from '#registry';
import { trouble } from '#session/trouble';
import { judgeTranscript, type Unreadable, unreadable, type Verdict } from '#session/verdict';
import { LANGUAGES, type Language } from '#text/language';

const USAGE = 'usage: npm run -s referee -- [--language en|fr] (FILE | --lines)';

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}

function readArguments(args: readonly string[]): { readonly language: Language; readonly file: string | undefined } {
  let language: Language = 'en';
  let file: string | undefined;
  let lines = false;
  for (let index = 0; index < args.length; index += 1) {
    const argument = args[index] ?? '';
    if (argument === '--lines') lines = true;
    else if (argument === '--language') {
      index += 1;
      language = LANGUAGES.find((each) => each === args[index]) ?? fail(USAGE);
    } else if (argument.startsWith('--') || file !== undefined) fail(USAGE);
    else file = argument;
  }
  if (lines === (file !== undefined)) fail(USAGE);
  return { language, file };
}

const { language, file } = readArguments(process.argv.slice(2));
const games = await loadGames();

function judgeText(text: string): Verdict | Unreadable {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return unreadable(trouble([], 'not-json', {}), language);
  }
  try {
    return judgeTranscript(games, value, language);
  } catch (error) {
    // One transcript that we fail on must not cost the others their verdicts.
    process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
    return unreadable(trouble([], 'unexpected', {}), language);
  }
}

function judgeFile(name: string): Verdict | Unreadable {
  try {
    return judgeText(readFileSync(name, 'utf8'));
  } catch {
    return unreadable(trouble([], 'no-file', { name }), language);
  }
}

/** Writes what has come together at once: a call for each line costs more than the judging. */
function lineWriter(): (line: string) => void {
  let waiting = '';
  const flush = (): void => {
    process.stdout.write(waiting);
    waiting = '';
  };
  return (line) => {
    if (waiting === '') setImmediate(flush);
    waiting += `${line}\n`;
  };
}

if (file === undefined) {
  const write = lineWriter();
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() !== '') write(JSON.stringify(judgeText(line)));
  }
} else {
  const verdict = judgeFile(file);
  process.stdout.write(`${JSON.stringify(verdict)}\n`);
  process.exitCode = 'error' in verdict ? 2 : 0;
}
