import type { Broken } from '#games/kings-tricktakers/law/broken';
import type { Headlines } from '#games/kings-tricktakers/law/index';
import type { Phase } from '#games/kings-tricktakers/law/position';
import type { Paid } from '#games/kings-tricktakers/law/score';
import type { Sentences } from '#text/language';

export interface KingsTricktakersText {
  readonly broken: Sentences<Broken>;
  readonly paid: Sentences<Paid>;
  readonly headline: Sentences<Headlines>;
  readonly phases: Readonly<Record<Phase, string>>;
}
