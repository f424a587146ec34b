import type { QuarantinedRecord } from '#store/records/quarantine';
import { savedGame } from './saved-games';
import { people } from './transcripts';

/** A game that nothing is wrong with. */
export const GOOD_GAME = savedGame(
  { game: 'kingdom', players: people('ana', 'ben'), setup: { white: 'ana' }, events: [{ type: 'resign', by: 'ben' }] },
  'good',
);

/** One kind of bad record, under a key of its own, and what becomes of it. */
export interface BadRecord {
  readonly name: string;
  readonly store: 'games' | 'entries' | 'players' | 'groups' | 'copies' | 'settings' | 'facts';
  readonly records: readonly object[];
  /** As what it is set aside; healed, it is read without what is wrong with it, or made anew. */
  readonly aside: QuarantinedRecord['kind'] | 'healed';
}

const HUGE = 'x'.repeat(1_000_000);
const deep = (depth: number): object => (depth === 0 ? {} : { in: deep(depth - 1) });

const { game, entries } = GOOD_GAME;
const omitField = (record: object, field: string): object => Object.fromEntries(Object.entries(record).filter(([key]) => key !== field));
const idOf = (name: string): string => `bad-${name.replace(/[^a-z0-9]+/gi, '-').toLowerCase()}`;

/** A game that differs from the good one in this. */
function badGame(name: string, change: object, aside: BadRecord['aside'] = 'game'): BadRecord {
  return { name: `a game ${name}`, store: 'games', records: [{ ...game, entries: 0, ...change, id: idOf(name) }], aside };
}

const gameWithout = (field: string, aside: BadRecord['aside'] = 'game'): BadRecord => {
  const name = `without ${field}`;
  return { name: `a game ${name}`, store: 'games', records: [{ ...omitField({ ...game, entries: 0 }, field), id: idOf(name) }], aside };
};

const withSummary = (change: object): object => ({ summary: { ...game.summary, ...change } });
const withStanding = (change: object): object => ({
  result: { rules: 1, standings: [{ player: 'ana', rank: 1, points: 0, ...change }] },
});

const GAMES: readonly BadRecord[] = [
  ...['game', 'rules', 'players', 'setup', 'startedAt', 'changedAt', 'played', 'entries', 'summary'].map((field) => gameWithout(field)),
  ...['note', 'place', 'dated', 'result'].map((field) => gameWithout(field, 'healed')),
  badGame('of a newer version', { game: 'chess', played: Date.UTC(2026, 6, 1) }, 'healed'),
  badGame('whose kind is a number', { game: 7 }),
  badGame('whose kind is huge', { game: HUGE }),
  badGame('of rules that are text', { rules: 'one' }),
  badGame('with null for players', { players: null }),
  badGame('with players by name alone', { players: ['Ana', 'Ben'] }),
  badGame('with a player without an id', { players: [{ name: 'Ana' }] }),
  badGame('with a player whose id is no id', { players: [{ id: 'Ana B.', name: 'Ana' }] }),
  badGame('with one player twice', { players: [...people('ana'), ...people('ana')] }),
  badGame('with a nameless player', { players: [{ id: 'ana', name: null }] }),
  badGame('with a set-up that is a list', { setup: [1, 2] }),
  badGame('with a set-up that is null', { setup: null }),
  badGame('with a set-up too deep to walk', { setup: deep(5000) }),
  badGame('that began on no day', { startedAt: Number.NaN }),
  badGame('that grew on no day', { changedAt: Number.NaN }),
  badGame('that grew at a date that is none', { changedAt: '2026-05-01' }),
  badGame('played after the end of time', { played: 1e300 }),
  badGame('with a negative number of entries', { entries: -1 }),
  badGame('with half an entry', { entries: 0.5 }),
  badGame('with text for a summary', { summary: 'open' }),
  badGame('in a state of a newer version', withSummary({ status: 'paused' })),
  badGame('with a headline of null', withSummary({ headline: null })),
  badGame('with a headline that says nothing', withSummary({ status: 'open', headline: { key: 'onMove', params: {} } }), 'healed'),
  badGame('with a headline that nobody knows', withSummary({ status: 'open', headline: { key: 'toString', params: {} } }), 'healed'),
  badGame('with points that are text', withSummary({ points: { ana: 'many' } })),
  badGame('with endless points', withSummary({ points: { ana: Number.POSITIVE_INFINITY } })),
  badGame('with points as a list', withSummary({ points: [1, 2] })),
  badGame('with winners as text', withSummary({ winners: 'ana' })),
  badGame('won by nobody who played', withSummary({ winners: ['zoe'] }), 'healed'),
  badGame('corrected to nobody', withSummary({ players: [null] })),
  badGame('with a result of null', { result: null }),
  badGame('with standings that are none', { result: { standings: 'ana', rules: 1 } }),
  badGame('with a place far behind', withStanding({ rank: 1_000_000_000 })),
  badGame('with half a place', withStanding({ rank: 1.5 })),
  badGame('with standings without points', withStanding({ points: undefined })),
  badGame('with standings of nobody who played', withStanding({ player: 'zoe' }), 'healed'),
  badGame('with a huge note', { note: HUGE }, 'healed'),
  badGame('with a place that is a list', { place: [] }, 'healed'),
  badGame('in a bin since no day', { binned: { at: Number.NaN, age: 0, days: 0 } }),
  badGame('in a bin of an older kind', { binned: 5 }),
  { name: 'a game whose id is a number', store: 'games', records: [{ ...game, id: 5 }], aside: 'game' },
  { name: 'a game that is nothing but its id', store: 'games', records: [{ id: 'bare' }], aside: 'game' },
];

