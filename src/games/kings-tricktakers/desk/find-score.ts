import type { ChoicesByAgreement, Finding, FindingNote } from '#desk/desk';
import { BET_CARDS, type BetCard, count, SETS, type SetColour, without } from '#games/kings-tricktakers/law/box';
import type { Violation } from '#games/kings-tricktakers/law/broken-reasons';
import { checkRound } from '#games/kings-tricktakers/law/pad/check-round';
import {
  type Collected,
  enterLines,
  linesOf,
  type NoteRound,
  type PlayerScore,
  type Position,
  pointsNow,
  type RoundNote,
} from '#games/kings-tricktakers/law/position';
import { COMPANY_SIZE } from '#games/kings-tricktakers/law/round/company';
import { isLastRound } from '#games/kings-tricktakers/law/round/rounds';
import {
  type MissingFigure,
  missingFigures,
  NOTHING_COLLECTED,
  type PlayerRound,
  type RoundCount,
  scoreLines,
  scorePlayer,
  totalTricks,
} from '#games/kings-tricktakers/law/score/score';
import { BERSERKER_TENS, berserkerTensFor } from '#games/kings-tricktakers/law/trick/cards';
import { TRICKS_PER_ROUND } from '#games/kings-tricktakers/law/trick/play';
import { forPlayer } from '#law/by-player';
import type { PlayerId } from '#law/game';
import { citeRules } from '#law/ruling';
import { pointsOf } from '#law/score';
import { type CountCase, createPosition, type PlayerReport, reportOf } from './cases';
import { brokenNotes, paidNotes, ruleNotes } from './finding-notes';

export interface RoundResult {
  readonly player: PlayerId;
  readonly total: number;
  /** The points with those from before the round, where those are told. */
  readonly points: number | undefined;
  readonly tricks: number;
  /** The ally whose figures count. */
  readonly ally: PlayerId | undefined;
  readonly lines: readonly { readonly rule: string; readonly points: number }[];
  /** The Jack whose table nobody has told. */
  readonly jack: SetColour | undefined;
  readonly broken: readonly string[];
}

export interface BetResult {
  readonly player: PlayerId;
  readonly met: boolean;
  readonly tricks: number;
  readonly ally: PlayerId | undefined;
  readonly cards: readonly { readonly card: BetCard; readonly copied: PlayerId; readonly points: number }[];
  /** Whom a devil found failing. */
  readonly failed: readonly PlayerId[];
  readonly points: number;
  readonly broken: readonly string[];
}

/** What nobody has told yet: printed figures, the ones without which there is no answer first. */
export interface FiguresToAsk {
  readonly needed: readonly MissingFigure[];
  readonly optional: readonly MissingFigure[];
}

/** More than any round takes: nobody is near 0 unless the points are told. */
const AMPLE_POINTS = 100;

const positionOf = ({ players, copy, round, points }: CountCase, given: ChoicesByAgreement): Position =>
  createPosition(players, given, { copy, round, points: Object.fromEntries(players.map(({ id }) => [id, points[id] ?? AMPLE_POINTS])) });

const JACK_MET_TRICKS = 3;

/** A bet of which only the fate is known lies as a Jack, whose figure is the same in every box. */
const betOfFate = (fate: 'met' | 'failed'): Pick<PlayerRound, 'characters' | 'bet' | 'tricksWon'> => ({
  characters: [],
  bet: ['jack'],
  tricksWon: fate === 'met' ? JACK_MET_TRICKS : 0,
});

function playerRoundOf({ set, characters, bet, fate, ally, copy, tricks, collected, kingDown, queen }: PlayerReport): PlayerRound {
  return {
    set,
    characters,
    bet,
    ally,
    copiedBet: copy,
    tricksWon: tricks ?? 0,
    collected: { ...NOTHING_COLLECTED, ...collected },
    isKingDown: kingDown,
    hasPlayedQueen: queen,
    ...(fate !== undefined && betOfFate(fate)),
  };
}

function createCount(asked: CountCase, given: ChoicesByAgreement): RoundCount {
  const position = positionOf(asked, given);
  const { players, figures, agreements } = position;
  const shares = Object.fromEntries(players.map((player) => [player, playerRoundOf(reportOf(asked, player))]));
  return { players, playerRounds: shares, figures, agreements, isLast: isLastRound(position) };
}

/** The round as the pad would note it: those who told their cards, a set nobody has for who told none. */
function roundEventOf(asked: CountCase): NoteRound {
  const told = asked.players
    .map(({ id }): [PlayerId, PlayerReport] => [id, reportOf(asked, id)])
    .filter(([, { fate, characters, bet }]) => fate === undefined && characters.length + bet.length > 0);
  const free = SETS.filter((set) => told.every(([, each]) => each.set !== set));
  const unnamed = told.filter(([, { set }]) => set === undefined).map(([player]) => player);
  const notes = told.map(([player, each]): [PlayerId, RoundNote] => {
    const { set = free[unnamed.indexOf(player)] ?? 'white', characters, bet, ally, copy, tricks = 0, collected, kingDown, queen } = each;
    return [
      player,
      {
        set,
        characters,
        bet,
        ally,
        copy,
        tricks,
        collected: { ...NOTHING_COLLECTED, ...collected },
        king: kingDown,
        queen,
        revived: false,
      },
    ];
  });
  return { type: 'round', players: Object.fromEntries(notes) };
}

