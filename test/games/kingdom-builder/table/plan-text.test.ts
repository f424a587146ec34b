import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FIRST_GAME, type Plan } from '#games/kingdom-builder/law/board/plan';
import { capitolSites, caveSites } from '#games/kingdom-builder/law/board/queenie-sites';
import { SECTIONS } from '#games/kingdom-builder/law/board/sections';
import { CARDS } from '#games/kingdom-builder/law/position';
import { formatPlan, parsePlan } from '#games/kingdom-builder/table/setup/plan-text';
import { ISLAND } from '../law/scene';

const plans: fc.Arbitrary<Plan> = fc
  .record({
    names: fc.shuffledSubarray([...SECTIONS], { minLength: 4, maxLength: 4 }),
    turns: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
    cards: fc.shuffledSubarray([...CARDS], { minLength: 3, maxLength: 3 }),
    queenies: fc.record({ capitols: fc.boolean(), caves: fc.boolean(), island: fc.boolean() }),
    pick: fc.nat(),
  })
  .map(({ names, turns, cards, queenies, pick }): Plan => {
    const sections = names.map((name, index) => ({ name, turned: turns[index] === true }));
    const one = <T>(sites: readonly (readonly T[])[]): readonly T[] =>
      sites.flatMap((each) => (each.length === 0 ? [] : each.slice(pick % each.length).slice(0, 1)));
    const [capitols, caves] = [one(capitolSites(sections)), one(caveSites(sections))];
    return {
      sections,
      cards,
      ...(queenies.capitols && capitols.length > 0 ? { capitols } : {}),
      ...(queenies.caves && caves.length > 0 ? { caves } : {}),
      ...(queenies.island ? { island: ISLAND } : {}),
    };
  });

describe('a set-up as text', () => {
  test('reads back as it was written', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        expect(parsePlan(formatPlan(plan))).toEqual(plan);
      }),
    );
  });

  test('can be read by people', () => {
    expect(formatPlan({ ...FIRST_GAME, caves: [[0, 3]] })).toBe(
      'Kingdom Builder: tavern, paddock, oasis, farm | fishermen, knights, merchants | caves 0,3',
    );
  });

  test.each([
    ['nothing', ''],
    ['three sections', 'tavern, paddock, oasis | fishermen, knights, merchants'],
    ['a section twice', 'tavern, tavern, oasis, farm | fishermen, knights, merchants'],
    ['two cards', 'tavern, paddock, oasis, farm | fishermen, knights'],
    ['an unknown Queenie', 'tavern, paddock, oasis, farm | fishermen, knights, merchants | dragons 1,1'],
    ['a cave on water', 'tavern, paddock, oasis, farm | fishermen, knights, merchants | caves 3,0'],
    ['a cave off the board', 'tavern, paddock, oasis, farm | fishermen, knights, merchants | caves 99,0'],
    ['a hex that is none', 'tavern, paddock, oasis, farm | fishermen, knights, merchants | caves x'],
    ['a Capitol without its section', 'tavern, paddock, oasis, farm | fishermen, knights, merchants | capitols 3,3'],
    ['an island without its location', 'tavern, paddock, oasis, farm | fishermen, knights, merchants | island rope-bridge G/G/G/G/G'],
  ])('is not read: %s', (_, line) => expect(parsePlan(line)).toBeUndefined());
});
