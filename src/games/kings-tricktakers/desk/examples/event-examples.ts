import type { GameCase } from '#desk/table-cases';
import type { BetCard, Character, SetColour } from '#games/kings-tricktakers/law/box';
import type { Event, RoundNote } from '#games/kings-tricktakers/law/position';
import { NOTHING_COLLECTED } from '#games/kings-tricktakers/law/score/score';
import type { CardName } from '#games/kings-tricktakers/law/trick/cards';
import { createExample, createPlayers } from './example-builders';

const gameCase = (events: readonly Event[], setup: GameCase['setup'] = {}): GameCase<Event> => ({
  question: 'log',
  players: createPlayers(3),
  setup: { record: 'table', selection: 'declared', ...setup },
  events,
});

const companyEvent = (by: string, set: SetColour, ...characters: readonly Character[]): Event => ({ type: 'company', by, set, characters });
const betEvent = (by: string, ...cards: readonly BetCard[]): Event => ({ type: 'bet', by, cards });
const playEvent = (by: string, card: CardName): Event => ({ type: 'play', by, card });

const ANA = companyEvent('ana', 'white', 'gambler', 'assassin', 'rebel');
const BEN = companyEvent('ben', 'yellow', 'gambler', 'assassin', 'healer');
const CLEO = companyEvent('cleo', 'blue', 'gambler', 'hermit', 'collector');
const COMPANIES = [ANA, BEN, CLEO];
const GAMBLERS = [betEvent('ana', 'gambler'), betEvent('ben', 'gambler'), betEvent('cleo', 'gambler')];
/** Every bet made; the ranks of the Kings are not known, so the table names who opens. */
const EVENTS_TO_TRICKS: readonly Event[] = [...COMPANIES, ...GAMBLERS, { type: 'begin' }];
const eventsToOpening = (player: string): readonly Event[] => [...EVENTS_TO_TRICKS, { type: 'opener', player }];

const DIPLOMAT = [companyEvent('ana', 'white', 'diplomat', 'assassin', 'rebel'), BEN, CLEO];

const roundNote = (
  set: SetColour,
  characters: readonly Character[],
  tricks: number,
  collected: Partial<RoundNote['collected']>,
): RoundNote => ({
  set,
  characters,
  bet: characters.slice(0, 1),
  tricks,
  collected: { ...NOTHING_COLLECTED, ...collected },
  king: false,
  queen: false,
  revived: false,
});

const BEN_NOTE = roundNote('yellow', ['gambler', 'assassin', 'healer'], 1, { blue: 3 });
const CLEO_NOTE = roundNote('blue', ['gambler', 'hermit', 'collector'], 2, { yellow: 3, black: 3 });
const FIRST_ROUND: Event = {
  type: 'round',
  players: { ana: roundNote('white', ['gambler', 'assassin', 'rebel'], 2, { green: 3, blue: 3 }), ben: BEN_NOTE, cleo: CLEO_NOTE },
};
const SECOND_ROUND_NOTES = {
  ben: roundNote('yellow', ['berserker', 'oppressor', 'hermit'], 1, { blue: 3 }),
  cleo: roundNote('blue', ['assassin', 'oppressor', 'healer'], 2, { yellow: 3, black: 3 }),
};
const twoRounds = (ana: RoundNote): readonly Event[] => [FIRST_ROUND, { type: 'round', players: { ana, ...SECOND_ROUND_NOTES } }];
const ANA_COLLECTED = { green: 3, blue: 3 };

