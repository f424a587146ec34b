import type { TricktakersScreenText } from '#games/kings-tricktakers/text/screen-en';

/** A label whose long names may break at a CSS hyphen; its text stays unbroken for screen readers and find-in-page. */
export function hyphenate(text: TricktakersScreenText, label: string) {
  const pieces = text.parted(label).split('\u00AD');
  return (
    <span>
      {pieces.flatMap((piece, index) =>
        index === 0 ? [piece] : [<i key={piece} class="kt-soft-hyphen" style={{ display: 'inline' }} />, piece],
      )}
    </span>
  );
}
