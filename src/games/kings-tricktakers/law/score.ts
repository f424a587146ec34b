import { type ByPlayer, forPlayer } from '#law/by-player';
import type { AgreementsOf, PlayerId } from '#law/game';
import { createReasonMaker, type ReasonOf } from '#law/ruling';
import type { ScoreSheetLine } from '#law/score';
import { type BetCard, type Character, count, type Figures, type SetColour, UNPLAYED_KING, without } from './box';
import type { Collected, CopiedBet, Result } from './position';
import type { agreements } from './rules';

/** Whose figures a line looks at when they are not the player's own. */
type Looked = {
  /** The ally of a face-up diplomat, or nobody (''). */
  readonly ally: PlayerId;
};
type ByCount = Looked & { readonly tricks: number };
/** Whether it hangs on a bet side that nobody has read: only the sheet looks. */
type Judged = Looked & { readonly open?: true };

/** Why a line of the sheet pays, or does not. */
export interface Paid {
  'kt.queen.revive': { readonly set: SetColour; readonly cost: number; readonly known: boolean };
  'kt.score.bet': ByCount & { readonly card: BetCard; readonly copied: PlayerId; readonly known: boolean };
  'kt.score.devil-bet': Judged & { readonly failed: readonly PlayerId[]; readonly copied: PlayerId };
  'kt.score.gambler': Judged & { readonly succeeded: boolean };
  'kt.score.hermit': ByCount;
  'kt.score.berserker': ByCount;
  'kt.score.assassin': ByCount;
  'kt.score.healer': Looked & { readonly cards: number };
  'kt.score.collector': Looked & { readonly cards: number };
  'kt.score.devil': ByCount;
  'kt.score.jack': ByCount & { readonly set: SetColour; readonly known: boolean };
  'kt.score.king': Looked & { readonly set: SetColour; readonly cards: number };
  'kt.score.king-unplayed': { readonly set: SetColour };
  debt: { readonly points: number };
  carried: { readonly points: number };
}

/** What one player brings to the count of a round. */
export interface Share {
  readonly set: SetColour | undefined;
  readonly characters: readonly Character[];
  readonly bet: readonly BetCard[];
  readonly ally: PlayerId | undefined;
  readonly copied: CopiedBet | undefined;
  readonly piles: number;
  readonly collected: Collected;
  readonly kingDown: boolean;
  /** Whether a Queen was played this round. */
  readonly queen: boolean;
}

export interface RoundCount {
  readonly players: readonly PlayerId[];
  readonly shares: ByPlayer<Share>;
  readonly figures: Figures;
  readonly agreements: AgreementsOf<typeof agreements>;
  /** The third round, after which Kings never played pay too. */
  readonly last: boolean;
}

/** A card of a bet as it is judged; a diplomat is the card it copies. */
interface Staked {
  readonly card: BetCard;
  readonly copied: PlayerId;
}

export const NOTHING_COLLECTED: Collected = { yellow: 0, green: 0, blue: 0, black: 0, mystic: 0, surrender: 0 };
const NO_SHARE: Share = {
  set: undefined,
  characters: [],
  bet: [],
  ally: undefined,
  copied: undefined,
  piles: 0,
  collected: NOTHING_COLLECTED,
  kingDown: false,
  queen: false,
};

const why = createReasonMaker<Paid>();
type PaidLine = ScoreSheetLine<ReasonOf<Paid>>;

const shareOf = ({ shares }: RoundCount, player: PlayerId): Share => forPlayer(shares, player) ?? NO_SHARE;
const upOf = ({ characters, bet }: Share): readonly Character[] => without(characters, bet);

/** kt.score.diplomat: whose tricks, cards and bet a player's lines look at. */
export function lookedAt(round: RoundCount, player: PlayerId): PlayerId {
  const share = shareOf(round, player);
  return upOf(share).includes('diplomat') ? (share.ally ?? player) : player;
}

/** kt.score.tricks: piles, the yellow Queen's (an allied diplomat's too), and two for each devil face up. */
export interface Counted {
  readonly piles: number;
  readonly queens: number;
  readonly devils: number;
}

function countedFor(round: RoundCount, player: PlayerId): Counted {
  const of = lookedAt(round, player);
  const share = shareOf(round, of);
  const queens = round.players.filter((each) => {
    const { set, queen } = shareOf(round, each);
    return set === 'yellow' && queen && (each === of || lookedAt(round, each) === of);
  });
  return { piles: share.piles, queens: queens.length, devils: 2 * count(upOf(share), 'devil') };
}

