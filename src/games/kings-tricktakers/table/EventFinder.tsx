import { useSignal } from '@preact/signals';
import { legalEvents } from '#session/log/rule-on';
import { type BoardPartProps, describeEvent } from './board-part';

/** Event types with a form of their own. */
const EXCLUDED_TYPES: ReadonlySet<string> = new Set(['adjust']);

const normalize = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The legal events as sentences to tap, filtered as the user types. */
export function EventFinder({ table, state, text, names, play }: BoardPartProps) {
  const typed = useSignal('');
  const types = [...table.game.flow.acceptedTypes(state)].filter((type) => !EXCLUDED_TYPES.has(type));
  const searchWords = normalize(typed.value)
    .split(/\s+/)
    .filter((word) => word !== '');
  const matches = types
    .flatMap((type) => legalEvents(table.game, state, type))
    .map((event) => ({ event, words: describeEvent(text, event, names, state) }))
    .filter(({ words }) => {
      const sentenceWords = normalize(words).split(/[\s,]+/);
      return searchWords.every((word) => sentenceWords.some((each) => (/^\d+$/.test(word) ? each === word : each.startsWith(word))));
    })
    .sort((a, b) => a.words.length - b.words.length);
  return (
    <div class="stack">
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          const [first] = matches;
          if (first === undefined || searchWords.length === 0) return;
          typed.value = '';
          play({ ...first.event });
        }}
      >
        <label class="field">
          <span>{text.table.find}</span>
          <input type="text" autocomplete="off" value={typed.value} onInput={(event) => (typed.value = event.currentTarget.value)} />
        </label>
        <p class="quiet">{matches.length === 0 ? text.table.nothingFound : text.table.findHint}</p>
      </form>
      <ul class="kt-options">
        {matches.map(({ event, words }) => (
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
