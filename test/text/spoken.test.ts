import { describe, expect, test } from 'vitest';
import { spoken } from '#text/spoken';

describe('texts that come in one language', () => {
  test('where no page says its language, all of them are waited for', async () => {
    const { texts, ready } = spoken({ en: async () => 'yes', fr: async () => 'oui' });
    await ready;
    expect([texts.en, texts.fr]).toEqual(['yes', 'oui']);
  });

  test('none can be read before it is there', () => {
    const { texts } = spoken({ en: async () => 'yes', fr: async () => 'oui' });
    expect(() => texts.en).toThrow('before it was there');
  });

  test('one that did not come is asked for again, and the other stands in for it', async () => {
    const answers = [() => Promise.reject(new Error('offline')), async () => 'oui'];
    const { texts, ready } = spoken({
      en: async () => 'yes',
      fr: () => answers.shift()?.() ?? Promise.reject(new Error('asked too often')),
    });
    await expect(ready).rejects.toThrow('offline');
    expect(texts.fr).toBe('yes');
    await expect.poll(() => texts.fr).toBe('oui');
  });
});
