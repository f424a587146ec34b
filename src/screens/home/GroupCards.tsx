import { ChevronRight } from 'lucide-preact';
import { titleOf } from '#screens/game/game-title';
import { describeStatus } from '#screens/memory/describe-status';
import { countGroupGames } from '#screens/memory/memory-people';
import { type Memory, useMemory, useStoredGames } from '#screens/memory/memory-state';
import { memoryText } from '#screens/memory/memory-text';
import { href } from '#screens/shell/route';

/** The groups, each with its last result: from here their next game is two taps away. */
export function GroupCards() {
  const memory = useMemory();
  return memory === undefined || memory.groups.length === 0 ? null : <GroupCardList memory={memory} />;
}

function GroupCardList({ memory }: { readonly memory: Memory }) {
  const lasts = memory.groups.map((group) => ({ group, last: countGroupGames(memory, group).last ?? '' }));
  const games = useStoredGames(
    memory,
    lasts.flatMap(({ last }) => (last === '' ? [] : [last])),
  );
  return (
    <section class="stack" aria-labelledby="groups">
      <h2 id="groups">{memoryText.value.groups}</h2>
      <ul class="home-games">
        {lasts.map(({ group, last: id }) => {
          const last = games.get(id);
          return (
            <li key={group.id}>
              <a class="home-game home-group" href={href('groups', group.id)}>
                <span class="home-game-text">
                  <strong>{group.name}</strong>
                  <span class="quiet">
                    {id === '' && memoryText.value.group.noGame}
                    {last !== undefined && `${titleOf(last.game)} · ${describeStatus(last)}`}
                  </span>
                </span>
                <ChevronRight aria-hidden="true" />
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
