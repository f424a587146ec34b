import { BookOpen } from 'lucide-preact';
import { language, text } from '../state';
import { ruleHref, ruleText } from './books';

/** The way to a rule's page. */
export function RuleLink({ rule }: { readonly rule: string }) {
  const found = ruleText(rule, language.value);
  return (
    <a class="rule-link" href={ruleHref(rule)}>
      <BookOpen aria-hidden="true" />
      <span>{text.value.table.showRule(found?.title)}</span>
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
