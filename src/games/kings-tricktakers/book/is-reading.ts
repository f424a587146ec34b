import type { Event } from '#games/kings-tricktakers/law/position';
import type { ReadingTest, RuledCase } from '#rulebook/rulebook';
import type { PageId } from './guides';

type Case = RuledCase<Event>;

const never = (): boolean => false;

/** A violation or a paid line has parameters; a rule that is only cited has none. */
const hasFigures = ({ params = {} }: Case): boolean => Object.keys(params).length > 0;
const isOnlyNamed = (ruled: Case): boolean => !hasFigures(ruled);

/** Which cases the readings decide; a rule that is not listed has its reading in every case. */
export const isReading: Readonly<Partial<Record<PageId, ReadingTest<Event>>>> = {
  'kt.flow.rounds': never,
  // Who is asked to choose out of turn is told whose turn it is: by the clock, or by different ranks.
  'kt.draft.order': never,
  'kt.ally.after-bets': ({ params }) => params?.problem === 'diplomat',
  'kt.trick.order': ({ event }) => event?.type === 'opener',
  'kt.trick.assassin': isOnlyNamed,
  'kt.card.exists': never,
  // The Queens that make a card Mystic or Surrender are cited beside it, with the same reading.
  'kt.trick.leading-colour': never,
  'kt.king.card': ({ event }) => event?.type === 'play' && event.queen === true,
  'kt.queen.green': isOnlyNamed,
  // Two Devils are rare, and a line of the score tells of one.
  'kt.score.devil-bet': isOnlyNamed,
  'kt.score.king-unplayed': ({ params }) => params?.set === undefined || params.set === 'yellow',
};
