import { useState } from 'preact/hooks';
import { ConfirmButton } from '#screens/confirm/ConfirmButton';
import { describeStatus } from '#screens/memory/describe-status';
import { NO_FILTER } from '#screens/memory/filter';
import { formatDate } from '#screens/memory/format';
import { MemoryPage } from '#screens/memory/MemoryPage';
import { countGroupGames, listPersons, personLookup } from '#screens/memory/memory-people';
import { type Memory, memoryFailure, useMemory, useStoredGames } from '#screens/memory/memory-state';
import { memoryText } from '#screens/memory/memory-text';
import { personMarks } from '#screens/memory/person-marks';
import { saveFilter } from '#screens/memory/saved-filter';
import { cleanName } from '#session/formats/clean-name';
import { createId } from '#session/id';
import type { StoredGroup } from '#store/records/record-types';
import { PlayerMark } from '#ui/chart/PlayerMark';
import { PlayerList } from '#ui/people/PlayerList';
import { GroupHabitCards } from './GroupHabitCards';
import './Players.css';
import { titleOf } from '#screens/game/game-title';
import { reportFailure } from '#screens/notices/report-failure';
import { LoadingNotice } from '#screens/notices/StoreNotice';
import { href, navigate, replaceRoute } from '#screens/shell/route';
import { store } from '#screens/state/app-state';

const NEW_GROUP = 'new';

export function Groups({ id }: { readonly id: string | undefined }) {
  const memory = useMemory();
  if (memory === undefined) return <LoadingNotice failure={memoryFailure.value} />;
  const group = memory.groups.find((each) => each.id === id);
  if (id === NEW_GROUP || group !== undefined) return <GroupPage key={id} memory={memory} group={group} />;
  return (
    <MemoryPage title={memoryText.value.groups} up="statistics">
      {memory.groups.length === 0 && <p class="card">{memoryText.value.group.empty}</p>}
      <ul class="memory-list">
        {memory.groups.map((each) => (
          <GroupRow key={each.id} memory={memory} group={each} />
        ))}
      </ul>
      <a class="button primary wide" href={href('groups', NEW_GROUP)}>
        {memoryText.value.group.make}
      </a>
    </MemoryPage>
  );
}

function renderMark(memory: Memory, id: string) {
  const mark = personMarks(memory).get(id);
  return mark && <PlayerMark {...mark} />;
}

const playerName = ({ players }: Memory, id: string): string => players.find((player) => player.id === id)?.name ?? id;

/** What a group has come to: its last result, its figures and its games, and a new one of each kind at a tap. */
function GroupSummary({ memory, group }: { readonly memory: Memory; readonly group: StoredGroup }) {
  const text = memoryText.value.group;
  const { games, last: newest } = countGroupGames(memory, group);
  const last = useStoredGames(memory, newest === undefined ? [] : [newest]).get(newest ?? '');
  const presetFilter = (screen: string) => () => saveFilter(screen, { ...NO_FILTER, group: group.id });
  return (
    <section class="stack">
      {newest === undefined && <p class="quiet">{text.noGame}</p>}
      {last !== undefined && (
        <a class="memory-row" href={href('past', last.id)}>
          <span class="memory-row-text">
            <span class="quiet">{text.last(formatDate(last.played))}</span>
            <strong>
              {titleOf(last.game)} · {describeStatus(last)}
            </strong>
          </span>
        </a>
      )}
      <div class="row">
        <a class="button" href={href('statistics')} onClick={presetFilter('statistics')}>
          {memoryText.value.statistics}
        </a>
        <a class="button" href={href('history')} onClick={presetFilter('history')}>
          {memoryText.value.games(games)}
        </a>
      </div>
    </section>
  );
}

function GroupRow({ memory, group }: { readonly memory: Memory; readonly group: StoredGroup }) {
  const person = personLookup(memory);
  const { games } = countGroupGames(memory, group);
  return (
    <li>
      <a class="memory-row" href={href('groups', group.id)}>
        <span class="memory-row-text">
          <strong class="players-name">{group.name}</strong>
          <span class="quiet">{group.members.map((id) => playerName(memory, person(id))).join(', ')}</span>
        </span>
        <span class="quiet">{memoryText.value.games(games)}</span>
      </a>
    </li>
  );
}

function GroupPage({ memory, group }: { readonly memory: Memory; readonly group: StoredGroup | undefined }) {
  const text = memoryText.value.group;
  const person = personLookup(memory);
  const [name, setName] = useState(group?.name ?? '');
  const [members, setMembers] = useState<readonly string[]>([...new Set((group?.members ?? []).map(person))]);
  const trimmed = cleanName(name);
  const others = listPersons(memory).filter((player) => !members.includes(player.id) && player.hidden !== true);
  const save = async (): Promise<void> => {
    const id = group?.id ?? createId();
    if (await reportFailure(store.value?.saveGroup({ ...group, id, name: trimmed, members }))) replaceRoute('groups');
  };
  const remove = async (): Promise<void> => {
    if (group !== undefined && (await reportFailure(store.value?.removeGroup(group.id)))) navigate('groups');
  };
  return (
    <MemoryPage title={group?.name ?? text.make} up="groups">
      {group !== undefined && <GroupSummary memory={memory} group={group} />}
      {group !== undefined && <GroupHabitCards memory={memory} group={group} />}
      <label class="field">
        <span>{text.name}</span>
        <input type="text" value={name} maxLength={40} autocomplete="off" onInput={(event) => setName(event.currentTarget.value)} />
      </label>
      <section class="stack">
        <h2>{text.members}</h2>
        <p class="quiet">{text.membersHint}</p>
        <PlayerList
          seats={members.map((id) => ({ id, name: playerName(memory, id), mark: renderMark(memory, id) }))}
          text={{ up: text.up, down: text.down, remove: text.takeOff }}
          onOrder={setMembers}
          onRemove={(id) => setMembers(members.filter((member) => member !== id))}
        />
        <div class="row">
          {others.map((player) => (
            <button key={player.id} type="button" class="button" onClick={() => setMembers([...members, player.id])}>
              + {player.name}
            </button>
          ))}
        </div>
      </section>
      {(trimmed === '' || members.length < 2) && <p class="quiet">{trimmed === '' ? memoryText.value.naming.empty : text.tooFew}</p>}
      <div class="actions">
        <button type="button" class="button primary" disabled={trimmed === '' || members.length < 2} onClick={() => void save()}>
          {text.save}
        </button>
        {group !== undefined && <ConfirmButton label={text.remove} confirmLabel={text.removeSure} onConfirm={() => void remove()} />}
      </div>
    </MemoryPage>
  );
}
