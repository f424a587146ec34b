import { type ByPlayer, forPlayer } from '#law/by-player';
import type { AgreementsOf, PlayerId } from '#law/game';
import { createReasonMaker, type ReasonOf } from '#law/ruling';
import type { ScoreSheetLine } from '#law/score';
import { type BetCard, type Character, count, type GameFigures, type SetColour, UNPLAYED_KING_POINTS, without } from '../box';
import type { CollectedCards, CopiedBet, PlayerScore } from '../position';
import type { agreements } from '../rules';

/** Whose figures a line looks at when they are not the player's own. */
type AllyParams = {
  /** The ally of a face-up diplomat, or nobody (''). */
  readonly ally: PlayerId;
};
type TrickParams = AllyParams & { readonly tricks: number };
/** `open`: whether the line depends on an unread bet side; set by the score grid alone. */
type BetParams = AllyParams & { readonly open?: true };

/** Why a line of the sheet pays, or does not. */
export interface ScoreLineParams {
  'kt.queen.revive': { readonly set: SetColour; readonly cost: number; readonly known: boolean };
  'kt.score.bet': TrickParams & { readonly card: BetCard; readonly copied: PlayerId; readonly known: boolean };
  'kt.score.devil-bet': BetParams & { readonly failed: readonly PlayerId[]; readonly copied: PlayerId };
  'kt.score.gambler': BetParams & { readonly succeeded: boolean };
  'kt.score.hermit': TrickParams;
  'kt.score.berserker': TrickParams;
  'kt.score.assassin': TrickParams;
  'kt.score.healer': AllyParams & { readonly cards: number };
  'kt.score.collector': AllyParams & { readonly cards: number };
  'kt.score.devil': TrickParams;
  'kt.score.jack': TrickParams & { readonly set: SetColour; readonly known: boolean };
  'kt.score.king': AllyParams & { readonly set: SetColour; readonly cards: number };
  'kt.score.king-unplayed': { readonly set: SetColour };
  debt: { readonly points: number };
  carried: { readonly points: number };
}

/** One player's input to the count of a round. */
export interface PlayerRound {
  readonly set: SetColour | undefined;
  readonly characters: readonly Character[];
  readonly bet: readonly BetCard[];
  readonly ally: PlayerId | undefined;
  readonly copiedBet: CopiedBet | undefined;
  readonly tricksWon: number;
  readonly collected: CollectedCards;
  readonly isKingDown: boolean;
  /** Whether a Queen was played this round. */
  readonly hasPlayedQueen: boolean;
}

export interface RoundCount {
  readonly players: readonly PlayerId[];
  readonly playerRounds: ByPlayer<PlayerRound>;
  readonly figures: GameFigures;
  readonly agreements: AgreementsOf<typeof agreements>;
  /** The third round, after which Kings never played pay too. */
  readonly isLast: boolean;
}

/** A card of a bet as it is judged; a diplomat is the card it copies. */
interface JudgedBet {
  readonly card: BetCard;
  readonly copied: PlayerId;
}

export const NOTHING_COLLECTED: CollectedCards = { yellow: 0, green: 0, blue: 0, black: 0, mystic: 0, surrender: 0 };
const EMPTY_PLAYER_ROUND: PlayerRound = {
  set: undefined,
  characters: [],
  bet: [],
  ally: undefined,
  copiedBet: undefined,
  tricksWon: 0,
  collected: NOTHING_COLLECTED,
  isKingDown: false,
  hasPlayedQueen: false,
};

const createScoreReason = createReasonMaker<ScoreLineParams>();
type PaidLine = ScoreSheetLine<ReasonOf<ScoreLineParams>>;

const playerRoundOf = ({ playerRounds }: RoundCount, player: PlayerId): PlayerRound =>
  forPlayer(playerRounds, player) ?? EMPTY_PLAYER_ROUND;
const faceUpOf = ({ characters, bet }: PlayerRound): readonly Character[] => without(characters, bet);

/** kt.score.diplomat: whose tricks, cards and bet a player's lines look at. */
export function sourcePlayer(round: RoundCount, player: PlayerId): PlayerId {
  const playerRound = playerRoundOf(round, player);
  return faceUpOf(playerRound).includes('diplomat') ? (playerRound.ally ?? player) : player;
}

/** kt.score.tricks: piles, the yellow Queen's (an allied diplomat's too), and two for each devil face up. */
export interface TrickCount {
  readonly tricksWon: number;
  readonly queens: number;
  readonly devils: number;
}

function countTricks(round: RoundCount, player: PlayerId): TrickCount {
  const source = sourcePlayer(round, player);
  const playerRound = playerRoundOf(round, source);
  const queens = round.players.filter((each) => {
    const { set, hasPlayedQueen } = playerRoundOf(round, each);
    return set === 'yellow' && hasPlayedQueen && (each === source || sourcePlayer(round, each) === source);
  });
  return { tricksWon: playerRound.tricksWon, queens: queens.length, devils: 2 * count(faceUpOf(playerRound), 'devil') };
}

