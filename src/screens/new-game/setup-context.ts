import type { Manifest } from '#contract/manifest';
import type { GameScreens } from '#contract/screens';
import type { ChoicesByAgreement } from '#desk/desk';
import { isTableOfGroup } from '#screens/memory/memory-people';
import { store } from '#screens/state/app-state';
import type { GameDraft, PlayMode } from '#session/formats/game-draft';
import { isInputError } from '#session/formats/input-error';
import { parseValue } from '#session/formats/schema';
import type { Game, Player } from '#session/game';
import { effectiveLog, type Header } from '#session/log/effective-log';
import { reseatByPerson } from '#session/seat-persons';
import { createPersonResolver, type ResolvePerson } from '#stats/person-resolver';
import { readRows } from '#store/records/read-rows';
import { isResultOnly, playersOf, type StoredGame, type StoredPlayer } from '#store/records/record-types';
import type { Store } from '#store/store';
import { findLastGame, type Habit, loadHabit, pickValidChoices } from './habits/habits';
import { compareByLastChange, LAST_GAMES, OFFERED_TABLES, pickLastGames } from './habits/last-games';
import { nextBeginner } from './habits/next-game';
import { EMPTY_DRAFT, pickPersonalParts, reseatSetup } from './setup-draft';

/** All that is known before a game of one kind is set up. */
export interface SetupContext {
  readonly game: Pick<Game, 'law'>;
  readonly screens: Pick<GameScreens, 'initialSetup' | 'startingPlayer' | 'playMode'>;
  /** This device's box. */
  readonly box: unknown;
  readonly players: readonly StoredPlayer[];
  readonly habits: readonly Habit[];
  /** The set-ups of the last games of this kind, as they were corrected, the newest first. */
  readonly earlierSetups: readonly Header['setup'][];
  /** The last tables of other people each, with their last game of this kind where there was one. */
  readonly tables: readonly RecentTable[];
}

interface RecentTable {
  readonly players: readonly Player[];
  readonly last?: Header | undefined;
}

/** `Known` as it lies on the device. */
export async function loadSetupContext(
  manifest: Manifest,
): Promise<(SetupContext & { readonly game: Game; readonly screens: GameScreens }) | undefined> {
  const from = store.value;
  if (from === undefined) return undefined;
  const { id } = manifest;
  const [game, screens, box, players, groups] = await Promise.all([
    manifest.game(),
    manifest.screens(),
    from.box(id),
    from.players(),
    from.groups(),
  ]);
  const person = createPersonResolver(players);
  const { rows } = await readRows(from);
  const ids = pickLastGames(rows, { game: id, groups, person, canPlay: (people) => canSeat({ game }, people) });
  const games = (await from.gamesOf(ids)).toSorted(compareByLastChange);
  const habits = await Promise.all(groups.map((group) => loadHabit(from, id, game, group, findLastGame(games, id, group, person))));
  const last = games.filter((each) => each.game === id).slice(0, LAST_GAMES);
  const headers = (await Promise.all(last.map((each) => loadHeader(from, each, person)))).filter(
    ({ setup }) => !isInputError(parseValue(game.schemas.setup, setup)),
  );
  const tables = [
    ...headers.map((header) => ({ players: header.players, last: header })),
    ...games.map((each) => recentTableOf(each, person)),
  ];
  return {
    game,
    screens,
    box,
    players,
    habits,
    earlierSetups: headers.map(({ setup }) => setup),
    tables: uniqueTables(game, tables),
  };
}

/** How a game began, as it was corrected, by who the players are today. */
const loadHeader = async (from: Pick<Store, 'entries'>, played: StoredGame, person: ResolvePerson): Promise<Header> =>
  reseatByPerson(effectiveLog({ players: played.players, setup: played.setup }, await from.entries(played.id)).header, person);

const recentTableOf = (played: StoredGame, person: ResolvePerson): RecentTable => ({
  players: reseatByPerson({ players: playersOf(played), setup: {} }, person).players,
});

/** The first of each people, where so many can play. */
function uniqueTables(game: Pick<Game, 'law'>, tables: readonly RecentTable[]): readonly RecentTable[] {
  const byPeople = new Map<string, RecentTable>();
  for (const table of tables) {
    const key = idsOf(table.players).toSorted().join();
    if (byPeople.size < OFFERED_TABLES && canSeat({ game }, table.players) && !byPeople.has(key)) byPeople.set(key, table);
  }
  return [...byPeople.values()];
}

const idsOf = (players: readonly Player[]): readonly string[] => players.map(({ id }) => id);

/** Whether so many can play. */
export const canSeat = ({ game: { law } }: Pick<SetupContext, 'game'>, players: readonly unknown[]): boolean =>
  players.length >= law.seats.least && players.length <= law.seats.most;

