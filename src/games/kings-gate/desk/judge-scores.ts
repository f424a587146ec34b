import { type ChoicesByAgreement, citeRules, type Finding, type FindingNote } from '#desk/desk';
import { game } from '#games/kings-gate/game';
import { currentPlacement, isSurrounded, totalsAt } from '#games/kings-gate/law/board';
import { type Colour, type TileCounts, TOURNEY } from '#games/kings-gate/law/box';
import { citeForTotals } from '#games/kings-gate/law/cited-rules';
import { endingOf, summarizeLead } from '#games/kings-gate/law/ending';
import { scoreLocation } from '#games/kings-gate/law/play';
import type { Position, Tally } from '#games/kings-gate/law/position';
import { coloursIn, countPaidRanks, hasTie, ownerOf, totalsOf } from '#games/kings-gate/law/score';
import { pointsOf } from '#law/score';
import { ruleOn } from '#session/log/rule-on';
import type { EndCase, EndResult, LocationCase, LocationResult, Payout, TieCase, TieRank, TieResult } from './cases';
import { createPadPosition, FOUR_SEATS, layOutPosition } from './lay-out';

/** The location that was scored between two positions, where one was. */
const scoredBetween = (before: Position, after: Position) => after.scored.slice(before.scored.length).at(-1);

/** What was scored between two positions, where something was. */
export function payoutBetween(before: Position, after: Position): Payout | undefined {
  const scored = scoredBetween(before, after);
  if (scored === undefined) return undefined;
  const { n, ranked, lines } = scored;
  return {
    n,
    totals: totalsOf(scored),
    ranking: ranked.map(({ colour }) => colour),
    gains: pointsOf(after.players, lines),
    characters: Object.fromEntries(ranked.flatMap(({ player, characters }) => characters.map((character) => [character, player]))),
  };
}

/** The rules that decided a scoring beside its lines: ties, and who takes a character. */
export function rulesOfScoring(before: Position, after: Position): readonly string[] {
  const scored = scoredBetween(before, after);
  if (scored === undefined) return [];
  const given = before.unclaimed.length !== after.unclaimed.length;
  return [...(hasTie(scored) ? ['kg.score.tie'] : []), ...(given ? ['kg.score.character'] : [])];
}

/** The pad after a location's totals are told. */
function tallyPad(pad: Position, totals: Tally['totals'], last: string): Position | undefined {
  const answer = ruleOn(game, game.flow.stateIn('tallying', pad), { type: 'tally', totals, last });
  return answer.outcome === 'accepted' ? answer.state.position : undefined;
}

/** Totals that make a tie: as many colours ahead as told, the others behind. */
const TIE_TOTALS = { ahead: 9, tied: 6, behind: 3 } as const;

export function judgeTieCase(deskCase: TieCase, agreements: ChoicesByAgreement): Finding<TieResult> | undefined {
  const { last, n } = deskCase;
  const pad = createPadPosition(deskCase, agreements, n ?? 1);
  if (pad === undefined || last === undefined || !pad.players.includes(last)) return undefined;
  const tied = coloursIn(pad).filter((colour) => deskCase.tied.includes(colour));
  if (tied.length < 2) return undefined;
  const others = coloursIn(pad).filter((colour) => !tied.includes(colour));
  const place = others.length === 0 ? 0 : deskCase.ahead;
  const ahead = place ?? 0;
  const figure = (colour: Colour): number =>
    tied.includes(colour) ? TIE_TOTALS.tied : others.indexOf(colour) < ahead ? TIE_TOTALS.ahead : TIE_TOTALS.behind;
  const after = tallyPad(pad, Object.fromEntries(coloursIn(pad).map((colour) => [colour, figure(colour)])), last);
  const scored = after?.scored.at(-1);
  if (scored === undefined) return undefined;
  const order = scored.ranked
    .filter(({ colour }) => tied.includes(colour))
    .map(({ colour, rank, prize, characters, loss }): TieRank => {
      if (place === undefined) return { colour };
      const base = { colour, rank, paid: rank <= countPaidRanks(pad) };
      return n === undefined ? base : { ...base, points: prize, characters, loss };
    });
  const given = order.some(({ characters = [] }) => characters.length > 0);
  // Nobody has told a total, so no line of a score sheet can be shown: only the rules.
  const notes = citeRules([
    'kg.score.tie',
    ...(place === undefined ? [] : ['kg.score.prizes']),
    ...(given ? ['kg.score.character'] : []),
    ...(order.some(({ loss = 0 }) => loss > 0) ? ['kg.location.tourney'] : []),
    ...(pad.players.length === 2 ? ['kg.two.colours'] : []),
  ]);
  return { isAllowed: undefined, result: { order }, notes };
}

