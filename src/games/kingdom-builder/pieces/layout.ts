import { ISLAND_ROWS, type Island, type PlacedSection } from '#games/kingdom-builder/law/land';
import { CARDS } from '#games/kingdom-builder/law/position';
import { SECTIONS } from '#games/kingdom-builder/law/sections';
import { capitolSites, caveSites, FIRST_GAME, type Plan } from '#games/kingdom-builder/law/sharing';
import { ISLAND_TILES, type IslandTile } from '#games/kingdom-builder/law/tiles';
import type { Hex } from '#law/hex';
import type { Header } from '#session/log';

type Setup = Header['setup'];
type Plain = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const hexesIn = (value: unknown): readonly Hex[] =>
  listOf(value).flatMap((each) => {
    const [row, column] = listOf(each);
    return typeof row === 'number' && typeof column === 'number' ? [[row, column] as const] : [];
  });

function islandIn(value: unknown): Island | undefined {
  if (!isPlain(value)) return undefined;
  const action = ISLAND_TILES.find((tile) => tile === value.action);
  const rows = listOf(value.rows).filter((row) => typeof row === 'string');
  return action === undefined || rows.length !== ISLAND_ROWS ? undefined : { action, rows };
}

/** What a set-up in the making lays out. */
export function planIn(setup: Setup): Plan {
  const sections = listOf(setup.sections).flatMap((each): readonly PlacedSection[] => {
    const name = isPlain(each) ? SECTIONS.find((section) => section === each.name) : undefined;
    return name === undefined || !isPlain(each) ? [] : [{ name, turned: each.turned === true }];
  });
  return {
    sections: sections.length === 4 ? sections : FIRST_GAME.sections,
    cards: listOf(setup.cards).flatMap((card) => CARDS.filter((each) => each === card)),
    capitols: setup.capitols === undefined ? undefined : hexesIn(setup.capitols),
    caves: setup.caves === undefined ? undefined : hexesIn(setup.caves),
    island: islandIn(setup.island),
  };
}

/** The set-up with another plan; what is not in play is left out. */
export function withPlan({ sections: _, cards: __, capitols: ___, caves: ____, island: _____, ...rest }: Setup, plan: Plan): Setup {
  const { sections, cards, capitols, caves, island } = plan;
  return {
    ...rest,
    sections,
    cards,
    ...(capitols === undefined ? {} : { capitols }),
    ...(caves === undefined ? {} : { caves }),
    ...(island === undefined ? {} : { island }),
  };
}

const firsts = (sites: readonly (readonly Hex[])[]): readonly Hex[] => sites.flatMap((hexes) => hexes.slice(0, 1));

/** Other sections: Queenies in play go to the first hex of each that takes them. */
export const withSections = (plan: Plan, sections: readonly PlacedSection[]): Plan => ({
  ...plan,
  sections,
  capitols: plan.capitols && firsts(capitolSites(sections)),
  caves: plan.caves && firsts(caveSites(sections)),
});

export const withCapitols = (plan: Plan): Plan => ({ ...plan, capitols: firsts(capitolSites(plan.sections)) });
export const withCaves = (plan: Plan): Plan => ({ ...plan, caves: firsts(caveSites(plan.sections)) });

/** So many of a list, by chance. */
export function drawn<T>(from: readonly T[], number: number): readonly T[] {
  const left = [...from];
  return Array.from({ length: number }, () => left.splice(Math.floor(Math.random() * left.length), 1)).flat();
}

export const drawnSections = (): readonly PlacedSection[] => drawn(SECTIONS, 4).map((name) => ({ name, turned: Math.random() < 0.5 }));

/** The islands that the players drew from their own tile, by the side that lies up. */
export type Islands = Readonly<Partial<Record<IslandTile, readonly string[]>>>;

export function islandsIn(copy: unknown): Islands {
  const kept = isPlain(copy) && isPlain(copy.islands) ? copy.islands : {};
  return Object.fromEntries(
    ISLAND_TILES.flatMap((action) => {
      const island = islandIn({ action, rows: kept[action] });
      return island === undefined ? [] : [[action, island.rows]];
    }),
  );
}

export const EMPTY_ISLAND: readonly string[] = Array.from({ length: ISLAND_ROWS }, () => '.......');
