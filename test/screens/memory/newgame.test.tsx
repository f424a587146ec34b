import { describe, expect, test } from 'vitest';
import { screens as kingdom } from '#games/kingdom/table/index';
import { screens as kingsGate } from '#games/kings-gate/table/index';
import { screens as kingsTricktakers } from '#games/kings-tricktakers/table/index';
import { EMPTY } from '#screens/new-game/draft';
import { type Habit, habitOf } from '#screens/new-game/habits';
import { fitting, following, type Known, nextOf, seated } from '#screens/new-game/start';
import type { Draft } from '#session/draft';
import type { Entry, Header } from '#session/log';
import { isTable, openTable } from '#session/table';
import type { StoredGame, StoredGroup, StoredPlayer } from '#store/model';
import { gameOf, people } from '../../kit';

const SCREENS = { kingdom, 'kings-gate': kingsGate, 'kings-tricktakers': kingsTricktakers };

const group = (id: string, ...members: readonly string[]): StoredGroup => ({ id, name: id, members });
const habit = (part: Pick<Habit, 'group'> & Partial<Habit>): Habit => ({
  agreements: {},
  decided: false,
  copy: 'device',
  last: undefined,
  ...part,
});

function known(id: keyof typeof SCREENS, habits: readonly Habit[], part: Partial<Known> = {}): Known {
  const players: readonly StoredPlayer[] = people('ana', 'ben', 'cat', 'dan').map((player) => ({ ...player, lastPlayed: 0 }));
  return { game: gameOf(id), screens: SCREENS[id], copy: undefined, players, habits, before: [], ...part };
}

const ids = ({ players }: Draft): readonly string[] => players.map((player) => player.id);
const plays = (id: string, { players, setup }: Draft): boolean => isTable(openTable(gameOf(id), { players, setup }));

const tuesday = habit({ group: group('tuesday', 'cat', 'ana', 'ben'), agreements: { debt: 'negative', 'hidden-points': 'hidden' } });
const family = habit({ group: group('family', 'dan', 'cat', 'ben', 'ana'), agreements: { graveyard: 'cap-only' } });

describe('how a group plays a game', () => {
  const entries: readonly Entry[] = [{ kind: 'agree', at: 1, agreement: 'debt', choice: 'negative' }];
  const from = { entries: () => Promise.resolve(entries) };
  const header: Header = {
    players: people('ana', 'ben', 'cat'),
    setup: { record: 'table', first: 'ana', colours: {}, agreements: { graveyard: 'cap-only', nonsense: 'yes' } },
  };
  const played: StoredGame = {
    id: 'last',
    game: 'kings-gate',
    rules: 1,
    ...header,
    startedAt: 0,
    changedAt: 0,
    played: 0,
    dated: true,
    entries: 1,
    summary: { headline: { key: '', params: {} }, turn: undefined, points: {}, status: 'finished', winners: [] },
    result: undefined,
    note: '',
    place: '',
  };
  const of = (stored: StoredGroup['habits'], last: StoredGame | undefined): Promise<Habit> =>
    habitOf(from, 'kings-gate', gameOf('kings-gate'), { ...group('tuesday', 'ana'), habits: stored }, last);

  test('as it last did, with what was agreed during that game', async () => {
    expect(await of(undefined, played)).toMatchObject({
      agreements: { graveyard: 'cap-only', debt: 'negative' },
      decided: false,
      copy: 'device',
    });
  });

  test('as it decided, and in all else as it last did', async () => {
    const stored = { 'kings-gate': { agreements: { debt: 'floor', 'king-at-once': 'perhaps' }, copy: 'printed' } } as const;
    expect(await of(stored, played)).toMatchObject({
      agreements: { graveyard: 'cap-only', debt: 'floor' },
      decided: true,
      copy: 'printed',
    });
  });

  test('as usual where it never played', async () => {
    expect(await of({ kingdom: { agreements: { first: 'black' } } }, undefined)).toMatchObject({
      agreements: {},
      decided: false,
      last: undefined,
    });
  });
});

