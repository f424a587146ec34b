import type { Paid } from '#games/kingdom-builder/law/cards';
import type { Headlines } from '#games/kingdom-builder/law/index';
import type { Broken } from '#games/kingdom-builder/law/judge';
import type { Phase } from '#games/kingdom-builder/law/position';
import type { Sentences } from '#text/language';

export interface KingdomBuilderText {
  readonly broken: Sentences<Broken>;
  readonly paid: Sentences<Paid>;
  readonly headline: Sentences<Headlines>;
  readonly phases: Readonly<Record<Phase, string>>;
}
