import type { Event } from '#games/kingdom/law/position';
import type { ReadingTest } from '#rulebook/rulebook';
import type { PageId } from './guides';

/** Which cases the readings decide; a rule that is not listed has its reading in every case. */
export const isReading: Readonly<Partial<Record<PageId, ReadingTest<Event>>>> = {
  // A refusal: nothing stands on the square that was to be jumped.
  'kd.jump.needs-piece': ({ params }) => params?.over === undefined,
  // What the Knight 1 may jump is printed without a slip.
  'kd.jump.size': ({ params }) => params?.mover !== 1,
  'kd.land.own': ({ params }) => params?.square === undefined,
  'kd.throne.knights-barred': ({ params, event }) => event?.type !== 'move' || event.path.at(-1) !== params?.square,
  'kd.replace.square': ({ params }) => params?.throne !== false,
  // That occupying the throne ends the game is printed; no verdict rests on touching it in passing.
  'kd.throne.won': () => false,
  'kd.courtesy': ({ event }) => event?.type === 'replace',
};
