const NO_BREAK = '\u00a0';

/** The space before high punctuation and inside guillemets never breaks a line. */
const spaced = (text: string): string => text.replace(/ (?=[:;?!»])/g, NO_BREAK).replace(/« /g, `«${NO_BREAK}`);

const isObject = (value: unknown): value is object => (typeof value === 'object' && value !== null) || typeof value === 'function';

const known = new WeakMap<object, unknown>();

function said(value: unknown): unknown {
  if (typeof value === 'string') return spaced(value);
  if (!isObject(value)) return value;
  if (!known.has(value)) known.set(value, typeset(value));
  return known.get(value);
}

/** A French dictionary as it is printed: whatever it says, however deep, is spaced where it is read. */
export function typeset<Text extends object>(text: Text): Text {
  return new Proxy(text, {
    // What an array or a function brings along by birth is left as it is.
    get: (target, key, receiver) => {
      const value: unknown = Reflect.get(target, key, receiver);
      return Object.hasOwn(target, key) ? said(value) : value;
    },
    apply: (target, self, given) => (typeof target === 'function' ? said(Reflect.apply(target, self, given)) : undefined),
  });
}
