import { RuleLink } from '../verdict/RuleNote';
import { formatSum } from './format-sum';

interface FigureBreakdownProps {
  /** What a figure comes from. */
  readonly sum?: { readonly label: string; readonly terms: readonly number[] } | undefined;
  /** Who or what changed it. */
  readonly changes?: readonly { readonly sentence: string; readonly rule?: string | undefined }[] | undefined;
}

/** A figure written out: the addition, and who changed it with the rule behind that. */
export function FigureBreakdown({ sum, changes = [] }: FigureBreakdownProps) {
  return (
    <>
      {sum !== undefined && (
        <p>
          <strong>{sum.label}</strong> {formatSum(sum.terms)}
        </p>
      )}
      {changes.map(({ sentence, rule }) => (
        <p key={sentence} class="cited">
          <span>{sentence}</span>
          {rule !== undefined && <RuleLink rule={rule} sign />}
        </p>
      ))}
    </>
  );
}