/** The groups that everybody here is of: one that is all here first, then the smallest. */
export function matchingHabits({ habits, players: known }: SetupContext, players: readonly Player[]): readonly Habit[] {
  const person = createPersonResolver(known);
  return habits
    .filter(({ group }) => isTableOfGroup(group, person)(idsOf(players)))
    .toSorted((a, b) => membersOf(a, person).length - membersOf(b, person).length);
}

const membersOf = ({ group }: Habit, person: ResolvePerson): readonly string[] => [...new Set(group.members.map(person))];

const habitOfDraft = ({ habits }: SetupContext, { group }: GameDraft): Habit | undefined =>
  habits.find((habit) => habit.group.id === group);

/** The people in the order that the group sits in. */
function sortBySeat(known: SetupContext, habit: Habit | undefined, players: readonly Player[]): readonly Player[] {
  if (habit === undefined) return players;
  const person = createPersonResolver(known.players);
  const members = membersOf(habit, person);
  return players.toSorted((a, b) => members.indexOf(person(a.id)) - members.indexOf(person(b.id)));
}

/** What a set-up starts from for these people, with who begins; empty while there are too few or too many. */
function initialSetupFor(
  known: SetupContext,
  { players, first, setup }: GameDraft,
  habit: Habit | undefined,
  agreements: ChoicesByAgreement,
): Header['setup'] {
  if (first === undefined || !canSeat(known, players)) return {};
  const copies = { device: known.box, last: habit?.last?.setup.copy, printed: undefined };
  const favourites = new Map(known.players.map(({ id, colour, shape }) => [id, { colour, shape }]));
  return known.screens.initialSetup(idsOf(players), first, copies[habit?.boxSource ?? 'device'], {
    favourites,
    agreements,
    earlierSetups: known.earlierSetups,
    chosen: setup,
  });
}

/** What the table itself agreed on: neither the usual nor the habit that it had. */
function pickOwnAgreements({ game: { law } }: SetupContext, agreements: unknown, was: ChoicesByAgreement): ChoicesByAgreement {
  const made = Object.entries(pickValidChoices({ law }, agreements));
  return Object.fromEntries(made.filter(([id, choice]) => choice !== (was[id] ?? law.agreements[id]?.[0])));
}

function updateDraft(known: SetupContext, before: GameDraft, after: GameDraft, sameTable: boolean): GameDraft {
  // Whoever takes somebody off to seat somebody else finds the rest as it was.
  if (!canSeat(known, after.players)) return after;
  const [was, now] = [habitOfDraft(known, before), habitOfDraft(known, after)];
  const agreements = { ...now?.agreements, ...pickOwnAgreements(known, after.setup.agreements, was?.agreements ?? {}) };
  const start = initialSetupFor(known, after, now, agreements);
  const people = idsOf([...before.players, ...after.players]);
  const setup = reseatSetup(after.setup, start, people, sameTable);
  const copy = was === now || start.copy === undefined ? {} : { copy: start.copy };
  return { ...after, setup: { ...setup, ...copy, agreements: { ...agreements, ...Object(start.agreements) } } };
}

/** Other people, other seats or another beginner change only what depends on them; people who are of a group follow its habits. */
export function seatPlayers(known: SetupContext, draft: GameDraft, players: readonly Player[], beginner: string | undefined): GameDraft {
  const sameTable = players.length === draft.players.length && players.every(({ id }) => idsOf(draft.players).includes(id));
  const habit = canSeat(known, players) ? matchingHabits(known, players)[0] : undefined;
  const group = sameTable ? draft.group : habit?.group.id;
  const first = players.find(({ id }) => id === beginner)?.id ?? players[0]?.id;
  return updateDraft(known, draft, { ...draft, players, first, group }, sameTable);
}

/** A part of the set-up is chosen. What names nobody (an agreement, a position) leaves who begins as it is. */
export function changeSetup({ screens: { startingPlayer } }: SetupContext, draft: GameDraft, setup: Header['setup']): GameDraft {
  const people = idsOf(draft.players);
  const { first } = draft;
  if (startingPlayer === undefined || first === undefined) return { ...draft, setup };
  const sameRoles = JSON.stringify(pickPersonalParts(setup, people)) === JSON.stringify(pickPersonalParts(draft.setup, people));
  if (sameRoles || startingPlayer.get(draft.setup, people) === undefined)
    return { ...draft, setup: startingPlayer.set(setup, people, first) };
  return { ...draft, setup, first: startingPlayer.get(setup, people) ?? first };
}

