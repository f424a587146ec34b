import { Disclosure } from '#ui/Disclosure';
import { texts } from '../screen-texts';
import { TextPlayPanel, type TextPlayProps } from './TextPlayPanel';

/** Playing by text alone, without the board. */
export const TextPlay = (props: TextPlayProps) => (
  <Disclosure title={texts[props.language].words.title}>
    <TextPlayPanel {...props} />
  </Disclosure>
);
