import { ChevronDown } from 'lucide-preact';
import { useState } from 'preact/hooks';
import { DateField } from './FilterFields';
import type { Filter } from './filter';
import type { SelectProps } from './MemoryPage';
import type { Memory } from './memory-state';
import { memoryText } from './memory-text';

/** A filter in a chip: what it is set to is all that is seen of it. */
export const ChipSelect = ({ label, value, options, all, onChoose }: SelectProps) => (
  <label class="chip chip-select">
    <span class="visually-hidden">{label}</span>
    <select value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
      {all !== undefined && <option value="">{all}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
    <ChevronDown aria-hidden="true" size={16} />
  </label>
);

const CUSTOM = 'custom';

const yearOf = (date: string): string => date.slice(0, 4);

/** The year that a filter is set to, nothing for all time, or `custom` for any other days. */
function periodOf({ from, to }: Filter): string {
  if (from === '' && to === '') return '';
  const year = yearOf(from);
  return from === `${year}-01-01` && (to === '' || to === `${year}-12-31`) ? year : CUSTOM;
}

interface PeriodChipProps {
  readonly memory: Memory;
  readonly filter: Filter;
  onChange(filter: Filter): void;
}

/** All time, one year, or from one day to another. */
export function PeriodChip({ memory, filter, onChange }: PeriodChipProps) {
  const text = memoryText.value.filter;
  const [isCustom, setIsCustom] = useState(periodOf(filter) === CUSTOM);
  const years = [...new Set([new Date(), ...memory.rows.map(({ played }) => new Date(played))].map((date) => String(date.getFullYear())))];
  return (
    <>
      <ChipSelect
        label={text.period}
        all={text.ever}
        value={isCustom ? CUSTOM : periodOf(filter)}
        options={[
          ...years
            .sort()
            .reverse()
            .map((year) => ({ value: year, label: year })),
          { value: CUSTOM, label: text.custom },
        ]}
        onChoose={(period) => {
          setIsCustom(period === CUSTOM);
          if (period !== CUSTOM)
            onChange({ ...filter, from: period === '' ? '' : `${period}-01-01`, to: period === '' ? '' : `${period}-12-31` });
        }}
      />
      {isCustom && (
        <div class="memory-filter">
          <DateField label={text.from} value={filter.from} onChange={(day) => onChange({ ...filter, from: day })} />
          <DateField label={text.to} value={filter.to} onChange={(day) => onChange({ ...filter, to: day })} />
        </div>
      )}
    </>
  );
}
