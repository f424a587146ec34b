import { MemoryPage } from '#screens/memory/MemoryPage';
import { listPersons, personLookup } from '#screens/memory/memory-people';
import { type Memory, memoryFailure, useMemory } from '#screens/memory/memory-state';
import { memoryText } from '#screens/memory/memory-text';
import { personMarks } from '#screens/memory/person-marks';
import { hasFinalResult } from '#stats/finished-games';
import type { StoredPlayer } from '#store/records/record-types';
import { PlayerMark } from '#ui/chart/PlayerMark';
import { EditPlayer } from './EditPlayer';
import { PlayerPage } from './PlayerPage';
import './Players.css';
import { LoadingNotice } from '#screens/notices/StoreNotice';
import { href } from '#screens/shell/route';

export function Players({ id, panel }: { readonly id: string | undefined; readonly panel?: string | undefined }) {
  const memory = useMemory();
  if (memory === undefined) return <LoadingNotice failure={memoryFailure.value} />;
  const chosen = memory.players.find((player) => player.id === id);
  if (id !== undefined && chosen === undefined)
    return (
      <MemoryPage title={memoryText.value.players} up="players">
        <p class="card">{memoryText.value.person.gone}</p>
      </MemoryPage>
    );
  if (chosen !== undefined)
    return panel === 'edit' ? (
      <EditPlayer key={id} memory={memory} player={chosen} />
    ) : (
      <PlayerPage key={id} memory={memory} player={chosen} />
    );
  return (
    <MemoryPage title={memoryText.value.players} up="statistics">
      <PlayerLists memory={memory} />
    </MemoryPage>
  );
}

function PlayerLists({ memory }: { readonly memory: Memory }) {
  const persons = listPersons(memory);
  const shown = persons.filter(({ hidden }) => hidden !== true);
  const hidden = persons.filter((player) => player.hidden === true);
  if (persons.length === 0) return <p class="card">{memoryText.value.person.empty}</p>;
  return (
    <>
      <PlayerLinkList memory={memory} players={shown} />
      {hidden.length > 0 && (
        <section class="stack">
          <h2>{memoryText.value.person.hidden}</h2>
          <PlayerLinkList memory={memory} players={hidden} />
        </section>
      )}
    </>
  );
}

function PlayerLinkList({ memory, players }: { readonly memory: Memory; readonly players: readonly StoredPlayer[] }) {
  const person = personLookup(memory);
  const marks = personMarks(memory);
  const games = new Map<string, number>();
  for (const row of memory.rows.filter(hasFinalResult)) for (const id of row.persons.map(person)) games.set(id, (games.get(id) ?? 0) + 1);
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
