import { useEffect, useState } from 'preact/hooks';
import { hasNoPoints } from '#screens/game/describe-result';
import { memoryText } from '#screens/memory/memory-text';
import { href } from '#screens/shell/route';
import { language } from '#screens/state/app-state';
import { stateOf } from '#session/log/table';
import { namesOf } from '#session/sentences/reason-sentences';
import { createLeadTracker, type LeadChange } from '#stats/story';
import type { PastGame } from './GamePage';

/** So many moves are looked at between two frames. */
const MOVES_PER_PORTION = 10;
/** So many turning points make a story. */
const MOST_CHANGES = 4;

/** Who led when, looked up portion by portion behind the page. */
function useLeadChanges({ table }: PastGame): readonly LeadChange[] | undefined {
  const [changes, setChanges] = useState<readonly LeadChange[] | undefined>(undefined);
  useEffect(() => {
    setChanges(undefined);
    const tracker = createLeadTracker(table);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      if (tracker.advance(MOVES_PER_PORTION)) timer = setTimeout(look, 0);
      else setChanges(tracker.changes);
    };
    timer = setTimeout(look, 0);
    return () => clearTimeout(timer);
  }, [table]);
  return changes;
}

/** The turning points that the log can prove: how often the lead changed, and the moves that did it. */
export function GameStory({ past }: { readonly past: PastGame }) {
  const text = memoryText.value.story;
  const { length } = past.table.steps;
  if (hasNoPoints(past.storedGame.game)) return <p class="quiet">{text.moves(length)}</p>;
  return <LeadStory past={past} />;
}

function LeadStory({ past }: { readonly past: PastGame }) {
  const text = memoryText.value.story;
  const changes = useLeadChanges(past);
  const { table, screens } = past;
  const { steps, start, effective } = table;
  const names = namesOf(effective.header.players);
  if (changes === undefined || changes.length === 0) return <p class="quiet">{text.moves(steps.length)}</p>;
  const describe = (move: number): string => {
    const step = steps[move - 1];
    return step === undefined
      ? ''
      : screens.text[language.value].describeEvent(step.event, names, steps[move - 2]?.state ?? start, stateOf(table));
  };
  const [first] = changes;
  return (
    <section class="stack" aria-labelledby="story">
      <h2 id="story">{text.title}</h2>
      <p>
        {changes.length === 1 && first !== undefined
          ? text.ledThroughout(names.player(first.leader), first.move, steps.length)
          : text.changes(changes.length - 1, steps.length)}
      </p>
      <ol class="past-story">
        {changes.slice(-MOST_CHANGES).map(({ move, leader, points, next }) => (
          <li key={move}>
            <a href={href('game', past.storedGame.id, 'replay', String(move))}>
              <strong>{text.lead(names.player(leader), points, next)}</strong>
              <span class="quiet caption">
                {text.move(move)} · {describe(move)}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
