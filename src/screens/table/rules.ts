import { signal } from '@preact/signals';
import type { Language } from '#text/common/language';
import type { Rulebook, Rules } from '../../rulebook/rulebook';

/** Rule statements that are fetched when somebody first asks for one, and empty until they are there. */
export function rulesBehind(load: () => Promise<Rulebook>): (language: Language) => Rules {
  const rulebook = signal<Rulebook | undefined>(undefined);
  let asked = false;
  const keep = (found: Rulebook): void => {
    rulebook.value = found;
  };
  const again = (): void => {
    asked = false;
  };
  return (language) => {
    if (!asked) {
      asked = true;
      load().then(keep, again);
    }
    return rulebook.value?.[language] ?? {};
  };
}
