import { computed, effect, signal } from '@preact/signals';
import type { Store, StoreTrouble } from '#store/database';
import { DEFAULT_SETTINGS, type Settings } from '#store/model';
import type { AppText } from '#text/app/text';
import { appTexts } from '#text/app/texts';
import type { Language } from '#text/language';
import { tried } from './tried';

/** What the whole app shares: the store, the settings, and the words. */
export const store = signal<Store | undefined>(undefined);
export const storeTrouble = signal<StoreTrouble | undefined>(undefined);
export const settings = signal<Settings>(DEFAULT_SETTINGS);

const deviceLanguage = (): Language => (globalThis.navigator?.language.startsWith('fr') ? 'fr' : 'en');

export const language = computed<Language>(() => settings.value.language ?? deviceLanguage());
export const text = computed<AppText>(() => appTexts[language.value]);

export function change(part: Partial<Settings>): void {
  settings.value = { ...settings.value, ...part };
  void tried(store.value?.saveSettings(settings.value));
}

/** The browser's own bars take the colour of the ground. */
const GROUNDS = { light: '#fbf7ef', dark: '#0f1512' } as const;

/** The page's language and theme follow the settings. */
export function followSettings(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const paint = (): void => {
    const { theme } = settings.value;
    const shown = theme === 'system' ? (dark.matches ? 'dark' : 'light') : theme;
    document.documentElement.dataset.theme = shown;
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) meta.content = GROUNDS[shown];
  };
  dark.addEventListener('change', paint);
  effect(paint);
  effect(() => {
    document.documentElement.lang = language.value;
  });
}
