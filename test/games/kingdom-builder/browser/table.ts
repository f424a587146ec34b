import type { Locator, Page } from 'playwright-core';
import { game } from '#games/kingdom-builder/game';
import { openHexes } from '#games/kingdom-builder/law/actions';
import { type At, hexOf, nextTo, spotOf } from '#games/kingdom-builder/law/land';
import { tileChanges, tilesLeft } from '#games/kingdom-builder/law/outlook';
import { type Event, mandatoryOver, type Position } from '#games/kingdom-builder/law/position';
import { readPlan } from '#games/kingdom-builder/law/sharing';
import { TERRAINS } from '#games/kingdom-builder/law/terrain';
import type { EventBase } from '#law/game';
import type { Stand } from '#machines/flow';
import type { Game } from '#session/game';
import { open, rule } from '#session/rule';
import { readSetup } from '#session/transcript';
import { isTrouble } from '#session/trouble';
import { addPlayers } from '../../../browser/table';
import { people } from '../../../kit';

/** As the referee knows it: of any game. */
const referee: Game = game;

/** The people of a table by their first letters. */
const NAMES = ['Ana', 'Ben', 'Cat', 'Dan'] as const;
const IDS = ['ana', 'ben', 'cat', 'dan'] as const;

export const hex = (page: Page, at: At | string): Locator =>
  page.locator(`[data-at="${typeof at === 'string' ? at : at.join(',').replace('island,', 'island ')}"]`);
export const said = async (page: Page, at: At | string): Promise<string> => (await hex(page, at).getAttribute('aria-label')) ?? '';

interface Beginning {
  readonly players?: number;
  /** A set-up as text. */
  readonly plan?: string;
  readonly final?: boolean;
}

/** Opens a new game, reads a set-up from text, and starts. */
export async function beginKingdomBuilder(page: Page, address: string, { players = 2, plan, final = false }: Beginning): Promise<void> {
  await page.goto(`${address}#/new/kingdom-builder`);
  await addPlayers(page, NAMES.slice(0, players));
  if (final) await page.getByRole('button', { name: 'Only the count' }).click();
  if (plan !== undefined) await paste(page, plan);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await hex(page, '0,0').waitFor();
}

export async function paste(page: Page, plan: string): Promise<void> {
  await page.getByText('Share the set-up').click();
  await page.getByLabel('A set-up as text').fill(plan);
  await page.getByRole('button', { name: 'Use it' }).click();
}

/** The same game at the law's desk, to know what should be seen. */
export function startOf(plan: string, players = 2): Stand<Position> {
  const read = readPlan(plan);
  const setup = readSetup(game, people(...IDS.slice(0, players)), { ...read, record: 'table', first: 'ana' });
  if (isTrouble(setup) || read === undefined) throw new Error(JSON.stringify(setup));
  return game.flow.start(game.law.begin(setup as never)) as Stand<Position>;
}

export function stepped(stand: Stand<Position>, event: EventOf): Stand<Position> {
  const answer = rule(referee, stand, event);
  if (answer.answer !== 'accepted') throw new Error(`${JSON.stringify(event)} ${JSON.stringify(answer)}`);
  return answer.stand as Stand<Position>;
}

type EventOf = Event & Readonly<Record<string, unknown>>;

const isOurs = (event: EventBase): event is EventOf => ['draw', 'build', 'move', 'end-turn'].includes(event.type);
const opened = (stand: Stand<Position>, type: string): readonly EventOf[] => open(referee, stand, type).filter(isOurs);

/** Somebody who likes tiles: takes them where possible, uses each kind once, and loses one along the way. */
export function choose(stand: Stand<Position>, used: ReadonlySet<string>, lost: boolean): EventOf {
  const { position } = stand;
  const { land, onMove, taken } = position;
  const gives = (at: At): number =>
    land.locations.filter(
      ({ spot, tile }) =>
        nextTo(land, spotOf(land, at), (each) => each === spot) &&
        !used.has(tile) &&
        taken[onMove]?.includes(spot) !== true &&
        tilesLeft(position, spot) > 0,
    ).length;
  const best = <T extends EventOf>(events: readonly T[], worth: (event: T) => number): T | undefined =>
    events.reduce<T | undefined>((now, event) => (now === undefined || worth(event) > worth(now) ? event : now), undefined);
  if (stand.phase === 'drawing') {
    const worth = (event: EventOf): number => {
      if (event.type !== 'draw') return 0;
      const hexes = openHexes({ ...position, terrain: event.terrain }, 'mandatory', onMove).map((spot) => hexOf(land, spot));
      const turn = (position.round * 2 + onMove) % TERRAINS.length;
      return Math.max(0, ...hexes.map(gives)) * 10 + (TERRAINS[turn] === event.terrain ? 1 : 0);
    };
    return best(opened(stand, 'draw'), worth) ?? { type: 'end-turn' };
  }
  const extras = [...opened(stand, 'build'), ...opened(stand, 'move')].filter(
    (event) => (event.type === 'build' || event.type === 'move') && event.with !== undefined,
  );
  const toolOf = (event: EventOf): string => (event.type === 'build' || event.type === 'move' ? (event.with ?? '') : '');
  const losing = lost
    ? undefined
    : extras.find((event) => event.type === 'move' && tileChanges(position, stepped(stand, event).position, onMove).lost.length > 0);
  const unused = extras.find((event) => !used.has(toolOf(event)) && !(event.type === 'move' && `${event.from}` === `${event.to}`));
  if (unused !== undefined) return unused;
  if (losing !== undefined) return losing;
  if (mandatoryOver(position)) return { type: 'end-turn' };
  const builds = opened(stand, 'build').filter((event) => toolOf(event) === '');
  return best(builds, (event) => (event.type === 'build' ? gives(event.at) : 0)) ?? { type: 'end-turn' };
}

const TITLES: Readonly<Record<string, string>> = {
  oracle: 'Oracle',
  farm: 'Farm',
  oasis: 'Oasis',
  tavern: 'Tavern',
  tower: 'Tower',
  barn: 'Barn',
  paddock: 'Paddock',
  harbor: 'Harbor',
  'rope-bridge': 'Rope Bridge',
  'tree-house': 'Tree House',
  cave: 'Caves',
};

/** Plays an event by taps alone, and says how many they were. */
export async function tapEvent(page: Page, event: EventOf): Promise<number> {
  switch (event.type) {
    case 'draw':
      await page.locator('.kb-card', { hasText: event.terrain }).click();
      return 1;
    case 'build':
      if (event.with !== undefined) await tool(page, event.with).click();
      await hex(page, event.at).click();
      return event.with === undefined ? 1 : 2;
    case 'move':
      await tool(page, event.with).click();
      await hex(page, event.from).click();
      await hex(page, event.to).click();
      return 3;
    case 'end-turn':
      // It may have been logged by itself.
      if ((await page.locator('.kb-cards').count()) > 0 || (await page.locator('.finish').count()) > 0) return 0;
      await page.getByRole('button', { name: 'End of turn' }).click();
      return 1;
    default:
      throw new Error(event.type);
  }
}

/** A tile that can act; of two alike the first. */
const tool = (page: Page, name: string): Locator => page.getByRole('button', { name: new RegExp(`^${TITLES[name]}\\W*ready`) }).first();
