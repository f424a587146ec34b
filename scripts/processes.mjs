import { spawn, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs a command in the project's folder with its output shown, and returns its exit code. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32', ...options });
  return result.status ?? 1;
}

/** Runs a command in the project's folder beside others, its output shown, and resolves to its exit code. */
export function runBeside(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32', ...options });
  return new Promise((done) => {
    child.on('error', () => done(1));
    child.on('close', (code) => done(code ?? 1));
  });
}

/** Runs a command in the project's folder, and returns its exit code and all it said. */
export function runQuietly(command, args) {
  const child = spawn(command, args, { cwd: root, shell: process.platform === 'win32' });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part) => (output += part));
  return new Promise((done) => {
    child.on('error', (error) => done({ code: 1, output: String(error) }));
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}

/** Installs the dependencies where they are missing or older than the lock. */
export function installDependencies() {
  const installed = `${root}node_modules/.package-lock.json`;
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(`${root}package-lock.json`).mtimeMs) return;
  if (run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund']) !== 0) {
    console.error('The dependencies could not be installed. Is the network there?');
    process.exit(1);
  }
}
