import { describe, expect, test } from 'vitest';
import { screens as kingdom } from '#games/kingdom/table/index';
import { screens as kingdomBuilder } from '#games/kingdom-builder/table/index';
import { screens as kingsGate } from '#games/kings-gate/table/index';
import { screens as kingsTricktakers } from '#games/kings-tricktakers/table/index';
import { type Habit, loadHabit } from '#screens/new-game/habits/habits';
import {
  changeSetup,
  followGroup,
  matchingHabits,
  nextGroupDraft,
  nextTableDraft,
  offeredSeats,
  type SetupContext,
  seatPlayers,
} from '#screens/new-game/setup-context';
import { EMPTY_DRAFT } from '#screens/new-game/setup-draft';
import type { GameDraft } from '#session/formats/game-draft';
import type { Entry, Header } from '#session/log/effective-log';
import { isTable, openTable } from '#session/log/table';
import type { StoredGame, StoredGroup, StoredPlayer } from '#store/records/record-types';
import { gameOf, people } from '../../transcripts';

const SCREENS = { kingdom, 'kingdom-builder': kingdomBuilder, 'kings-gate': kingsGate, 'kings-tricktakers': kingsTricktakers };

const group = (id: string, ...members: readonly string[]): StoredGroup => ({ id, name: id, members });
const habit = (part: Pick<Habit, 'group'> & Partial<Habit>): Habit => ({
  agreements: {},
  isDecided: false,
  boxSource: 'device',
  last: undefined,
  ...part,
});

function createSetupContext(id: keyof typeof SCREENS, habits: readonly Habit[], part: Partial<SetupContext> = {}): SetupContext {
  const players: readonly StoredPlayer[] = people('ana', 'ben', 'cat', 'dan').map((player) => ({ ...player, lastPlayed: 0 }));
  return { game: gameOf(id), screens: SCREENS[id], box: undefined, players, habits, earlierSetups: [], tables: [], ...part };
}

const ids = ({ players }: GameDraft): readonly string[] => players.map((player) => player.id);
const plays = (id: string, { players, setup }: GameDraft): boolean => isTable(openTable(gameOf(id), { players, setup }));

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
    loadHabit(from, 'kings-gate', gameOf('kings-gate'), { ...group('tuesday', 'ana'), habits: stored }, last);

  test('is as it last did, with what was agreed during that game', async () => {
    expect(await of(undefined, played)).toMatchObject({
      agreements: { graveyard: 'cap-only', debt: 'negative' },
      isDecided: false,
      boxSource: 'device',
    });
  });

  test('is as it decided, and in all else as it last did', async () => {
    const stored = { 'kings-gate': { agreements: { debt: 'floor', 'king-at-once': 'perhaps' }, copy: 'printed' } } as const;
    expect(await of(stored, played)).toMatchObject({
      agreements: { graveyard: 'cap-only', debt: 'floor' },
      isDecided: true,
      boxSource: 'printed',
    });
  });

  test('is as usual where it never played', async () => {
    expect(await of({ kingdom: { agreements: { first: 'black' } } }, undefined)).toMatchObject({
      agreements: {},
      isDecided: false,
      last: undefined,
    });
  });
});

describe('people who are of a group', () => {
  const at = createSetupContext('kings-gate', [family, tuesday]);

  test('follow its habits: the group that is all here before one that is larger', () => {
    const draft = seatPlayers(at, EMPTY_DRAFT, people('ana', 'ben', 'cat'), undefined);
    expect(draft.group).toBe('tuesday');
    expect(draft.setup.agreements).toEqual(tuesday.agreements);
    expect(matchingHabits(at, draft.players).map((each) => each.group.id)).toEqual(['tuesday', 'family']);
    expect(plays('kings-gate', draft)).toBe(true);
  });

  test('do not follow its habits with somebody else at the table', () => {
    const draft = seatPlayers(at, EMPTY_DRAFT, people('ana', 'ben', 'eva'), undefined);
    expect(draft.group).toBeUndefined();
    expect(ids(draft)).toEqual(['ana', 'ben', 'eva']);
    expect(draft.setup.agreements).toEqual({});
  });

  test('leave its habits when the people change, and keep what the table itself agreed on', () => {
    const three = seatPlayers(at, EMPTY_DRAFT, people('ana', 'ben', 'cat'), undefined);
    const agreed = { ...three, setup: { ...three.setup, agreements: { ...tuesday.agreements, 'king-at-once': 'no' } } };
    const four = seatPlayers(at, agreed, [...agreed.players, ...people('dan')], agreed.first);
    expect(four.group).toBe('family');
    expect(four.setup.agreements).toEqual({ graveyard: 'cap-only', 'king-at-once': 'no' });
    expect(plays('kings-gate', four)).toBe(true);
  });

  test('sit as they were named, and are offered the seats of the group', () => {
    const draft = seatPlayers(at, EMPTY_DRAFT, people('ana', 'ben', 'cat'), undefined);
    expect(ids(draft)).toEqual(['ana', 'ben', 'cat']);
    const offered = offeredSeats(at, draft) ?? [];
    expect(offered).toEqual(people('cat', 'ana', 'ben'));
    const usual = seatPlayers(at, draft, offered, draft.first);
    expect(usual).toMatchObject({ group: 'tuesday', first: draft.first, players: offered });
    expect(offeredSeats(at, usual)).toBeUndefined();
  });

  test('may play by the habits of another group, or of none', () => {
    const draft = seatPlayers(at, EMPTY_DRAFT, people('ana', 'ben', 'cat'), 'ben');
    const other = followGroup(at, draft, 'family');
    expect(other.players).toEqual(draft.players);
    expect(other.first).toBe(draft.first);
    expect(other.setup.agreements).toEqual({ graveyard: 'cap-only' });
    const none = followGroup(at, other, 'none');
    expect(none.setup.agreements).toEqual({});
    expect(seatPlayers(at, none, none.players, 'ana').group).toBe('none');
  });
});

