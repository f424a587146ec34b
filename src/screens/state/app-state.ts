import { computed, effect, signal } from '@preact/signals';
import { applyPagePreferences, darkModeQuery, languageOf, loadPagePreferences, savePagePreferences } from '#rescue/page-preferences';
import { DEFAULT_SETTINGS, type Settings } from '#store/records/record-types';
import type { Store, StoreFailure } from '#store/store';
import type { AppText } from '#text/app/en';
import { appTexts } from '#text/app/texts';
import type { Language } from '#text/language';
import { reportFailure } from '../notices/report-failure';

/** What the whole app shares: the store, the settings, and the words. */
export const store = signal<Store | undefined>(undefined);
export const storeFailure = signal<StoreFailure | undefined>(undefined);
export const settings = signal<Settings>({ ...DEFAULT_SETTINGS, ...loadPagePreferences() });

export const language = computed<Language>(() => languageOf(settings.value));
export const appText = computed<AppText>(() => appTexts[language.value]);

export function changeSettings(part: Partial<Settings>): void {
  applySettings({ ...settings.value, ...part });
  void reportFailure(store.value?.saveSettings(settings.value));
}

/** The page's language and theme follow the settings. */
export function syncPageWithSettings(): void {
  const dark = darkModeQuery();
  const paint = (): void => applyPagePreferences(document, settings.value, dark.matches);
  dark.addEventListener('change', paint);
  effect(paint);
}

/** Settings as they lie on the device; what they say of the look is kept for the next visit's first paint. */
export function applySettings(next: Settings): void {
  settings.value = next;
  savePagePreferences(next);
}
