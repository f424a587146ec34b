import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { appTexts } from '#text/app/texts';
import { LANGUAGES, type Language } from '#text/language';
import { settingsTexts } from '#text/settings';
import type { SavedGame } from '../seed-database';
import { BANNED_PHRASES, wholeWords } from '../text/banned-phrases';
import { ADDRESSES, createFullDevice } from './kit/addresses';
import { gamesAtEachPhase } from './kit/phase-games';
import { withDevice } from './kit/visits';

const phases = gamesAtEachPhase();
const full = createFullDevice();
const device = { ...full, games: [...(full.games ?? []), ...phases] };
const TABS = ['', 'desk', 'history', 'statistics'];
const SCREENS = [
  ...ADDRESSES,
  'desk',
  'desk/kings-gate/tie',
  'desk/kingdom/jump',
  'players/ana',
  'groups/new',
  'agreements/kingdom/courtesy',
  'backup/new',
  ...phases.map(({ game }) => `game/${game.id}`),
  ...phases.filter((_, index) => index % 5 === 0).flatMap(({ game }) => [`game/${game.id}/more`, `game/${game.id}/ask`]),
];

/** What a screen shows, by what it is made of. */
interface ShownPage {
  readonly tabs: readonly (string | null)[];
  readonly bar: number;
  readonly hasBack: boolean;
  readonly primaries: readonly string[];
  readonly words: string;
  /** Names that several controls share, whose doings differ. */
  readonly alike: readonly string[];
}

/** Goes to an address where the app is open, and looks at the screen once it stands still. */
async function look({ path, loading }: { readonly path: string; readonly loading: string }): Promise<ShownPage> {
  location.hash = `#/${path}`;
  let before = '';
  for (let still = 0; still < 3; ) {
    await new Promise((resolve) => setTimeout(resolve, 40));
    const now = document.body.innerText;
    const isThere = document.querySelector('h1, .frame') !== null && !now.includes(loading);
    still = isThere && now === before ? still + 1 : 0;
    before = now;
  }
  // What is drawn, and the code of a plan, are no sentences.
  const drawings = new CSSStyleSheet();
  drawings.replaceSync('svg, textarea, [aria-hidden="true"] { display: none !important }');
  document.adoptedStyleSheets = [drawings];
  const words = document.body.innerText;
  document.adoptedStyleSheets = [];
  const all = (selector: string): readonly HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => each.checkVisibility({ visibilityProperty: true }));
  const clean = (text: string | null | undefined): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const nameOf = (each: Element): string => clean(each.getAttribute('aria-label') ?? each.textContent);
  const GROUPS = 'fieldset, [role="group"], [role="dialog"], [aria-labelledby], section, ul[aria-label], .card';
  // A question's answers are heard with the question, those of a section below its heading.
  const groupOf = (each: Element): string => {
    const group = each.parentElement?.closest(GROUPS);
    if (group == null) return '';
    const labelled = group.getAttribute('aria-labelledby');
    const heading = labelled === null ? group.querySelector(':scope > :is(legend, h1, h2, h3)') : document.getElementById(labelled);
    return `${groupOf(group)} > ${clean(group.getAttribute('aria-label') ?? heading?.textContent)}`;
  };
  // What may be alike: games of one day that ended alike, the squares of one tile, and cards that are drawn alike side by side.
  const mayBeAlike = (each: Element): boolean =>
    each.closest('[data-at]') !== null ||
    /^#\/(?:past|game)\//.test(each.getAttribute('href') ?? '') ||
    (each.previousElementSibling !== null && each.previousElementSibling.innerHTML === each.innerHTML);
  const doings = new Map<string, Set<string>>();
  all('button, a[href], [role="button"]').forEach((each, index) => {
    if (mayBeAlike(each)) return;
    const key = `${groupOf(each)} > ${nameOf(each)}`;
    const doing = each.getAttribute('href') ?? `button ${index}`;
    doings.set(key, (doings.get(key) ?? new Set()).add(doing));
  });
  return {
    tabs: all('.tab-bar > a').map((each) => each.getAttribute('aria-current')),
    bar: all('.bar > .bar-item').length,
    hasBack: all(':is(.page-head, .what-if-head) > :is(a, button).icon:first-child').length === 1,
    // A sheet lies over the rest.
    primaries: all(document.querySelector('.sheet') === null ? '.button.primary' : '.sheet .button.primary').map(nameOf),
    words,
    alike: [...doings].filter(([, found]) => found.size > 1).map(([name, found]) => `${name}: ${[...found].join(', ')}`),
  };
}

