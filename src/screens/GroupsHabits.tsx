import { useEffect, useState } from 'preact/hooks';
import { effective, type Header } from '#session/log';
import { GAME_IDS, type GameId, loadGame, registry } from '#session/registry';
import type { StoredGame, StoredGroup } from '#store/model';
import { isOfGroup, type Memory, personIn, personsIn, seatsOf, words } from './memory';
import { go } from './route';
import { language, store } from './state';
import { SCREENS } from './table/contract';

/** How a group plays a game: what its last one was set up with. */
interface Habit {
  readonly game: GameId;
  readonly header: Header;
  readonly agreements: readonly string[];
  readonly copy: boolean;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** The last game of each kind that was the group's. */
export function lastGames({ games, ...memory }: Memory, group: StoredGroup): readonly StoredGame[] {
  const person = personIn({ games, ...memory });
  return GAME_IDS.flatMap((id) => games.find((game) => game.game === id && isOfGroup(seatsOf(game), group, person)) ?? []);
}

async function habitOf({ id, game, players, setup }: StoredGame): Promise<Habit> {
  const entries = (await store.value?.entries(id)) ?? [];
  const { header } = effective({ players, setup }, entries);
  const [law, loaded] = await Promise.all([loadGame(game), SCREENS[game]?.()]);
  const texts = loaded?.screens.text[language.value].agreements ?? {};
  const chosen = isRecord(header.setup.agreements) ? header.setup.agreements : {};
  const agreements = Object.entries(law.law.agreements).flatMap(([agreement, choices]) => {
    const choice = choices.find((each) => each === chosen[agreement]);
    return choice === undefined || choice === choices[0] ? [] : [texts[agreement]?.choices[choice] ?? choice];
  });
  const { copy } = header.setup;
  return { game, header, agreements, copy: isRecord(copy) && Object.keys(copy).length > 0 };
}

function useHabits(memory: Memory, group: StoredGroup): readonly Habit[] {
  const [habits, setHabits] = useState<readonly Habit[]>([]);
  useEffect(() => {
    let left = false;
    Promise.all(lastGames(memory, group).map(habitOf)).then(
      (found) => left || setHabits(found),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [memory, group]);
  return habits;
}

/** The next game begins as the last one did; a pad that began in the middle begins at the beginning. */
function begin({ game, header }: Habit, memory: Memory): void {
  const { from: _, ...setup } = header.setup;
  const players = header.players.map(({ id, name }) => ({ id, name: memory.players.find((player) => player.id === id)?.name ?? name }));
  const told = [setup.first, setup.starter, setup.white].find((id) => players.some((player) => player.id === id));
  const first = typeof told === 'string' ? told : players[0]?.id;
  sessionStorage.setItem(`draft-${game}`, JSON.stringify({ players, first, setup }));
  go('new', game);
}

/** A game the group never played begins with everybody in their seats. */
async function beginNew(game: GameId, group: StoredGroup, memory: Memory): Promise<void> {
  const person = personIn(memory);
  const [law, loaded, copy] = await Promise.all([loadGame(game), SCREENS[game]?.(), store.value?.copy(game)]);
  const ids = [...new Set(group.members.map(person))].slice(0, law.law.seats.most);
  const players = ids.flatMap((id) => personsIn(memory).filter((player) => player.id === id)).map(({ id, name }) => ({ id, name }));
  const first = players[0]?.id;
  const ready = first !== undefined && players.length >= law.law.seats.least;
  const setup =
    ready && loaded !== undefined
      ? loaded.screens.initialSetup(
          players.map(({ id }) => id),
          first,
          copy,
        )
      : {};
  sessionStorage.setItem(`draft-${game}`, JSON.stringify({ players, first, setup }));
  go('new', game);
}

/** What a group is used to, game by game, and a way to play so again. */
export function Habits({ memory, group }: { readonly memory: Memory; readonly group: StoredGroup }) {
  const habits = useHabits(memory, group);
  const names = words.value.group;
  return (
    <section class="stack">
      <h2>{names.habits}</h2>
      <p class="quiet">{names.habitsHint}</p>
      <ul class="memory-list">
        {GAME_IDS.map((game) => {
          const habit = habits.find((each) => each.game === game);
          return (
            <li key={game} class="memory-binned">
              <span class="memory-row-text">
                <strong>{registry[game].title}</strong>
                {habit === undefined ? (
                  <span class="quiet">{names.noHabits}</span>
                ) : (
                  <>
                    <span>{names.seats(habit.header.players.map(({ name }) => name))}</span>
                    <span class="quiet">{habit.agreements.length === 0 ? names.asUsual : habit.agreements.join(' · ')}</span>
                    {habit.copy && <span class="quiet">{names.copy}</span>}
                  </>
                )}
              </span>
              <button
                type="button"
                class="button"
                onClick={() => (habit === undefined ? void beginNew(game, group, memory) : begin(habit, memory))}
              >
                {names.play(registry[game].title)}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
