import { citeRules, createRulingMaker, LEGAL, type Ruling } from '#law/ruling';
import { tileAt, tileWorth } from './board';
import { COLOURS } from './box';
import { citeForLocate, citeForMove, citeForTurn } from './cited-rules';
import { checkLanding, checkLocate, currentGround, groundForTile } from './judge-landing';
import {
  checkCharacter,
  checkConjuredTile,
  checkGarrison,
  checkGraveyard,
  checkHandSize,
  checkHolder,
  checkOneBig,
  checkSorceressAlone,
  checkSupply,
  checkTurnEnd,
  checkTurnOrder,
} from './judge-turn';
import { actor, type Conjure, colourOf, type Dragon, type Event, type PlaceTile, type Position, type Tally } from './position';
import { ownerOf } from './score';
import { createViolation, type Violation, waivable } from './violations';

const ruling = createRulingMaker(waivable);

export function judge(position: Position, event: Event): Ruling {
  switch (event.type) {
    case 'place':
      return ruling(checkPlace(position, event), () => citeForMove(position, event));
    case 'dragon':
      return ruling(checkDragon(position, event), () => citeForMove(position, event));
    case 'conjure':
      return ruling(checkConjure(position, event), () => citeForMove(position, event));
    case 'end-turn':
      return ruling([...checkTurnOrder(position, event), ...checkTurnEnd(position)], () => citeForTurn(position));
    case 'locate':
      return ruling([...checkTurnOrder(position, event), ...checkLocate(position, event)], () => citeForLocate(position, event));
    case 'tally':
      return ruling(checkTally(position, event), () => citeRules('kg.score.surrounded'));
    default:
      return LEGAL;
  }
}

function checkPlace(position: Position, event: PlaceTile): readonly Violation[] {
  const { at, value, character } = event;
  const by = actor(position, event);
  return [
    ...checkTurnOrder(position, event),
    ...checkCharacter(position, by, character),
    ...checkSorceressAlone(position, false),
    ...checkSupply(position, by, colourOf(position, event), value),
    ...checkLanding(position, by, at, tileWorth(value, character), groundForTile(position, at, character)),
    ...checkGraveyard(position),
    ...checkGarrison(position, value),
    ...checkHandSize(position),
    ...checkOneBig(position, value, character),
  ];
}

function checkDragon(position: Position, event: Dragon): readonly Violation[] {
  const by = actor(position, event);
  return [
    ...checkTurnOrder(position, event),
    ...checkSorceressAlone(position, false),
    ...checkSupply(position, by, colourOf(position, event), 'dragon'),
    ...checkLanding(position, by, event.at, 'dragon', currentGround(position)),
    ...checkGraveyard(position),
    ...checkHandSize(position),
  ];
}

function checkConjure(position: Position, event: Conjure): readonly Violation[] {
  const by = actor(position, event);
  const before = [...checkTurnOrder(position, event), ...checkHolder(position, by, 'sorceress'), ...checkConjuredTile(position, by, event)];
  const tile = tileAt(position.board, event.from);
  if (tile === undefined || before.some(({ isUnwaivable }) => isUnwaivable === true)) return before;
  return [
    ...before,
    ...checkSorceressAlone(position, true),
    ...checkLanding(position, by, event.to, tile.value, currentGround(position)),
    ...checkGraveyard(position),
    ...checkGarrison(position, tile.value),
    ...checkOneBig(position, tile.value, 'sorceress'),
  ];
}

/** A pad has no tiles, but a colour that nobody plays has no total. */
function checkTally(position: Position, { totals }: Tally): readonly Violation[] {
  const stray = COLOURS.filter((colour) => totals[colour] !== undefined && ownerOf(position, colour) === undefined);
  return stray.map((colour) => createViolation('kg.supply', { case: 'theirs', colour, kind: 0, had: 0, owner: '' }));
}
