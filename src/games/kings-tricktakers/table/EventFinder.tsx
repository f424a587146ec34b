import { useSignal } from '@preact/signals';
import { openEvents } from '#session/log/rule-on';
import { type BoardPartProps, describeEvent } from './board-part';

/** What has its own form. */
const EXCLUDED_TYPES: ReadonlySet<string> = new Set(['adjust']);

const normalize = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Everything that is open, as sentences to tap, and a field that finds one as it is typed. */
export function EventFinder({ table, stand, text, names, play }: BoardPartProps) {
  const typed = useSignal('');
  const types = [...table.game.flow.acceptedTypes(stand)].filter((type) => !EXCLUDED_TYPES.has(type));
  const wanted = normalize(typed.value)
    .split(/\s+/)
    .filter((word) => word !== '');
  const found = types
    .flatMap((type) => openEvents(table.game, stand, type))
    .map((event) => ({ event, words: describeEvent(text, event, names, stand) }))
    .filter(({ words }) => {
      const said = normalize(words).split(/[\s,]+/);
      return wanted.every((word) => said.some((each) => (/^\d+$/.test(word) ? each === word : each.startsWith(word))));
    })
    .sort((a, b) => a.words.length - b.words.length);
  return (
    <div class="stack">
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          const [first] = found;
          if (first === undefined || wanted.length === 0) return;
          typed.value = '';
          play({ ...first.event });
        }}
      >
        <label class="field">
          <span>{text.table.find}</span>
          <input type="text" autocomplete="off" value={typed.value} onInput={(event) => (typed.value = event.currentTarget.value)} />
        </label>
        <p class="quiet">{found.length === 0 ? text.table.nothingFound : text.table.findHint}</p>
      </form>
      <ul class="kt-options">
        {found.map(({ event, words }) => (
          <li key={words}>
            <button type="button" class="button" onClick={() => play({ ...event })}>
              {words}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