describe('whose printed figures count', () => {
  const device = { tiles: { dragon: 3 } };
  const last = { players: people('ana', 'ben', 'cat'), setup: { copy: { tiles: { dragon: 5 } }, first: 'ana' } };
  const copyOf = (copy: Habit['boxSource']): unknown =>
    seatPlayers(
      createSetupContext('kings-gate', [habit({ ...tuesday, boxSource: copy, last })], { box: device }),
      EMPTY_DRAFT,
      people('ana', 'ben', 'cat'),
      undefined,
    ).setup.copy;

  test('those of this device count where it has a box', () => expect(copyOf('device')).toEqual(device));
  test('those of the last game count where a group chose so', () => expect(copyOf('last')).toEqual(last.setup.copy));
  test('those of the rulebook count where a group chose so', () => expect(copyOf('printed')).toBeUndefined());
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
    const draft = nextGroupDraft(createSetupContext('kings-gate', [habit({ ...tuesday, isDecided: true, last })]), 'tuesday');
    expect(ids(draft)).toEqual(['cat', 'ana', 'ben']);
    // Ben began, and Cat sits next to him.
    expect(draft).toMatchObject({ first: 'cat', group: 'tuesday' });
    expect(draft.setup).toEqual({ record: 'pad', first: 'cat', colours: last.setup.colours, agreements: tuesday.agreements });
    expect(plays('kings-gate', draft)).toBe(true);
  });

  test('that it never played begins with everybody in their seats', () => {
    const draft = nextGroupDraft(createSetupContext('kings-tricktakers', [family]), 'family');
    expect(ids(draft)).toEqual(['dan', 'cat', 'ben', 'ana']);
    expect(draft.first).toBe('dan');
    expect(plays('kings-tricktakers', { ...draft, setup: { ...draft.setup, agreements: {} } })).toBe(true);
  });

  test('has nobody twice who turned out to be one person', () => {
    const last = { players: people('anna', 'ben'), setup: { white: 'anna', agreements: {} } };
    const at = createSetupContext('kingdom', [habit({ group: group('two', 'ben', 'anna'), last })]);
    const merged = { ...at, players: [...at.players, { id: 'anna', name: 'Anna', lastPlayed: 0, mergedInto: 'ana' }] };
    const draft = nextGroupDraft(merged, 'two');
    expect(draft.players).toEqual(people('ben', 'ana'));
    expect(plays('kingdom', draft)).toBe(true);
  });

  test('of nobody is empty', () => expect(nextGroupDraft(createSetupContext('kingdom', []), 'gone')).toEqual(EMPTY_DRAFT));
});

test('where Black begins by habit, who begins plays Black', () => {
  const at = createSetupContext('kingdom', [habit({ group: group('two', 'ana', 'ben'), agreements: { first: 'black' } })]);
  const draft = seatPlayers(at, EMPTY_DRAFT, people('ana', 'ben'), 'ben');
  expect(draft.first).toBe('ben');
  expect(draft.setup).toEqual({ white: 'ana', agreements: { first: 'black' } });
  expect(seatPlayers(at, draft, draft.players, 'ana').setup).toEqual({ white: 'ben', agreements: { first: 'black' } });
});

