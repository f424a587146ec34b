import type { Hex } from '#law/hex';
import { hexOf, isCapitolSite, isCaveSite, type Land, type Layout, landOf, type PlacedSection, QUARTERS } from './land';
import type { Card } from './position';

/** All that a table lays out before the first turn. */
export interface Plan extends Layout {
  readonly cards: readonly Card[];
}

/** The suggested first game. */
export const FIRST_GAME: Pick<Plan, 'sections' | 'cards'> = {
  sections: (['tavern', 'paddock', 'oasis', 'farm'] as const).map((name) => ({ name, turned: false })),
  cards: ['fishermen', 'knights', 'merchants'],
};

const isBoardHex = (at: ReturnType<typeof hexOf>): at is Hex => at[0] !== 'island';

/** For each section the hexes where a Queenie may lie. */
function sites(land: Land, fits: (spot: number) => boolean): readonly (readonly Hex[])[] {
  return QUARTERS.map((section) =>
    land.section.flatMap((each, spot) => (each === section && fits(spot) ? [hexOf(land, spot)] : [])).filter(isBoardHex),
  );
}

/** kb.queenie.capitol: the castles that can bear one, section by section. */
export const capitolSites = (sections: readonly PlacedSection[]): readonly (readonly Hex[])[] => {
  const land = landOf({ sections });
  return sites(land, (spot) => isCapitolSite(land, sections, spot));
};

/** kb.queenie.caves: the mountains that can bear one, section by section. */
export const caveSites = (sections: readonly PlacedSection[]): readonly (readonly Hex[])[] => {
  const land = landOf({ sections });
  return sites(land, (spot) => isCaveSite(land, spot));
};
