import { Disclosure } from '#ui/Disclosure';
import { TextPlayPanel, type TextPlayProps } from './Lines';
import { texts } from './view';

/** A full way to play without the board. */
export const TextPlay = (props: TextPlayProps) => (
  <Disclosure title={texts[props.language].words.title}>
    <TextPlayPanel {...props} />
  </Disclosure>
);
