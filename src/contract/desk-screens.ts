import type { Case, Desk, Finding } from '#desk/desk';
import type { GameTypes, Player } from '#session/game';
import type { Language } from '#text/language';
import type { JsxResult } from './board';

export interface CaseProps<C extends Case = Case> {
  readonly deskCase: C;
  /** The referee's answer, to light up what decides; none while something is missing. */
  readonly finding: Finding | undefined;
  readonly language: Language;
}

export interface LayoutProps<C extends Case = Case> extends CaseProps<C> {
  onChange(deskCase: C): void;
}

export interface IconProps<C extends Case = Case> {
  /** The field's id and the option's value. */
  readonly field: string;
  readonly value: string | number;
  readonly deskCase: C;
}

/** What a desk says in one language, beyond the words of its questions. */
export interface DeskText<C extends Case = Case> {
  /** Who sits at the table of a case, by the names the answer uses. */
  players(deskCase: C): readonly Player[];
  /** What lies on the board of a case, for who does not see the picture. */
  describePosition?(deskCase: C): string;
  /** The figures of the box that the answer rests on, each with whether they are ours or this table's. */
  describeFigures?(deskCase: C): readonly string[];
  /** What an example shows, by its name. */
  readonly examples: Readonly<Record<string, string>>;
}

/** All that shows a game's desk; loaded when somebody asks. */
export interface DeskScreens<K extends GameTypes = GameTypes, C extends Case = Case> {
  readonly desk: Desk<K>;
  /** An option of a field as it is drawn beside its words; left out where words are enough. */
  Icon?(props: IconProps<C>): JsxResult;
  /** The editor of the board: pieces in thumb reach, a tap puts one. Left out where no question is asked on a board. */
  Layout?(props: LayoutProps<C>): JsxResult;
  /** The part of the board that matters, for rule pages and for sharing; left out, the whole table is drawn. */
  Picture?(props: CaseProps<C>): JsxResult;
  readonly text: Readonly<Record<Language, DeskText<C>>>;
}
