import { boxSchema, type KingdomBuilder } from '#games/kingdom-builder/game';
import { ISLAND_ROWS, type Layout, type PlacedSection } from '#games/kingdom-builder/law/board/land';
import { FIRST_GAME, type Plan } from '#games/kingdom-builder/law/board/plan';
import { capitolSites, caveSites } from '#games/kingdom-builder/law/board/queenie-sites';
import { SECTIONS } from '#games/kingdom-builder/law/board/sections';
import { CARDS } from '#games/kingdom-builder/law/position';
import type { IslandTile } from '#games/kingdom-builder/law/tiles';
import type { Hex } from '#law/hex';
import { isInputError } from '#session/formats/input-error';
import { parseValue } from '#session/formats/schema';
import type { SetupDraft } from '#session/game';

type PlanDraft = SetupDraft<KingdomBuilder>;

/** What a set-up in the making lays out. */
export const planOf = ({ sections = FIRST_GAME.sections, cards = [], capitols, caves, island }: PlanDraft): Plan => ({
  sections,
  cards,
  capitols,
  caves,
  island,
});

/** The set-up with another plan; what is not in play is left out. */
export function applyPlan(
  { capitols: _, caves: __, island: ___, ...rest }: PlanDraft,
  { capitols, caves, island, ...plan }: Plan,
): PlanDraft {
  return { ...rest, ...plan, ...(capitols && { capitols }), ...(caves && { caves }), ...(island && { island }) };
}

const firstOfEachSection = (sites: readonly (readonly Hex[])[]): readonly Hex[] => sites.flatMap((hexes) => hexes.slice(0, 1));

/** Other sections: Queenies in play go to the first hex of each that takes them. */
export const changeSections = (plan: Plan, sections: readonly PlacedSection[]): Plan => ({
  ...plan,
  sections,
  capitols: plan.capitols && firstOfEachSection(capitolSites(sections)),
  caves: plan.caves && firstOfEachSection(caveSites(sections)),
});

export const addCapitols = <P extends Layout>(plan: P): P => ({ ...plan, capitols: firstOfEachSection(capitolSites(plan.sections)) });
export const addCaves = <P extends Layout>(plan: P): P => ({ ...plan, caves: firstOfEachSection(caveSites(plan.sections)) });

/** So many of a list, by chance. */
export function drawRandom<T>(from: readonly T[], number: number): readonly T[] {
  const left = [...from];
  return Array.from({ length: number }, () => left.splice(Math.floor(Math.random() * left.length), 1)).flat();
}

export const drawSections = (): readonly PlacedSection[] => drawRandom(SECTIONS, 4).map((name) => ({ name, turned: Math.random() < 0.5 }));

/** Four sections and three cards by chance. */
export const drawPlan = (plan: Plan): Plan => ({ ...changeSections(plan, drawSections()), cards: drawRandom(CARDS, 3) });

/** The islands that the players drew from their own tile, by the side that lies up. */
export type Islands = Readonly<Partial<Record<IslandTile, readonly string[] | undefined>>>;

export function parseIslands(copy: unknown): Islands {
  const kept = parseValue(boxSchema, copy);
  return isInputError(kept) ? {} : kept.value.islands;
}

export const EMPTY_ISLAND: readonly string[] = Array.from({ length: ISLAND_ROWS }, () => '.......');
