import { MemoryPage } from '#screens/history/Parts';
import { marksIn } from '#screens/marks';
import { type Memory, memoryText, memoryTrouble, personIn, personsIn, useMemory } from '#screens/memory';
import { isCounted } from '#stats/rows';
import type { StoredPlayer } from '#store/model';
import { PlayerMark } from '#ui/ChartMark';
import { PlayerPage } from './PlayerPage';
import './Players.css';
import { href } from '#screens/route';
import { Waiting } from '#screens/StoreNotice';

export function Players({ id }: { readonly id: string | undefined }) {
  const memory = useMemory();
  if (memory === undefined) return <Waiting trouble={memoryTrouble.value} />;
  const chosen = memory.players.find((player) => player.id === id);
  if (id !== undefined) return <PlayerPage key={id} memory={memory} player={chosen} />;
  return (
    <MemoryPage title={memoryText.value.players} here="players">
      <People memory={memory} />
    </MemoryPage>
  );
}

function People({ memory }: { readonly memory: Memory }) {
  const persons = personsIn(memory);
  const shown = persons.filter(({ hidden }) => hidden !== true);
  const hidden = persons.filter((player) => player.hidden === true);
  if (persons.length === 0) return <p class="card">{memoryText.value.person.empty}</p>;
  return (
    <>
      <List memory={memory} players={shown} />
      {hidden.length > 0 && (
        <section class="stack">
          <h2>{memoryText.value.person.hidden}</h2>
          <List memory={memory} players={hidden} />
        </section>
      )}
    </>
  );
}

function List({ memory, players }: { readonly memory: Memory; readonly players: readonly StoredPlayer[] }) {
  const person = personIn(memory);
  const marks = marksIn(memory);
  const games = new Map<string, number>();
  for (const row of memory.rows.filter(isCounted)) for (const id of row.persons.map(person)) games.set(id, (games.get(id) ?? 0) + 1);
  return (
    <ul class="memory-list">
      {players.map((player) => (
        <li key={player.id}>
          <a class="memory-row" href={href('players', player.id)}>
            <PlayerMark colour={marks.get(player.id)?.colour} shape={marks.get(player.id)?.shape} />
            <span class="memory-row-text players-name">{player.name}</span>
            <span class="quiet">{memoryText.value.games(games.get(player.id) ?? 0)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
