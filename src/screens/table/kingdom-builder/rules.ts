import { signal } from '@preact/signals';
import type { Language } from '#text/common/language';
import type { RuleText } from '../contract';

type Rulebook = Readonly<Record<string, RuleText>>;

const rulebook = signal<Readonly<Record<Language, Rulebook>> | undefined>(undefined);
let asked = false;

/** The rule statements: fetched when somebody first asks for one, empty until they are there. */
export function rulesIn(language: Language): Rulebook {
  if (!asked) {
    asked = true;
    void import('../../../rulebook/kingdom-builder').then(({ kingdomBuilderRules }) => {
      rulebook.value = kingdomBuilderRules;
    });
  }
  return rulebook.value?.[language] ?? {};
}
