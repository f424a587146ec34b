import type { GameScreens, Manifest } from '#contract';
import { isOfGroup } from '#screens/memory';
import { store } from '#screens/state';
import type { Draft } from '#session/draft';
import type { Game, Player } from '#session/game';
import { effective, type Header } from '#session/log';
import { read } from '#session/schema';
import { isTrouble } from '#session/trouble';
import { type PersonOf, personsOf } from '#stats/people';
import type { Store } from '#store/database';
import type { StoredGame, StoredPlayer } from '#store/model';
import { EMPTY, reseated } from './draft';
import { type Habit, habitOf, lastGame } from './habits';

/** All that is known before a game of one kind is set up. */
export interface Known {
  readonly game: Pick<Game, 'law'>;
  readonly screens: Pick<GameScreens, 'initialSetup'>;
  /** This device's copy. */
  readonly copy: unknown;
  readonly players: readonly StoredPlayer[];
  readonly habits: readonly Habit[];
  /** The set-ups of the last games of this kind, as they were corrected, the newest first. */
  readonly before: readonly Header['setup'][];
}

/** So many of the last games are looked at for what people are used to. */
const LAST = 12;

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
  const games = await from.games();
  const person = personsOf(players);
  const habits = await Promise.all(groups.map((group) => habitOf(from, id, game, group, lastGame(games, id, group, person))));
  const last = games.filter((each) => each.game === id).slice(0, LAST);
  const before = (await Promise.all(last.map((each) => setupOf(from, each)))).filter(
    (setup) => !isTrouble(read(game.schemas.setup, setup)),
  );
  return { game, screens, copy, players, habits, before };
}

const setupOf = async (from: Pick<Store, 'entries'>, played: StoredGame): Promise<Header['setup']> =>
  effective({ players: played.players, setup: played.setup }, await from.entries(played.id)).header.setup;

const idsOf = (players: readonly Player[]): readonly string[] => players.map(({ id }) => id);

/** Whether so many can play. */
export const isReady = ({ game: { law } }: Pick<Known, 'game'>, players: readonly Player[]): boolean =>
  players.length >= law.seats.least && players.length <= law.seats.most;

/** The groups that everybody here is of: one that is all here first, then the smallest. */
export function fitting({ habits, players: known }: Known, players: readonly Player[]): readonly Habit[] {
  const person = personsOf(known);
  return habits
    .filter(({ group }) => isOfGroup(idsOf(players), group, person))
    .toSorted((a, b) => membersOf(a, person).length - membersOf(b, person).length);
}

const membersOf = ({ group }: Habit, person: PersonOf): readonly string[] => [...new Set(group.members.map(person))];

const habitIn = ({ habits }: Known, { group }: Draft): Habit | undefined => habits.find((habit) => habit.group.id === group);

/** The people in the order that the group sits in. */
function inSeats(known: Known, habit: Habit | undefined, players: readonly Player[]): readonly Player[] {
  if (habit === undefined) return players;
  const person = personsOf(known.players);
  const members = membersOf(habit, person);
  return players.toSorted((a, b) => members.indexOf(person(a.id)) - members.indexOf(person(b.id)));
}

/** What a set-up starts from for these people, with who begins; empty while there are too few or too many. */
function startOf(known: Known, { players, first }: Pick<Draft, 'players' | 'first'>, habit: Habit | undefined): Header['setup'] {
  if (first === undefined || !isReady(known, players)) return {};
  const copies = { device: known.copy, last: habit?.last?.setup.copy, printed: undefined };
  const favourites = new Map(known.players.map(({ id, colour, shape }) => [id, { colour, shape }]));
  const agreements = habit?.agreements ?? {};
  return known.screens.initialSetup(idsOf(players), first, copies[habit?.copy ?? 'device'], {
    favourites,
    agreements,
    before: known.before,
  });
}

function changed(known: Known, before: Draft, after: Draft, sameTable: boolean): Draft {
  const [was, now] = [habitIn(known, before), habitIn(known, after)];
  const [start, next] = [startOf(known, before, was), startOf(known, after, now)];
  return { ...after, setup: reseated(after.setup, start, next, sameTable, was?.agreements, now?.agreements) };
}

/** Other people, other seats or another beginner change only what depends on them; people who are of a group follow its habits. */
export function seated(known: Known, draft: Draft, chosen: readonly Player[], beginner: string | undefined): Draft {
  const sameTable = chosen.length === draft.players.length && chosen.every(({ id }) => idsOf(draft.players).includes(id));
  const moved = sameTable && idsOf(chosen).join() !== idsOf(draft.players).join();
  const arranged = draft.arranged === true || moved;
  const habit = isReady(known, chosen) ? fitting(known, chosen)[0] : undefined;
  const group = sameTable ? draft.group : habit?.group.id;
  const players = sameTable || arranged ? chosen : inSeats(known, habit, chosen);
  const first = players.find(({ id }) => id === beginner)?.id ?? players[0]?.id;
  return changed(known, draft, { players, first, setup: draft.setup, group, arranged: arranged && players.length > 0 }, sameTable);
}

/** The same people by the habits of a group, or of none: what was agreed here before gives way. */
export function following(known: Known, draft: Draft, group: string): Draft {
  const habit = known.habits.find((each) => each.group.id === group);
  const players = inSeats(known, habit, draft.players);
  return changed(known, draft, { ...draft, players, group, arranged: false, setup: { ...draft.setup, agreements: {} } }, true);
}

/** The next game of a group: who last played it, or everybody, in their seats, set up as the last one was. */
export function nextOf(known: Known, group: string): Draft {
  const habit = known.habits.find((each) => each.group.id === group);
  if (habit === undefined) return EMPTY;
  const person = personsOf(known.players);
  const last = habit.last?.players.map(({ id }) => person(id));
  const ids = last ?? membersOf(habit, person).slice(0, known.game.law.seats.most);
  const people = ids.flatMap((id) => known.players.filter((player) => player.id === id)).map(({ id, name }) => ({ id, name }));
  const players = inSeats(known, habit, people);
  const { first = players[0]?.id, setup } = lastSetup(habit, players);
  const start = startOf(known, { players, first }, habit);
  return { players, first, group, setup: { ...start, ...setup, agreements: { ...habit.agreements, ...Object(start.agreements) } } };
}

/** Who began the last game, and what of its set-up holds for the next: not who does what, nor where a pad began. */
function lastSetup({ last }: Habit, players: readonly Player[]): { readonly first: string | undefined; readonly setup: Header['setup'] } {
  const ids = idsOf(players);
  const isPlayer = (value: unknown): boolean => ids.some((id) => id === value);
  const { from: _, copy: _copy, agreements: _agreements, ...setup } = last?.setup ?? {};
  const told = [setup.first, setup.starter, setup.white].find(isPlayer);
  const samePeople = idsOf(last?.players ?? []).every((id) => ids.includes(id));
  const kept = Object.entries(setup).filter(([, value]) => !isPlayer(value));
  return { first: typeof told === 'string' ? told : undefined, setup: samePeople ? Object.fromEntries(kept) : {} };
}
