import type { Character, Colour, TileKind } from '#games/kings-gate/law/box';
import type { Broken } from '#games/kings-gate/law/broken';
import type { Headlines } from '#games/kings-gate/law/index';
import type { Phase } from '#games/kings-gate/law/position';
import type { Named, Paid } from '#games/kings-gate/law/sheet';
import type { Sentences } from '#text/language';

/** What the pieces are called. */
export interface KingsGateWords {
  readonly colours: Readonly<Record<Colour, string>>;
  readonly characters: Readonly<Record<Character, string>>;
  readonly kinds: Readonly<Record<TileKind, string>>;
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
