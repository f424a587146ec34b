import { back } from '#screens/route';
import { ruleText } from '#screens/rules/books';
import { RuleBody } from '#screens/rules/RulePage';
import { language, text } from '#screens/state';
import { Sheet } from '#ui/Sheet';

/** A rule's page beside the table; closing it leads back to what asked for it. */
export function RuleSheet({ id, rule }: { readonly id: string; readonly rule: string }) {
  return (
    <Sheet key={rule} title={ruleText(rule, language.value)?.title ?? ''} closeLabel={text.value.back} onClose={() => back('game', id)}>
      <RuleBody rule={rule} />
    </Sheet>
  );
}
