import type { ComponentChildren } from 'preact';

export interface SegmentOption<T extends string> {
  readonly value: T;
  readonly label: ComponentChildren;
}

interface SegmentsProps<T extends string> {
  readonly options: readonly SegmentOption<T>[];
  readonly value: T | undefined;
  onChoose(value: T): void;
}

/** As many characters fit a segment of a phone's width, at its number. */
const SEGMENT_CHARACTERS: readonly number[] = [0, 40, 17, 11, 8];

const areSegments = (options: readonly SegmentOption<string>[]): boolean =>
  options.every(({ label }) => typeof label !== 'string' || label.length <= (SEGMENT_CHARACTERS[options.length] ?? 0));

/** One of two to four in equal parts; options one below the other where there are more, or their words are longer. The fieldset around it says what is chosen. */
export function Segments<T extends string>({ options, value, onChoose }: SegmentsProps<T>) {
  const [group, part] = areSegments(options) ? ['segments', 'segment'] : ['options', 'option'];
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
