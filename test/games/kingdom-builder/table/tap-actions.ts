import { waitFor } from '@testing-library/preact';
import { onTestFinished } from 'vitest';
import type { Coordinates } from '#games/kingdom-builder/law/board/land';
import { buttons, countShown, getOne, press, tap } from '../../../screens/app-driver';
import type { EventOf } from '../choose-event';

/** One thumb at Kingdom Builder: what people do on its screens, by what they see. */

export const hex = (at: Coordinates | string): HTMLElement =>
  getOne(`[data-at="${typeof at === 'string' ? at : at.join(',').replace('island,', 'island ')}"]`);
export const labelOf = (at: Coordinates | string): string => hex(at).getAttribute('aria-label') ?? '';
export const drawCard = (terrain: string): Promise<void> => press(terrain, () => getOne('.kb-cards'));

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

/** Counts what is tapped from now on. */
export function createTapCounter(): () => number {
  let count = 0;
  const add = (): void => {
    count += 1;
  };
  document.addEventListener('click', add);
  onTestFinished(() => document.removeEventListener('click', add));
  return () => count;
}

/** A tile that can act; of two alike the first. */
const tapTool = (name: string): Promise<void> =>
  tap(() => {
    const [first] = buttons(new RegExp(`^${TITLES[name]}\\W*ready`));
    if (first === undefined) throw new Error(`${name} is not ready`);
    return first;
  });

/** Plays an event by taps alone. */
export async function tapEvent(event: EventOf): Promise<void> {
  switch (event.type) {
    case 'draw':
      return drawCard(event.terrain);
    case 'build':
      if (event.with !== undefined) await tapTool(event.with);
      return tap(() => hex(event.at));
    case 'move':
      await tapTool(event.with);
      await tap(() => hex(event.from));
      return tap(() => hex(event.to));
    case 'end-turn':
      // It may have been logged by itself.
      await waitFor(() => getOne('.kb-cards, .kb-end.primary, .scoring-moment'));
      if (countShown('.kb-cards, .scoring-moment') > 0) return;
      await press('End turn');
      if (getOne('.kb-status').textContent?.includes('not used') === true) await press('End turn');
      return;
    default:
      throw new Error(event.type);
  }
}
