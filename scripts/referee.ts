import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { loadGames } from '#registry';
import { inputError } from '#session/formats/input-error';
import { judgeTranscript, type UnreadableVerdict, unreadableVerdict, type Verdict } from '#session/formats/verdict';
import { inputErrorSentence } from '#session/sentences/error-sentences';
import { LANGUAGES, type Language } from '#text/language';
import { commandTexts } from '#text/referee-command';
import { createLineReader } from './referee/line-reader';

/*
 * Started as `node --import tsx`, in one process: the command `tsx` starts Node twice, and start-up counts towards the 1,500
 * transcripts a second.
 */

/** In millions of bytes: more than 100,000 events fill. */
const MAX_MEGABYTES = 16;

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
}

const isLanguage = (word: string | undefined): word is Language => LANGUAGES.some((each) => each === word);

function readArguments(args: readonly string[]): { readonly language: Language; readonly file: string | undefined } {
  let language: Language = 'en';
  let [help, lines] = [false, false];
  const files: string[] = [];
  for (let index = 0; index < args.length; index += 1) {
    const argument = args[index] ?? '';
    if (argument === '--help' || argument === '-h') help = true;
    else if (argument === '--lines') lines = true;
    else if (argument === '--language') {
      index += 1;
      const word = args[index];
      if (!isLanguage(word)) fail(commandTexts[language].language(word ?? ''));
      language = word;
    } else if (argument.startsWith('-')) fail(commandTexts[language].flag(argument));
    else files.push(argument);
  }
  if (help) {
    process.stdout.write(`${commandTexts[language].help}\n`);
    process.exit(0);
  }
  if (files.length !== (lines ? 0 : 1)) fail(commandTexts[language].what);
  return { language, file: files[0] };
}

/** Who reads our verdicts may have read enough. */
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 2));

const { language, file } = readArguments(process.argv.slice(2));
const games = await loadGames();

function judgeBytes(bytes: Buffer): Verdict | UnreadableVerdict {
  if (bytes.length > MAX_MEGABYTES * 1_000_000) return unreadableVerdict(inputError([], 'too-long', { most: MAX_MEGABYTES }), language);
  if (!isUtf8(bytes)) return unreadableVerdict(inputError([], 'not-utf8', {}), language);
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString().replace(/^\ufeff/, ''));
  } catch {
    return unreadableVerdict(inputError([], 'not-json', {}), language);
  }
  try {
    return judgeTranscript(games, value, language);
  } catch (error) {
    // One transcript that we fail on must not cost the others their verdicts.
    process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
    return unreadableVerdict(inputError([], 'unexpected', {}), language);
  }
}

function readBytes(name: string): Buffer {
  try {
    return readFileSync(name);
  } catch {
    const missing = inputError([], 'no-file', { name });
    process.stdout.write(`${JSON.stringify(unreadableVerdict(missing, language))}\n`);
    return fail(inputErrorSentence(missing, language));
  }
}

const OBJECT = 0x7b;

const isBlank = (line: Buffer): boolean => line[0] !== OBJECT && line.toString().trim() === '';

/** Verdicts are written together for each piece of input: a call for each line costs more than the judging. */
async function judgeLines(): Promise<void> {
  const linesOf = createLineReader(MAX_MEGABYTES * 1_000_000);
  const answer = (lines: readonly Buffer[]): void => {
    const verdicts = lines.filter((line) => !isBlank(line)).map((line) => `${JSON.stringify(judgeBytes(line))}\n`);
    if (verdicts.length > 0) process.stdout.write(verdicts.join(''));
  };
  process.stdin.on('error', () => fail(commandTexts[language].input));
  for await (const piece of process.stdin) answer(linesOf.next(piece));
  answer(linesOf.rest());
}

if (file === undefined) await judgeLines();
else {
  const verdict = judgeBytes(readBytes(file));
  process.stdout.write(`${JSON.stringify(verdict)}\n`);
  process.exitCode = 'error' in verdict ? 2 : 0;
}
