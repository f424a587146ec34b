import { BookOpen } from 'lucide-preact';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** Where rules are read: whoever shows a board brings the shelf, so that no board needs to know it. */
export interface RuleShelf {
  href(rule: string): string;
  /** None while the book has not been fetched. */
  read(rule: string): { readonly title: string; readonly statement: string } | undefined;
  /** What the way to a rule is called. */
  label(title: string | undefined): string;
}

export const RuleShelf = createContext<RuleShelf>({
  href: (rule) => `#/rule/${rule}`,
  read: () => undefined,
  label: (title = '') => title,
});

/** What a rule is called, once its book is there. */
export function useRuleTitle(): (rule: string) => string | undefined {
  const { read } = useContext(RuleShelf);
  return (rule) => read(rule)?.title;
}

/** The way to a rule's page; in a long list only its sign is seen. */
export function RuleLink({ rule, sign = false }: { readonly rule: string; readonly sign?: boolean }) {
  const { href, read, label } = useContext(RuleShelf);
  return (
    <a class={sign ? 'rule-link rule-sign' : 'rule-link'} href={href(rule)}>
      <BookOpen aria-hidden="true" size={sign ? 20 : 24} />
      <span class={sign ? 'visually-hidden' : undefined}>{label(read(rule)?.title)}</span>
    </a>
  );
}

/** A rule in our own words, and the way to its page. */
export function RuleNote({ rule }: { readonly rule: string }) {
  const found = useContext(RuleShelf).read(rule);
  return (
    <div class="rule-note">
      {found !== undefined && <p>{found.statement}</p>}
      <RuleLink rule={rule} />
    </div>
  );
}