/** What the seats and the location have, as far as it is told. */
type LocationParts = { readonly [Part in keyof LocationCase]?: LocationCase[Part] | undefined };

/** The location before it is scored: its tiles on the table, or a pad. */
export function layOutLocationCase(
  { players = FOUR_SEATS, copy, n = 1, laid, points }: LocationParts,
  agreements: ChoicesByAgreement,
): Position | undefined {
  if (laid === undefined) return createPadPosition({ players, copy }, agreements, n, points);
  return layOutPosition({ players, copy }, { ...laid, n }, agreements, points);
}

/** Whether it hangs on who placed the last tile: equal totals, or several who stay away from the Tourney Grounds. */
export function isLastNeeded(parts: LocationParts): boolean {
  const position = layOutLocationCase(parts, {});
  if (position === undefined) return false;
  const told = parts.laid === undefined ? (parts.totals ?? {}) : totalsAt(position.board, currentPlacement(position.board));
  const colours = coloursIn(position);
  if (parts.laid === undefined && colours.some((colour) => told[colour] === undefined)) return false;
  const present = colours.flatMap((colour) => told[colour] ?? []);
  return new Set(present).size < present.length || (parts.n === TOURNEY && colours.length - present.length > 1);
}

export function judgeLocationCase(deskCase: LocationCase, agreements: ChoicesByAgreement): Finding<LocationResult> | undefined {
  const told = layOutLocationCase(deskCase, agreements);
  const last = deskCase.last ?? told?.players[0];
  if (told === undefined || last === undefined || !told.players.includes(last)) return undefined;
  const before = { ...told, last };
  const isPad = deskCase.laid === undefined;
  const after = isPad
    ? tallyPad(before, Object.fromEntries(coloursIn(told).map((colour) => [colour, deskCase.totals[colour]])), last)
    : scoreLocation(before);
  if (after === undefined) return undefined;
  const scored = scoredBetween(before, after);
  const pay = payoutBetween(before, after);
  if (scored === undefined || pay === undefined) return undefined;
  const isFull = isPad || isSurrounded(told.board);
  const first = isPad ? [] : [...(isFull ? ['kg.score.surrounded'] : []), ...citeForTotals(before).map((reason) => reason.rule)];
  const two = before.players.length === 2 ? ['kg.two.colours'] : [];
  return {
    isAllowed: undefined,
    result: { surrounded: isFull, pay },
    notes: [
      ...citeRules(first),
      ...scored.lines.map((line): FindingNote => ({ kind: 'paid', line })),
      ...citeRules([...rulesOfScoring(before, after), ...two]),
    ],
  };
}

const NO_TILES: TileCounts = { 0: 0, 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, dragon: 0 };

/** A table after a scoring, of which only what it gave is known. */
function createScoredPosition(deskCase: EndCase, agreements: ChoicesByAgreement): Position | undefined {
  const { n, prizes, out, players } = deskCase;
  const points = Object.fromEntries(players.flatMap(({ id }) => (deskCase.points[id] === undefined ? [] : [[id, deskCase.points[id]]])));
  if (n === undefined || Object.keys(points).length < players.length) return undefined;
  const pad = createPadPosition(deskCase, agreements, n, points);
  if (pad === undefined) return undefined;
  const ranked = coloursIn(pad).map((colour, index) => {
    const player = ownerOf(pad, colour);
    const first = player !== undefined && pad.colours[player]?.[0] === colour;
    const nothing = { total: undefined, additions: [], over: [], under: [], characters: [], loss: 0 };
    return { ...nothing, colour, player, rank: index + 1, prize: first ? (prizes[player] ?? 0) : 0 };
  });
  const left = Object.entries(pad.supply).map(([colour, tiles]) => {
    const gone = out.some((player) => pad.colours[player]?.some((each) => each === colour));
    return [colour, gone ? NO_TILES : tiles];
  });
  return { ...pad, record: 'table', scored: [{ n, ranked, last: undefined, lines: [] }], supply: Object.fromEntries(left) };
}

export function judgeEndCase(deskCase: EndCase, agreements: ChoicesByAgreement): Finding<EndResult> | undefined {
  const position = createScoredPosition(deskCase, agreements);
  if (position === undefined) return undefined;
  const ending = endingOf(position);
  const lead = summarizeLead(game.law.standings(position));
  const open = ending !== undefined && lead.equal.length > 1 && lead.equal.some((id) => deskCase.prizes[id] === undefined);
  return {
    isAllowed: ending !== undefined,
    result: { ...(ending === undefined ? {} : { ending }), ...lead, winners: open ? [] : lead.winners, open },
    notes: citeRules([...(ending === undefined ? ['kg.end.tenth', 'kg.end.one-left', 'kg.end.no-tiles'] : [ending]), 'kg.end.winner']),
  };
}
