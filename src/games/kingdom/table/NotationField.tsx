import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import type { BoardProps } from '#contract';
import type { Kingdom } from '#games/kingdom/game';
import { parseTurn } from '#games/kingdom/law/notation';
import { rule } from '#session/rule';
import { standOf } from '#session/table';
import { spelledOut } from './tap';
import { isMove, words as texts } from './view';

/** A turn that is typed: `c3-e5`. A Knight's way back (`/c5`) is only logged once its capture stands. */
export function NotationField({ table, stand, language, play }: BoardProps<Kingdom>) {
  const words = texts[language].list;
  const id = useId();
  const typed = useSignal('');
  const unread = useSignal<string | undefined>(undefined);

  const submit = (): void => {
    const events = parseTurn(typed.value);
    unread.value = events === undefined ? typed.value : undefined;
    const [first, second] = events ?? [];
    if (first === undefined) return;
    const now = isMove(first) ? spelledOut(stand, first) : first;
    const stands = rule(table.game, stand, now).answer === 'accepted';
    const onward = stands && stand === standOf(table);
    play({ ...now });
    if (second !== undefined && onward) play({ ...second });
    if (stands) typed.value = '';
  };

  return (
    <form
      class="kd-notation"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label for={id}>{words.field}</label>
      <div class="kd-notation-row">
        <input
          id={id}
          type="text"
          value={typed.value}
          onInput={(event) => {
            typed.value = event.currentTarget.value;
          }}
          autocomplete="off"
          autocapitalize="off"
          autocorrect="off"
          spellcheck={false}
          enterkeyhint="go"
          aria-describedby={`${id}-hint`}
          aria-invalid={unread.value !== undefined}
        />
        <button type="submit" class="button">
          {words.play}
        </button>
      </div>
      <p class="quiet" id={`${id}-hint`}>
        {words.hint}
      </p>
      <p class="kd-unread" role="alert">
        {unread.value === undefined ? '' : words.unreadable(unread.value)}
      </p>
    </form>
  );
}