test('Kingdom: an agreement or a position gives the side that begins to who begins, and sides chosen by hand are kept', () => {
  const at = createSetupContext('kingdom', []);
  const draft = seatPlayers(at, EMPTY_DRAFT, people('ana', 'ben'), 'ben');
  expect(draft.setup).toMatchObject({ white: 'ben' });
  const black = changeSetup(at, draft, { ...draft.setup, agreements: { first: 'black' } });
  expect(black).toMatchObject({ first: 'ben', setup: { white: 'ana' } });
  expect(seatPlayers(at, black, people('ben', 'ana'), black.first)).toMatchObject({ first: 'ben', setup: black.setup });
  const placed = changeSetup(at, black, { ...black.setup, position: { pieces: { e1: 'wM', e9: 'bM' }, onMove: 'w' } });
  expect(placed).toMatchObject({ first: 'ben', setup: { white: 'ben' } });
  expect(changeSetup(at, placed, { ...placed.setup, white: 'ana' })).toMatchObject({ first: 'ana', setup: { white: 'ana' } });
});

describe('who takes somebody off, moves a seat or adds somebody', () => {
  test.each([
    { id: 'kings-gate', chosen: { ana: ['blue'], ben: ['yellow'], cat: ['red'] }, more: { dan: ['green'] } },
    { id: 'kingdom-builder', chosen: { ana: 'black', ben: 'red', cat: 'orange' }, more: { dan: 'blue' } },
  ] as const)('$id: finds everybody’s colours and the rest as they were', ({ id, chosen, more }) => {
    const at = createSetupContext(id, []);
    const start = seatPlayers(at, EMPTY_DRAFT, people('ana', 'ben', 'cat'), 'ben');
    const draft = changeSetup(at, start, { ...start.setup, colours: chosen, agreements: {} });
    expect(seatPlayers(at, draft, people('cat', 'ben', 'ana'), 'ben').setup.colours).toEqual(chosen);
    const four = seatPlayers(at, draft, people('ana', 'dan', 'ben', 'cat'), 'ben');
    expect(four.setup.colours).toEqual({ ...chosen, ...more });
    const one = seatPlayers(at, draft, people('ana'), 'ben');
    const again = seatPlayers(at, one, people('ana', 'ben', 'cat'), 'ben');
    expect(again.setup).toEqual(draft.setup);
    expect(plays(id, four)).toBe(true);
  });

  test('keeps who begins the draft of Kings Tricktakers, and that nobody does in a pad', () => {
    const at = createSetupContext('kings-tricktakers', []);
    const start = seatPlayers(at, EMPTY_DRAFT, people('ana', 'ben', 'cat'), undefined);
    const chosen = changeSetup(at, start, { ...start.setup, starter: 'cat' });
    expect(chosen.first).toBe('cat');
    expect(seatPlayers(at, chosen, people('ben', 'ana', 'cat'), chosen.first).setup.starter).toBe('cat');
    const { starter: _, ...rest } = chosen.setup;
    const pad = changeSetup(at, chosen, { ...rest, record: 'pad' });
    expect('starter' in seatPlayers(at, pad, people('ben', 'ana', 'cat'), pad.first).setup).toBe(false);
    expect(changeSetup(at, pad, { ...pad.setup, record: 'table', starter: 'ana' }).setup.starter).toBe('cat');
  });
});

test('the people of the last game play again as they did, the next of them beginning', () => {
  const last = { players: people('ana', 'ben'), setup: { white: 'ana', agreements: { first: 'white' } } };
  const draft = nextTableDraft(createSetupContext('kingdom', []), { players: last.players, last });
  expect(draft).toMatchObject({ first: 'ben', setup: { white: 'ben' } });
  expect(plays('kingdom', draft)).toBe(true);
  expect(nextTableDraft(createSetupContext('kingdom', []), { players: last.players }).first).toBe('ana');
});

describe('colours in Kingdom Builder', () => {
  const at = (part: Partial<SetupContext>): SetupContext => createSetupContext('kingdom-builder', [], part);
  const coloursOf = (part: Partial<SetupContext>): unknown =>
    seatPlayers(at(part), EMPTY_DRAFT, people('ana', 'ben', 'cat'), undefined).setup.colours;

  test('a favourite, then what was worn last, then the order of the box', () => {
    const before = [{ colours: { ana: 'white', ben: 'red' } }, { colours: { cat: 'black' } }];
    expect(coloursOf({ earlierSetups: before })).toEqual({ ana: 'white', ben: 'red', cat: 'black' });
    const players = people('ana', 'ben', 'cat').map((player) => ({
      ...player,
      lastPlayed: 0,
      ...(player.id === 'cat' && { colour: 'red' }),
    }));
    expect(coloursOf({ earlierSetups: before, players })).toEqual({ ana: 'white', ben: 'orange', cat: 'red' });
  });
});

describe('favourites in King’s Gate', () => {
  const coloursOf = (favourites: Readonly<Record<string, Partial<StoredPlayer>>>, ...seats: readonly string[]): unknown => {
    const at = createSetupContext('kings-gate', []);
    const players = at.players.map((player) => ({ ...player, ...favourites[player.id] }));
    return seatPlayers({ ...at, players }, EMPTY_DRAFT, people(...seats), undefined).setup.colours;
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
