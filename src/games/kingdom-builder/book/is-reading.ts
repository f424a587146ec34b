import type { Event } from '#games/kingdom-builder/law/position';
import type { ReadingTest, RuledCase } from '#rulebook/rulebook';
import type { PageId } from './guides';

type Case = RuledCase<Event>;

const isMove = ({ event }: Case): boolean => event?.type === 'move';

/** Without an event the reading may apply, so it is shown. */
const isUnknownOrMove = (ruled: Case): boolean => ruled.event === undefined || isMove(ruled);

const isOnIsland = (hex: unknown): boolean => typeof hex === 'string' && hex.startsWith('island');

/** Which cases the readings decide; a rule that is not listed has its reading in every case. */
export const isReading: Readonly<Partial<Record<PageId, ReadingTest<Event>>>> = {
  // The action was over before the third: the reserve or the terrain had run out.
  'kb.turn.three': ({ params }) => params?.over === true && Number(params.placed) < 3,
  'kb.build.adjacent': isMove,
  'kb.tile.gain': isUnknownOrMove,
  'kb.tile.lost': ({ event }) => event === undefined,
  'kb.tower': ({ params }) => isOnIsland(params?.hex),
  'kb.barn': ({ event }) => event?.type === 'move' && String(event.from) === String(event.to),
  // What a Capitol pays is printed; the reading is about the castle.
  'kb.queenie.capitol': ({ params }) => params?.settlements === undefined,
  'kb.queenie.caves': ({ params }) => params?.trouble === undefined,
};
