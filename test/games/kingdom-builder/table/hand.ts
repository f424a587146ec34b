import { waitFor } from '@testing-library/preact';
import { onTestFinished } from 'vitest';
import type { At } from '#games/kingdom-builder/law/land';
import { buttons, one, press, shown, tap } from '../../../screens/device';
import type { EventOf } from '../chooser';

/** One thumb at Kingdom Builder: what people do on its screens, by what they see. */

export const hex = (at: At | string): HTMLElement =>
  one(`[data-at="${typeof at === 'string' ? at : at.join(',').replace('island,', 'island ')}"]`);
export const said = (at: At | string): string => hex(at).getAttribute('aria-label') ?? '';
export const draw = (terrain: string): Promise<void> => press(terrain, () => one('.kb-cards'));

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
export function taps(): () => number {
  let count = 0;
  const add = (): void => {
    count += 1;
  };
  document.addEventListener('click', add);
  onTestFinished(() => document.removeEventListener('click', add));
  return () => count;
}

/** A tile that can act; of two alike the first. */
const tool = (name: string): Promise<void> =>
  tap(() => {
    const [first] = buttons(new RegExp(`^${TITLES[name]}\\W*ready`));
    if (first === undefined) throw new Error(`${name} is not ready`);
    return first;
  });

/** Plays an event by taps alone. */
export async function tapEvent(event: EventOf): Promise<void> {
  switch (event.type) {
    case 'draw':
      return draw(event.terrain);
    case 'build':
      if (event.with !== undefined) await tool(event.with);
      return tap(() => hex(event.at));
    case 'move':
      await tool(event.with);
      await tap(() => hex(event.from));
      return tap(() => hex(event.to));
    case 'end-turn':
      // It may have been logged by itself.
      await waitFor(() => one('.kb-cards, .kb-end.primary, .count-moment'));
      return shown('.kb-cards, .count-moment') > 0 ? undefined : press('End of turn');
    default:
      throw new Error(event.type);
  }
}
