import type { Choices, Note } from '#desk/desk';
import { game } from '#games/kings-gate/game';
import { current, standsAt, surrounded, tilesAround, totalsAt } from '#games/kings-gate/law/board';
import type { Colour } from '#games/kings-gate/law/box';
import { scoreLocation } from '#games/kings-gate/law/play';
import type { Position, Tally } from '#games/kings-gate/law/position';
import { coloursIn, prizeRanks } from '#games/kings-gate/law/score';
import type { SheetLine } from '#games/kings-gate/law/sheet';
import { rule } from '#session/rule';
import type { LocationCase, TieCase } from './cases';
import { laidOut, padAt } from './position';
import { type KingsGateFinding, linesBetween, paid, payBetween, ruled, scoringNotes, type TieRank } from './results';

/** The pad after a location's totals are told. */
function tallied(pad: Position, totals: Tally['totals'], last: string): Position | undefined {
  const event: Tally = { type: 'tally', totals, last };
  const answer = rule(game, game.flow.at('tallying', pad), event);
  return answer.answer === 'accepted' ? answer.stand.position : undefined;
}

/** Totals that make a tie: as many colours ahead as told, the others behind. */
const FIGURES = { ahead: 9, tied: 6, behind: 3 } as const;

const colourIn = ({ reason }: SheetLine): Colour | undefined => ('colour' in reason.params ? reason.params.colour : undefined);

export function findTie(asked: TieCase, agreements: Choices): KingsGateFinding | undefined {
  const { last, ahead, n } = asked;
  const pad = padAt(asked, agreements, n ?? 1);
  if (pad === undefined || last === undefined || !pad.players.includes(last)) return undefined;
  const tied = coloursIn(pad).filter((colour) => asked.tied.includes(colour));
  if (tied.length < 2) return undefined;
  const others = coloursIn(pad).filter((colour) => !tied.includes(colour));
  const figure = (colour: Colour): number =>
    tied.includes(colour) ? FIGURES.tied : others.indexOf(colour) < ahead ? FIGURES.ahead : FIGURES.behind;
  const after = tallied(pad, Object.fromEntries(coloursIn(pad).map((colour) => [colour, figure(colour)])), last);
  const scored = after?.scored.at(-1);
  if (after === undefined || scored === undefined) return undefined;
  const lines = linesBetween(pad, after).filter((line) => tied.some((colour) => colour === colourIn(line)));
  const order = scored.ranking.flatMap((colour, index): readonly TieRank[] => {
    if (!tied.includes(colour)) return [];
    const rank = index + 1;
    const base = { colour, rank, paid: rank <= prizeRanks(pad) };
    if (n === undefined) return [base];
    const mine = lines.filter((line) => colourIn(line) === colour);
    const sum = (lost: boolean): number =>
      mine.filter(({ reason }) => (reason.rule === 'kg.location.tourney') === lost).reduce((all, { points }) => all + points, 0);
    const award = pad.copy.locations[n - 1]?.awards[index];
    const characters = award !== undefined && scored.characters[award] !== undefined ? [award] : [];
    return [{ ...base, points: sum(false), characters, loss: -sum(true) || 0 }];
  });
  const given = order.some(({ characters = [] }) => characters.length > 0);
  const notes: readonly Note[] = [
    ...ruled('kg.score.tie'),
    ...(n === undefined ? ruled('kg.score.prizes') : paid(lines)),
    ...(given ? ruled('kg.score.character') : []),
    ...(pad.players.length === 2 ? ruled('kg.two.colours') : []),
  ];
  return { allowed: undefined, result: { of: 'tie', order }, notes };
}

/** Whether somebody has to say who placed the last tile. */
function hasTie(totals: readonly (number | null | undefined)[]): boolean {
  const present = totals.filter((total) => typeof total === 'number');
  return new Set(present).size < present.length;
}

function findByTotals(asked: LocationCase, agreements: Choices): KingsGateFinding | undefined {
  const pad = padAt(asked, agreements, asked.n, asked.points);
  if (pad === undefined) return undefined;
  const told = coloursIn(pad).map((colour) => asked.totals[colour]);
  const last = asked.last ?? (hasTie(told) ? undefined : pad.players[0]);
  if (last === undefined || told.includes(undefined)) return undefined;
  const after = tallied(pad, Object.fromEntries(coloursIn(pad).map((colour) => [colour, asked.totals[colour]])), last);
  return after === undefined ? undefined : payFinding(pad, after, []);
}

function payFinding(before: Position, after: Position, first: readonly Note[]): KingsGateFinding | undefined {
  const pay = payBetween(before, after);
  if (pay === undefined) return undefined;
  const two = before.players.length === 2 ? ruled('kg.two.colours') : [];
  return {
    allowed: undefined,
    result: { of: 'location', surrounded: before.record === 'pad' || surrounded(before.board), pay },
    notes: [...first, ...scoringNotes(before, after), ...two],
  };
}

function findByTiles(asked: LocationCase, agreements: Choices): KingsGateFinding | undefined {
  const { laid, points } = asked;
  const told = laid === undefined ? undefined : laidOut(asked, { ...laid, n: asked.n }, agreements, points);
  if (told === undefined) return undefined;
  const { board } = told;
  const last = asked.last ?? (hasTie(Object.values(totalsAt(board, current(board)))) ? undefined : told.players[0]);
  if (last === undefined || !told.players.includes(last)) return undefined;
  const before = { ...told, last };
  const bishop = standsAt(board, current(board), 'bishop');
  const guildmaster = tilesAround(board, current(board)).some(({ character }) => character === 'guildmaster');
  const first = ruled(
    ...(surrounded(board) ? ['kg.score.surrounded'] : []),
    'kg.score.total',
    ...(bishop ? ['kg.character.bishop'] : guildmaster ? ['kg.character.guildmaster'] : []),
  );
  return payFinding(before, scoreLocation(before), first);
}

export const findLocation = (asked: LocationCase, agreements: Choices): KingsGateFinding | undefined =>
  asked.laid === undefined ? findByTotals(asked, agreements) : findByTiles(asked, agreements);
