import { rules } from '#law/kingdom-builder/rules';
import type { Language } from '#text/common/language';
type RuleId = (typeof rules)[number];
interface RuleWords { readonly title: string; readonly statement: string; readonly source: string }
type Rulebook = Readonly<Record<RuleId, RuleWords>>;
const en = Object.fromEntries(rules.map((r) => [r, { title: r, statement: r, source: r }])) as Rulebook;
export const kingdomBuilderRules: Readonly<Record<Language, Rulebook>> = { en, fr: en };
