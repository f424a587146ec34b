import type { TricktakersScreenText } from '#games/kings-tricktakers/text/screen-en';

/** What is said, its long names parted by a hyphen where they do not fit; what is heard and searched for stays whole. */
export function hyphenate(text: TricktakersScreenText, said: string) {
  const pieces = text.parted(said).split('\u00AD');
  return (
    <span>
      {pieces.flatMap((piece, at) =>
        at === 0 ? [piece] : [<i key={piece} class="kt-soft-hyphen" style={{ display: 'inline' }} />, piece],
      )}
    </span>
  );
}
