import { signal } from '@preact/signals';
import { reportMissingPart } from '../notices/missing-part';

/** What comes when it is first asked for: undefined until then, and whoever reads it is shown anew when it is there. */
export function createLazyResource<Key extends string, Value>(load: (key: Key) => Promise<Value>): (key: Key) => Value | undefined {
  const loaded = signal<ReadonlyMap<Key, Value>>(new Map());
  const requestedKeys = new Set<Key>();
  return (key) => {
    if (!requestedKeys.has(key)) {
      requestedKeys.add(key);
      const keep = (value: Value): void => {
        loaded.value = new Map([...loaded.value, [key, value]]);
      };
      // What could not be fetched is asked for again the next time.
      load(key).then(keep, () => {
        requestedKeys.delete(key);
        reportMissingPart();
      });
    }
    return loaded.value.get(key);
  };
}
