import type { JSX } from 'preact';
import type { Case, Desk, Finding } from '#desk/desk';
import type { GameId } from '#registry';
import type { Player } from '#session/game';
import type { Language } from '#text/language';

export interface CaseProps {
  readonly asked: Case;
  /** The referee's answer, to light up what decides; none while something is still to be told. */
  readonly finding: Finding | undefined;
  readonly language: Language;
}

export interface FormProps extends CaseProps {
  onChange(asked: Case): void;
}

/** What a desk says in one language. */
export interface DeskWords {
  question(question: string): { readonly title: string; readonly hint: string };
  /** Who sits at the table of a case, by the names the answer uses. */
  players(asked: Case): readonly Player[];
  /** The case in a sentence or two: for sharing, and for who does not see the picture. */
  told(asked: Case): string;
  /** The answer in one sentence: yes, no, or the figures. */
  answer(asked: Case, finding: Finding): string;
  /** What an example shows, by its name. */
  readonly examples: Readonly<Record<string, string>>;
}

/** All that shows a game's desk; loaded when somebody asks. Methods, so that a game types its own cases. */
export interface DeskScreens {
  readonly desk: Desk;
  /** The fields of a question, its small position drawn among them. */
  Form(props: FormProps): JSX.Element | null;
  /** The case as a drawing with its description, for rule pages and for sharing; nothing in it can be tapped. */
  Picture(props: CaseProps): JSX.Element | null;
  readonly words: Readonly<Record<Language, DeskWords>>;
}

export const DESKS: Readonly<Record<GameId, () => Promise<{ readonly deskScreens: DeskScreens }>>> = {
  'kings-gate': () => import('#games/kings-gate/ask/index'),
  'kingdom-builder': () => import('#games/kingdom-builder/ask/index'),
  'kings-tricktakers': () => import('#games/kings-tricktakers/ask/index'),
  kingdom: () => import('#games/kingdom/ask/index'),
};
