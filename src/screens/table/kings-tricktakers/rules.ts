import { signal } from '@preact/signals';
import type { Language } from '#text/common/language';
import type { RuleText } from '../contract';

type Rules = Readonly<Record<string, RuleText>>;

const NONE: Readonly<Record<Language, Rules>> = { en: {}, fr: {} };

/** The rulebook comes behind the board: nobody reads a rule before the first card. */
const rules = signal(NONE);
let asked = false;

export function rulesOf(language: Language): Rules {
  if (!asked) {
    asked = true;
    void import('../../../rulebook/kings-tricktakers').then(({ tricktakersRules }) => {
      rules.value = tricktakersRules;
    });
  }
  return rules.value[language];
}
