const NO_BREAK = '\u00a0';

/** The space before high punctuation and inside guillemets never breaks a line. */
const insertNoBreakSpaces = (text: string): string => text.replace(/ (?=[:;?!»])/g, NO_BREAK).replace(/« /g, `«${NO_BREAK}`);

/**
 * A word that drops the vowel of the article before it: one that begins with a vowel, with an h, which in names we always
 * take as mute (« d’Hélène », « d’Hugo »), or with a y before a consonant (« d’Yves », but « de Yann »).
 */
const isElided = (word: string): boolean => /^(?:[aeiouœæh]|y(?![aeiouy]))/i.test(word.normalize('NFD'));

type Gender = 'masculine' | 'feminine';

const createArticle =
  (elided: string, masculine: string, feminine: string) =>
  (noun: string, gender: Gender = 'masculine'): string =>
    isElided(noun) ? `${elided}${noun}` : `${gender === 'masculine' ? masculine : feminine} ${noun}`;

/** « de Ben », « d’Ana ». */
export const de = (name: string): string => (isElided(name) ? `d’${name}` : `de ${name}`);
/** « le Palais », « la Garnison », « l’Ermite ». */
export const le = createArticle('l’', 'le', 'la');
/** « du Palais », « de la Garnison », « de l’Ermite ». */
export const du = createArticle('de l’', 'du', 'de la');
/** « au Palais », « à la Garnison », « à l’Ermite ». */
export const au = createArticle('à l’', 'au', 'à la');

const isObject = (value: unknown): value is object => (typeof value === 'object' && value !== null) || typeof value === 'function';

const typesetCache = new WeakMap<object, unknown>();

function typesetValue(value: unknown): unknown {
  if (typeof value === 'string') return insertNoBreakSpaces(value);
  if (!isObject(value)) return value;
  if (!typesetCache.has(value)) typesetCache.set(value, typeset(value));
  return typesetCache.get(value);
}

/**
 * A French dictionary as it is printed: whatever it says, however deep, is spaced where it is read. `NoInfer` lets the type come
 * from the declaration alone (`const fr: typeof en = typeset({ … })`): inferred from the text, a superfluous key would compile.
 */
export function typeset<Text extends object>(text: NoInfer<Text>): Text {
  return new Proxy(text, {
    // What an array or a function brings along by birth is left as it is.
    get: (target, key, receiver) => {
      const value: unknown = Reflect.get(target, key, receiver);
      return Object.hasOwn(target, key) ? typesetValue(value) : value;
    },
    apply: (target, self, args) => (typeof target === 'function' ? typesetValue(Reflect.apply(target, self, args)) : undefined),
  });
}
