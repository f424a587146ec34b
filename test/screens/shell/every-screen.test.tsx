import { waitFor } from '@testing-library/preact';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#text/language';
import { savedHistory } from '../../saved-games';
import { GAME_IDS } from '../../transcripts';
import { getAll, goTo, renderApp } from '../app-driver';

/** Names that begin with a vowel, an h and a consonant. */
const games = savedHistory(24, { ana: 'Ana', ben: 'Hugo', cat: 'Éva', dan: 'Cléo' });
const tables = GAME_IDS.flatMap((id) => games.findLast(({ game }) => game.game === id)?.game.id ?? []);
const ADDRESSES = [
  ...[
    '',
    'history',
    'log',
    'players',
    'players/ana',
    'groups',
    'groups/tuesday',
    'statistics',
    'settings',
    'desk',
    'rules',
    'backup',
    'take',
  ],
  ...GAME_IDS.flatMap((id) => [`new/${id}`, `statistics/${id}/ben`, `desk/${id}`, `rules/${id}`, `agreements/${id}`]),
  ...tables.flatMap((id) => [`past/${id}`, `game/${id}`, `game/${id}/log`]),
];

interface Slip {
  readonly what: string;
  readonly pattern: RegExp;
}

const BOTH: readonly Slip[] = [
  { what: 'a rule by its id', pattern: /\b(?:kg|kb|kt|kd|log|table)\.[a-z]+[.-][a-z-]+/ },
  { what: 'a hyphen as a minus sign', pattern: /(?:^|[\s(])-\d/ },
  { what: 'nothing, said', pattern: /undefined|NaN|\[object/ },
];
const SLIPS: Readonly<Record<Language, readonly Slip[]>> = {
  en: [
    ...BOTH,
    { what: 'no article before a tile', pattern: /\b(?:places|eats|covering) (?:yellow|green|red|blue)\b/ },
    {
      what: 'no article before a location',
      pattern: /\b(?:of|above|below|from|on) (?:Palace|Marketplace|Graveyard|Garrison|Tourney Grounds)\b/,
    },
    { what: 'no article before a corner', pattern: /\d (?:upper|lower) (?:left|right) corner/ },
  ],
  fr: [
    ...BOTH,
    { what: 'de before a vowel', pattern: /\b(?:de|que|le|la) (?:Ana|Hugo|Éva)\b/ },
    { what: 'de before a vowel', pattern: /(?<![\p{L}])de [aeiouéèêâîô]\p{L}{2,}/u },
    { what: 'no space before a colon', pattern: /\p{L}[:;?!](?![\p{L}/\d])/u },
    { what: 'a break before a colon', pattern: / [:;?!»]/ },
    { what: 'set aside told as resigned', pattern: /[Pp]arties? abandonnée/ },
  ],
};
/** « de onze » has no elision, and addresses and names of programs have no spaces. */
const ALLOWED = /de onze|https?:|Regent:|regent:/;

/** What is written, element by element, and what is said of it. */
function visibleTexts(): readonly string[] {
  const own = getAll('body *').flatMap((each) =>
    [...each.childNodes].flatMap(({ nodeType, nodeValue }) => (nodeType === 3 ? (nodeValue ?? '') : [])),
  );
  const lines = getAll('p, li, h1, h2, h3, td, th, dt, dd, a, label, legend, option').map(({ textContent }) => textContent ?? '');
  const labels = getAll('[aria-label]').map((each) => each.getAttribute('aria-label') ?? '');
  return [...new Set([...own, ...labels, ...lines.filter(({ length }) => length < 160)])];
}

async function waitUntilSettled(): Promise<void> {
  let before = '';
  await waitFor(() => {
    const now = document.body.textContent ?? '';
    const still = now === before && !/One moment|Un instant/.test(now);
    before = now;
    if (!still) throw new Error('still coming');
  });
}

/** Unfolds all that can be. */
async function unfold(): Promise<void> {
  for (const title of getAll('.disclosure-title[aria-expanded="false"]')) title.click();
  await waitUntilSettled();
}

describe.each(LANGUAGES)('a walk over all screens in %s', (language) => {
  test('finds no slip of the language', { timeout: 240_000 }, async () => {
    const groups = [{ id: 'tuesday', name: 'Tuesdays', members: ['ana', 'ben', 'cat', 'dan'] }];
    await renderApp('', { games, groups, settings: { language } });
    const found = new Set<string>();
    for (const address of ADDRESSES) {
      await goTo(address);
      await waitUntilSettled();
      await unfold();
      for (const text of visibleTexts())
        for (const { what, pattern } of SLIPS[language])
          if (pattern.test(text) && !ALLOWED.test(text)) found.add(`${address}: ${what}: ${text}`);
    }
    expect([...found]).toEqual([]);
  });
});
