import { type Coordinates, type Land, NOWHERE, nameOf, type Spot, spotOf, WIDTH } from '#games/kingdom-builder/law/board/land';
import type { Ground } from '#games/kingdom-builder/law/board/terrain';
import type { Event, Position, Seat } from '#games/kingdom-builder/law/position';
import type { KingdomBuilderScreenText } from '#games/kingdom-builder/text/screen-en';
import type { Language, PlayerNames } from '#text/language';
import { createLazyTexts } from '#text/lazy-texts';

const { texts, ready } = createLazyTexts<KingdomBuilderScreenText>({
  en: async () => (await import('#games/kingdom-builder/text/screen-en')).screenEn,
  fr: async () => (await import('#games/kingdom-builder/text/screen-fr')).screenFr,
});
await ready;

export { texts };

export const spotNamed = (land: Land, name: string): Spot => land.names.indexOf(name);

/** The name of a hex by its coordinates alone, so that an event can be described on a table that lacks the hex. */
export const formatCoordinates = (at: Coordinates): string => (at[0] === 'island' ? `island ${at[1]},${at[2]}` : at.join(','));

export function describeEvent(language: Language, event: Event, names: PlayerNames): string {
  const { event: text } = texts[language];
  const player = names.player(event.by ?? '');
  const hex = (at: Coordinates): string => texts[language].hexName(formatCoordinates(at));
  switch (event.type) {
    case 'draw':
      return text.draw(player, event.terrain);
    case 'build':
      return text.build(player, hex(event.at), event.with);
    case 'move':
      return text.move(player, hex(event.from), hex(event.to), event.with);
    case 'end-turn':
      return text.endTurn(player);
    case 'settle':
      return text.settle(player, hex(event.at));
    case 'unsettle':
      return text.unsettle(hex(event.at));
    case 'finish':
      return text.finish;
    case 'adjust':
      return text.adjusted(player, event.points, event.reason);
  }
}

/** The hexes that an event changed. */
export function spotsOfEvent(land: Land, last: Event | undefined): readonly Spot[] {
  switch (last?.type) {
    case 'move':
      return [spotOf(land, last.from), spotOf(land, last.to)];
    case 'build':
    case 'settle':
      return [spotOf(land, last.at)];
    default:
      return [];
  }
}

/** Distinct items with their counts, the most frequent first. */
function countEach<T>(items: readonly T[]): readonly (readonly [T, number])[] {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one);
}

/** The seats with settlements around a hex, with their counts. */
export function seatsAround({ land, settlements }: Position, spot: Spot): readonly (readonly [Seat, number])[] {
  const near = (land.neighbours[spot] ?? []).map((each) => settlements[each] ?? NOWHERE);
  return countEach(near.filter((seat) => seat >= 0));
}

/** The grounds around a hex, with their counts. */
export const groundsAround = (land: Land, spot: Spot): readonly (readonly [Ground, number])[] =>
  countEach((land.neighbours[spot] ?? []).flatMap((each) => land.ground[each] ?? []));

const KEY_STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -WIDTH],
  End: [0, WIDTH],
  PageUp: [-WIDTH / 2, 0],
  PageDown: [WIDTH / 2, 0],
};

/** The hex to which an arrow key moves the focus; the island's rows follow those of the board. */
export function stepByKey(land: Land, name: string, key: string): string | undefined {
  const step = KEY_STEPS[key];
  const spot = spotNamed(land, name);
  const at = land.hexes[spot];
  if (step === undefined || at === undefined) return undefined;
  const here = land.row[spot] ?? 0;
  const column = Number(at.at(-1));
  const rows = [...new Set(land.row)];
  const row = Math.min(Math.max(here + step[0], 0), rows.length - 1);
  const inRow = land.hexes.flatMap((_, each) => (land.row[each] === row ? [each] : []));
  const far = (each: Spot): number => Math.abs(Number(land.hexes[each]?.at(-1)) - column - step[1]);
  const best = inRow.reduce<Spot | undefined>((near, each) => (near === undefined || far(each) < far(near) ? each : near), undefined);
  return best === undefined ? undefined : nameOf(land, best);
}
