import type { GameScreens, Manifest } from '#contract';
import type { ChoicesByAgreement } from '#desk/desk';
import { ofGroup } from '#screens/memory';
import { store } from '#screens/state';
import type { GameDraft } from '#session/draft';
import type { Game, Player } from '#session/game';
import { effectiveLog, type Header } from '#session/log';
import { reseatByPerson } from '#session/person';
import { parseValue } from '#session/schema';
import { isInputError } from '#session/trouble';
import { createPersonResolver, type ResolvePerson } from '#stats/people';
import type { Store } from '#store/database';
import { playersOf, type StoredGame, type StoredPlayer } from '#store/model';
import { readRows } from '#store/read-rows';
import { beginsNext } from './again';
import { EMPTY, naming, reseated } from './draft';
import { choicesIn, type Habit, habitOf, lastGame } from './habits';
import { LAST, lastFirst, lastGames, TABLES } from './last';

/** All that is known before a game of one kind is set up. */
export interface Known {
  readonly game: Pick<Game, 'law'>;
  readonly screens: Pick<GameScreens, 'initialSetup' | 'beginner'>;
  /** This device's copy. */
  readonly copy: unknown;
  readonly players: readonly StoredPlayer[];
  readonly habits: readonly Habit[];
  /** The set-ups of the last games of this kind, as they were corrected, the newest first. */
  readonly before: readonly Header['setup'][];
  /** The last tables of other people each, with their last game of this kind where there was one. */
  readonly tables: readonly Table[];
}

interface Table {
  readonly players: readonly Player[];
  readonly last?: Header | undefined;
}

/** `Known` as it lies on the device. */
export async function knownOf(manifest: Manifest): Promise<(Known & { readonly game: Game; readonly screens: GameScreens }) | undefined> {
  const from = store.value;
  if (from === undefined) return undefined;
  const { id } = manifest;
  const [game, screens, copy, players, groups] = await Promise.all([
    manifest.game(),
    manifest.screens(),
    from.copy(id),
    from.players(),
    from.groups(),
  ]);
  const person = createPersonResolver(players);
  const { rows } = await readRows(from);
  const ids = lastGames(rows, { game: id, groups, person, fits: (people) => isReady({ game }, people) });
  const games = (await from.gamesOf(ids)).toSorted(lastFirst);
  const habits = await Promise.all(groups.map((group) => habitOf(from, id, game, group, lastGame(games, id, group, person))));
  const last = games.filter((each) => each.game === id).slice(0, LAST);
  const headers = (await Promise.all(last.map((each) => headerOf(from, each, person)))).filter(
    ({ setup }) => !isInputError(parseValue(game.schemas.setup, setup)),
  );
  const tables = [...headers.map((header) => ({ players: header.players, last: header })), ...games.map((each) => tableIn(each, person))];
  return { game, screens, copy, players, habits, before: headers.map(({ setup }) => setup), tables: distinct(game, tables) };
}

/** How a game began, as it was corrected, by who the players are today. */
const headerOf = async (from: Pick<Store, 'entries'>, played: StoredGame, person: ResolvePerson): Promise<Header> =>
  reseatByPerson(effectiveLog({ players: played.players, setup: played.setup }, await from.entries(played.id)).header, person);

const tableIn = (played: StoredGame, person: ResolvePerson): Table => ({
  players: reseatByPerson({ players: playersOf(played), setup: {} }, person).players,
});

/** The first of each people, where so many can play. */
function distinct(game: Pick<Game, 'law'>, tables: readonly Table[]): readonly Table[] {
  const byPeople = new Map<string, Table>();
  for (const table of tables) {
    const key = idsOf(table.players).toSorted().join();
    if (byPeople.size < TABLES && isReady({ game }, table.players) && !byPeople.has(key)) byPeople.set(key, table);
  }
  return [...byPeople.values()];
}

const idsOf = (players: readonly Player[]): readonly string[] => players.map(({ id }) => id);

/** Whether so many can play. */
export const isReady = ({ game: { law } }: Pick<Known, 'game'>, players: readonly unknown[]): boolean =>
  players.length >= law.seats.least && players.length <= law.seats.most;

/** The groups that everybody here is of: one that is all here first, then the smallest. */
export function fitting({ habits, players: known }: Known, players: readonly Player[]): readonly Habit[] {
  const person = createPersonResolver(known);
  return habits
    .filter(({ group }) => ofGroup(group, person)(idsOf(players)))
    .toSorted((a, b) => membersOf(a, person).length - membersOf(b, person).length);
}

const membersOf = ({ group }: Habit, person: ResolvePerson): readonly string[] => [...new Set(group.members.map(person))];

const habitIn = ({ habits }: Known, { group }: GameDraft): Habit | undefined => habits.find((habit) => habit.group.id === group);

/** The people in the order that the group sits in. */
function inSeats(known: Known, habit: Habit | undefined, players: readonly Player[]): readonly Player[] {
  if (habit === undefined) return players;
  const person = createPersonResolver(known.players);
  const members = membersOf(habit, person);
  return players.toSorted((a, b) => members.indexOf(person(a.id)) - members.indexOf(person(b.id)));
}

