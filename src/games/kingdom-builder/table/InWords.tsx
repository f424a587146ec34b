import { Disclosure } from '#ui/Disclosure';
import { lazily } from '#ui/Lazy';
import type { InWordsProps } from './Lines';
import { texts } from './view';

const Lines = lazily(async () => (await import('./Lines')).Lines);

/** A full way to play without the board; fetched when it is unfolded. */
export const InWords = (props: InWordsProps) => (
  <Disclosure title={texts[props.language].words.title}>
    <Lines {...props} />
  </Disclosure>
);
