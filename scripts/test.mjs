import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installChromium } from './chromium.mjs';
import { installDependencies, run } from './install.mjs';

installDependencies();
const chromium = installChromium();
const folder = mkdtempSync(join(tmpdir(), 'regent-test-'));

/** Types, lint, import directions and what nobody uses count as one test each. */
const checks = [
  ['npx', ['tsc', '--noEmit']],
  ['npx', ['biome', 'check', '--error-on-warnings']],
  ['npx', ['depcruise', 'src', 'machines']],
  ['npx', ['knip']],
];

const results = checks.map(([command, args]) => {
  console.log(`\n> ${[command, ...args].join(' ')}`);
  const passed = run(command, args) === 0;
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1 };
});

const report = join(folder, 'vitest.json');
const code = run('npx', ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile=${report}`], {
  env: { ...process.env, CHROMIUM: chromium },
});

function vitestResults() {
  try {
    const { numPassedTests, numFailedTests, success } = JSON.parse(readFileSync(report, 'utf8'));
    return { passed: numPassedTests, failed: numFailedTests + (numFailedTests === 0 && !(success && code === 0) ? 1 : 0) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

results.push(vitestResults());
rmSync(folder, { recursive: true });
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
