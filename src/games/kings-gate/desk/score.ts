import type { Choices, Note } from '#desk/desk';
import { game } from '#games/kings-gate/game';
import { behindTotals } from '#games/kings-gate/law/behind';
import { surrounded } from '#games/kings-gate/law/board';
import type { Colour } from '#games/kings-gate/law/box';
import { scoreLocation } from '#games/kings-gate/law/play';
import type { Position, Tally } from '#games/kings-gate/law/position';
import { coloursIn, hasTie, prizeRanks } from '#games/kings-gate/law/score';
import { rule } from '#session/rule';
import type { LocationCase, TieCase } from './cases';
import { laidOut, padAt } from './position';
import { behind, type KingsGateFinding, payBetween, ruled, scoredBetween, scoringNotes, type TieRank } from './results';

/** The pad after a location's totals are told. */
function tallied(pad: Position, totals: Tally['totals'], last: string): Position | undefined {
  const event: Tally = { type: 'tally', totals, last };
  const answer = rule(game, game.flow.at('tallying', pad), event);
  return answer.answer === 'accepted' ? answer.stand.position : undefined;
}

/** Totals that make a tie: as many colours ahead as told, the others behind. */
const FIGURES = { ahead: 9, tied: 6, behind: 3 } as const;

export function findTie(asked: TieCase, agreements: Choices): KingsGateFinding | undefined {
  const { last, n } = asked;
  const pad = padAt(asked, agreements, n ?? 1);
  if (pad === undefined || last === undefined || !pad.players.includes(last)) return undefined;
  const tied = coloursIn(pad).filter((colour) => asked.tied.includes(colour));
  if (tied.length < 2) return undefined;
  const others = coloursIn(pad).filter((colour) => !tied.includes(colour));
  const place = others.length === 0 ? 0 : asked.ahead;
  const ahead = place ?? 0;
  const figure = (colour: Colour): number =>
    tied.includes(colour) ? FIGURES.tied : others.indexOf(colour) < ahead ? FIGURES.ahead : FIGURES.behind;
  const after = tallied(pad, Object.fromEntries(coloursIn(pad).map((colour) => [colour, figure(colour)])), last);
  const scored = after?.scored.at(-1);
  if (scored === undefined) return undefined;
  const order = scored.ranked
    .filter(({ colour }) => tied.includes(colour))
    .map(({ colour, rank, prize, characters, loss }): TieRank => {
      if (place === undefined) return { colour };
      const base = { colour, rank, paid: rank <= prizeRanks(pad) };
      return n === undefined ? base : { ...base, points: prize, characters, loss };
    });
  const given = order.some(({ characters = [] }) => characters.length > 0);
  // Nobody has told a total, so no line of a score sheet can be shown: only the rules.
  const notes = ruled(
    'kg.score.tie',
    ...(place === undefined ? [] : ['kg.score.prizes']),
    ...(given ? ['kg.score.character'] : []),
    ...(order.some(({ loss = 0 }) => loss > 0) ? ['kg.location.tourney'] : []),
    ...(pad.players.length === 2 ? ['kg.two.colours'] : []),
  );
  return { allowed: undefined, result: { of: 'tie', order }, notes };
}

function findByTotals(asked: LocationCase, agreements: Choices): KingsGateFinding | undefined {
  const pad = padAt(asked, agreements, asked.n, asked.points);
  const last = asked.last ?? pad?.players[0];
  if (pad === undefined || last === undefined || coloursIn(pad).some((colour) => asked.totals[colour] === undefined)) return undefined;
  const after = tallied(pad, Object.fromEntries(coloursIn(pad).map((colour) => [colour, asked.totals[colour]])), last);
  return after === undefined ? undefined : payFinding(asked, pad, after, []);
}

/** What was paid; a tie waits until somebody says who placed the last tile. */
function payFinding(asked: LocationCase, before: Position, after: Position, first: readonly Note[]): KingsGateFinding | undefined {
  const scored = scoredBetween(before, after);
  const pay = payBetween(before, after);
  if (scored === undefined || pay === undefined || (asked.last === undefined && hasTie(scored))) return undefined;
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
  const last = asked.last ?? told?.players[0];
  if (told === undefined || last === undefined || !told.players.includes(last)) return undefined;
  const before = { ...told, last };
  const filled = surrounded(told.board) ? ruled('kg.score.surrounded') : [];
  return payFinding(asked, before, scoreLocation(before), [...filled, ...behind(behindTotals(before))]);
}

export const findLocation = (asked: LocationCase, agreements: Choices): KingsGateFinding | undefined =>
  asked.laid === undefined ? findByTotals(asked, agreements) : findByTiles(asked, agreements);
