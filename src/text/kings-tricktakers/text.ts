import type { Broken } from '#law/kings-tricktakers/broken';
import type { Headlines } from '#law/kings-tricktakers/index';
import type { Phase } from '#law/kings-tricktakers/position';
import type { Paid } from '#law/kings-tricktakers/score';
import type { Sentences } from '../common/language';

export interface KingsTricktakersText {
  readonly broken: Sentences<Broken>;
  readonly paid: Sentences<Paid>;
  readonly headline: Sentences<Headlines>;
  readonly phases: Readonly<Record<Phase, string>>;
}
