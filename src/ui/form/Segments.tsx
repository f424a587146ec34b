import type { ComponentChildren } from 'preact';

export interface SegmentOption<T extends string> {
  readonly value: T;
  readonly label: ComponentChildren;
  /** The words of a label that is drawn. */
  readonly words?: string | undefined;
}

interface SegmentsProps<T extends string> {
  readonly options: readonly SegmentOption<T>[];
  readonly value: T | undefined;
  onChoose(value: T): void;
}

/** As many characters fit a segment of a phone's width, at its number. */
const SEGMENT_CHARACTERS: readonly number[] = [0, 40, 17, 11, 8];

/** Longer words stand one below the other. */
const GRID_CHARACTERS = 14;

const MOST_SEGMENTS = SEGMENT_CHARACTERS.length - 1;

/** How options are laid out: a group's class, and that of each option. */
function layoutOf(options: readonly SegmentOption<string>[]): readonly [group: string, option: string] {
  const most = SEGMENT_CHARACTERS[options.length] ?? 0;
  const isDrawn = options.some(({ label }) => typeof label !== 'string');
  const wordsOf = ({ label, words = '' }: SegmentOption<string>): string => (typeof label === 'string' ? label : words);
  const longest = Math.max(...options.map((option) => wordsOf(option).length));
  if (options.length <= MOST_SEGMENTS && longest <= most) return ['segments', 'segment'];
  return isDrawn || (options.length > MOST_SEGMENTS && longest <= GRID_CHARACTERS) ? ['option-grid', 'button'] : ['options', 'option'];
}

/**
 * One of two to four in equal parts; where there are more, or their words are longer, options one below the other, or side by side if
 * they are drawn or their words short. The fieldset around it says what is chosen.
 */
export function Segments<T extends string>({ options, value, onChoose }: SegmentsProps<T>) {
  const [group, part] = layoutOf(options);
  return (
    <div class={group}>
      {options.map((option) => (
        <button key={option.value} type="button" class={part} aria-pressed={option.value === value} onClick={() => onChoose(option.value)}>
          {option.label}
        </button>
      ))}
    </div>
  );
}
