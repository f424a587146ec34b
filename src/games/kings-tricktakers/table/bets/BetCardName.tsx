import type { BetCard } from '#games/kings-tricktakers/law/box';
import type { BoardPartProps } from '../board-part';
import { hyphenate } from '../hyphenate';

interface BetCardNameProps extends Pick<BoardPartProps, 'text'> {
  readonly card: BetCard;
}

/** The name on a bet card; where four or more lie abreast on a phone, a long one is shown short and still spoken in full. */
export function BetCardName({ text, card }: BetCardNameProps) {
  const name = text.names[card];
  const short = text.shortNames[card];
  if (short === undefined) return hyphenate(text, name);
  return (
    <>
      <span class="visually-hidden">{name}</span>
      <span class="kt-full-name" aria-hidden="true">
        {hyphenate(text, name)}
      </span>
      <span class="kt-short-name" aria-hidden="true">
        {short}
      </span>
    </>
  );
}
