import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { root } from './install.mjs';

/*
 * Runs a TypeScript program: `node scripts/run.mjs scripts/referee.ts [argument...]`. It is bundled once, into a file
 * whose first line tells what it was made from, and again when something of that has changed.
 */

/** Packages that bring files or programs beside their code, and what manifests load for screens: programs draw nothing. */
const EXTERNAL = [/^node:/, 'vite', 'playwright-core', './table/index', './ask/index'];

/** Where a bundle may be kept, the best place first. */
const USER = process.getuid?.() ?? 0;
const FOLDERS = [join(root, 'node_modules', '.cache', 'regent'), join(tmpdir(), `regent-${USER}`)];

const entry = resolve(root, process.argv[2] ?? '');
process.argv.splice(1, 2, entry);
const name = `${createHash('sha256').update(entry).digest('hex').slice(0, 16)}.mjs`;

/**
 * A file as it is now.
 * @param {string} file
 */
function stamp(file) {
  const { mtimeMs, size } = statSync(file);
  return [file, mtimeMs, size];
}

/**
 * Whether nobody else has put it there: in the temporary folder anybody may.
 * @param {string} path
 */
const isOurs = (path) => [USER, statSync(root).uid].includes(statSync(path).uid);

/**
 * Whether a bundle is ours and nothing that it was made from has changed.
 * @param {string} file
 */
function isFresh(file) {
  try {
    if (!isOurs(dirname(file)) || !isOurs(file)) return false;
    const text = readFileSync(file, 'utf8');
    /** @type {ReturnType<typeof stamp>[]} */
    const made = JSON.parse(text.slice(2, text.indexOf('\n')));
    return made.every((before) => String(stamp(String(before[0]))) === String(before));
  } catch {
    return false;
  }
}

/**
 * A module that asks where it lies is told where it lay before it was bundled.
 * @param {string} code
 * @param {string} id
 */
const placed = (code, id) =>
  code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)).replaceAll('import.meta.dirname', JSON.stringify(dirname(id)));

/** The program in one piece. */
async function bundled() {
  const { rolldown } = await import('rolldown');
  const { viteDynamicImportVarsPlugin, viteImportGlobPlugin } = await import('rolldown/experimental');
  const build = await rolldown({
    input: entry,
    platform: 'node',
    logLevel: 'silent',
    external: EXTERNAL,
    tsconfig: join(root, 'tsconfig.json'),
    // Parts whose names are worked out (the games of the tests) come along as well.
    plugins: [{ name: 'places', transform: placed }, viteDynamicImportVarsPlugin(), viteImportGlobPlugin({ root })],
  });
  const { output } = await build.generate({ format: 'esm', codeSplitting: false });
  await build.close();
  const made = [...output[0].moduleIds.filter((id) => !id.startsWith('\0')), fileURLToPath(import.meta.url)].map(stamp);
  return `//${JSON.stringify(made)}\n${output[0].code}`;
}

/**
 * Writes it where there is room, under another name first: several programs may start at once.
 * @param {string} code
 */
function keep(code) {
  for (const folder of FOLDERS) {
    const file = join(folder, name);
    const written = `${file}.${process.pid}`;
    try {
      mkdirSync(folder, { recursive: true });
      if (!isOurs(folder)) continue;
      writeFileSync(written, code);
      renameSync(written, file);
      return file;
    } catch {
      rmSync(written, { force: true });
    }
  }
  throw new Error(`There is no room for a bundle in ${FOLDERS.join(' or ')}.`);
}

const bundle = FOLDERS.map((folder) => join(folder, name)).find(isFresh) ?? keep(await bundled());
await import(pathToFileURL(bundle).href);
