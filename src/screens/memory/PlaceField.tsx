import { useId } from 'preact/hooks';
import { listPlaces } from './filter';
import type { Memory } from './memory-state';
import { memoryText } from './memory-text';

export const PLACE_LENGTH = 200;

interface PlaceFieldProps {
  readonly memory: Memory | undefined;
  readonly value: string;
  onInput(place: string): void;
  /** Once it has been typed. */
  onChange?(place: string): void;
}

/** Where a game was played; the places of other games are suggested. */
export function PlaceField({ memory, value, onInput, onChange }: PlaceFieldProps) {
  const list = useId();
  return (
    <label class="field">
      <span>{memoryText.value.game.place}</span>
      <input
        type="text"
        maxLength={PLACE_LENGTH}
        list={list}
        autocomplete="off"
        value={value}
        onInput={(event) => onInput(event.currentTarget.value)}
        onChange={(event) => onChange?.(event.currentTarget.value)}
      />
      <datalist id={list}>
        {(memory === undefined ? [] : listPlaces(memory)).map((place) => (
          <option key={place} value={place} />
        ))}
      </datalist>
    </label>
  );
}
