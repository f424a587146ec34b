import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Picture } from '#games/kingdom-builder/photo/picture';
import { readPhoto } from '#games/kingdom-builder/photo/read-photo';
import type { PhotoCase, Reading } from '#games/kingdom-builder/photo/reading';
import { photoCommandTexts } from '#games/kingdom-builder/text/photo-command';
import { LANGUAGES, type Language } from '#text/language';
import { checkFolder } from './photo/check-folder';
import { decodePicture, MAX_MEGAPIXELS } from './photo/decode-picture';
import { parseCase } from './photo/parse-case';

/** In millions of bytes: more than any photo of the most pixels has. */
const MAX_MEGABYTES = 256;

function fail(sentence: string, code: 1 | 2 = 2): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(code);
}

const isLanguage = (word: string | undefined): word is Language => LANGUAGES.some((each) => each === word);

interface Arguments {
  readonly language: Language;
  readonly files: readonly string[];
  readonly check: boolean;
}

function readArguments(args: readonly string[]): Arguments {
  let language: Language = 'en';
  let [help, check] = [false, false];
  const files: string[] = [];
  for (let index = 0; index < args.length; index += 1) {
    const argument = args[index] ?? '';
    if (argument === '--help' || argument === '-h') help = true;
    else if (argument === '--check') check = true;
    else if (argument === '--language') {
      index += 1;
      const word = args[index];
      if (!isLanguage(word)) fail(photoCommandTexts[language].language(word ?? ''));
      language = word;
    } else if (argument.startsWith('-')) fail(photoCommandTexts[language].flag(argument));
    else files.push(argument);
  }
  if (help) {
    process.stdout.write(`${photoCommandTexts[language].help}\n`);
    process.exit(0);
  }
  if (files.length !== (check ? 1 : 2)) fail(photoCommandTexts[language].what);
  return { language, files, check };
}

const { language, files, check } = readArguments(process.argv.slice(2));
const text = photoCommandTexts[language];

function readBytes(name: string): Buffer {
  try {
    if (statSync(name).size > MAX_MEGABYTES * 1e6) return fail(text.huge(name, MAX_MEGAPIXELS));
    return readFileSync(name);
  } catch {
    return fail(text.file(name));
  }
}

function readPicture(name: string): Picture {
  const picture = decodePicture(readBytes(name));
  if (picture === 'not-a-picture') return fail(text.notPicture(name));
  if (picture === 'huge') return fail(text.huge(name, MAX_MEGAPIXELS));
  return picture === 'broken' ? fail(text.broken(name)) : picture;
}

function readCase(name: string): PhotoCase {
  const read = parseCase(readBytes(name).toString());
  return 'wrong' in read ? fail(text.badCase(name, read.wrong)) : read;
}

function formatReading({ hexes, corners, sections }: Reading, { colours, sections: caseSections }: PhotoCase): string {
  const roundToTenth = (value: number): number => Math.round(value * 10) / 10;
  return JSON.stringify({
    stands: Object.fromEntries(colours.map((colour) => [colour, hexes.filter((hex) => hex.colour === colour).map(({ at }) => at)])),
    unsure: hexes.filter(({ isUnsure }) => isUnsure).map(({ at }) => at),
    corners: corners.map(([x, y]) => [roundToTenth(x), roundToTenth(y)]),
    ...(caseSections === undefined ? { sections: sections.map(({ name, turned }) => ({ section: name, turned })) } : {}),
  });
}

if (check) {
  const folder = files[0] ?? '';
  let names: readonly string[];
  try {
    names = readdirSync(folder);
  } catch {
    fail(text.file(folder));
  }
  const photos = names.filter((name) => /\.(?:jpe?g|png)$/i.test(name) && names.includes(name.replace(/\.\w+$/, '.json')));
  if (photos.length === 0) fail(text.nothing(folder));
  checkFolder(
    photos.map((name) => {
      const [file, beside] = [join(folder, name), join(folder, name.replace(/\.\w+$/, '.json'))];
      return { name, photo: () => readPicture(file), case: readCase(beside), truth: JSON.parse(readBytes(beside).toString()).stands ?? {} };
    }),
    (line) => process.stdout.write(`${line}\n`),
  );
} else {
  const [photo = '', casePath = ''] = files;
  const what = readCase(casePath);
  const outcome = readPhoto(readPicture(photo), what);
  if (outcome.kind === 'other-sections') fail(text.otherSections(photo), 1);
  if (outcome.kind !== 'read') fail(text.noBoard(photo), 1);
  process.stdout.write(`${formatReading(outcome, what)}\n`);
}
