import { useSignal } from '@preact/signals';
import { lazily } from '#screens/Lazy';
import type { InWordsProps } from './Lines';
import { words as texts } from './view';

const Lines = lazily(async () => (await import('./Lines')).Lines);

/** A full way to play without the board; fetched when it is unfolded. */
export function InWords(props: InWordsProps) {
  const opened = useSignal(false);
  return (
    <details
      class="kb-words"
      onToggle={(event) => {
        opened.value = event.currentTarget.open;
      }}
    >
      <summary>{texts[props.language].words.title}</summary>
      {opened.value && <Lines {...props} />}
    </details>
  );
}
