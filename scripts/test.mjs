import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installChromium } from './chromium.mjs';
import { installDependencies, runBeside, runQuietly } from './processes.mjs';

installDependencies();
const chromium = installChromium();
const folder = mkdtempSync(join(tmpdir(), 'regent-test-'));

/** Types, lint, import directions and what nobody uses count as one test each. */
const checks = [
  ['npm', ['run', '--silent', 'types']],
  ['npx', ['biome', 'check', '--error-on-warnings']],
  ['npx', ['depcruise', 'src', 'machines']],
  ['npx', ['knip']],
];

/** A check beside the tests, its output shown when it ends. */
async function check([command, args]) {
  const { code, output } = await runQuietly(command, args);
  console.log(`\n> ${[command, ...args].join(' ')}\n${output}`);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}

const report = join(folder, 'vitest.json');
const vitest = runBeside('npx', ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile=${report}`], {
  env: { ...process.env, CHROMIUM: chromium },
});
// One after the other: they fill what the tests leave idle while the app is built and browsers wait.
const results = [];
for (const one of checks) results.push(await check(one));
const code = await vitest;

/** Where the time goes: the tests that took longest, each with its seconds. */
function printSlowest(files) {
  const tests = files.flatMap(({ assertionResults }) => assertionResults).filter(({ duration }) => duration > 0);
  console.log('\nThe slowest twenty:');
  for (const { duration, fullName } of tests.sort((a, b) => b.duration - a.duration).slice(0, 20))
    console.log(`${(duration / 1000).toFixed(1).padStart(6)} s  ${fullName}`);
}

function vitestResults() {
  try {
    const { numPassedTests, numFailedTests, success, testResults } = JSON.parse(readFileSync(report, 'utf8'));
    printSlowest(testResults);
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
