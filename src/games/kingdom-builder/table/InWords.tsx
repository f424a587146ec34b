import { Disclosure } from '#ui/Disclosure';
import { type InWordsProps, Lines } from './Lines';
import { texts } from './view';

/** A full way to play without the board. */
export const InWords = (props: InWordsProps) => (
  <Disclosure title={texts[props.language].words.title}>
    <Lines {...props} />
  </Disclosure>
);
