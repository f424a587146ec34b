import type { PlayerId } from '#law/game';
import { createReasonMaker, type ReasonOf } from '#law/ruling';
import type { BetCard, Character, Colour, SetColour } from './box';
import type { UseAbility } from './position';
import type { MissingFigure } from './score/score';
import type { CardName } from './trick/cards';

/** What is wrong with a company, or with a pick for one. */
export type ShapeProblem =
  | { readonly problem: 'no-set' }
  | { readonly problem: 'set-taken'; readonly set: SetColour; readonly by: PlayerId }
  | { readonly problem: 'second-set'; readonly set: SetColour }
  | { readonly problem: 'characters'; readonly found: number }
  | { readonly problem: 'copies'; readonly character: Character; readonly copies: number };

/** What each refusal or warning tells: the figures a sentence needs. */
export interface ViolationParams {
  'kt.company.shape': ShapeProblem;
  'kt.company.keep-set': { readonly player: PlayerId; readonly kept: SetColour };
  'kt.company.not-again': { readonly player: PlayerId; readonly character: Character; readonly copies: number; readonly held: number };
  /** `onMove` are the players who may act now. */
  'kt.draft.order': { readonly onMove: readonly PlayerId[] };
  'kt.bet.one-character': { readonly player: PlayerId; readonly found: number; readonly jack: boolean };
  'kt.bet.round-three': { readonly player: PlayerId; readonly found: number };
  'kt.bet.own': { readonly player: PlayerId; readonly card: BetCard };
  'kt.bet.diplomat': { readonly player: PlayerId };
  'kt.ally.after-bets':
    | {
        readonly problem: 'nobody' | 'uncopied' | 'not-asked' | 'asked-for-ally' | 'asked-for-copy' | 'own' | 'diplomat';
        readonly player: PlayerId;
      }
    | { readonly problem: 'not-bet'; readonly player: PlayerId; readonly other: PlayerId; readonly card: BetCard };
  'kt.queen.revive':
    | { readonly problem: 'face-up'; readonly player: PlayerId }
    /** Open where figures that nobody has read may bring what is lacking. */
    | { readonly problem: 'points'; readonly player: PlayerId; readonly cost: number; readonly points: number; readonly open?: true };
  'kt.trick.order': { readonly onMove: readonly PlayerId[] };
  'kt.trick.assassin': { readonly player: PlayerId };
  'kt.card.exists':
    | { readonly problem: 'gone'; readonly card: CardName; readonly copies: number }
    | { readonly problem: 'not-in-deck'; readonly card: CardName; readonly players: number }
    | { readonly problem: 'berserker'; readonly player: PlayerId; readonly tens: number }
    /** `tens` are those that berserkers add to the deck. */
    | {
        readonly problem: 'collected';
        readonly kind: Colour | 'mystic' | 'surrender';
        readonly found: number;
        readonly inDeck: number;
        readonly tens: number;
      };
  /** Never refused: the hands are hidden, and a revoke is told at the card that shows it. */
  'kt.trick.follow': {
    readonly player: PlayerId;
    readonly colour: Colour;
    readonly card: CardName;
    /** The trick that was not followed, and with which card. */
    readonly trick: number;
    readonly instead: CardName;
  };
  'kt.king.card': { readonly king: SetColour; readonly card: CardName | '' };
  'kt.king.once': { readonly player: PlayerId; readonly king: SetColour };
  'kt.queen.once': { readonly player: PlayerId; readonly queen: SetColour; readonly thisRound: boolean };
  'kt.queen.green': { readonly queen: SetColour; readonly card: CardName | '' };
  'kt.character.rebel': { readonly problem: 'none' | 'card'; readonly card: CardName | '' };
  'kt.character.hermit': { readonly use: UseAbility['use']; readonly problem: 'none' | 'used'; readonly times: number };
  'kt.pad.sum':
    | { readonly problem: 'tricks'; readonly found: number }
    | { readonly problem: 'cards'; readonly player: PlayerId; readonly found: number; readonly wanted: number };
  /** A printed figure that nobody has read off the table's copy. */
  copy: { readonly player: PlayerId; readonly kind: MissingFigure['kind']; readonly card: MissingFigure['card'] };
}

export type Violation = ReasonOf<ViolationParams>;

export const createViolation = createReasonMaker<ViolationParams>();
