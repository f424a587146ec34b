import { RuleLink } from './RuleNote';
import { addedUp } from './written';

interface WrittenProps {
  /** What a figure comes from. */
  readonly sum?: { readonly of: string; readonly adds: readonly number[] } | undefined;
  /** Who or what changed it. */
  readonly changed?: readonly { readonly sentence: string; readonly rule?: string | undefined }[] | undefined;
}

/** A figure written out: the addition, and who changed it with the rule behind that. */
export function Written({ sum, changed = [] }: WrittenProps) {
  return (
    <>
      {sum !== undefined && (
        <p>
          <strong>{sum.of}</strong> {addedUp(sum.adds)}
        </p>
      )}
      {changed.map(({ sentence, rule }) => (
        <p key={sentence} class="cited">
          <span>{sentence}</span>
          {rule !== undefined && <RuleLink rule={rule} sign />}
        </p>
      ))}
    </>
  );
}
