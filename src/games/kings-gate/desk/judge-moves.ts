import type { ChoicesByAgreement, Finding } from '#desk/desk';
import { tryEvents } from '#desk/table-cases';
import { game } from '#games/kings-gate/game';
import { effectiveBox } from '#games/kings-gate/law/box';
import { citeBesideViolation } from '#games/kings-gate/law/cited-rules';
import { totalsForPlacement } from '#games/kings-gate/law/outlook';
import { createTileEvent, type Event, type Locate, type Move, type Phase, type Position } from '#games/kings-gate/law/position';
import type { EventBase } from '#law/game';
import type { Square } from '#law/grid';
import type { LayoutTile, LocateCase, LocateResult, MoveResult, PassCase, Payout, TileCase, TurnCase } from './cases';
import { payoutBetween, rulesOfScoring } from './judge-scores';
import { ASKING_COLOUR, bareLocation, createPosition, OTHER_COLOUR, type TableParts } from './lay-out';

/** Something done on a table, with what a scoring gave. */
function tryMoves(phase: Phase, position: Position | undefined, events: readonly Event[]): Finding<MoveResult> | undefined {
  if (position === undefined) return undefined;
  let pay: Payout | undefined;
  const found = tryEvents(game, game.flow.stateIn(phase, position), events, {
    behindRefusal(before, event, broken) {
      // Nothing follows the tile that fills the last space.
      if (broken.some(({ rule }) => rule === 'phase')) return ['kg.score.surrounded'];
      const isAsked = isLocate(event) || isMove(event);
      return isAsked ? citeBesideViolation(before, event, broken).map((reason) => reason.rule) : [];
    },
    behindScoring(before, after) {
      pay = payoutBetween(before, after);
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
const PLAIN_LOCATIONS = [2, 3, 7, 9, 10, 1];

/** The table of a tile: as it was laid out, or a bare location with what the figures tell. */
export function layOutTileCase(
  deskCase: { readonly [Part in keyof TileCase]?: TileCase[Part] | undefined },
): TableParts & { readonly move?: Move | undefined } {
  const { laid, copy, ground, tile, character, there = 'nothing', whose = 'theirs', thereWith } = deskCase;
  if (laid !== undefined || tile === undefined) return deskCase;
  const { locations } = effectiveBox(copy ?? {});
  const n = deskCase.n ?? PLAIN_LOCATIONS.find((each) => locations[each - 1]?.ground === ground) ?? 1;
  const under: LayoutTile | undefined =
    there === 'nothing' ? undefined : { colour: whose === 'mine' ? ASKING_COLOUR : OTHER_COLOUR, value: there, character: thereWith };
  const isMoved = character === 'sorceress' && tile !== 'dragon';
  const tiles = {
    ...(under === undefined ? {} : { [SPOT.join()]: under }),
    ...(isMoved ? { [ASIDE.join()]: { colour: ASKING_COLOUR, value: tile } } : {}),
  };
  const move: Move = isMoved ? { type: 'conjure', from: ASIDE, to: SPOT } : createTileEvent(tile, ASKING_COLOUR, SPOT, character);
  return { players: deskCase.players, copy, laid: { ...bareLocation(n), tiles }, move };
}

export function judgeTileCase(deskCase: TileCase, agreements: ChoicesByAgreement): Finding<MoveResult> | undefined {
  const parts = layOutTileCase(deskCase);
  const { move, by = ASKING_COLOUR } = parts;
  return move && tryMoves('turn', createPosition(parts, [move], agreements), [{ ...move, by }]);
}

export function judgeTurnCase(deskCase: TurnCase, agreements: ChoicesByAgreement): Finding<MoveResult> | undefined {
  const { by = ASKING_COLOUR, moves } = deskCase;
  const position = createPosition(deskCase, moves, agreements);
  const events = moves.map((move) => ({ ...move, by }));
  const found = tryMoves('turn', position, events);
  // A turn that fills the last space ends by itself.
  const isOver = found?.isAllowed === false || found?.result.phase !== 'turn';
  return isOver ? found : tryMoves('turn', position, [...events, { type: 'end-turn', by }]);
}

export function judgeLocateCase(deskCase: LocateCase, agreements: ChoicesByAgreement): Finding<LocateResult> | undefined {
  const position = createPosition(deskCase, [], agreements);
  const found = tryMoves('locating', position, [{ type: 'locate', by: deskCase.by, ...deskCase.lying }]);
  return position && found && { ...found, result: { ...found.result, worth: totalsForPlacement(position, deskCase.lying) } };
}

export const judgePassCase = (deskCase: PassCase, agreements: ChoicesByAgreement): Finding<MoveResult> | undefined =>
  tryMoves('turn', createPosition(deskCase, [], agreements), [{ type: 'end-turn', by: deskCase.by }]);
