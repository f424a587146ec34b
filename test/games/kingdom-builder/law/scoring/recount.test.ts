import { describe, expect, test } from 'vitest';
import { game } from '#games/kingdom-builder/game';
import type { Coordinates } from '#games/kingdom-builder/law/board/land';
import type { Build, EndTurn, Event, Move, Phase, Position } from '#games/kingdom-builder/law/position';
import { BUILDING_TILES, MOVING_TILES } from '#games/kingdom-builder/law/tiles';
import type { EventBase, PositionBase } from '#law/game';
import { playRandom } from '../../../../random-play';
import { createRandom, type SeededRandom } from '../../../../seeded-random';
import { randomScene, stageScene } from '../scene';
import { brokenRules, tilesAfter } from './recount';

const isPosition = (position: PositionBase): position is Position => 'land' in position;
const isAct = (event: EventBase): event is Build | Move => event.type === 'build' || event.type === 'move';

/** Anything that can be written down, near one's own settlements as often as not. */
function someEvent(position: Position, from: SeededRandom): Build | Move | EndTurn {
  const { hexes, neighbours } = position.land;
  const by = from.happens(0.95) ? position.players[position.onMove] : from.pick(position.players);
  const own = hexes.filter((_, spot) => position.settlements[spot] === position.onMove);
  const near = hexes.filter((_, spot) => neighbours[spot]?.some((each) => position.settlements[each] === position.onMove));
  const open = hexes.filter((_, spot) => position.settlements[spot] === -1);
  const anywhere = (): Coordinates => from.pick(from.happens(0.3) ? hexes : from.happens(0.5) && near.length > 0 ? near : open);
  if (from.happens(0.05)) return { type: 'end-turn', by };
  if (from.happens(0.5)) return { type: 'build', by, at: anywhere(), ...(from.happens(0.4) ? {} : { with: from.pick(BUILDING_TILES) }) };
  const start = own.length > 0 && from.happens(0.9) ? from.pick(own) : anywhere();
  const far = hexes.filter(
    (hex) =>
      hex.length === start.length &&
      Math.abs(Number(hex.at(-2)) - Number(start.at(-2))) < 3 &&
      Math.abs(Number(hex.at(-1)) - Number(start.at(-1))) < 3,
  );
  return { type: 'move', by, from: start, to: from.happens(0.4) ? from.pick(far) : anywhere(), with: from.pick([...MOVING_TILES, 'cave']) };
}

function compare(position: Position, event: Build | Move | EndTurn): void {
  const { reasons, isLegal } = game.law.judge(position, event);
  const broken = isLegal ? [] : reasons.map(({ rule }) => rule);
  expect(broken, JSON.stringify(event)).toEqual(brokenRules(position, event));
}

/** The hexes that the next of the three may go to, one by one. */
const openTo = (position: Position): readonly Coordinates[] =>
  position.land.hexes.filter((at) => brokenRules(position, { type: 'build', by: position.players[position.onMove], at }).length === 0);

describe('every rule that an event breaks is what a slow recount finds, in refusal order', () => {
  test.each(Array.from({ length: 24 }, (_, seed) => seed))('on random table %i', (seed) => {
    const { position } = stageScene(randomScene(seed));
    const from = createRandom(seed);
    for (let count = 0; count < 120; count += 1) compare(position, someEvent(position, from));
  });

  test.each(Array.from({ length: 6 }, (_, seed) => seed))('in random game %i, with its open hexes and its tiles', (seed) => {
    const { states, events } = playRandom('kingdom-builder', 2 + (seed % 4), seed, 200);
    const from = createRandom(seed);
    for (const [index, { position, phase }] of states.entries()) {
      if (!isPosition(position) || position.record !== 'table' || phase === 'finished') continue;
      for (let count = 0; count < 4; count += 1) compare(position, someEvent(position, from));
      const event = events[index];
      const next = states[index + 1]?.position;
      if (event === undefined || next === undefined || !isPosition(next) || !isAct(event)) continue;
      compare(position, event);
      const held = next.tiles[position.onMove]?.map((each) => `${each.tile} ${each.from} ${each.state}`).sort();
      expect(held, JSON.stringify(event)).toEqual(tilesAfter(position, event));
      if (index % 5 === 0) expect(game.law.details(position, phase as Phase).legal).toEqual(phase === 'turn' ? openTo(position) : []);
    }
  });
});

describe('candidates are exactly the legal events', () => {
  const serializeEvents = (events: readonly Event[]): readonly string[] =>
    events.map((event) => JSON.stringify(event, ['type', 'by', 'at', 'from', 'to', 'with'])).sort();

  test.each(Array.from({ length: 4 }, (_, seed) => seed))('of random table %i, by the recount', (seed) => {
    const { position } = stageScene({ ...randomScene(seed), placed: 0 });
    const { hexes } = position.land;
    const by = position.players[position.onMove];
    const own = hexes.filter((_, spot) => position.settlements[spot] === position.onMove).slice(0, 2);
    const builds = hexes.flatMap((at) =>
      [undefined, ...BUILDING_TILES].map((tile): Build => ({ type: 'build', by, at, ...(tile && { with: tile }) })),
    );
    const moves = own.flatMap((from) =>
      hexes.flatMap((to) => [...MOVING_TILES, 'cave' as const].map((tool): Move => ({ type: 'move', by, from, to, with: tool }))),
    );
    const legal = (event: Build | Move): boolean => brokenRules(position, event).length === 0;
    expect(serializeEvents(game.law.candidates(position, 'build'))).toEqual(serializeEvents(builds.filter(legal)));
    const offered = game.law.candidates(position, 'move').filter((event) => event.type === 'move' && own.includes(event.from));
    expect(serializeEvents(offered)).toEqual(serializeEvents(moves.filter(legal)));
  });
});
