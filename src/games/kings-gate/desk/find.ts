import type { ChoicesByAgreement, Finding } from '#desk/desk';
import { tryEvents } from '#desk/trial';
import { game } from '#games/kings-gate/game';
import { besideBroken } from '#games/kings-gate/law/behind';
import { effectiveCopy } from '#games/kings-gate/law/box';
import { worthThere } from '#games/kings-gate/law/outlook';
import { type Event, type Locate, type Move, type Phase, type Position, playing } from '#games/kings-gate/law/position';
import type { EventBase } from '#law/game';
import type { Square } from '#law/grid';
import type { LaidTile, LocateCase, LocateResult, MoveResult, PassCase, Pay, TileCase, TurnCase } from './cases';
import { ASKS, bare, OTHER, positionOf, type TableParts } from './position';
import { payBetween, rulesOfScoring } from './score';

/** Something done on a table, with what a scoring gave. */
function tryMoves(phase: Phase, position: Position | undefined, events: readonly Event[]): Finding<MoveResult> | undefined {
  if (position === undefined) return undefined;
  let pay: Pay | undefined;
  const found = tryEvents(game, game.flow.at(phase, position), events, {
    beside(before, event, broken) {
      // Nothing follows the tile that fills the last space.
      if (broken.some(({ rule }) => rule === 'phase')) return ['kg.score.surrounded'];
      const isAsked = isLocate(event) || isMove(event);
      return isAsked ? besideBroken(before, event, broken).map((reason) => reason.rule) : [];
    },
    scoring(before, after) {
      pay = payBetween(before, after);
      return pay === undefined ? [] : ['kg.score.surrounded', ...rulesOfScoring(before, after)];
    },
  });
  return found && { ...found, result: { ...found.result, ...(pay === undefined ? {} : { pay }) } };
}

export const isLocate = (event: EventBase): event is Locate => event.type === 'locate';
export const isMove = (event: EventBase): event is Move => ['place', 'dragon', 'conjure'].includes(event.type);

/** Where a tile goes of which only figures are told, and where one lies that the Sorceress takes. */
const SPOT: Square = [0, -1];
const ASIDE: Square = [-2, 0];

/** Locations without a rule of their own, to stand for any of their ground. */
const PLAIN = [2, 3, 7, 9, 10, 1];

/** The table of a tile: as it was laid out, or a bare location with what the figures tell. */
export function tileTable(
  asked: { readonly [Part in keyof TileCase]?: TileCase[Part] | undefined },
): TableParts & { readonly move?: Move | undefined } {
  const { laid, copy, ground, tile, character, there = 'nothing', whose = 'theirs', thereWith } = asked;
  if (laid !== undefined || tile === undefined) return asked;
  const { locations } = effectiveCopy(copy ?? {});
  const n = asked.n ?? PLAIN.find((each) => locations[each - 1]?.ground === ground) ?? 1;
  const under: LaidTile | undefined =
    there === 'nothing' ? undefined : { colour: whose === 'mine' ? ASKS : OTHER, value: there, character: thereWith };
  const isMoved = character === 'sorceress' && tile !== 'dragon';
  const tiles = {
    ...(under === undefined ? {} : { [SPOT.join()]: under }),
    ...(isMoved ? { [ASIDE.join()]: { colour: ASKS, value: tile } } : {}),
  };
  const move: Move = isMoved ? { type: 'conjure', from: ASIDE, to: SPOT } : playing(tile, ASKS, SPOT, character);
  return { players: asked.players, copy, laid: { ...bare(n), tiles }, move };
}

export function findTile(asked: TileCase, agreements: ChoicesByAgreement): Finding<MoveResult> | undefined {
  const parts = tileTable(asked);
  const { move, by = ASKS } = parts;
  return move && tryMoves('turn', positionOf(parts, [move], agreements), [{ ...move, by }]);
}

export function findTurn(asked: TurnCase, agreements: ChoicesByAgreement): Finding<MoveResult> | undefined {
  const { by = ASKS, moves } = asked;
  const position = positionOf(asked, moves, agreements);
  const events = moves.map((move) => ({ ...move, by }));
  const found = tryMoves('turn', position, events);
  // A turn that fills the last space ends by itself.
  const isOver = found?.allowed === false || found?.result.phase !== 'turn';
  return isOver ? found : tryMoves('turn', position, [...events, { type: 'end-turn', by }]);
}

export function findLocate(asked: LocateCase, agreements: ChoicesByAgreement): Finding<LocateResult> | undefined {
  const position = positionOf(asked, [], agreements);
  const found = tryMoves('locating', position, [{ type: 'locate', by: asked.by, ...asked.lying }]);
  return position && found && { ...found, result: { ...found.result, worth: worthThere(position, asked.lying) } };
}

export const findPass = (asked: PassCase, agreements: ChoicesByAgreement): Finding<MoveResult> | undefined =>
  tryMoves('turn', positionOf(asked, [], agreements), [{ type: 'end-turn', by: asked.by }]);