export function tricksCounted(round: RoundCount, player: PlayerId): number {
  const { piles, queens, devils } = countedFor(round, player);
  return piles + queens + devils;
}

/** The cards of a player's bet as they are judged. */
export function stakesOf(round: RoundCount, player: PlayerId): readonly Staked[] {
  const { bet, copied } = shareOf(round, player);
  return bet.flatMap((card): readonly Staked[] => {
    if (card !== 'diplomat') return [{ card, copied: '' }];
    return copied === undefined ? [] : [{ card: copied.card, copied: copied.player }];
  });
}

const payOf = ({ figures }: RoundCount, card: BetCard, tricks: number): number => figures.bets[card]?.[String(tricks)] ?? 0;

/** Whether a bet card with a table of tricks is met. */
const met = ({ figures }: RoundCount, card: BetCard, tricks: number): boolean => figures.bets[card]?.[String(tricks)] !== undefined;

const bets = (round: RoundCount, player: PlayerId): boolean => shareOf(round, player).bet.length > 0 && lookedAt(round, player) === player;

/** kt.score.devil-bet: the others whose bet failed; devils and diplomats without a bet are not judged. */
function failedOthers(round: RoundCount, player: PlayerId): readonly PlayerId[] {
  const of = lookedAt(round, player);
  return round.players.filter((other) => {
    if (other === player || other === of || !bets(round, other)) return false;
    return !stakesOf(round, other).some(({ card }) => card === 'devil') && !succeeded(round, other);
  });
}

/** Whether a player's bet, or an ally's for a diplomat, succeeds: by one card or by all, as agreed. */
export function succeeded(round: RoundCount, player: PlayerId): boolean {
  const of = lookedAt(round, player);
  const tricks = tricksCounted(round, player);
  const holds = ({ card }: Staked): boolean => (card === 'devil' ? failedOthers(round, player).length > 0 : met(round, card, tricks));
  const stakes = stakesOf(round, of);
  if (round.agreements['two-card-bet'] === 'any') return stakes.some(holds);
  return stakes.length === shareOf(round, of).bet.length && stakes.length > 0 && stakes.every(holds);
}

/** What this round pays a player, and what it was asked to pay and did not; what a Queen cost stands first. */
export function resultOf(round: RoundCount, player: PlayerId, revived: readonly PaidLine[] = []): Result {
  const lines = [...revived, ...linesFor(round, player)];
  return {
    of: lookedAt(round, player),
    counted: countedFor(round, player),
    tricks: tricksCounted(round, player),
    succeeded: succeeded(round, player),
    lines,
    points: lines.reduce((sum, { points }) => sum + points, 0),
  };
}

const counted = new WeakMap<RoundCount, Map<PlayerId, readonly PaidLine[]>>();

/** What a round pays a player; every later look at the sheet asks again. */
export function linesFor(round: RoundCount, player: PlayerId): readonly PaidLine[] {
  const known = counted.get(round) ?? new Map<PlayerId, readonly PaidLine[]>();
  counted.set(round, known);
  const lines = known.get(player) ?? linesIn(round, player);
  known.set(player, lines);
  return lines;
}

function linesIn(round: RoundCount, player: PlayerId): readonly PaidLine[] {
  const line = (reason: ReasonOf<Paid>, points: number): PaidLine => ({ player, points, paid: points !== 0, reason });
  return [...betLines(round, player, line), ...characterLines(round, player, line), ...courtLines(round, player, line)];
}

type LineMaker = (reason: ReasonOf<Paid>, points: number) => PaidLine;

const allyOf = (round: RoundCount, player: PlayerId): PlayerId => {
  const of = lookedAt(round, player);
  return of === player ? '' : of;
};

function betLines(round: RoundCount, player: PlayerId, line: LineMaker): readonly PaidLine[] {
  const of = lookedAt(round, player);
  const ally = allyOf(round, player);
  const tricks = tricksCounted(round, player);
  const stakes = stakesOf(round, of);
  const figured = stakes
    .filter(({ card }) => card !== 'devil')
    .map(({ card, copied }) =>
      line(
        why('kt.score.bet', { card, copied, tricks, ally, known: round.figures.bets[card] !== undefined }, [card]),
        payOf(round, card, tricks),
      ),
    );
  const devils = stakes
    .filter(({ card }) => card === 'devil')
    .map(({ copied }) => {
      const failed = failedOthers(round, player);
      return line(why('kt.score.devil-bet', { failed, copied, ally }, ['devil']), 3 * failed.length);
    });
  return [...figured, ...devils];
}

