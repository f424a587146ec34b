import type { Hex } from '#law/hex';
import { hexOf, isCapitolSite, isCaveSite, type Land, landOf, type PlacedSection, QUARTERS } from './land';
import { isBoardHex } from './rotate';

/** For each section the hexes that meet a condition. */
function sitesBySection(land: Land, fits: (spot: number) => boolean): readonly (readonly Hex[])[] {
  return QUARTERS.map((section) =>
    land.section.flatMap((each, spot) => (each === section && fits(spot) ? [hexOf(land, spot)] : [])).filter(isBoardHex),
  );
}

/** kb.queenie.capitol: the castles on which a Capitol may lie, by section. */
export const capitolSites = (sections: readonly PlacedSection[]): readonly (readonly Hex[])[] => {
  const land = landOf({ sections });
  return sitesBySection(land, (spot) => isCapitolSite(land, sections, spot));
};

/** kb.queenie.caves: the mountains on which a cave may lie, by section. */
export const caveSites = (sections: readonly PlacedSection[]): readonly (readonly Hex[])[] => {
  const land = landOf({ sections });
  return sitesBySection(land, (spot) => isCaveSite(land, spot));
};
