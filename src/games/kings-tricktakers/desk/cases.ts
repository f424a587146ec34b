import type { Case, CaseDraft, ChoicesByAgreement } from '#desk/desk';
import type { GameCase } from '#desk/table-cases';
import type { BetCard, BoxFigures, Character, SetColour } from '#games/kings-tricktakers/law/box';
import { begin, type CollectedCards, type CopiedBet, type Event, type Position, type Setup } from '#games/kings-tricktakers/law/position';
import { agreements } from '#games/kings-tricktakers/law/rules';
import type { CardName } from '#games/kings-tricktakers/law/trick/cards';
import { forPlayer } from '#law/by-player';
import type { PlayerId } from '#law/game';
import type { Player } from '#session/game';

/** A card as it was played; the green Queen lies without one until hers comes. */
export interface CardPlay {
  readonly by: PlayerId;
  readonly card?: CardName | undefined;
  readonly king?: boolean | undefined;
  readonly queen?: boolean | undefined;
  readonly flip?: boolean | undefined;
}

/** A player's area while a trick is played; fields that were not entered are absent. */
export interface PlayerArea {
  readonly set?: SetColour | undefined;
  /** Characters face up. */
  readonly up?: readonly Character[] | undefined;
  readonly kingDown?: boolean | undefined;
  readonly queenDown?: boolean | undefined;
  readonly queenPlayed?: boolean | undefined;
  readonly ally?: PlayerId | undefined;
  readonly swapped?: boolean | undefined;
}

/** Who wins this trick? The cards in the order played. */
export interface TrickCase extends Case {
  readonly question: 'trick';
  readonly players: readonly Player[];
  readonly areas: Readonly<Record<PlayerId, PlayerArea>>;
  readonly plays: readonly CardPlay[];
  /** Who opens, while no card lies there. */
  readonly opener?: PlayerId | undefined;
  /** The cards of the tricks before, this round. */
  readonly earlierCards: readonly { readonly by: PlayerId; readonly card: CardName }[];
}

/** The entered part of a player's round. */
export interface PlayerReport {
  readonly set?: SetColour | undefined;
  readonly characters: readonly Character[];
  readonly bet: readonly BetCard[];
  /** The bet as the table knows it, where its cards do not matter. */
  readonly fate?: 'met' | 'failed' | undefined;
  readonly ally?: PlayerId | undefined;
  readonly copy?: CopiedBet | undefined;
  /** Whose bet is copied, before the card is chosen. */
  readonly copies?: PlayerId | undefined;
  /** Tricks as piles; absent until entered. */
  readonly tricks?: number | undefined;
  readonly collected: Readonly<Partial<Record<keyof CollectedCards, number>>>;
  readonly kingDown: boolean;
  /** Whether the Queen was played this round. */
  readonly queen: boolean;
}

/** What does this round pay, or: is this bet met? */
export interface CountCase extends Case {
  readonly question: 'round' | 'bet';
  readonly players: readonly Player[];
  readonly round: number;
  readonly about: PlayerId;
  readonly reports: Readonly<Record<PlayerId, PlayerReport>>;
  /** The points before the round, where they were entered. */
  readonly points: Readonly<Record<PlayerId, number | undefined>>;
  readonly copy: BoxFigures;
}

/** May this Queen be turned up again? */
export interface ReviveCase extends Case {
  readonly question: 'revive';
  readonly players: readonly Player[];
  readonly set: SetColour | undefined;
  readonly down: boolean;
  readonly points: number;
  readonly copy: BoxFigures;
}

/** The moments of a round at which a player may want to pass. */
export const MOMENTS = ['draft', 'bet', 'diplomat', 'queen', 'card'] as const;
export type Moment = (typeof MOMENTS)[number];

/** May I pass? */
export interface PassCase extends Case {
  readonly question: 'pass';
  readonly moment: Moment;
}

/** A player's points and King at the end of the game. */
export interface FinalHolding {
  /** Absent until entered. */
  readonly points?: number | undefined;
  readonly set?: SetColour | undefined;
  readonly kingDown: boolean;
}

/** Who has won? */
export interface WinnerCase extends Case {
  readonly question: 'winner';
  readonly players: readonly Player[];
  readonly ends: Readonly<Record<PlayerId, FinalHolding>>;
  readonly copy: BoxFigures;
}

export type TricktakersCase = TrickCase | CountCase | ReviveCase | WinnerCase | PassCase | GameCase<Event>;

export const EMPTY_REPORT: PlayerReport = { characters: [], bet: [], collected: {}, kingDown: false, queen: false };

export const reportOf = ({ reports }: CountCase, player: PlayerId): PlayerReport => forPlayer(reports, player) ?? EMPTY_REPORT;

/** The draft as a complete case, with defaults for what was not entered. */
export const completeCountCase = (draft: CaseDraft<CountCase>): CountCase => {
  const { question, players = namelessPlayers(4), round = 1, reports = {}, points = {}, copy = {} } = draft;
  return { question, players, round, about: draft.about ?? players[0]?.id ?? '', reports, points, copy };
};

/** Whether the players are those of a running game. */
export const hasNamedPlayers = ({ players = [] }: { readonly players?: readonly Player[] | undefined }): boolean =>
  players.some(({ name }) => name !== '');

/** Players without names, for a case that comes from no game. */
export const namelessPlayers = (number: number): readonly Player[] =>
  Array.from({ length: number }, (_, seat) => ({ id: `p${seat + 1}`, name: '' }));

const pickChoice = <T extends string>([usual, ...others]: readonly [T, ...T[]], choice: string | undefined): T =>
  others.find((each) => each === choice) ?? usual;

interface PositionOptions {
  readonly copy?: BoxFigures | undefined;
  readonly round?: number | undefined;
  readonly points?: Readonly<Record<PlayerId, number>> | undefined;
}

/** The law's starting position, as the base of a made-up one. */
export function createPosition(
  players: readonly Player[],
  choices: ChoicesByAgreement,
  { copy = {}, round = 1, points = {} }: PositionOptions = {},
): Position {
  const agreed: Setup['agreements'] = {
    'two-card-bet': pickChoice(agreements['two-card-bet'], choices['two-card-bet']),
    'oppressor-reach': pickChoice(agreements['oppressor-reach'], choices['oppressor-reach']),
    debt: pickChoice(agreements.debt, choices.debt),
  };
  return begin({
    players: players.map(({ id }) => id),
    agreements: agreed,
    record: 'table',
    // With 'initiation' no rule compares companies with the round before, which a case does not know.
    selection: 'initiation',
    starter: undefined,
    copy,
    from: { round, points, sets: {}, kings: [], queens: [] },
  });
}