export function totalTricks(round: RoundCount, player: PlayerId): number {
  const { tricksWon, queens, devils } = countTricks(round, player);
  return tricksWon + queens + devils;
}

/** The cards of a player's bet as they are judged. */
export function judgedBets(round: RoundCount, player: PlayerId): readonly JudgedBet[] {
  const { bet, copiedBet } = playerRoundOf(round, player);
  return bet.flatMap((card): readonly JudgedBet[] => {
    if (card !== 'diplomat') return [{ card, copied: '' }];
    return copiedBet === undefined ? [] : [{ card: copiedBet.card, copied: copiedBet.player }];
  });
}

const betCardPay = ({ figures }: RoundCount, card: BetCard, tricks: number): number => figures.bets[card]?.[String(tricks)] ?? 0;

/** Whether a bet card with a table of tricks is met. */
const isBetCardMet = ({ figures }: RoundCount, card: BetCard, tricks: number): boolean =>
  figures.bets[card]?.[String(tricks)] !== undefined;

const hasBet = (round: RoundCount, player: PlayerId): boolean =>
  playerRoundOf(round, player).bet.length > 0 && sourcePlayer(round, player) === player;

/** kt.score.devil-bet: the others whose bet failed; devils and diplomats without a bet are not judged. */
function failedOthers(round: RoundCount, player: PlayerId): readonly PlayerId[] {
  const source = sourcePlayer(round, player);
  return round.players.filter((other) => {
    if (other === player || other === source || !hasBet(round, other)) return false;
    return !judgedBets(round, other).some(({ card }) => card === 'devil') && !hasBetSucceeded(round, other);
  });
}

/** Whether a player's bet, or an ally's for a diplomat, succeeds: by one card or by all, as agreed. */
export function hasBetSucceeded(round: RoundCount, player: PlayerId): boolean {
  const source = sourcePlayer(round, player);
  const tricks = totalTricks(round, player);
  const isCardMet = ({ card }: JudgedBet): boolean =>
    card === 'devil' ? failedOthers(round, player).length > 0 : isBetCardMet(round, card, tricks);
  const bets = judgedBets(round, source);
  if (round.agreements['two-card-bet'] === 'any') return bets.some(isCardMet);
  return bets.length === playerRoundOf(round, source).bet.length && bets.length > 0 && bets.every(isCardMet);
}

/** A player's result of the round: all lines, unpaid ones among them, with the cost of revived Queens first. */
export function scorePlayer(round: RoundCount, player: PlayerId, revived: readonly PaidLine[] = []): PlayerScore {
  const lines = [...revived, ...scoreLines(round, player)];
  return {
    source: sourcePlayer(round, player),
    trickCount: countTricks(round, player),
    tricks: totalTricks(round, player),
    isBetMet: hasBetSucceeded(round, player),
    lines,
    points: lines.reduce((sum, { points }) => sum + points, 0),
  };
}

const linesByCount = new WeakMap<RoundCount, Map<PlayerId, readonly PaidLine[]>>();

/** A player's lines of a round, cached by count, as every look at the sheet needs them. */
export function scoreLines(round: RoundCount, player: PlayerId): readonly PaidLine[] {
  const linesByPlayer = linesByCount.get(round) ?? new Map<PlayerId, readonly PaidLine[]>();
  linesByCount.set(round, linesByPlayer);
  const lines = linesByPlayer.get(player) ?? computeLines(round, player);
  linesByPlayer.set(player, lines);
  return lines;
}

function computeLines(round: RoundCount, player: PlayerId): readonly PaidLine[] {
  const createLine = (reason: ReasonOf<ScoreLineParams>, points: number): PaidLine => ({ player, points, paid: points !== 0, reason });
  return [...betLines(round, player, createLine), ...characterLines(round, player, createLine), ...courtLines(round, player, createLine)];
}

type CreateLine = (reason: ReasonOf<ScoreLineParams>, points: number) => PaidLine;

const allyOf = (round: RoundCount, player: PlayerId): PlayerId => {
  const source = sourcePlayer(round, player);
  return source === player ? '' : source;
};

function betLines(round: RoundCount, player: PlayerId, createLine: CreateLine): readonly PaidLine[] {
  const source = sourcePlayer(round, player);
  const ally = allyOf(round, player);
  const tricks = totalTricks(round, player);
  const bets = judgedBets(round, source);
  const cardLines = bets
    .filter(({ card }) => card !== 'devil')
    .map(({ card, copied }) =>
      createLine(
        createScoreReason('kt.score.bet', { card, copied, tricks, ally, known: round.figures.bets[card] !== undefined }, [card]),
        betCardPay(round, card, tricks),
      ),
    );
  const devilLines = bets
    .filter(({ card }) => card === 'devil')
    .map(({ copied }) => {
      const failed = failedOthers(round, player);
      return createLine(createScoreReason('kt.score.devil-bet', { failed, copied, ally }, ['devil']), 3 * failed.length);
    });
  return [...cardLines, ...devilLines];
}

