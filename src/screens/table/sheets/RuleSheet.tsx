import { ruleText } from '#screens/rules/books';
import { RuleBody } from '#screens/rules/RulePage';
import { appText, language } from '#screens/state/app-state';
import { Sheet } from '#ui/sheet/Sheet';

/** A rule's page beside the table; closing it leads back to what asked for it. */
export function RuleSheet({ rule, onClose }: { readonly rule: string; onClose(): void }) {
  return (
    <Sheet key={rule} title={ruleText(rule, language.value)?.title ?? ''} closeLabel={appText.value.back} onClose={onClose}>
      <RuleBody rule={rule} />
    </Sheet>
  );
}