/** What a set-up starts from for these people, with who begins; empty while there are too few or too many. */
function startOf(
  known: Known,
  { players, first, setup }: GameDraft,
  habit: Habit | undefined,
  agreements: ChoicesByAgreement,
): Header['setup'] {
  if (first === undefined || !isReady(known, players)) return {};
  const copies = { device: known.copy, last: habit?.last?.setup.copy, printed: undefined };
  const favourites = new Map(known.players.map(({ id, colour, shape }) => [id, { colour, shape }]));
  return known.screens.initialSetup(idsOf(players), first, copies[habit?.copy ?? 'device'], {
    favourites,
    agreements,
    before: known.before,
    chosen: setup,
  });
}

/** What the table itself agreed on: neither the usual nor the habit that it had. */
function agreedIn({ game: { law } }: Known, agreements: unknown, was: ChoicesByAgreement): ChoicesByAgreement {
  const made = Object.entries(choicesIn({ law }, agreements));
  return Object.fromEntries(made.filter(([id, choice]) => choice !== (was[id] ?? law.agreements[id]?.[0])));
}

function changed(known: Known, before: GameDraft, after: GameDraft, sameTable: boolean): GameDraft {
  // Whoever takes somebody off to seat somebody else finds the rest as it was.
  if (!isReady(known, after.players)) return after;
  const [was, now] = [habitIn(known, before), habitIn(known, after)];
  const agreed = { ...now?.agreements, ...agreedIn(known, after.setup.agreements, was?.agreements ?? {}) };
  const start = startOf(known, after, now, agreed);
  const people = idsOf([...before.players, ...after.players]);
  const setup = reseated(after.setup, start, people, sameTable);
  const copy = was === now || start.copy === undefined ? {} : { copy: start.copy };
  return { ...after, setup: { ...setup, ...copy, agreements: { ...agreed, ...Object(start.agreements) } } };
}

/** Other people, other seats or another beginner change only what depends on them; people who are of a group follow its habits. */
export function seated(known: Known, draft: GameDraft, players: readonly Player[], beginner: string | undefined): GameDraft {
  const sameTable = players.length === draft.players.length && players.every(({ id }) => idsOf(draft.players).includes(id));
  const habit = isReady(known, players) ? fitting(known, players)[0] : undefined;
  const group = sameTable ? draft.group : habit?.group.id;
  const first = players.find(({ id }) => id === beginner)?.id ?? players[0]?.id;
  return changed(known, draft, { players, first, setup: draft.setup, group }, sameTable);
}

/** A part of the set-up is chosen. What names nobody (an agreement, a position) leaves who begins as it is. */
export function setUp({ screens: { beginner } }: Known, draft: GameDraft, setup: Header['setup']): GameDraft {
  const people = idsOf(draft.players);
  const { first } = draft;
  if (beginner === undefined || first === undefined) return { ...draft, setup };
  const sameRoles = JSON.stringify(naming(setup, people)) === JSON.stringify(naming(draft.setup, people));
  if (sameRoles || beginner.of(draft.setup, people) === undefined) return { ...draft, setup: beginner.set(setup, people, first) };
  return { ...draft, setup, first: beginner.of(setup, people) ?? first };
}

/** The same people by the habits of a group, or of none: what was agreed here before gives way. */
export function following(known: Known, draft: GameDraft, group: string): GameDraft {
  return changed(known, draft, { ...draft, group, setup: { ...draft.setup, agreements: {} } }, true);
}

/** The seats that the followed group has and this table has not. */
export function offeredSeats(known: Known, draft: GameDraft): readonly Player[] | undefined {
  const seats = inSeats(known, habitIn(known, draft), draft.players);
  return idsOf(seats).join() === idsOf(draft.players).join() ? undefined : seats;
}

/** The next game of a group: who last played it, or everybody, in their seats, set up as the last one was; who begins comes next in turn. */
export function nextOf(known: Known, group: string): GameDraft {
  const habit = known.habits.find((each) => each.group.id === group);
  if (habit === undefined) return EMPTY;
  const person = createPersonResolver(known.players);
  const last = habit.last && reseatByPerson(habit.last, person);
  const ids = last === undefined ? membersOf(habit, person).slice(0, known.game.law.seats.most) : idsOf(last.players);
  const people = ids.flatMap((id) => known.players.filter((player) => player.id === id)).map(({ id, name }) => ({ id, name }));
  return { ...nextAfter(known, inSeats(known, habit, people), last, habit), group };
}

/** The next game of the people of a table. */
export function nextWith(known: Known, { players, last }: Table): GameDraft {
  const people = players.flatMap(({ id }) => known.players.filter((player) => player.id === id)).map(({ id, name }) => ({ id, name }));
  return nextAfter(known, people, last, undefined);
}

/** The next game of people who have played together: all as the last time, and who begins comes next in turn. */
function nextAfter(known: Known, players: readonly Player[], last: Header | undefined, habit: Habit | undefined): GameDraft {
  const ids = idsOf(players);
  const { from: _, copy: _copy, agreements: was, ...made } = last?.setup ?? {};
  const first = (last && beginsNext(known.screens, { players, setup: last.setup })) ?? ids[0];
  const draft: GameDraft = { players, first, setup: made };
  const agreed = habit?.agreements ?? choicesIn(known.game, was);
  const start = startOf(known, draft, habit, agreed);
  const setup = { ...reseated(made, start, idsOf([...players, ...(last?.players ?? [])]), false) };
  const copy = start.copy === undefined ? {} : { copy: start.copy };
  return { ...draft, setup: { ...setup, ...copy, agreements: { ...agreed, ...Object(start.agreements) } } };
}