/** What only a few events can show: the order of things, companies over the rounds, abilities used. */
export const logExamples = {
  'bet-before-companies': createExample(['kt.flow.rounds'], gameCase([ANA, BEN, betEvent('ana', 'gambler')])),
  'tricks-begin': createExample(['kt.flow.rounds', 'kt.trick.order'], gameCase(EVENTS_TO_TRICKS)),
  'set-taken': createExample(['kt.company.shape'], gameCase([ANA, companyEvent('ben', 'white', 'gambler', 'assassin', 'healer')])),
  'second-devil': createExample(
    ['kt.company.shape'],
    gameCase([companyEvent('ana', 'white', 'devil', 'assassin', 'rebel'), companyEvent('ben', 'yellow', 'devil', 'assassin', 'healer')]),
  ),
  'other-set': createExample(
    ['kt.company.keep-set'],
    gameCase(twoRounds(roundNote('green', ['hermit', 'berserker', 'collector'], 2, ANA_COLLECTED)), { record: 'pad' }),
  ),
  'same-rebel-twice': createExample(
    ['kt.company.not-again'],
    gameCase(twoRounds(roundNote('white', ['rebel', 'rebel', 'hermit'], 2, ANA_COLLECTED)), { record: 'pad' }),
  ),
  'draft-turns-back': createExample(
    ['kt.draft.order'],
    gameCase(
      [
        { type: 'pick', by: 'ana', set: 'white' },
        { type: 'pick', by: 'ben', character: 'healer' },
        { type: 'pick', by: 'cleo', character: 'hermit' },
        { type: 'pick', by: 'ana', character: 'rebel' },
      ],
      { selection: 'draft', starter: 'ana' },
    ),
  ),
  'bet-of-another': createExample(['kt.bet.own'], gameCase([...COMPANIES, betEvent('ana', 'healer')])),
  'diplomat-and-bet': createExample(['kt.bet.diplomat'], gameCase([...DIPLOMAT, betEvent('ana', 'assassin')])),
  'names-ally': createExample(
    ['kt.ally.after-bets', 'kt.bet.diplomat'],
    gameCase([
      ...DIPLOMAT,
      betEvent('ana'),
      betEvent('ben', 'gambler'),
      betEvent('cleo', 'gambler'),
      { type: 'ally', by: 'ana', player: 'ben' },
    ]),
  ),
  'copies-unbet-card': createExample(
    ['kt.ally.after-bets'],
    gameCase([
      ...DIPLOMAT,
      betEvent('ana', 'diplomat'),
      betEvent('ben', 'gambler'),
      betEvent('cleo', 'gambler'),
      { type: 'copy', by: 'ana', player: 'ben', card: 'assassin' },
    ]),
  ),
  'assassin-names': createExample(
    ['kt.trick.assassin', 'kt.trick.order'],
    gameCase([...eventsToOpening('ana'), { type: 'opener', by: 'ana', player: 'ben' }]),
  ),
  'assassin-names-back': createExample(
    ['kt.trick.assassin'],
    gameCase([...eventsToOpening('ana'), { type: 'opener', by: 'ana', player: 'ben' }, { type: 'opener', by: 'ben', player: 'ana' }]),
  ),
  'assassin-names-herself': createExample(
    ['kt.trick.assassin'],
    gameCase([...eventsToOpening('ana'), { type: 'opener', by: 'ana', player: 'ana' }]),
  ),
  'out-of-turn': createExample(
    ['kt.trick.order'],
    gameCase([...eventsToOpening('cleo'), playEvent('cleo', 'yellow-5'), playEvent('ben', 'yellow-3')]),
  ),
  'revoke-shows': createExample(
    ['kt.trick.follow'],
    gameCase([
      ...eventsToOpening('cleo'),
      playEvent('cleo', 'yellow-10'),
      playEvent('ana', 'green-3'),
      playEvent('ben', 'yellow-4'),
      playEvent('cleo', 'blue-2'),
      playEvent('ana', 'yellow-1'),
    ]),
  ),
  'hermit-changes': createExample(
    ['kt.character.hermit'],
    gameCase([...eventsToOpening('cleo'), { type: 'ability', by: 'cleo', use: 'hermit' }]),
  ),
  'hermit-twice': createExample(
    ['kt.character.hermit'],
    gameCase([...eventsToOpening('cleo'), { type: 'ability', by: 'cleo', use: 'hermit' }, { type: 'ability', by: 'cleo', use: 'hermit' }]),
  ),
  'four-tricks': createExample(
    ['kt.pad.sum'],
    gameCase(
      [
        {
          type: 'round',
          players: { ana: roundNote('white', ['gambler', 'assassin', 'rebel'], 1, { green: 3 }), ben: BEN_NOTE, cleo: CLEO_NOTE },
        },
      ],
      {
        record: 'pad',
      },
    ),
  ),
};
