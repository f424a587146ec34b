import type { KingdomBuilder } from '#games/kingdom-builder/game';
import { landOf, type PlacedSection, spotOf } from '#games/kingdom-builder/law/board/land';
import { isTerrain } from '#games/kingdom-builder/law/board/terrain';
import type { Table } from '#session/log/table';
import { changeSections } from '../setup/plan-draft';

/** The part of a set-up that changes with its sections: the Queenies that lie on them too. */
export function sectionsPatch(table: Table<KingdomBuilder>, sections: readonly PlacedSection[]) {
  const { cards, capitols, caves, island } = table.setup;
  const plan = changeSections({ sections, cards, capitols, caves, island }, sections);
  return { sections, ...(plan.capitols && { capitols: plan.capitols }), ...(plan.caves && { caves: plan.caves }) };
}

/** The entries about hexes on which no settlement can stand once other sections lie there; what was entered elsewhere stays. */
export function misplacedEntries(table: Table<KingdomBuilder>, sections: readonly PlacedSection[]): readonly number[] {
  const land = landOf({ ...table.setup, ...sectionsPatch(table, sections) });
  return table.steps.flatMap(({ entry, event }) => {
    if (event.type !== 'settle' && event.type !== 'unsettle') return [];
    const ground = land.ground[spotOf(land, event.at)];
    return isTerrain(ground) || ground === 'water' ? [] : [entry];
  });
}