describe('people who are of a group', () => {
  const at = known('kings-gate', [family, tuesday]);

  test('follow its habits: the group that is all here before one that is larger', () => {
    const draft = seated(at, EMPTY, people('ana', 'ben', 'cat'), undefined);
    expect(draft.group).toBe('tuesday');
    expect(ids(draft)).toEqual(['cat', 'ana', 'ben']);
    expect(draft.setup.agreements).toEqual(tuesday.agreements);
    expect(fitting(at, draft.players).map((each) => each.group.id)).toEqual(['tuesday', 'family']);
    expect(plays('kings-gate', draft)).toBe(true);
  });

  test('with somebody else do not', () => {
    const draft = seated(at, EMPTY, people('ana', 'ben', 'eva'), undefined);
    expect(draft.group).toBeUndefined();
    expect(ids(draft)).toEqual(['ana', 'ben', 'eva']);
    expect(draft.setup.agreements).toEqual({});
  });

  test('leave its habits when the people change, and keep what the table itself agreed on', () => {
    const three = seated(at, EMPTY, people('ana', 'ben', 'cat'), undefined);
    const agreed = { ...three, setup: { ...three.setup, agreements: { ...tuesday.agreements, 'king-at-once': 'no' } } };
    const four = seated(at, agreed, [...agreed.players, ...people('dan')], agreed.first);
    expect(four.group).toBe('family');
    expect(four.setup.agreements).toEqual({ graveyard: 'cap-only', 'king-at-once': 'no' });
    expect(ids(four)).toEqual(['dan', 'cat', 'ben', 'ana']);
    expect(plays('kings-gate', four)).toBe(true);
  });

  test('sit where somebody put them by hand', () => {
    const draft = seated(at, EMPTY, people('ana', 'ben', 'cat'), undefined);
    const moved = seated(at, draft, people('ben', 'cat', 'ana'), draft.first);
    expect(ids(moved)).toEqual(['ben', 'cat', 'ana']);
    expect(moved.group).toBe('tuesday');
    expect(moved.first).toBe(draft.first);
    expect(ids(seated(at, moved, [...moved.players, ...people('dan')], moved.first))).toEqual(['ben', 'cat', 'ana', 'dan']);
  });

  test('may play by the habits of another group, or of none', () => {
    const draft = seated(at, EMPTY, people('ana', 'ben', 'cat'), 'ben');
    const other = following(at, draft, 'family');
    expect(ids(other)).toEqual(['cat', 'ben', 'ana']);
    expect(other.first).toBe(draft.first);
    expect(other.setup.agreements).toEqual({ graveyard: 'cap-only' });
    const none = following(at, other, 'none');
    expect(none.setup.agreements).toEqual({});
    expect(seated(at, none, none.players, 'ana').group).toBe('none');
  });
});

describe('whose printed figures count', () => {
  const device = { tiles: { dragon: 3 } };
  const last = { players: people('ana', 'ben', 'cat'), setup: { copy: { tiles: { dragon: 5 } }, first: 'ana' } };
  const copyOf = (copy: Habit['copy']): unknown =>
    seated(known('kings-gate', [habit({ ...tuesday, copy, last })], { copy: device }), EMPTY, people('ana', 'ben', 'cat'), undefined).setup
      .copy;

  test('those of this device', () => expect(copyOf('device')).toEqual(device));
  test('those of the last game', () => expect(copyOf('last')).toEqual(last.setup.copy));
  test('those of the rulebook', () => expect(copyOf('printed')).toBeUndefined());
});