const PAID_BY_COUNT = {
  hermit: { tricks: 0, points: 2 },
  berserker: { tricks: 1, points: 2 },
  assassin: { tricks: 2, points: 3 },
  devil: { tricks: 3, points: -2 },
} as const;

const COLLECTOR_PAYS = [0, 2, 5, 8] as const;
const WHITE_KING_PAYS = [0, 2, 5, 8, 15] as const;
export const HEALER_MOST = 5;

/** The step of a scale that a number reaches; beyond the last step nothing more is paid. */
const step = (scale: readonly number[], reached: number): number => scale[Math.min(reached, scale.length - 1)] ?? 0;

function characterLines(round: RoundCount, player: PlayerId, line: LineMaker): readonly PaidLine[] {
  const up = upOf(shareOf(round, player));
  const ally = allyOf(round, player);
  const tricks = tricksCounted(round, player);
  const { blue, green, mystic, surrender } = shareOf(round, lookedAt(round, player)).collected;
  const each = (character: Character, made: () => PaidLine): readonly PaidLine[] => up.filter((one) => one === character).map(made);
  const byCount = (character: keyof typeof PAID_BY_COUNT): readonly PaidLine[] => {
    const { tricks: wanted, points } = PAID_BY_COUNT[character];
    return each(character, () => line(why(`kt.score.${character}`, { tricks, ally }, [character]), tricks === wanted ? points : 0));
  };
  return [
    ...each('gambler', () => {
      const won = succeeded(round, player);
      return line(why('kt.score.gambler', { succeeded: won, ally }, ['gambler']), won ? 2 : 0);
    }),
    ...byCount('hermit'),
    ...byCount('berserker'),
    ...byCount('assassin'),
    ...each('healer', () => {
      const cards = blue + green;
      return line(why('kt.score.healer', { cards, ally }, ['healer']), Math.min(HEALER_MOST, cards));
    }),
    ...each('collector', () => {
      const cards = mystic + surrender;
      return line(why('kt.score.collector', { cards, ally }, ['collector']), step(COLLECTOR_PAYS, cards));
    }),
    ...byCount('devil'),
  ];
}

function courtLines(round: RoundCount, player: PlayerId, line: LineMaker): readonly PaidLine[] {
  const { set, bet, kingDown } = shareOf(round, player);
  if (set === undefined) return [];
  const ally = allyOf(round, player);
  const tricks = tricksCounted(round, player);
  const table = round.figures.jacks[set];
  const lines: PaidLine[] = [];
  if (!bet.includes('jack'))
    lines.push(line(why('kt.score.jack', { set, tricks, ally, known: table !== undefined }, ['jack']), table?.[String(tricks)] ?? 0));
  if (kingDown) {
    const collected = shareOf(round, lookedAt(round, player)).collected;
    const cards = set === 'white' ? collected.mystic + collected.surrender : collected[set];
    lines.push(line(why('kt.score.king', { set, cards, ally }, ['king']), set === 'white' ? step(WHITE_KING_PAYS, cards) : cards));
  } else if (round.last) lines.push(line(why('kt.score.king-unplayed', { set }, ['king']), UNPLAYED_KING[set]));
  return lines;
}

/** A printed figure that a round would have needed and nobody knows. */
export interface Missing {
  readonly player: PlayerId;
  readonly kind: 'queen' | 'jack' | 'bet';
  /** The set of the Queen or Jack, or the card bet. */
  readonly card: SetColour | BetCard;
}

/** The figures a player's lines lacked: the Jack's, then the bet's, each named once. */
export function missingFigures(round: RoundCount, player: PlayerId): readonly Missing[] {
  const { set, bet } = shareOf(round, player);
  const jack: readonly Missing[] =
    set !== undefined && !bet.includes('jack') && round.figures.jacks[set] === undefined ? [{ player, kind: 'jack', card: set }] : [];
  const staked = new Set(stakesOf(round, lookedAt(round, player)).map(({ card }) => card));
  const unknown = [...staked].filter((card) => card !== 'devil' && round.figures.bets[card] === undefined);
  return [...jack, ...unknown.map((card): Missing => ({ player, kind: 'bet', card }))];
}
