import type { Character, Colour, Kind } from '#law/kings-gate/box';
import type { Broken } from '#law/kings-gate/broken';
import type { Headlines } from '#law/kings-gate/index';
import type { Phase } from '#law/kings-gate/position';
import type { Named, Paid } from '#law/kings-gate/sheet';
import type { Sentences } from '../common/language';

/** What the pieces are called. */
export interface KingsGateWords {
  readonly colours: Readonly<Record<Colour, string>>;
  readonly characters: Readonly<Record<Character, string>>;
  readonly kinds: Readonly<Record<Kind, string>>;
  /** A location as a title: the name of the table's copy, else the printed one, else its number. */
  location(named: Named): string;
}

export interface KingsGateText {
  readonly broken: Sentences<Broken>;
  readonly paid: Sentences<Paid>;
  readonly headline: Sentences<Headlines>;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly words: KingsGateWords;
}