/** How a new game is played: as it was chosen, else as its set-up has it. */
export const playModeOf = ({ screens: { playMode } }: SetupContext, draft: GameDraft): PlayMode =>
  draft.playMode ?? playMode?.get(draft.setup) ?? 'referee';

export function choosePlayMode(known: SetupContext, draft: GameDraft, playMode: PlayMode): GameDraft {
  const setup = known.screens.playMode?.set(draft.setup, idsOf(draft.players), playMode) ?? draft.setup;
  return { ...changeSetup(known, draft, setup), playMode };
}

/** The same people by the habits of a group, or of none: what was agreed here before gives way. */
export function followGroup(known: SetupContext, draft: GameDraft, group: string): GameDraft {
  return updateDraft(known, draft, { ...draft, group, setup: { ...draft.setup, agreements: {} } }, true);
}

/** The seats that the followed group has and this table has not. */
export function offeredSeats(known: SetupContext, draft: GameDraft): readonly Player[] | undefined {
  const seats = sortBySeat(known, habitOfDraft(known, draft), draft.players);
  return idsOf(seats).join() === idsOf(draft.players).join() ? undefined : seats;
}

/** The next game of a group: who last played it, or everybody, in their seats, set up as the last one was; who begins comes next in turn. */
export function nextGroupDraft(known: SetupContext, group: string): GameDraft {
  const habit = known.habits.find((each) => each.group.id === group);
  if (habit === undefined) return EMPTY_DRAFT;
  const person = createPersonResolver(known.players);
  const last = habit.last && reseatByPerson(habit.last, person);
  const ids = last === undefined ? membersOf(habit, person).slice(0, known.game.law.seats.most) : idsOf(last.players);
  const people = ids.flatMap((id) => known.players.filter((player) => player.id === id)).map(({ id, name }) => ({ id, name }));
  return { ...nextDraft(known, sortBySeat(known, habit, people), last, habit), group };
}

/** The next game of the people of a table, by the habits of their group. */
export function nextTableDraft(known: SetupContext, { players, last }: RecentTable): GameDraft {
  const people = players.flatMap(({ id }) => known.players.filter((player) => player.id === id)).map(({ id, name }) => ({ id, name }));
  const habit = matchingHabits(known, people)[0];
  return { ...nextDraft(known, people, last, habit), group: habit?.group.id };
}

interface OfferedTable {
  readonly key: string;
  /** A group goes by its name. */
  readonly name: string | undefined;
  readonly draft: GameDraft;
}

/** Who may want to play: the groups, and the people of the last games that are no group. */
export function offeredTables(known: SetupContext): readonly OfferedTable[] {
  const keyOf = ({ players }: GameDraft): string => idsOf(players).toSorted().join();
  const groups = known.habits.map(({ group }) => ({ key: group.id, name: group.name, draft: nextGroupDraft(known, group.id) }));
  const takenKeys = groups.map(({ draft }) => keyOf(draft));
  const last = known.tables.map((table) => nextTableDraft(known, table)).map((draft) => ({ key: keyOf(draft), name: undefined, draft }));
  return [...groups, ...last.filter(({ key }) => !takenKeys.includes(key))].filter(({ draft }) => canSeat(known, draft.players));
}

/** The next game of who sat at this one; nothing where it is gone, or so many cannot play. */
export async function loadNextDraft(known: SetupContext, id: string): Promise<GameDraft | undefined> {
  const from = store.value;
  const [played] = (await from?.gamesOf([id])) ?? [];
  if (from === undefined || played === undefined) return undefined;
  const person = createPersonResolver(known.players);
  const last = isResultOnly(played) ? undefined : await loadHeader(from, played, person);
  const draft = nextTableDraft(known, { players: recentTableOf(played, person).players, last });
  return canSeat(known, draft.players) ? draft : undefined;
}

/** The next game of people who have played together: all as the last time, and who begins comes next in turn. */
function nextDraft(known: SetupContext, players: readonly Player[], last: Header | undefined, habit: Habit | undefined): GameDraft {
  const ids = idsOf(players);
  const { from: _, copy: _copy, agreements: was, ...made } = last?.setup ?? {};
  const first = (last && nextBeginner(known.screens, { players, setup: last.setup })) ?? ids[0];
  const draft: GameDraft = { players, first, setup: made };
  const agreements = habit?.agreements ?? pickValidChoices(known.game, was);
  const start = initialSetupFor(known, draft, habit, agreements);
  const setup = { ...reseatSetup(made, start, idsOf([...players, ...(last?.players ?? [])]), false) };
  const copy = start.copy === undefined ? {} : { copy: start.copy };
  return { ...draft, setup: { ...setup, ...copy, agreements: { ...agreements, ...Object(start.agreements) } } };
}