/** The black tens there can be: a company that nobody told may hold berserkers. */
function countPossibleTens(asked: CountCase): number {
  const companies = asked.players.map(({ id }) => reportOf(asked, id));
  if (companies.some(({ characters }) => characters.length < COMPANY_SIZE)) return BERSERKER_TENS;
  return berserkerTensFor(
    companies.reduce((sum, { characters, bet }) => sum + count(without(characters, bet), 'berserker'), 0),
    companies.length,
  );
}

/** Whether a reason speaks of what was told; the rest only says that not everything was. */
function isAboutReports(asked: CountCase, { rule, params }: Violation): boolean {
  switch (rule) {
    case 'kt.company.shape':
      return params.problem !== 'no-set' && (params.problem !== 'characters' || params.found > 3);
    case 'kt.bet.one-character':
    case 'kt.bet.round-three':
      return params.found > 0;
    case 'kt.ally.after-bets':
      return params.problem !== 'nobody' && params.problem !== 'uncopied';
    case 'kt.card.exists':
      return params.problem !== 'collected' || params.kind !== 'black' || params.found > params.inDeck + countPossibleTens(asked);
    case 'kt.pad.sum':
      return params.problem === 'tricks' ? params.found > TRICKS_PER_ROUND : params.found > params.wanted;
    default:
      return true;
  }
}

/** What was told against the rules. */
const checkReports = (asked: CountCase, given: ChoicesByAgreement): readonly Violation[] =>
  checkRound(positionOf(asked, given), roundEventOf(asked)).filter((reason) => isAboutReports(asked, reason));

/** A Diplomat who has not yet said whose side or whose bet. */
export function missingDiplomatChoice(asked: CountCase): 'ally' | 'copy' | undefined {
  const { characters, bet, ally, copy } = reportOf(asked, asked.about);
  if (bet.includes('diplomat')) return copy === undefined ? 'copy' : undefined;
  return characters.includes('diplomat') && ally === undefined ? 'ally' : undefined;
}

/** Whether a Devil's bet makes the bets of the others count. */
export const isDevilJudging = (asked: CountCase): boolean =>
  scoreLines(createCount(asked, {}), asked.about).some(({ reason }) => reason.rule === 'kt.score.devil-bet');

/** Whether others have a say in this count: those a Devil judges, an ally, somebody whose bet is copied. */
export function hasOthersInvolved(asked: CountCase): boolean {
  return (
    reportOf(asked, asked.about).characters.includes('diplomat') ||
    reportOf(asked, asked.about).bet.includes('diplomat') ||
    isDevilJudging(asked)
  );
}

/** Those whose bet a Devil asks about and nobody has told. */
const unreportedPlayers = (asked: CountCase): readonly PlayerId[] =>
  isDevilJudging(asked)
    ? asked.players.map(({ id }) => id).filter((id) => id !== asked.about && forPlayer(asked.reports, id) === undefined)
    : [];

const missingFiguresOf = (count: RoundCount, asked: CountCase): readonly MissingFigure[] =>
  (isDevilJudging(asked) ? count.players : [asked.about]).flatMap((player) => missingFigures(count, player));

export function figuresToAsk(asked: CountCase): FiguresToAsk {
  const missing = missingFiguresOf(createCount(asked, {}), asked);
  const named = new Map(missing.filter(({ kind }) => kind === 'bet').map((each) => [each.card, each]));
  return {
    needed: [...named.values()],
    optional: asked.question === 'bet' ? [] : missing.filter(({ kind, player }) => kind === 'jack' && player === asked.about),
  };
}

/** A printed side that the count looks at, and the numbers of tricks it is asked for. */
export type PrintedSide = { readonly tricks: readonly number[] } & (
  | { readonly kind: 'bet'; readonly card: BetCard }
  | { readonly kind: 'jack'; readonly card: SetColour }
);

/** Every side that no rulebook prints, whether this table's copy tells it or not. */
export function sidesToAsk(asked: CountCase): readonly PrintedSide[] {
  const bare = { ...asked, copy: {} };
  const count = createCount(bare, {});
  const lacking = missingFiguresOf(count, bare);
  const bets = BET_CARDS.flatMap((card): readonly PrintedSide[] => {
    const tricks = lacking.flatMap((each) => (each.kind === 'bet' && each.card === card ? [totalTricks(count, each.player)] : []));
    return tricks.length === 0 ? [] : [{ kind: 'bet', card, tricks: [...new Set(tricks)] }];
  });
  const { set } = reportOf(asked, asked.about);
  const [jack] = figuresToAsk(bare).optional;
  return jack === undefined || set === undefined ? bets : [...bets, { kind: 'jack', card: set, tricks: [totalTricks(count, jack.player)] }];
}

