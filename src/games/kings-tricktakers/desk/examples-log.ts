import type { GameCase } from '#desk/trial';
import type { BetCard, Character, SetColour } from '#games/kings-tricktakers/law/box';
import type { CardName } from '#games/kings-tricktakers/law/cards';
import type { Event, Noted } from '#games/kings-tricktakers/law/position';
import { NOTHING_COLLECTED } from '#games/kings-tricktakers/law/score';
import { people, shows } from './examples-kit';

const logged = (events: readonly Event[], setup: GameCase['setup'] = {}): GameCase<Event> => ({
  question: 'log',
  players: people(3),
  setup: { record: 'table', selection: 'declared', ...setup },
  events,
});

const company = (by: string, set: SetColour, ...characters: readonly Character[]): Event => ({ type: 'company', by, set, characters });
const bets = (by: string, ...cards: readonly BetCard[]): Event => ({ type: 'bet', by, cards });
const plays = (by: string, card: CardName): Event => ({ type: 'play', by, card });

const ANA = company('ana', 'white', 'gambler', 'assassin', 'rebel');
const BEN = company('ben', 'yellow', 'gambler', 'assassin', 'healer');
const CLEO = company('cleo', 'blue', 'gambler', 'hermit', 'collector');
const COMPANIES = [ANA, BEN, CLEO];
const GAMBLERS = [bets('ana', 'gambler'), bets('ben', 'gambler'), bets('cleo', 'gambler')];
/** Every bet made; the ranks of the Kings are not known, so the table names who opens. */
const BEGUN: readonly Event[] = [...COMPANIES, ...GAMBLERS, { type: 'begin' }];
const opened = (player: string): readonly Event[] => [...BEGUN, { type: 'opener', player }];

const DIPLOMAT = [company('ana', 'white', 'diplomat', 'assassin', 'rebel'), BEN, CLEO];

const noted = (set: SetColour, characters: readonly Character[], tricks: number, collected: Partial<Noted['collected']>): Noted => ({
  set,
  characters,
  bet: characters.slice(0, 1),
  tricks,
  collected: { ...NOTHING_COLLECTED, ...collected },
  king: false,
  queen: false,
  revived: false,
});

const BENS = noted('yellow', ['gambler', 'assassin', 'healer'], 1, { blue: 3 });
const CLEOS = noted('blue', ['gambler', 'hermit', 'collector'], 2, { yellow: 3, black: 3 });
const FIRST: Event = {
  type: 'round',
  players: { ana: noted('white', ['gambler', 'assassin', 'rebel'], 2, { green: 3, blue: 3 }), ben: BENS, cleo: CLEOS },
};
const SECOND = {
  ben: noted('yellow', ['berserker', 'oppressor', 'hermit'], 1, { blue: 3 }),
  cleo: noted('blue', ['assassin', 'oppressor', 'healer'], 2, { yellow: 3, black: 3 }),
};
const again = (ana: Noted): readonly Event[] => [FIRST, { type: 'round', players: { ana, ...SECOND } }];
const ANAS = { green: 3, blue: 3 };

/** What only a few events can show: the order of things, companies over the rounds, abilities used. */
export const logExamples = {
  'bet-before-companies': shows(['kt.flow.rounds'], logged([ANA, BEN, bets('ana', 'gambler')])),
  'tricks-begin': shows(['kt.flow.rounds', 'kt.trick.order'], logged(BEGUN)),
  'set-taken': shows(['kt.company.shape'], logged([ANA, company('ben', 'white', 'gambler', 'assassin', 'healer')])),
  'second-devil': shows(
    ['kt.company.shape'],
    logged([company('ana', 'white', 'devil', 'assassin', 'rebel'), company('ben', 'yellow', 'devil', 'assassin', 'healer')]),
  ),
  'other-set': shows(
    ['kt.company.keep-set'],
    logged(again(noted('green', ['hermit', 'berserker', 'collector'], 2, ANAS)), { record: 'pad' }),
  ),
  'same-rebel-twice': shows(
    ['kt.company.not-again'],
    logged(again(noted('white', ['rebel', 'rebel', 'hermit'], 2, ANAS)), { record: 'pad' }),
  ),
  'draft-turns-back': shows(
    ['kt.draft.order'],
    logged(
      [
        { type: 'pick', by: 'ana', set: 'white' },
        { type: 'pick', by: 'ben', character: 'healer' },
        { type: 'pick', by: 'cleo', character: 'hermit' },
        { type: 'pick', by: 'ana', character: 'rebel' },
      ],
      { selection: 'draft', starter: 'ana' },
    ),
  ),
  'bet-of-another': shows(['kt.bet.own'], logged([...COMPANIES, bets('ana', 'healer')])),
  'diplomat-and-bet': shows(['kt.bet.diplomat'], logged([...DIPLOMAT, bets('ana', 'assassin')])),
  'names-ally': shows(
    ['kt.ally.after-bets', 'kt.bet.diplomat'],
    logged([...DIPLOMAT, bets('ana'), bets('ben', 'gambler'), bets('cleo', 'gambler'), { type: 'ally', by: 'ana', player: 'ben' }]),
  ),
  'copies-unbet-card': shows(
    ['kt.ally.after-bets'],
    logged([
      ...DIPLOMAT,
      bets('ana', 'diplomat'),
      bets('ben', 'gambler'),
      bets('cleo', 'gambler'),
      { type: 'copy', by: 'ana', player: 'ben', card: 'assassin' },
    ]),
  ),
  'assassin-names': shows(
    ['kt.trick.assassin', 'kt.trick.order'],
    logged([...opened('ana'), { type: 'opener', by: 'ana', player: 'ben' }]),
  ),
  'assassin-names-back': shows(
    ['kt.trick.assassin'],
    logged([...opened('ana'), { type: 'opener', by: 'ana', player: 'ben' }, { type: 'opener', by: 'ben', player: 'ana' }]),
  ),
  'assassin-names-herself': shows(['kt.trick.assassin'], logged([...opened('ana'), { type: 'opener', by: 'ana', player: 'ana' }])),
  'out-of-turn': shows(['kt.trick.order'], logged([...opened('cleo'), plays('cleo', 'yellow-5'), plays('ben', 'yellow-3')])),
  'revoke-shows': shows(
    ['kt.trick.follow'],
    logged([
      ...opened('cleo'),
      plays('cleo', 'yellow-10'),
      plays('ana', 'green-3'),
      plays('ben', 'yellow-4'),
      plays('cleo', 'blue-2'),
      plays('ana', 'yellow-1'),
    ]),
  ),
  'hermit-changes': shows(['kt.character.hermit'], logged([...opened('cleo'), { type: 'ability', by: 'cleo', use: 'hermit' }])),
  'hermit-twice': shows(
    ['kt.character.hermit'],
    logged([...opened('cleo'), { type: 'ability', by: 'cleo', use: 'hermit' }, { type: 'ability', by: 'cleo', use: 'hermit' }]),
  ),
  'four-tricks': shows(
    ['kt.pad.sum'],
    logged(
      [{ type: 'round', players: { ana: noted('white', ['gambler', 'assassin', 'rebel'], 1, { green: 3 }), ben: BENS, cleo: CLEOS } }],
      {
        record: 'pad',
      },
    ),
  ),
};
