import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { applyPagePreferences, hasGames, languageOf, loadPagePreferences, savePagePreferences } from '#rescue/page-preferences';

const forget = () => localStorage.clear();
beforeEach(forget);
afterEach(forget);

describe('how the page looks before anything is painted', () => {
  test('as the device has it where nothing was kept, or nothing that is known', () => {
    expect(loadPagePreferences()).toEqual({ language: undefined, theme: 'system' });
    localStorage.setItem('regent.look', 'tlh sepia');
    expect(loadPagePreferences()).toEqual({ language: undefined, theme: 'system' });
    expect(languageOf({ language: undefined })).toBe(navigator.language.startsWith('fr') ? 'fr' : 'en');
  });

  test.each([
    { language: 'fr', theme: 'dark' },
    { language: undefined, theme: 'light' },
  ] as const)('as it was kept: $language, $theme', (look) => {
    savePagePreferences(look);
    expect(loadPagePreferences()).toEqual(look);
  });

  test('it is put on the page, the colour of the bars with it', () => {
    const page = document.implementation.createHTMLDocument();
    page.head.innerHTML = '<meta name="theme-color" content="">';
    const pagePreferencesNow = () => [page.documentElement.lang, page.documentElement.dataset.theme, page.querySelector('meta')?.content];
    applyPagePreferences(page, { language: 'fr', theme: 'system' }, true);
    expect(pagePreferencesNow()).toEqual(['fr', 'dark', '#0f1512']);
    applyPagePreferences(page, { language: 'en', theme: 'light' }, true);
    expect(pagePreferencesNow()).toEqual(['en', 'light', '#fbf7ef']);
  });

  test('games have been here where the store left its mark', () => {
    expect(hasGames()).toBe(false);
    localStorage.setItem('regent.games', '1');
    expect(hasGames()).toBe(true);
  });
});