/** Why the count of tricks is not that of the piles, and whose figures count. */
function countingNotes(asked: CountCase, { source, tricks, trickCount }: PlayerScore): readonly FindingNote[] {
  const { ally, copy } = reportOf(asked, asked.about);
  const rules = [
    ...(tricks === trickCount.tricksWon ? [] : ['kt.score.tricks']),
    ...(source === asked.about ? [] : ['kt.score.diplomat']),
    ...(ally === undefined && copy === undefined ? [] : ['kt.ally.after-bets']),
  ];
  return ruleNotes(citeRules(...rules));
}

/** What both answers tell: whose figures count, and what was told against the rules. */
const commonResult = ({ about }: CountCase, { source, tricks }: PlayerScore, reasons: readonly Violation[]) => ({
  player: about,
  tricks,
  ally: source === about ? undefined : source,
  broken: reasons.map(({ rule }) => rule),
});

/** The kinds of cards that somebody's King and face-up characters count. */
export function payingKinds({ set, characters, bet, kingDown }: PlayerReport): readonly (keyof Collected)[] {
  const up = without(characters, bet);
  const white = up.includes('collector') || (kingDown && set === 'white');
  const kinds: readonly (keyof Collected | false | undefined)[] = [
    (kingDown && set !== 'white' && set) || undefined,
    ...(up.includes('healer') ? (['blue', 'green'] as const) : []),
    ...(white ? (['mystic', 'surrender'] as const) : []),
  ];
  return [...new Set(kinds)].filter((kind) => kind !== undefined && kind !== false);
}

/** Whether tricks and cards are said of whoever's count: one's own, or with the Diplomat face up the ally's. */
export function hasTricksAndCards(asked: CountCase): boolean {
  const own = reportOf(asked, asked.about);
  const { tricks, fate, collected } = own.ally === undefined ? own : reportOf(asked, own.ally);
  if (fate !== undefined) return true;
  const kinds = asked.question === 'round' ? payingKinds(own) : [];
  return tricks === 0 || (tricks !== undefined && kinds.every((kind) => collected[kind] !== undefined));
}

const isAnswerable = (asked: CountCase): boolean =>
  hasTricksAndCards(asked) &&
  missingDiplomatChoice(asked) === undefined &&
  unreportedPlayers(asked).length === 0 &&
  figuresToAsk(asked).needed.length === 0;

export function findRound(asked: CountCase, given: ChoicesByAgreement): Finding<RoundResult> | undefined {
  const { about } = asked;
  const { set, characters, bet } = reportOf(asked, about);
  if ((set === undefined && characters.length + bet.length === 0) || !isAnswerable(asked)) return undefined;
  const before = positionOf(asked, given);
  const counted = scorePlayer(createCount(asked, given), about);
  const after = enterLines(before, counted.lines);
  const reasons = checkReports(asked, given);
  const lines = linesOf(after).slice(linesOf(before).length);
  return {
    isAllowed: reasons.length > 0 ? false : undefined,
    result: {
      ...commonResult(asked, counted, reasons),
      total: pointsOf([about], lines)[about] ?? 0,
      points: asked.points[about] === undefined ? undefined : pointsNow(after, about),
      lines: counted.lines.map(({ reason, points }) => ({ rule: reason.rule, points })),
      jack: figuresToAsk(asked).optional.length > 0 ? set : undefined,
    },
    notes: [...brokenNotes(reasons), ...paidNotes(lines), ...countingNotes(asked, counted)],
  };
}

export function findBet(asked: CountCase, given: ChoicesByAgreement): Finding<BetResult> | undefined {
  if (!isAnswerable(asked)) return undefined;
  const counted = scorePlayer(createCount(asked, given), asked.about);
  const reasons = checkReports(asked, given);
  const lines = counted.lines.filter(({ reason }) => reason.rule === 'kt.score.bet' || reason.rule === 'kt.score.devil-bet');
  if (lines.length === 0 && reasons.length === 0) return undefined;
  const cards = lines.flatMap(({ reason, points }): BetResult['cards'] => {
    if (reason.rule === 'kt.score.bet') return [{ card: reason.params.card, copied: reason.params.copied, points }];
    return reason.rule === 'kt.score.devil-bet' ? [{ card: 'devil', copied: reason.params.copied, points }] : [];
  });
  const met = counted.isBetMet;
  return {
    isAllowed: reasons.length === 0 && met,
    result: {
      ...commonResult(asked, counted, reasons),
      met,
      cards,
      failed: lines.flatMap(({ reason }) => (reason.rule === 'kt.score.devil-bet' ? reason.params.failed : [])),
      points: cards.reduce((sum, each) => sum + each.points, 0),
    },
    notes: [
      ...brokenNotes(reasons),
      ...paidNotes(lines),
      ...ruleNotes(cards.length > 1 ? citeRules('kt.bet.round-three') : []),
      ...countingNotes(asked, counted),
    ],
  };
}
