import { Sheet } from '../../ui/Sheet';
import { back } from '../route';
import { ruleText } from '../rules/books';
import { RuleBody } from '../rules/RulePage';
import { language, text } from '../state';

/** A rule's page beside the table; closing it leads back to what asked for it. */
export function RuleSheet({ id, rule }: { readonly id: string; readonly rule: string }) {
  return (
    <Sheet key={rule} title={ruleText(rule, language.value)?.title ?? ''} closeLabel={text.value.back} onClose={() => back('game', id)}>
      <RuleBody rule={rule} />
    </Sheet>
  );
}
