import type { Part } from '#exchange/picture';
import type { RuleText } from '#rulebook/rulebook';

/** A ruling as it is passed on. */
export interface SharedRuling {
  readonly question: string;
  readonly told: string;
  readonly answer: string;
  readonly rules: readonly RuleText[];
  readonly by: string;
}

export function asText({ question, told, answer, rules, by }: SharedRuling): string {
  const grounds = rules.map(({ title, statement, source }) => `• ${title}: ${statement} (${source})`);
  return [question, told, '', `→ ${answer}`, '', ...grounds, '', by].join('\n');
}

const DRAWN = 900;

/** The ruling as a card: question, drawing, answer, rules. */
export function rulingParts({ question, told, answer, rules, by }: SharedRuling, drawing: SVGSVGElement | undefined): readonly Part[] {
  return [
    { text: question, look: 'title' },
    { text: told, look: 'told' },
    ...(drawing === undefined ? [] : [{ drawing, tallest: DRAWN }]),
    { text: answer, look: 'answer' },
    ...rules.slice(0, 3).flatMap(({ title, statement }): readonly Part[] => [
      { text: title, look: 'heading' },
      { text: statement, look: 'body' },
    ]),
    { text: by, look: 'by' },
  ];
}
