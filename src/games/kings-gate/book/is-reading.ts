import type { Conjure, Dragon, Event } from '#games/kings-gate/law/position';
import type { ReadingTest, RuledCase } from '#rulebook/rulebook';
import type { PageId } from './guides';

type Case = RuledCase<Event>;

/** What the limits of a location do not name: the Wizard's second tile, and a tile that the Sorceress moves. */
const isByCharacter = ({ event }: Case): boolean =>
  event === undefined || event.type === 'conjure' || (event.type === 'place' && event.character === 'wizard');

const isByGuildmaster = ({ event }: Case): boolean => event?.type === 'place' && event.character === 'guildmaster';

const isDragonOrConjured = (event: Event | undefined): event is Dragon | Conjure => event?.type === 'dragon' || event?.type === 'conjure';

/** A refusal that tells figures; a rule that is only named tells none. */
const hasFigures = ({ params = {} }: Case): boolean => Object.keys(params).length > 0;

/** Which cases the readings decide; a rule that is not listed has its reading in every case. */
export const isReading: Readonly<Partial<Record<PageId, ReadingTest<Event>>>> = {
  'kg.turn.order': () => false,
  'kg.turn.at-least-one': ({ event }) => event?.type === 'conjure',
  'kg.turn.one-big': isByGuildmaster,
  'kg.supply': ({ params }) => params?.case !== 'theirs',
  'kg.location.graveyard': isByCharacter,
  'kg.location.garrison': isByCharacter,
  'kg.score.surrounded': ({ event }) => event?.type === 'locate',
  'kg.score.presence': (ruled) => !hasFigures(ruled),
  'kg.score.tie': ({ event }) => isDragonOrConjured(event),
  'kg.score.character': () => false,
  'kg.character.guildmaster': ({ event }) => event?.type === 'place' && event.value <= 1,
  'kg.character.sorceress': (ruled) => !hasFigures(ruled),
};
