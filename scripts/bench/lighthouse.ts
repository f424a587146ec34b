import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchOptions } from '../../test/browser/kit/chromium';
import { serve } from '../serve.mjs';
import type { Row } from './format-row';

/** No dependency of the project: fetched when this step is asked for. */
const LIGHTHOUSE = 'lighthouse@12';

/** As much of a report as is printed. */
interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

/** Whether it ran to its end. */
const runLighthouse = (address: string, output: string): Promise<boolean> =>
  new Promise((resolve) => {
    const { executablePath, args } = launchOptions();
    const flags = `--chrome-flags=--headless=new ${args.join(' ')}`;
    const child = spawn('npx', ['--yes', LIGHTHOUSE, address, '--quiet', '--output=json', `--output-path=${output}`, flags], {
      env: { ...process.env, CHROME_PATH: executablePath },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });

/** The phone preset of Lighthouse on the app as `npm start` serves it. */
export async function measureLighthouse(): Promise<readonly Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'regent-lighthouse-'));
  const server = await serve(0);
  const output = join(folder, 'report.json');
  const found = await runLighthouse(server.address, output);
  await server.close();
  if (!found) console.log(`     ${LIGHTHOUSE} did not run: it is fetched from the npm registry, which needs a network.`);
  const rows = found ? rowsOf(JSON.parse(readFileSync(output, 'utf8'))) : [];
  rmSync(folder, { recursive: true });
  return rows;
}

function rowsOf({ categories, audits }: Report): readonly Row[] {
  const seconds = (audit: string): number => (audits[audit]?.numericValue ?? Number.NaN) / 1000;
  return [
    ...['performance', 'accessibility', 'best-practices', 'seo'].map((category) => ({
      name: `Lighthouse on a phone, ${category}`,
      value: 100 * (categories[category]?.score ?? 0),
      unit: '',
      least: 100,
    })),
    { name: 'Lighthouse on a phone, first paint', value: seconds('first-contentful-paint'), unit: 's', limit: 1.2 },
    { name: 'Lighthouse on a phone, largest paint', value: seconds('largest-contentful-paint'), unit: 's', limit: 1.2 },
    { name: 'Lighthouse on a phone, time that the page is blocked', value: seconds('total-blocking-time'), unit: 's', limit: 0.2 },
  ];
}
