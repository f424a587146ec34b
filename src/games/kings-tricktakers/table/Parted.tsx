import { Fragment } from 'preact';
import type { TricktakersScreenText } from '#games/kings-tricktakers/text/screen';

interface PartedProps {
  readonly text: TricktakersScreenText;
  readonly said: string;
}

/** What is said, its long names parted by a hyphen where they do not fit; what is heard and searched for stays whole. */
export const Parted = ({ text, said }: PartedProps) => (
  <span>
    {text
      .parted(said)
      .split('\u00AD')
      .map((piece, at) => (
        <Fragment key={piece}>
          {at > 0 && <i class="kt-shy" style={{ display: 'inline' }} />}
          {piece}
        </Fragment>
      ))}
  </span>
);
