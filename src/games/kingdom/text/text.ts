import type { Headlines, Paid } from '#games/kingdom/law/index';
import type { Broken } from '#games/kingdom/law/judge';
import type { Phase } from '#games/kingdom/law/position';
import type { Sentences } from '#text/language';

export interface KingdomText {
  readonly broken: Sentences<Broken>;
  readonly paid: Sentences<Paid>;
  readonly headline: Sentences<Headlines>;
  readonly phases: Readonly<Record<Phase, string>>;
}
