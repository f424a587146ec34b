import { ChevronRight } from 'lucide-preact';

interface QuestionRowProps {
  readonly words: { readonly title: string; readonly hint: string };
  /** Where it leads, or what it does. */
  readonly href?: string;
  onClick?(): void;
}

/** A question in a list. */
export function QuestionRow({ words: { title, hint }, href, onClick }: QuestionRowProps) {
  const content = (
    <>
      <span class="desk-row-text">
        <strong>{title}</strong>
        <span class="quiet">{hint}</span>
      </span>
      <ChevronRight aria-hidden="true" />
    </>
  );
  return href === undefined ? (
    <button type="button" class="desk-row" onClick={onClick}>
      {content}
    </button>
  ) : (
    <a class="desk-row" href={href}>
      {content}
    </a>
  );
}