/** A game whose record is right and whose log is these entries. */
function badLog(name: string, log: readonly unknown[], counted = log.length): BadRecord {
  const id = idOf(name);
  const logged = log.map((entry, index) => ({ game: id, index, entry }));
  return { name: `a log ${name}`, store: 'entries', records: [{ ...game, id, entries: counted }, ...logged], aside: 'log' };
}

const at = 1;
const LOGS: readonly BadRecord[] = [
  badLog('of null', [null]),
  badLog('of a newer kind of entry', [{ kind: 'teleport', at }]),
  badLog('without an event', [{ kind: 'happened', at }]),
  badLog('with an event that is a list', [{ kind: 'happened', at, event: [] }]),
  badLog('with an event without a type', [{ kind: 'happened', at, event: {} }]),
  badLog('with an event too deep to walk', [{ kind: 'happened', at, event: { type: 'move', path: deep(5000) } }]),
  badLog('at no time', [{ ...entries[0], at: Number.NaN }]),
  badLog('that strikes no place', [{ kind: 'strike', at, entry: -1 }]),
  badLog('that corrects to nobody', [{ kind: 'correct', at, part: { players: [null] } }]),
  badLog('that is shorter than it should be', entries, entries.length + 3),
  {
    ...badLog('with a gap', []),
    records: [
      { ...game, id: 'bad-with-a-gap', entries: 2 },
      { game: 'bad-with-a-gap', index: 0, entry: entries[0] },
      { game: 'bad-with-a-gap', index: 2, entry: entries[0] },
    ],
  },
  { name: 'entries of no game', store: 'entries', records: [{ game: 'nowhere', index: 0, entry: entries[0] }], aside: 'entries' },
];

const badPlayer = (id: string, change: object, aside: BadRecord['aside'] = 'player'): BadRecord => ({
  name: `a player: ${id}`,
  store: 'players',
  records: [{ id, name: 'Zoe', lastPlayed: 1, ...change }],
  aside,
});

const PLAYERS: readonly BadRecord[] = [
  badPlayer('nameless', { name: undefined }),
  badPlayer('null', { name: null }),
  badPlayer('blank', { name: '  ' }),
  badPlayer('invisible', { name: '\u200b\u2060\u3164' }),
  badPlayer('numbered', { name: 7 }),
  badPlayer('huge', { name: HUGE }),
  badPlayer('Not An Id', {}),
  { name: 'a player whose id is a number', store: 'players', records: [{ id: 9, name: 'Nine', lastPlayed: 1 }], aside: 'player' },
  badPlayer('dateless', { lastPlayed: Number.NaN }, 'healed'),
  badPlayer('coloured', { colour: { red: 255 }, shape: 4 }, 'healed'),
  badPlayer('purplish', { colour: 'purplish', shape: 'blob' }, 'healed'),
  badPlayer('half-hidden', { hidden: 'perhaps' }, 'healed'),
  badPlayer('dangling', { mergedInto: 'nobody-at-all' }, 'healed'),
  badPlayer('own', { mergedInto: 'own' }, 'healed'),
  badPlayer('merged-in-a-list', { mergedInto: ['ana'] }, 'healed'),
];

const badGroup = (id: string, change: object, aside: BadRecord['aside'] = 'group'): BadRecord => ({
  name: `a group: ${id}`,
  store: 'groups',
  records: [{ id, name: 'Tuesdays', members: ['ana', 'ben'], ...change }],
  aside,
});

const OTHERS: readonly BadRecord[] = [
  badGroup('memberless', { members: undefined }),
  badGroup('of-null', { members: [null] }),
  badGroup('of-text', { members: 'ana' }),
  badGroup('nameless', { name: undefined }),
  badGroup('of-strangers', { members: ['nobody-at-all', 'neither'] }, 'healed'),
  badGroup('with-text-for-habits', { habits: 'usual' }, 'healed'),
  badGroup('with-a-bad-habit', { habits: { kingdom: { agreements: { repetition: 7 }, copy: 'borrowed' } } }, 'healed'),
  { name: 'a copy of null', store: 'copies', records: [{ game: 'kings-gate', copy: null }], aside: 'copy' },
  { name: 'a copy that is a list', store: 'copies', records: [{ game: 'kingdom-builder', copy: [1] }], aside: 'copy' },
  { name: 'a copy with other fields', store: 'copies', records: [{ game: 'kings-tricktakers', copy: { ranks: 'high' } }], aside: 'healed' },
  { name: 'facts of null', store: 'facts', records: [{ id: 'good', entries: 1, version: 1, facts: null }], aside: 'healed' },
  { name: 'settings of null', store: 'settings', records: [{ id: 'settings', settings: null }], aside: 'healed' },
  {
    name: 'settings that make no sense',
    store: 'settings',
    records: [{ id: 'settings', settings: { language: 'tlh', theme: 4, wakeLock: 'yes', spoken: null, referee: 'kind', boardTurns: [] } }],
    aside: 'healed',
  },
  { name: 'days of use of null', store: 'settings', records: [{ id: 'use', last: null, age: Number.NaN, days: -1 }], aside: 'healed' },
];

/** Every kind of bad record that was thought of. */
export const BAD_RECORDS: readonly BadRecord[] = [...GAMES, ...LOGS, ...PLAYERS, ...OTHERS];
