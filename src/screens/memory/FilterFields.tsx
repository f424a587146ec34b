import { listPersons } from '#screens/memory/memory-people';
import type { Memory } from '#screens/memory/memory-state';
import { memoryText } from '#screens/memory/memory-text';
import { Choice } from '#ui/form/Choice';
import { padDigits } from './date-input';
import { type Filter, isFiltering, listPlaces, NO_FILTER } from './filter';
import { Select } from './MemoryPage';

interface PeriodFieldsProps {
  readonly filter: Filter;
  onChange(filter: Filter): void;
}

/** All time, this year, or from one day to another. */
function PeriodFields({ filter, onChange }: PeriodFieldsProps) {
  const text = memoryText.value.filter;
  const year = `${padDigits(new Date().getFullYear(), 4)}-01-01`;
  const { from, to } = filter;
  return (
    <>
      <Choice
        label={text.period}
        options={[
          { value: '', label: text.ever },
          { value: year, label: text.thisYear },
        ]}
        value={to === '' ? from : undefined}
        onChoose={(start) => onChange({ ...filter, from: start, to: '' })}
      />
      <DateField label={text.from} value={from} onChange={(day) => onChange({ ...filter, from: day })} />
      <DateField label={text.to} value={to} onChange={(day) => onChange({ ...filter, to: day })} />
    </>
  );
}

interface FilterFieldsProps {
  readonly memory: Memory;
  readonly filter: Filter;
  onChange(filter: Filter): void;
}

export function FilterFields({ memory, filter, onChange }: FilterFieldsProps) {
  const { filter: text, all } = memoryText.value;
  return (
    <div class="memory-filter">
      <Select
        label={text.player}
        all={all}
        value={filter.player}
        options={listPersons(memory).map(({ id, name }) => ({ value: id, label: name }))}
        onChoose={(player) => onChange({ ...filter, player })}
      />
      {memory.groups.length > 0 && (
        <Select
          label={text.group}
          all={all}
          value={filter.group}
          options={memory.groups.map(({ id, name }) => ({ value: id, label: name }))}
          onChoose={(group) => onChange({ ...filter, group })}
        />
      )}
      {listPlaces(memory).length > 0 && (
        <Select
          label={memoryText.value.game.place}
          all={all}
          value={filter.place}
          options={listPlaces(memory).map((place) => ({ value: place, label: place }))}
          onChoose={(place) => onChange({ ...filter, place })}
        />
      )}
      <PeriodFields filter={filter} onChange={onChange} />
      {isFiltering(filter) && (
        <button type="button" class="button" onClick={() => onChange(NO_FILTER)}>
          {text.clear}
        </button>
      )}
    </div>
  );
}

interface DateFieldProps {
  readonly label: string;
  readonly value: string;
  /** The last day that can be chosen. */
  readonly latest?: string | undefined;
  onChange(value: string): void;
}

export function DateField({ label, value, latest, onChange }: DateFieldProps) {
  return (
    <label class="field">
      <span>{label}</span>
      <input type="date" class="memory-date" value={value} max={latest} onInput={(event) => onChange(event.currentTarget.value)} />
    </label>
  );
}
