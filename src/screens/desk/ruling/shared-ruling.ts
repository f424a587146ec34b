import type { PictureBlock } from '#exchange/share/render-picture';
import type { RuleText } from '#rulebook/rulebook';

/** A ruling as it is passed on. */
export interface SharedRuling {
  /** What a file of it is called. */
  readonly name: string;
  readonly question: string;
  readonly caseText: string;
  readonly answer: string;
  readonly rules: readonly RuleText[];
  /** What the ruling rests on beside the rules: agreements, figures of the box, the version of the rules. */
  readonly basis: { readonly title: string; readonly lines: readonly string[] };
  readonly signature: string;
  /** What marks a reading of ours. */
  readonly readingMark: string;
}

/** A rule with our own reading marked as such. */
const formatStatement = ({ statement, house }: RuleText, mark: string): string =>
  house === undefined ? statement : `${statement} [${mark}: ${house}]`;

export function formatRuling({ question, caseText, answer, rules, basis, signature, readingMark }: SharedRuling): string {
  const grounds = rules.map((rule) => `• ${rule.title}: ${formatStatement(rule, readingMark)} (${rule.source})`);
  const rests = basis.lines.map((line) => `• ${line}`);
  return [question, caseText, '', `→ ${answer}`, '', ...grounds, '', basis.title, ...rests, '', signature].join('\n');
}

const MAX_DRAWING_HEIGHT = 900;

/** The ruling as a card: question, drawing, answer, rules with their sources, what it rests on. */
export function rulingPictureParts(
  { question, caseText, answer, rules, basis, signature, readingMark }: SharedRuling,
  drawing: SVGSVGElement | undefined,
): readonly PictureBlock[] {
  return [
    { text: question, style: 'title' },
    { text: caseText, style: 'subtitle' },
    ...(drawing === undefined ? [] : [{ drawing, maxHeight: MAX_DRAWING_HEIGHT }]),
    { text: answer, style: 'answer' },
    ...rules.slice(0, 3).flatMap((rule): readonly PictureBlock[] => [
      { text: `${rule.title} (${rule.source})`, style: 'heading' },
      { text: formatStatement(rule, readingMark), style: 'body' },
    ]),
    { text: basis.title, style: 'heading' },
    ...basis.lines.map((line): PictureBlock => ({ text: line, style: 'body' })),
    { text: signature, style: 'credit' },
  ];
}
