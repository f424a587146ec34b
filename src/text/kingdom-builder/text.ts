import type { Paid } from '#law/kingdom-builder/cards';
import type { Headlines } from '#law/kingdom-builder/index';
import type { Broken } from '#law/kingdom-builder/judge';
import type { Phase } from '#law/kingdom-builder/position';
import type { Sentences } from '../common/language';

export interface KingdomBuilderText {
  readonly broken: Sentences<Broken>;
  readonly paid: Sentences<Paid>;
  readonly headline: Sentences<Headlines>;
  readonly phases: Readonly<Record<Phase, string>>;
}
