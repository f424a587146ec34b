import { BookOpen } from 'lucide-preact';
import { language, text } from '#screens/state';
import { ruleHref, ruleText } from './books';

/** The way to a rule's page; in a long list only its sign is seen. */
export function RuleLink({ rule, sign = false }: { readonly rule: string; readonly sign?: boolean }) {
  const found = ruleText(rule, language.value);
  return (
    <a class={sign ? 'rule-link rule-sign' : 'rule-link'} href={ruleHref(rule)}>
      <BookOpen aria-hidden="true" size={sign ? 20 : 24} />
      <span class={sign ? 'unseen' : undefined}>{text.value.table.showRule(found?.title)}</span>
    </a>
  );
}

/** A rule in our own words, and the way to its page. */
export function RuleNote({ rule }: { readonly rule: string }) {
  const found = ruleText(rule, language.value);
  return (
    <div class="rule-note">
      {found !== undefined && <p>{found.statement}</p>}
      <RuleLink rule={rule} />
    </div>
  );
}
