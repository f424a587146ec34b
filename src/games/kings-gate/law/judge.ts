import { citeRules, createRulingMaker, LEGAL, type Ruling } from '#law/ruling';
import { behindLocate, behindMove, behindTurn } from './behind';
import { tileAt, worth } from './board';
import { COLOURS } from './box';
import { type Why, waivable, why } from './broken';
import { brokenLanding, brokenLocate, groundFor, groundNow } from './judge-landing';
import {
  brokenAlone,
  brokenCharacter,
  brokenEnd,
  brokenGarrison,
  brokenGraveyard,
  brokenHand,
  brokenHeld,
  brokenMover,
  brokenOneBig,
  brokenOrder,
  brokenSupply,
} from './judge-turn';
import { actor, type Conjure, colourOf, type Dragon, type Event, type PlaceTile, type Position, type Tally } from './position';
import { ownerOf } from './score';

const ruling = createRulingMaker(waivable);

export function judge(position: Position, event: Event): Ruling {
  switch (event.type) {
    case 'place':
      return ruling(brokenByPlace(position, event), () => behindMove(position, event));
    case 'dragon':
      return ruling(brokenByDragon(position, event), () => behindMove(position, event));
    case 'conjure':
      return ruling(brokenByConjure(position, event), () => behindMove(position, event));
    case 'end-turn':
      return ruling([...brokenOrder(position, event), ...brokenEnd(position)], () => behindTurn(position));
    case 'locate':
      return ruling([...brokenOrder(position, event), ...brokenLocate(position, event)], () => behindLocate(position, event));
    case 'tally':
      return ruling(brokenByTally(position, event), () => citeRules('kg.score.surrounded'));
    default:
      return LEGAL;
  }
}

function brokenByPlace(position: Position, event: PlaceTile): readonly Why[] {
  const { at, value, character } = event;
  const by = actor(position, event);
  return [
    ...brokenOrder(position, event),
    ...brokenCharacter(position, by, character),
    ...brokenAlone(position, false),
    ...brokenSupply(position, by, colourOf(position, event), value),
    ...brokenLanding(position, by, at, worth(value, character), groundFor(position, at, character)),
    ...brokenGraveyard(position),
    ...brokenGarrison(position, value),
    ...brokenHand(position),
    ...brokenOneBig(position, value, character),
  ];
}

function brokenByDragon(position: Position, event: Dragon): readonly Why[] {
  const by = actor(position, event);
  return [
    ...brokenOrder(position, event),
    ...brokenAlone(position, false),
    ...brokenSupply(position, by, colourOf(position, event), 'dragon'),
    ...brokenLanding(position, by, event.at, 'dragon', groundNow(position)),
    ...brokenGraveyard(position),
    ...brokenHand(position),
  ];
}

function brokenByConjure(position: Position, event: Conjure): readonly Why[] {
  const by = actor(position, event);
  const before = [...brokenOrder(position, event), ...brokenHeld(position, by, 'sorceress'), ...brokenMover(position, by, event)];
  const tile = tileAt(position.board, event.from);
  if (tile === undefined || before.some(({ firm }) => firm === true)) return before;
  return [
    ...before,
    ...brokenAlone(position, true),
    ...brokenLanding(position, by, event.to, tile.value, groundNow(position)),
    ...brokenGraveyard(position),
    ...brokenGarrison(position, tile.value),
    ...brokenOneBig(position, tile.value, 'sorceress'),
  ];
}

/** A pad has no tiles, but a colour that nobody plays has no total. */
function brokenByTally(position: Position, { totals }: Tally): readonly Why[] {
  const stray = COLOURS.filter((colour) => totals[colour] !== undefined && ownerOf(position, colour) === undefined);
  return stray.map((colour) => why('kg.supply', { case: 'theirs', colour, kind: 0, had: 0, owner: '' }));
}
