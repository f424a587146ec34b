import type { Headlines, Paid } from '#law/kingdom/index';
import type { Broken } from '#law/kingdom/judge';
import type { Phase } from '#law/kingdom/position';
import type { Sentences } from '../common/language';

export interface KingdomText {
  readonly broken: Sentences<Broken>;
  readonly paid: Sentences<Paid>;
  readonly headline: Sentences<Headlines>;
  readonly phases: Readonly<Record<Phase, string>>;
}