/** What goes against the ways around, or the words, on a screen. */
function slipsOf(path: string, language: Language, { tabs, bar, hasBack, primaries, words, alike }: ShownPage): readonly string[] {
  const isTable = path.startsWith('game/') && bar > 0;
  const banned = Object.entries(BANNED_PHRASES[language]).flatMap(([pattern, instead]) => {
    const [found] = wholeWords(pattern).exec(words) ?? [];
    return found === undefined ? [] : [`“${found}”, say “${instead}”`];
  });
  const rule = path.includes('rule/') ? null : /\b(?:kg|kb|kt|kd|log|table)\.[a-z]+[.-][a-z-]+/.exec(words);
  return [
    ...(path.startsWith('game/') || (tabs.length === 4 && tabs.filter((each) => each === 'page').length === 1) ? [] : ['no tab bar']),
    ...(!isTable || (bar === 6 && tabs.length === 0) ? [] : ['no bar of the table, or tabs beside it']),
    ...(isTable || TABS.some((tab) => path === tab || path.startsWith('statistics')) || hasBack ? [] : ['no way back']),
    ...(primaries.length <= 1 ? [] : [`several primary buttons: ${primaries.join(', ')}`]),
    ...banned,
    ...(rule === null ? [] : [`a rule by its id: ${rule[0]}`]),
    ...alike.map((each) => `alike: ${each}`),
  ].map((what) => `${path}: ${what}`);
}

/** Goes from the settings to a screen, and back by its arrow. */
async function goAndComeBack(page: Page, path: string): Promise<string> {
  const loading = appTexts.en.loading;
  for (const next of ['settings', path]) await page.evaluate(look, { path: next, loading });
  await page.locator('.page-head > a.icon:first-child').click();
  await page.getByRole('heading', { name: settingsTexts.en.title }).waitFor();
  return page.evaluate(() => location.hash);
}

test.each(LANGUAGES)('on every screen there is a way around, one primary button, and no word of ours, in %s', (language) =>
  withDevice(
    async (page) => {
      const found: string[] = [];
      for (const path of SCREENS)
        found.push(...slipsOf(path, language, await page.evaluate(look, { path, loading: appTexts[language].loading })));
      expect(found).toEqual([]);
    },
    { holds: { ...device, settings: { language } }, viewport: { width: 390, height: 664 } },
  ),
);

test('back leads where one came from', () =>
  withDevice(
    async (page) => {
      for (const path of ['desk/kings-gate/tie', 'rules/kingdom', 'past/seed-0', 'new/kingdom', 'players', 'backup', 'log'])
        expect(await goAndComeBack(page, path), path).toBe('#/settings');
    },
    { holds: device },
  ));

const NAMES = ['Maximilienne', 'Jean-Baptiste', 'Clémentine', 'Sébastienne', 'Bartholomew'];

const longNamed = ({ game, entries }: SavedGame): SavedGame => ({
  entries,
  game: { ...game, players: game.players.map((player, seat) => ({ ...player, name: NAMES[seat] ?? player.name })) },
});

test.each(LANGUAGES)('with long names the line over the board has two lines on the smallest phone, in %s', (language) =>
  withDevice(
    async (page) => {
      const found: string[] = [];
      for (const { game } of phases) {
        await page.evaluate(look, { path: `game/${game.id}`, loading: appTexts[language].loading });
        found.push(
          ...(await page.evaluate(
            (id) =>
              [...document.querySelectorAll<HTMLElement>('.table-message')].flatMap((line) => {
                const text = line.querySelector('.status-line') ?? line;
                const { lineHeight, fontSize } = getComputedStyle(text);
                const lines = Math.round(
                  text.getBoundingClientRect().height / (Number.parseFloat(lineHeight) || Number.parseFloat(fontSize)),
                );
                return lines > 2 ? [`${id}: ${lines} lines: ${line.innerText}`] : [];
              }),
            game.id,
          )),
        );
      }
      expect(found).toEqual([]);
    },
    { holds: { games: phases.map(longNamed), settings: { language } }, viewport: { width: 320, height: 568 } },
  ),
);
