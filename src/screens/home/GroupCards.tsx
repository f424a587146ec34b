import { ChevronRight } from 'lucide-preact';
import { outcome } from '#screens/history/outcome';
import { countedOf, memoryText, useMemory } from '#screens/memory';
import { href } from '#screens/route';
import { titleOf } from '#screens/title';

/** The groups, each with its last result: from here their next game is two taps away. */
export function GroupCards() {
  const memory = useMemory();
  if (memory === undefined || memory.groups.length === 0) return null;
  return (
    <section class="stack" aria-labelledby="groups">
      <h2 id="groups">{memoryText.value.groups}</h2>
      <ul class="home-games">
        {memory.groups.map((group) => {
          const [last] = countedOf(memory, group);
          return (
            <li key={group.id}>
              <a class="home-game home-group" href={href('groups', group.id)}>
                <span class="home-game-text">
                  <strong>{group.name}</strong>
                  <span class="quiet">
                    {last === undefined ? memoryText.value.group.noGame : `${titleOf(last.game)} · ${outcome(last)}`}
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
