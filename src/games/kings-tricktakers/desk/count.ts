import type { ChoicesByAgreement, Finding, FindingNote } from '#desk/desk';
import { BET_CARDS, type BetCard, count, SETS, type SetColour, without } from '#games/kings-tricktakers/law/box';
import type { Why } from '#games/kings-tricktakers/law/broken';
import { BERSERKER_TENS, tensWith } from '#games/kings-tricktakers/law/cards';
import { COMPANY_SIZE } from '#games/kings-tricktakers/law/company';
import { brokenByRound } from '#games/kings-tricktakers/law/pad';
import { TRICKS } from '#games/kings-tricktakers/law/play';
import {
  type Collected,
  entered,
  linesOf,
  type Noted,
  type Position,
  pointsNow,
  type Result,
  type Round,
} from '#games/kings-tricktakers/law/position';
import { lastRound } from '#games/kings-tricktakers/law/rounds';
import {
  linesFor,
  type Missing,
  missingFigures,
  NOTHING_COLLECTED,
  type RoundCount,
  resultOf,
  type Share,
  tricksCounted,
} from '#games/kings-tricktakers/law/score';
import { forPlayer } from '#law/by-player';
import type { PlayerId } from '#law/game';
import { citeRules } from '#law/ruling';
import { pointsOf } from '#law/score';
import { type CountCase, type Told, tableOf, toldOf } from './cases';
import { brokenNotes, paidNotes, ruleNotes } from './notes';

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
export interface Lacking {
  readonly needed: readonly Missing[];
  readonly optional: readonly Missing[];
}

/** More than any round takes: nobody is near 0 unless the points are told. */
const FAR_FROM_0 = 100;

const positionOf = ({ players, copy, round, points }: CountCase, given: ChoicesByAgreement): Position =>
  tableOf(players, given, { copy, round, points: Object.fromEntries(players.map(({ id }) => [id, points[id] ?? FAR_FROM_0])) });

const MET = 3;

/** A bet of which only the fate is known lies as a Jack, whose figure is the same in every box. */
const fated = (fate: 'met' | 'failed'): Pick<Share, 'characters' | 'bet' | 'piles'> => ({
  characters: [],
  bet: ['jack'],
  piles: fate === 'met' ? MET : 0,
});

function shareOf({ set, characters, bet, fate, ally, copy, tricks, collected, kingDown, queen }: Told): Share {
  return {
    set,
    characters,
    bet,
    ally,
    copied: copy,
    piles: tricks ?? 0,
    collected: { ...NOTHING_COLLECTED, ...collected },
    kingDown,
    queen,
    ...(fate !== undefined && fated(fate)),
  };
}

function countOf(asked: CountCase, given: ChoicesByAgreement): RoundCount {
  const position = positionOf(asked, given);
  const { players, figures, agreements } = position;
  const shares = Object.fromEntries(players.map((player) => [player, shareOf(toldOf(asked, player))]));
  return { players, shares, figures, agreements, last: lastRound(position) };
}

