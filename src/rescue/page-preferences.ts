import type { Language } from '#text/language';

const PREFERENCES_KEY = 'regent.look';
const LANGUAGES: readonly Language[] = ['en', 'fr'];
const THEMES = ['light', 'dark', 'system'] as const;

/** The browser's own bars take the colour of the ground. */
const THEME_COLOURS = { light: '#fbf7ef', dark: '#0f1512' } as const;

/** What the settings say of how the page looks, kept where it can be read before anything is painted. */
export interface PagePreferences {
  readonly language: Language | undefined;
  readonly theme: (typeof THEMES)[number];
}

/** A word that is kept beside the database; nothing where the browser keeps none for this page. */
function readStorage(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Whether there have been games on this device (the store's marker says so). */
export const hasGames = (): boolean => readStorage('regent.games') !== undefined;

/** As it was last kept; where nothing was, as the device has it. */
export function loadPagePreferences(): PagePreferences {
  const storedWords = readStorage(PREFERENCES_KEY)?.split(' ') ?? [];
  return {
    language: LANGUAGES.find((each) => storedWords.includes(each)),
    theme: THEMES.find((each) => storedWords.includes(each)) ?? 'system',
  };
}

export function savePagePreferences({ language, theme }: PagePreferences): void {
  try {
    localStorage.setItem(PREFERENCES_KEY, `${language ?? ''} ${theme}`);
  } catch {
    // The next visit begins as the device has it.
  }
}

export const languageOf = ({ language }: Pick<PagePreferences, 'language'>): Language =>
  language ?? (globalThis.navigator?.language.startsWith('fr') ? 'fr' : 'en');

/** Puts the look on the page. */
export function applyPagePreferences(page: Document, look: PagePreferences, isDark: boolean): void {
  const theme = look.theme === 'system' ? (isDark ? 'dark' : 'light') : look.theme;
  page.documentElement.lang = languageOf(look);
  page.documentElement.dataset.theme = theme;
  for (const meta of page.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) meta.content = THEME_COLOURS[theme];
}

export const darkModeQuery = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');
