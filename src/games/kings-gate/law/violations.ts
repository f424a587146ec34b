import type { PlayerId } from '#law/game';
import { createReasonMaker, type ReasonOf } from '#law/ruling';
import type { Character, Colour, TileKind, Value } from './box';
import type { LocationLabel } from './score-sheet';

/** What each refusal tells: the figures a sentence needs. Squares are written "2,-1". */
export interface ViolationParams {
  'kg.turn.order': { readonly onMove: PlayerId };
  /** `holder` is empty where nobody has the character. */
  'kg.character.held': { readonly character: Character; readonly holder: PlayerId };
  'kg.character.sorceress':
    | { readonly case: 'placed' | 'alone' }
    | { readonly case: 'nothing'; readonly square: string }
    | { readonly case: 'theirs'; readonly square: string; readonly owner: PlayerId }
    | { readonly case: 'carries'; readonly square: string; readonly character: Character };
  /** `owner` is empty where nobody plays the colour; `had` is how many of the kind a colour begins with. */
  'kg.supply': {
    readonly case: 'spent' | 'theirs';
    readonly colour: Colour;
    readonly kind: TileKind;
    readonly had: number;
    readonly owner: PlayerId;
  };
  'kg.place.adjacent': LocationLabel & { readonly square: string };
  'kg.place.location-square': { readonly square: string };
  'kg.place.own-tile': { readonly square: string; readonly value: Value };
  'kg.place.barracks': { readonly square: string; readonly owner: PlayerId; readonly dragon: boolean };
  'kg.place.protected': { readonly square: string; readonly owner: PlayerId; readonly character: Character };
  'kg.place.safe': LocationLabel & { readonly square: string; readonly owner: PlayerId; readonly dragon: boolean };
  'kg.place.greater': { readonly square: string; readonly owner: PlayerId; readonly yours: number; readonly theirs: number };
  'kg.locate.free': { readonly squares: readonly string[] };
  'kg.locate.edge': { readonly squares: readonly string[] };
  'kg.location.graveyard': LocationLabel & { readonly played: number };
  'kg.location.garrison': LocationLabel;
  'kg.turn.hand': { readonly played: number };
  /** The tile that is one too many, and the one that already stands for the turn. */
  'kg.turn.one-big': { readonly value: number; readonly earlier: number; readonly wizard: boolean };
  'kg.turn.at-least-one': Record<never, never>;
}

/** Rules about whether one may; the others are about holding, supply and squares that must be free. */
export const waivable: ReadonlySet<string> = new Set<keyof ViolationParams>([
  'kg.character.sorceress',
  'kg.place.adjacent',
  'kg.place.own-tile',
  'kg.place.barracks',
  'kg.place.protected',
  'kg.place.safe',
  'kg.place.greater',
  'kg.locate.edge',
  'kg.location.graveyard',
  'kg.location.garrison',
  'kg.turn.hand',
  'kg.turn.one-big',
  'kg.turn.at-least-one',
]);

export type Violation = ReasonOf<ViolationParams>;

export const createViolation = createReasonMaker<ViolationParams>();
