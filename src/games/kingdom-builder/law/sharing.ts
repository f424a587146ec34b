import type { Hex } from '#law/hex';
import {
  hexOf,
  ISLAND_ROWS,
  type Island,
  isCapitolSite,
  isCaveSite,
  type Land,
  type Layout,
  landOf,
  NOWHERE,
  onTable,
  type PlacedSection,
  QUARTERS,
  wrongCapitol,
  wrongCave,
} from './land';
import { CARDS, type Card } from './position';
import { SECTIONS } from './sections';
import { groundOf } from './terrain';
import { ISLAND_TILES } from './tiles';

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

const isIsland = ({ rows }: Island): boolean =>
  rows.length === ISLAND_ROWS &&
  rows.every((row) => [...row].every((letter) => letter === '.' || groundOf(letter) !== undefined)) &&
  rows.join('').split('L').length === 2;

const TURNED = ' turned';

/** A set-up in one line that people can send each other. */
export function writePlan({ sections, cards, capitols = [], caves = [], island }: Plan): string {
  const hexes = (list: readonly Hex[]): string => list.map((hex) => hex.join(',')).join(' ');
  const parts = [
    sections.map(({ name, turned }) => `${name}${turned ? TURNED : ''}`).join(', '),
    cards.join(', '),
    ...(capitols.length > 0 ? [`capitols ${hexes(capitols)}`] : []),
    ...(caves.length > 0 ? [`caves ${hexes(caves)}`] : []),
    ...(island === undefined ? [] : [`island ${island.action} ${island.rows.join('/')}`]),
  ];
  return `Kingdom Builder: ${parts.join(' | ')}`;
}

/** Reads what `writePlan` wrote; nothing where the box does not allow it. */
export function readPlan(text: string): Plan | undefined {
  const [sectionPart = '', cardPart = '', ...queenies] = text
    .slice(text.indexOf(':') + 1)
    .trim()
    .split(/\s*\|\s*/);
  const sections = sectionPart.split(/\s*,\s*/).flatMap(sectionIn);
  const cards = cardPart.split(/\s*,\s*/).flatMap((name) => CARDS.filter((card) => card === name));
  if (new Set(sections.map(({ name }) => name)).size !== QUARTERS.length || sections.length !== QUARTERS.length) return undefined;
  if (new Set(cards).size !== 3 || cards.length !== 3) return undefined;
  const found = queenies.map(queenieIn);
  if (found.includes(undefined)) return undefined;
  const plan: Plan = Object.assign({ sections, cards }, ...found);
  return isAllowed(plan) ? plan : undefined;
}

function sectionIn(text: string): readonly PlacedSection[] {
  const turned = text.endsWith(TURNED);
  const name = turned ? text.slice(0, -TURNED.length) : text;
  return SECTIONS.filter((section) => section === name).map((section) => ({ name: section, turned }));
}

function queenieIn(text: string): Partial<Plan> | undefined {
  const [kind, ...words] = text.trim().split(/\s+/);
  if (kind === 'island') {
    const action = ISLAND_TILES.find((tile) => tile === words[0]);
    return action === undefined || words[1] === undefined ? undefined : { island: { action, rows: words[1].split('/') } };
  }
  const hexes = words.map((word): Hex => {
    const [row, column] = word.split(',').map(Number);
    return [row ?? NOWHERE, column ?? NOWHERE];
  });
  if (kind === 'capitols') return { capitols: hexes };
  return kind === 'caves' ? { caves: hexes } : undefined;
}

function isAllowed(plan: Plan): boolean {
  const { sections, capitols = [], caves = [], island } = plan;
  const whole = ([row, column]: Hex): boolean => Number.isInteger(row) && Number.isInteger(column);
  if (![...capitols, ...caves].every((hex) => whole(hex) && onTable(plan, hex))) return false;
  const land = landOf({ sections, capitols, caves });
  return wrongCapitol(land, sections) === NOWHERE && wrongCave(land) === NOWHERE && (island === undefined || isIsland(island));
}
