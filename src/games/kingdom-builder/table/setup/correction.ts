import type { Correction } from '#contract/setup';
import type { KingdomBuilder } from '#games/kingdom-builder/game';
import { QUARTERS } from '#games/kingdom-builder/law/board/land';
import { rotateCoordinates } from '#games/kingdom-builder/law/board/rotate';
import type { Event } from '#games/kingdom-builder/law/position';
import { setupTexts } from './setup-texts';

/** The event on a board on which some sections are rotated. */
function rotateEvent(event: Event, quarters: readonly number[]): Event {
  switch (event.type) {
    case 'build':
    case 'settle':
    case 'unsettle':
      return { ...event, at: rotateCoordinates(event.at, quarters) };
    case 'move':
      return { ...event, from: rotateCoordinates(event.from, quarters), to: rotateCoordinates(event.to, quarters) };
    default:
      return event;
  }
}

export const correction: Correction<KingdomBuilder> = {
  rewriteEvents(before, after, language) {
    const quarters = QUARTERS.filter((quarter) => {
      const [was, is] = [before.sections?.[quarter], after.sections?.[quarter]];
      return was?.name === is?.name && was?.turned !== is?.turned;
    });
    if (quarters.length === 0) return undefined;
    return { ...setupTexts[language].setup.along, rewrite: (event) => rotateEvent(event, quarters) };
  },
};