/** The round as the pad would note it: those who told their cards, a set nobody has for who told none. */
function notedRound(asked: CountCase): Round {
  const told = asked.players
    .map(({ id }): [PlayerId, Told] => [id, toldOf(asked, id)])
    .filter(([, { fate, characters, bet }]) => fate === undefined && characters.length + bet.length > 0);
  const free = SETS.filter((set) => told.every(([, each]) => each.set !== set));
  const unnamed = told.filter(([, { set }]) => set === undefined).map(([player]) => player);
  const notes = told.map(([player, each]): [PlayerId, Noted] => {
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
function tensIn(asked: CountCase): number {
  const companies = asked.players.map(({ id }) => toldOf(asked, id));
  if (companies.some(({ characters }) => characters.length < COMPANY_SIZE)) return BERSERKER_TENS;
  return tensWith(
    companies.reduce((sum, { characters, bet }) => sum + count(without(characters, bet), 'berserker'), 0),
    companies.length,
  );
}

/** Whether a reason speaks of what was told; the rest only says that not everything was. */
function speaks(asked: CountCase, { rule, params }: Why): boolean {
  switch (rule) {
    case 'kt.company.shape':
      return params.problem !== 'no-set' && (params.problem !== 'characters' || params.found > 3);
    case 'kt.bet.one-character':
    case 'kt.bet.round-three':
      return params.found > 0;
    case 'kt.ally.after-bets':
      return params.problem !== 'nobody' && params.problem !== 'uncopied';
    case 'kt.card.exists':
      return params.problem !== 'collected' || params.kind !== 'black' || params.found > params.inDeck + tensIn(asked);
    case 'kt.pad.sum':
      return params.problem === 'tricks' ? params.found > TRICKS : params.found > params.wanted;
    default:
      return true;
  }
}

/** What was told against the rules. */
const toldAgainst = (asked: CountCase, given: ChoicesByAgreement): readonly Why[] =>
  brokenByRound(positionOf(asked, given), notedRound(asked)).filter((reason) => speaks(asked, reason));

/** A Diplomat who has not yet said whose side or whose bet. */
export function asksDiplomat(asked: CountCase): 'ally' | 'copy' | undefined {
  const { characters, bet, ally, copy } = toldOf(asked, asked.about);
  if (bet.includes('diplomat')) return copy === undefined ? 'copy' : undefined;
  return characters.includes('diplomat') && ally === undefined ? 'ally' : undefined;
}

/** Whether a Devil's bet makes the bets of the others count. */
export const judgesOthers = (asked: CountCase): boolean =>
  linesFor(countOf(asked, {}), asked.about).some(({ reason }) => reason.rule === 'kt.score.devil-bet');

/** Whether others have a say in this count: those a Devil judges, an ally, somebody whose bet is copied. */
export function involvesOthers(asked: CountCase): boolean {
  return (
    toldOf(asked, asked.about).characters.includes('diplomat') || toldOf(asked, asked.about).bet.includes('diplomat') || judgesOthers(asked)
  );
}

/** Those whose bet a Devil asks about and nobody has told. */
const untold = (asked: CountCase): readonly PlayerId[] =>
  judgesOthers(asked)
    ? asked.players.map(({ id }) => id).filter((id) => id !== asked.about && forPlayer(asked.told, id) === undefined)
    : [];

const missingIn = (count: RoundCount, asked: CountCase): readonly Missing[] =>
  (judgesOthers(asked) ? count.players : [asked.about]).flatMap((player) => missingFigures(count, player));

export function lackingFor(asked: CountCase): Lacking {
  const missing = missingIn(countOf(asked, {}), asked);
  const named = new Map(missing.filter(({ kind }) => kind === 'bet').map((each) => [each.card, each]));
  return {
    needed: [...named.values()],
    optional: asked.question === 'bet' ? [] : missing.filter(({ kind, player }) => kind === 'jack' && player === asked.about),
  };
}

/** A printed side that the count looks at, and the numbers of tricks it is asked for. */
export type Side = { readonly tricks: readonly number[] } & (
  | { readonly kind: 'bet'; readonly card: BetCard }
  | { readonly kind: 'jack'; readonly card: SetColour }
);

/** Every side that no rulebook prints, whether this table's copy tells it or not. */
export function sidesAsked(asked: CountCase): readonly Side[] {
  const bare = { ...asked, copy: {} };
  const count = countOf(bare, {});
  const lacking = missingIn(count, bare);
  const bets = BET_CARDS.flatMap((card): readonly Side[] => {
    const tricks = lacking.flatMap((each) => (each.kind === 'bet' && each.card === card ? [tricksCounted(count, each.player)] : []));
    return tricks.length === 0 ? [] : [{ kind: 'bet', card, tricks: [...new Set(tricks)] }];
  });
  const { set } = toldOf(asked, asked.about);
  const [jack] = lackingFor(bare).optional;
  return jack === undefined || set === undefined
    ? bets
    : [...bets, { kind: 'jack', card: set, tricks: [tricksCounted(count, jack.player)] }];
}

/** Why the count of tricks is not that of the piles, and whose figures count. */
function counting(asked: CountCase, { of, tricks, counted }: Result): readonly FindingNote[] {
  const { ally, copy } = toldOf(asked, asked.about);
  const rules = [
    ...(tricks === counted.piles ? [] : ['kt.score.tricks']),
    ...(of === asked.about ? [] : ['kt.score.diplomat']),
    ...(ally === undefined && copy === undefined ? [] : ['kt.ally.after-bets']),
  ];
  return ruleNotes(citeRules(...rules));
}

/** What both answers tell: whose figures count, and what was told against the rules. */
const foundIn = ({ about }: CountCase, { of, tricks }: Result, reasons: readonly Why[]) => ({
  player: about,
  tricks,
  ally: of === about ? undefined : of,
  broken: reasons.map(({ rule }) => rule),
});

/** The kinds of cards that somebody's King and face-up characters count. */
export function kindsCounted({ set, characters, bet, kingDown }: Told): readonly (keyof Collected)[] {
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
export function gatheringSaid(asked: CountCase): boolean {
  const own = toldOf(asked, asked.about);
  const { tricks, fate, collected } = own.ally === undefined ? own : toldOf(asked, own.ally);
  if (fate !== undefined) return true;
  const kinds = asked.question === 'round' ? kindsCounted(own) : [];
  return tricks === 0 || (tricks !== undefined && kinds.every((kind) => collected[kind] !== undefined));
}

const answerable = (asked: CountCase): boolean =>
  gatheringSaid(asked) && asksDiplomat(asked) === undefined && untold(asked).length === 0 && lackingFor(asked).needed.length === 0;

export function findRound(asked: CountCase, given: ChoicesByAgreement): Finding<RoundResult> | undefined {
  const { about } = asked;
  const { set, characters, bet } = toldOf(asked, about);
  if ((set === undefined && characters.length + bet.length === 0) || !answerable(asked)) return undefined;
  const before = positionOf(asked, given);
  const counted = resultOf(countOf(asked, given), about);
  const after = entered(before, counted.lines);
  const reasons = toldAgainst(asked, given);
  const lines = linesOf(after).slice(linesOf(before).length);
  return {
    allowed: reasons.length > 0 ? false : undefined,
    result: {
      ...foundIn(asked, counted, reasons),
      total: pointsOf([about], lines)[about] ?? 0,
      points: asked.points[about] === undefined ? undefined : pointsNow(after, about),
      lines: counted.lines.map(({ reason, points }) => ({ rule: reason.rule, points })),
      jack: lackingFor(asked).optional.length > 0 ? set : undefined,
    },
    notes: [...brokenNotes(reasons), ...paidNotes(lines), ...counting(asked, counted)],
  };
}

export function findBet(asked: CountCase, given: ChoicesByAgreement): Finding<BetResult> | undefined {
  if (!answerable(asked)) return undefined;
  const counted = resultOf(countOf(asked, given), asked.about);
  const reasons = toldAgainst(asked, given);
  const lines = counted.lines.filter(({ reason }) => reason.rule === 'kt.score.bet' || reason.rule === 'kt.score.devil-bet');
  if (lines.length === 0 && reasons.length === 0) return undefined;
  const cards = lines.flatMap(({ reason, points }): BetResult['cards'] => {
    if (reason.rule === 'kt.score.bet') return [{ card: reason.params.card, copied: reason.params.copied, points }];
    return reason.rule === 'kt.score.devil-bet' ? [{ card: 'devil', copied: reason.params.copied, points }] : [];
  });
  const met = counted.succeeded;
  return {
    allowed: reasons.length === 0 && met,
    result: {
      ...foundIn(asked, counted, reasons),
      met,
      cards,
      failed: lines.flatMap(({ reason }) => (reason.rule === 'kt.score.devil-bet' ? reason.params.failed : [])),
      points: cards.reduce((sum, each) => sum + each.points, 0),
    },
    notes: [
      ...brokenNotes(reasons),
      ...paidNotes(lines),
      ...ruleNotes(cards.length > 1 ? citeRules('kt.bet.round-three') : []),
      ...counting(asked, counted),
    ],
  };
}