const PAID_BY_COUNT = {
  hermit: { tricks: 0, points: 2 },
  berserker: { tricks: 1, points: 2 },
  assassin: { tricks: 2, points: 3 },
  devil: { tricks: 3, points: -2 },
} as const;

const COLLECTOR_PAYS = [0, 2, 5, 8] as const;
const WHITE_KING_PAYS = [0, 2, 5, 8, 15] as const;
export const MAX_HEALER_POINTS = 5;

/** The step of a scale that a number reaches; beyond the last step nothing more is paid. */
const scaleStep = (scale: readonly number[], number: number): number => scale[Math.min(number, scale.length - 1)] ?? 0;

function characterLines(round: RoundCount, player: PlayerId, createLine: CreateLine): readonly PaidLine[] {
  const faceUp = faceUpOf(playerRoundOf(round, player));
  const ally = allyOf(round, player);
  const tricks = totalTricks(round, player);
  const { blue, green, mystic, surrender } = playerRoundOf(round, sourcePlayer(round, player)).collected;
  const linesFor = (character: Character, createLine: () => PaidLine): readonly PaidLine[] =>
    faceUp.filter((other) => other === character).map(createLine);
  const byCount = (character: keyof typeof PAID_BY_COUNT): readonly PaidLine[] => {
    const { tricks: payingTricks, points } = PAID_BY_COUNT[character];
    return linesFor(character, () =>
      createLine(createScoreReason(`kt.score.${character}`, { tricks, ally }, [character]), tricks === payingTricks ? points : 0),
    );
  };
  return [
    ...linesFor('gambler', () => {
      const hasSucceeded = hasBetSucceeded(round, player);
      return createLine(createScoreReason('kt.score.gambler', { succeeded: hasSucceeded, ally }, ['gambler']), hasSucceeded ? 2 : 0);
    }),
    ...byCount('hermit'),
    ...byCount('berserker'),
    ...byCount('assassin'),
    ...linesFor('healer', () => {
      const cards = blue + green;
      return createLine(createScoreReason('kt.score.healer', { cards, ally }, ['healer']), Math.min(MAX_HEALER_POINTS, cards));
    }),
    ...linesFor('collector', () => {
      const cards = mystic + surrender;
      return createLine(createScoreReason('kt.score.collector', { cards, ally }, ['collector']), scaleStep(COLLECTOR_PAYS, cards));
    }),
    ...byCount('devil'),
  ];
}

function courtLines(round: RoundCount, player: PlayerId, createLine: CreateLine): readonly PaidLine[] {
  const { set, bet, isKingDown } = playerRoundOf(round, player);
  if (set === undefined) return [];
  const ally = allyOf(round, player);
  const tricks = totalTricks(round, player);
  const table = round.figures.jacks[set];
  const lines: PaidLine[] = [];
  if (!bet.includes('jack'))
    lines.push(
      createLine(
        createScoreReason('kt.score.jack', { set, tricks, ally, known: table !== undefined }, ['jack']),
        table?.[String(tricks)] ?? 0,
      ),
    );
  if (isKingDown) {
    const collected = playerRoundOf(round, sourcePlayer(round, player)).collected;
    const cards = set === 'white' ? collected.mystic + collected.surrender : collected[set];
    lines.push(
      createLine(
        createScoreReason('kt.score.king', { set, cards, ally }, ['king']),
        set === 'white' ? scaleStep(WHITE_KING_PAYS, cards) : cards,
      ),
    );
  } else if (round.isLast)
    lines.push(createLine(createScoreReason('kt.score.king-unplayed', { set }, ['king']), UNPLAYED_KING_POINTS[set]));
  return lines;
}

/** A printed figure that the count of a round lacked. */
export interface MissingFigure {
  readonly player: PlayerId;
  readonly kind: 'queen' | 'jack' | 'bet';
  /** The set of the Queen or Jack, or the card bet. */
  readonly card: SetColour | BetCard;
}

/** The figures a player's lines lacked: the Jack's, then the bet's, each named once. */
export function missingFigures(round: RoundCount, player: PlayerId): readonly MissingFigure[] {
  const { set, bet } = playerRoundOf(round, player);
  const jack: readonly MissingFigure[] =
    set !== undefined && !bet.includes('jack') && round.figures.jacks[set] === undefined ? [{ player, kind: 'jack', card: set }] : [];
  const betCards = new Set(judgedBets(round, sourcePlayer(round, player)).map(({ card }) => card));
  const unknown = [...betCards].filter((card) => card !== 'devil' && round.figures.bets[card] === undefined);
  return [...jack, ...unknown.map((card): MissingFigure => ({ player, kind: 'bet', card }))];
}
