import { afterEach, describe, expect, test, vi } from 'vitest';
import { createLazyTexts } from '#text/lazy-texts';

afterEach(() => vi.unstubAllGlobals());

const setPageLanguage = (lang: string): void => void vi.stubGlobal('document', { documentElement: { lang } });

describe('texts that come in one language', () => {
  test('where no page says its language, all of them are waited for', async () => {
    const { texts, ready } = createLazyTexts({ en: async () => 'yes', fr: async () => 'oui' });
    await ready;
    expect([texts.en, texts.fr]).toEqual(['yes', 'oui']);
  });

  test('in a page, its own alone is waited for; a worker speaks none', async () => {
    const deskCase: string[] = [];
    const tell = (word: string) => async () => {
      deskCase.push(word);
      return word;
    };
    const load = () => createLazyTexts({ en: tell('yes'), fr: tell('oui') }).ready;
    setPageLanguage('fr');
    await load();
    expect(deskCase).toEqual(['oui']);
    vi.stubGlobal('document', undefined);
    vi.stubGlobal('importScripts', () => undefined);
    await load();
    expect(deskCase).toEqual(['oui']);
  });

  test('none can be read before it is there', () => {
    const { texts } = createLazyTexts({ en: async () => 'yes', fr: async () => 'oui' });
    expect(() => texts.en).toThrow('before it was there');
  });

  test('one that did not come is asked for again, and the other stands in for it', async () => {
    const answers = [() => Promise.reject(new Error('offline')), async () => 'oui'];
    const { texts, ready } = createLazyTexts({
      en: async () => 'yes',
      fr: () => answers.shift()?.() ?? Promise.reject(new Error('asked too often')),
    });
    await expect(ready).rejects.toThrow('offline');
    expect(texts.fr).toBe('yes');
    await expect.poll(() => texts.fr).toBe('oui');
  });
});