describe('the next game of a group', () => {
  test('is set up as the last one was, with the habits that were decided since', () => {
    const last = {
      players: people('ana', 'cat', 'ben'),
      setup: {
        record: 'pad',
        first: 'ben',
        colours: { ana: ['blue'], ben: ['red'], cat: ['green'] },
        from: { location: 4, points: { ana: 1, ben: 2, cat: 3 } },
        agreements: { debt: 'floor' },
      },
    };
    const draft = nextOf(known('kings-gate', [habit({ ...tuesday, decided: true, last })]), 'tuesday');
    expect(ids(draft)).toEqual(['cat', 'ana', 'ben']);
    expect(draft).toMatchObject({ first: 'ben', group: 'tuesday' });
    expect(draft.setup).toEqual({ record: 'pad', first: 'ben', colours: last.setup.colours, agreements: tuesday.agreements });
    expect(plays('kings-gate', draft)).toBe(true);
  });

  test('that it never played begins with everybody in their seats', () => {
    const draft = nextOf(known('kings-tricktakers', [family]), 'family');
    expect(ids(draft)).toEqual(['dan', 'cat', 'ben', 'ana']);
    expect(draft.first).toBe('dan');
    expect(plays('kings-tricktakers', { ...draft, setup: { ...draft.setup, agreements: {} } })).toBe(true);
  });

  test('has nobody twice who turned out to be one person', () => {
    const last = { players: people('anna', 'ben'), setup: { white: 'anna', agreements: {} } };
    const at = known('kingdom', [habit({ group: group('two', 'ben', 'anna'), last })]);
    const merged = { ...at, players: [...at.players, { id: 'anna', name: 'Anna', lastPlayed: 0, mergedInto: 'ana' }] };
    const draft = nextOf(merged, 'two');
    expect(draft.players).toEqual(people('ben', 'ana'));
    expect(plays('kingdom', draft)).toBe(true);
  });

  test('of nobody is empty', () => expect(nextOf(known('kingdom', []), 'gone')).toEqual(EMPTY));
});

test('where Black begins by habit, who begins plays Black', () => {
  const at = known('kingdom', [habit({ group: group('two', 'ana', 'ben'), agreements: { first: 'black' } })]);
  const draft = seated(at, EMPTY, people('ana', 'ben'), 'ben');
  expect(draft.first).toBe('ben');
  expect(draft.setup).toEqual({ white: 'ana', agreements: { first: 'black' } });
  expect(seated(at, draft, draft.players, 'ana').setup).toEqual({ white: 'ben', agreements: { first: 'black' } });
});

describe('favourites in King’s Gate', () => {
  const coloursOf = (favourites: Readonly<Record<string, Partial<StoredPlayer>>>, ...seats: readonly string[]): unknown => {
    const at = known('kings-gate', []);
    const players = at.players.map((player) => ({ ...player, ...favourites[player.id] }));
    return seated({ ...at, players }, EMPTY, people(...seats), undefined).setup.colours;
  };

  test('a colour is given where it is free, the others go by seat', () => {
    expect(coloursOf({ cat: { colour: 'yellow' } }, 'ana', 'ben', 'cat')).toEqual({ ana: ['red'], ben: ['green'], cat: ['yellow'] });
    const both = { ana: { colour: 'blue' }, ben: { colour: 'blue' } };
    expect(coloursOf(both, 'ana', 'ben', 'cat', 'dan')).toEqual({ ana: ['blue'], ben: ['green'], cat: ['red'], dan: ['yellow'] });
  });

  test('a shape counts where no colour does', () => {
    const both = { ana: { colour: 'purple', shape: 'diamond' }, ben: { colour: 'red', shape: 'triangle' } };
    expect(coloursOf(both, 'ana', 'ben', 'cat')).toEqual({ ana: ['blue'], ben: ['red'], cat: ['yellow'] });
  });

  test('two players have the pair that holds it', () => {
    expect(coloursOf({ ben: { colour: 'green' } }, 'ana', 'ben')).toEqual({ ana: ['red', 'blue'], ben: ['yellow', 'green'] });
  });

  test('without any, seats decide', () => {
    expect(coloursOf({}, 'dan', 'ana', 'ben')).toEqual({ dan: ['yellow'], ana: ['green'], ben: ['red'] });
  });
});
