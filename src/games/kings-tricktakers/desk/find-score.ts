import type { ChoicesByAgreement, Finding, FindingNote } from '#desk/desk';
import { BET_CARDS, type BetCard, count, SETS, type SetColour, without } from '#games/kings-tricktakers/law/box';
import type { Violation } from '#games/kings-tricktakers/law/broken-reasons';
import { checkRound } from '#games/kings-tricktakers/law/pad/check-round';
import {
  type CollectedCards,
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
  /** The total including the points before the round, where those were entered. */
  readonly points: number | undefined;
  readonly tricks: number;
  /** The ally whose figures count. */
  readonly ally: PlayerId | undefined;
  readonly lines: readonly { readonly rule: string; readonly points: number }[];
  /** The Jack whose table is unknown. */
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

/** Printed figures that are still missing; without the needed ones there is no answer. */
export interface FiguresToAsk {
  readonly needed: readonly MissingFigure[];
  readonly optional: readonly MissingFigure[];
}

/** More than any round can cost, so that the debt rule stays out unless points were entered. */
const AMPLE_POINTS = 100;

const positionOf = ({ players, copy, round, points }: CountCase, choices: ChoicesByAgreement): Position =>
  createPosition(players, choices, { copy, round, points: Object.fromEntries(players.map(({ id }) => [id, points[id] ?? AMPLE_POINTS])) });

const JACK_MET_TRICKS = 3;

/** A bet of known fate but unknown cards is modelled as a Jack, whose figure is the same in every box. */
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

function createCount(countCase: CountCase, choices: ChoicesByAgreement): RoundCount {
  const position = positionOf(countCase, choices);
  const { players, figures, agreements } = position;
  const playerRounds = Object.fromEntries(players.map((player) => [player, playerRoundOf(reportOf(countCase, player))]));
  return { players, playerRounds, figures, agreements, isLast: isLastRound(position) };
}

/** The round as a pad event: only players with cards entered; a player without a set gets a free one. */
function roundEventOf(countCase: CountCase): NoteRound {
  const reported = countCase.players
    .map(({ id }): [PlayerId, PlayerReport] => [id, reportOf(countCase, id)])
    .filter(([, { fate, characters, bet }]) => fate === undefined && characters.length + bet.length > 0);
  const freeSets = SETS.filter((set) => reported.every(([, each]) => each.set !== set));
  const unnamed = reported.filter(([, { set }]) => set === undefined).map(([player]) => player);
  const notes = reported.map(([player, each]): [PlayerId, RoundNote] => {
    const {
      set = freeSets[unnamed.indexOf(player)] ?? 'white',
      characters,
      bet,
      ally,
      copy,
      tricks = 0,
      collected,
      kingDown,
      queen,
    } = each;
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

/** The most black tens there can be: an unknown company may hold berserkers. */
function countPossibleTens(countCase: CountCase): number {
  const companies = countCase.players.map(({ id }) => reportOf(countCase, id));
  if (companies.some(({ characters }) => characters.length < COMPANY_SIZE)) return BERSERKER_TENS;
  return berserkerTensFor(
    companies.reduce((sum, { characters, bet }) => sum + count(without(characters, bet), 'berserker'), 0),
    companies.length,
  );
}

/** Whether a violation is about entered values; the others only come from missing ones. */
function isAboutReports(countCase: CountCase, { rule, params }: Violation): boolean {
  switch (rule) {
    case 'kt.company.shape':
      return params.problem !== 'no-set' && (params.problem !== 'characters' || params.found > 3);
    case 'kt.bet.one-character':
    case 'kt.bet.round-three':
      return params.found > 0;
    case 'kt.ally.after-bets':
      return params.problem !== 'nobody' && params.problem !== 'uncopied';
    case 'kt.card.exists':
      return params.problem !== 'collected' || params.kind !== 'black' || params.found > params.inDeck + countPossibleTens(countCase);
    case 'kt.pad.sum':
      return params.problem === 'tricks' ? params.found > TRICKS_PER_ROUND : params.found > params.wanted;
    default:
      return true;
  }
}

/** The rules that the entered values break. */
const checkReports = (countCase: CountCase, choices: ChoicesByAgreement): readonly Violation[] =>
  checkRound(positionOf(countCase, choices), roundEventOf(countCase)).filter((reason) => isAboutReports(countCase, reason));

/** The choice that a Diplomat still has to make: an ally, or a bet to copy. */
export function missingDiplomatChoice(countCase: CountCase): 'ally' | 'copy' | undefined {
  const { characters, bet, ally, copy } = reportOf(countCase, countCase.about);
  if (bet.includes('diplomat')) return copy === undefined ? 'copy' : undefined;
  return characters.includes('diplomat') && ally === undefined ? 'ally' : undefined;
}

/** Whether a Devil's bet makes the bets of the others count. */
export const isDevilJudging = (countCase: CountCase): boolean =>
  scoreLines(createCount(countCase, {}), countCase.about).some(({ reason }) => reason.rule === 'kt.score.devil-bet');

/** Whether other players matter for this count: those a Devil judges, an ally, the owner of a copied bet. */
export function hasOthersInvolved(countCase: CountCase): boolean {
  return (
    reportOf(countCase, countCase.about).characters.includes('diplomat') ||
    reportOf(countCase, countCase.about).bet.includes('diplomat') ||
    isDevilJudging(countCase)
  );
}

/** The players whose bet a Devil judges and that was not entered. */
const unreportedPlayers = (countCase: CountCase): readonly PlayerId[] =>
  isDevilJudging(countCase)
    ? countCase.players.map(({ id }) => id).filter((id) => id !== countCase.about && forPlayer(countCase.reports, id) === undefined)
    : [];

const missingFiguresOf = (count: RoundCount, countCase: CountCase): readonly MissingFigure[] =>
  (isDevilJudging(countCase) ? count.players : [countCase.about]).flatMap((player) => missingFigures(count, player));

export function figuresToAsk(countCase: CountCase): FiguresToAsk {
  const missing = missingFiguresOf(createCount(countCase, {}), countCase);
  const bets = new Map(missing.filter(({ kind }) => kind === 'bet').map((each) => [each.card, each]));
  return {
    needed: [...bets.values()],
    optional: countCase.question === 'bet' ? [] : missing.filter(({ kind, player }) => kind === 'jack' && player === countCase.about),
  };
}

/** A printed side that the count looks at, and the numbers of tricks it is asked for. */
export type PrintedSide = { readonly tricks: readonly number[] } & (
  | { readonly kind: 'bet'; readonly card: BetCard }
  | { readonly kind: 'jack'; readonly card: SetColour }
);

/** Every side that no rulebook prints, whether this table's copy tells it or not. */
export function sidesToAsk(countCase: CountCase): readonly PrintedSide[] {
  const withoutCopy = { ...countCase, copy: {} };
  const count = createCount(withoutCopy, {});
  const unknownFigures = missingFiguresOf(count, withoutCopy);
  const bets = BET_CARDS.flatMap((card): readonly PrintedSide[] => {
    const tricks = unknownFigures.flatMap((each) => (each.kind === 'bet' && each.card === card ? [totalTricks(count, each.player)] : []));
    return tricks.length === 0 ? [] : [{ kind: 'bet', card, tricks: [...new Set(tricks)] }];
  });
  const { set } = reportOf(countCase, countCase.about);
  const [jack] = figuresToAsk(withoutCopy).optional;
  return jack === undefined || set === undefined ? bets : [...bets, { kind: 'jack', card: set, tricks: [totalTricks(count, jack.player)] }];
}

/** Why the count of tricks is not that of the piles, and whose figures count. */
function countingNotes(countCase: CountCase, { source, tricks, trickCount }: PlayerScore): readonly FindingNote[] {
  const { ally, copy } = reportOf(countCase, countCase.about);
  const rules = [
    ...(tricks === trickCount.tricksWon ? [] : ['kt.score.tricks']),
    ...(source === countCase.about ? [] : ['kt.score.diplomat']),
    ...(ally === undefined && copy === undefined ? [] : ['kt.ally.after-bets']),
  ];
  return ruleNotes(citeRules(...rules));
}

/** The part both results share: the player whose figures count, and the rules broken. */
const commonResult = ({ about }: CountCase, { source, tricks }: PlayerScore, reasons: readonly Violation[]) => ({
  player: about,
  tricks,
  ally: source === about ? undefined : source,
  broken: reasons.map(({ rule }) => rule),
});

/** The kinds of cards that somebody's King and face-up characters count. */
export function payingKinds({ set, characters, bet, kingDown }: PlayerReport): readonly (keyof CollectedCards)[] {
  const faceUp = without(characters, bet);
  const white = faceUp.includes('collector') || (kingDown && set === 'white');
  const kinds: readonly (keyof CollectedCards | false | undefined)[] = [
    (kingDown && set !== 'white' && set) || undefined,
    ...(faceUp.includes('healer') ? (['blue', 'green'] as const) : []),
    ...(white ? (['mystic', 'surrender'] as const) : []),
  ];
  return [...new Set(kinds)].filter((kind) => kind !== undefined && kind !== false);
}

/** Whether tricks and cards are entered for the player whose figures count: an ally with the Diplomat face up. */
export function hasTricksAndCards(countCase: CountCase): boolean {
  const report = reportOf(countCase, countCase.about);
  const { tricks, fate, collected } = report.ally === undefined ? report : reportOf(countCase, report.ally);
  if (fate !== undefined) return true;
  const kinds = countCase.question === 'round' ? payingKinds(report) : [];
  return tricks === 0 || (tricks !== undefined && kinds.every((kind) => collected[kind] !== undefined));
}

const isAnswerable = (countCase: CountCase): boolean =>
  hasTricksAndCards(countCase) &&
  missingDiplomatChoice(countCase) === undefined &&
  unreportedPlayers(countCase).length === 0 &&
  figuresToAsk(countCase).needed.length === 0;

export function findRound(countCase: CountCase, choices: ChoicesByAgreement): Finding<RoundResult> | undefined {
  const { about } = countCase;
  const { set, characters, bet } = reportOf(countCase, about);
  if ((set === undefined && characters.length + bet.length === 0) || !isAnswerable(countCase)) return undefined;
  const positionBefore = positionOf(countCase, choices);
  const score = scorePlayer(createCount(countCase, choices), about);
  const positionAfter = enterLines(positionBefore, score.lines);
  const reasons = checkReports(countCase, choices);
  const lines = linesOf(positionAfter).slice(linesOf(positionBefore).length);
  return {
    isAllowed: reasons.length > 0 ? false : undefined,
    result: {
      ...commonResult(countCase, score, reasons),
      total: pointsOf([about], lines)[about] ?? 0,
      points: countCase.points[about] === undefined ? undefined : pointsNow(positionAfter, about),
      lines: score.lines.map(({ reason, points }) => ({ rule: reason.rule, points })),
      jack: figuresToAsk(countCase).optional.length > 0 ? set : undefined,
    },
    notes: [...brokenNotes(reasons), ...paidNotes(lines), ...countingNotes(countCase, score)],
  };
}

export function findBet(countCase: CountCase, choices: ChoicesByAgreement): Finding<BetResult> | undefined {
  if (!isAnswerable(countCase)) return undefined;
  const score = scorePlayer(createCount(countCase, choices), countCase.about);
  const reasons = checkReports(countCase, choices);
  const lines = score.lines.filter(({ reason }) => reason.rule === 'kt.score.bet' || reason.rule === 'kt.score.devil-bet');
  if (lines.length === 0 && reasons.length === 0) return undefined;
  const cards = lines.flatMap(({ reason, points }): BetResult['cards'] => {
    if (reason.rule === 'kt.score.bet') return [{ card: reason.params.card, copied: reason.params.copied, points }];
    return reason.rule === 'kt.score.devil-bet' ? [{ card: 'devil', copied: reason.params.copied, points }] : [];
  });
  const isMet = score.isBetMet;
  return {
    isAllowed: reasons.length === 0 && isMet,
    result: {
      ...commonResult(countCase, score, reasons),
      met: isMet,
      cards,
      failed: lines.flatMap(({ reason }) => (reason.rule === 'kt.score.devil-bet' ? reason.params.failed : [])),
      points: cards.reduce((sum, each) => sum + each.points, 0),
    },
    notes: [
      ...brokenNotes(reasons),
      ...paidNotes(lines),
      ...ruleNotes(cards.length > 1 ? citeRules('kt.bet.round-three') : []),
      ...countingNotes(countCase, score),
    ],
  };
}
