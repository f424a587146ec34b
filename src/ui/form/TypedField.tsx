import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import './TypedField.css';

interface TypedFieldProps {
  readonly text: { readonly field: string; readonly play: string; unreadable(line: string): string };
  readonly hint: string;
  /** What became of a line: played, refused so that it can be mended, not understood, or what of it is left to be played. */
  onEnter(line: string): 'played' | 'refused' | 'unread' | { readonly left: string };
}

/** Play without a board: what happened is typed. */
export function TypedField({ text, hint, onEnter }: TypedFieldProps) {
  const id = useId();
  const typed = useSignal('');
  const unread = useSignal('');
  const enter = (): void => {
    const line = typed.value.trim();
    if (line === '') return;
    const answer = onEnter(line);
    unread.value = answer === 'unread' ? line : '';
    if (answer === 'played') typed.value = '';
    if (typeof answer === 'object') typed.value = answer.left;
  };
  return (
    <form
      class="typed"
      onSubmit={(event) => {
        event.preventDefault();
        enter();
      }}
    >
      <label for={id}>{text.field}</label>
      <div class="typed-field-row">
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
          aria-invalid={unread.value !== ''}
        />
        <button type="submit" class="button">
          {text.play}
        </button>
      </div>
      <p class="quiet" id={`${id}-hint`}>
        {hint}
      </p>
      <p class="typed-field-error" role="alert">
        {unread.value === '' ? '' : text.unreadable(unread.value)}
      </p>
    </form>
  );
}
