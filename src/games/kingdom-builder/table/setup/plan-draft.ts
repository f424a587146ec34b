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

/** The plan of a draft, with defaults for what is missing. */
export const planOf = ({ sections = FIRST_GAME.sections, cards = [], capitols, caves, island }: PlanDraft): Plan => ({
  sections,
  cards,
  capitols,
  caves,
  island,
});

/** Replaces the plan of a draft; expansions that are not in play are left out. */
export function applyPlan(
  { capitols: _, caves: __, island: ___, ...rest }: PlanDraft,
  { capitols, caves, island, ...plan }: Plan,
): PlanDraft {
  return { ...rest, ...plan, ...(capitols && { capitols }), ...(caves && { caves }), ...(island && { island }) };
}

const firstOfEachSection = (sites: readonly (readonly Hex[])[]): readonly Hex[] => sites.flatMap((hexes) => hexes.slice(0, 1));

/** Changes the sections; Queenies in play are moved to the first allowed hex of each section. */
export const changeSections = (plan: Plan, sections: readonly PlacedSection[]): Plan => ({
  ...plan,
  sections,
  capitols: plan.capitols && firstOfEachSection(capitolSites(sections)),
  caves: plan.caves && firstOfEachSection(caveSites(sections)),
});

export const addCapitols = <P extends Layout>(plan: P): P => ({ ...plan, capitols: firstOfEachSection(capitolSites(plan.sections)) });
export const addCaves = <P extends Layout>(plan: P): P => ({ ...plan, caves: firstOfEachSection(caveSites(plan.sections)) });

/** A random sample without replacement. */
export function drawRandom<T>(from: readonly T[], count: number): readonly T[] {
  const left = [...from];
  return Array.from({ length: count }, () => left.splice(Math.floor(Math.random() * left.length), 1)).flat();
}

export const drawSections = (): readonly PlacedSection[] => drawRandom(SECTIONS, 4).map((name) => ({ name, turned: Math.random() < 0.5 }));

/** Four random sections and three random cards. */
export const drawPlan = (plan: Plan): Plan => ({ ...changeSections(plan, drawSections()), cards: drawRandom(CARDS, 3) });

/** The islands drawn from the players' own tile, by its side. */
export type Islands = Readonly<Partial<Record<IslandTile, readonly string[] | undefined>>>;

export function parseIslands(copy: unknown): Islands {
  const box = parseValue(boxSchema, copy);
  return isInputError(box) ? {} : box.value.islands;
}

export const EMPTY_ISLAND: readonly string[] = Array.from({ length: ISLAND_ROWS }, () => '.......');
