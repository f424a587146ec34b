import { text as app } from '../../state';
import type { BoardProps } from '../contract';
import { rulesOf } from './rules';

/** A rule in our own words, with where it is printed. */
export function RuleStatement({ rule, language }: { readonly rule: string } & Pick<BoardProps, 'language'>) {
  const found = rulesOf(language)[rule];
  if (found === undefined) return null;
  return (
    <div class="kg-rule">
      <h3>{found.title}</h3>
      <p>{found.statement}</p>
      <p class="quiet">{app.value.table.ruleSource(found.source)}</p>
      <p class="rule-id">{rule}</p>
    </div>
  );
}
