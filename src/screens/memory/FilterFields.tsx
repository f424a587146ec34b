import { manifests } from '#registry';
import { isTableOfGroup, listPersons, personLookup } from '#screens/memory/memory-people';
import type { Memory } from '#screens/memory/memory-state';
import { memoryText } from '#screens/memory/memory-text';
import { foldText } from '#session/formats/fold-text';
import type { GameRow } from '#store/records/record-types';
import { Choice } from '#ui/form/Choice';
import { Select } from './MemoryPage';

export interface Filter {
  readonly game: string;
  readonly player: string;
  readonly group: string;
  readonly place: string;
  /** What is typed: a player, a game, a place, a word of a note. */
  readonly search: string;
  readonly from: string;
  readonly to: string;
}

export const NO_FILTER: Filter = { game: '', player: '', group: '', place: '', search: '', from: '', to: '' };

export const isFiltering = (filter: Filter): boolean => Object.values(filter).some((part) => part !== '');

/** The first moment of a day as a date field writes it, in the time of this place. */
function startOfDay(date: string, later: number): number | undefined {
  const [year, month, day] = date.split('-').map(Number);
  if (year === undefined || month === undefined || day === undefined) return undefined;
  return new Date(year, month - 1, day + later).getTime();
}

const padDigits = (number: number, count: number): string => String(number).padStart(count, '0');

/** A day as a date field writes it. */
export function formatDateInput(at: number): string {
  const date = new Date(at);
  return `${padDigits(date.getFullYear(), 4)}-${padDigits(date.getMonth() + 1, 2)}-${padDigits(date.getDate(), 2)}`;
}

/** The same time of another day; nothing for a day that is none, or is still to come. */
export function moveToDay(at: number, date: string): number | undefined {
  const [from, to] = [startOfDay(formatDateInput(at), 0), startOfDay(date, 0)];
  if (from === undefined || to === undefined || Number.isNaN(to) || date > formatDateInput(Date.now())) return undefined;
  return to + (at - from);
}

/** Whether every word that was typed is in the game's title, its players' names, its place or its note. */
function searchPredicate(memory: Memory, search: string): (game: GameRow) => boolean {
  const words = foldText(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return () => true;
  const person = personLookup(memory);
  const names = new Map(memory.players.map(({ id, name }) => [id, foldText(name)]));
  const titles = new Map(manifests().map(({ id, title }) => [id, foldText(title)]));
  return ({ game, persons, place, note }) => {
    const people = persons.flatMap((id) => [names.get(id) ?? '', names.get(person(id)) ?? '']);
    const all = [titles.get(game) ?? '', ...people, foldText(place), foldText(note)].join('\n');
    return words.every((word) => all.includes(word));
  };
}

/** The places where games were played, the latest first. */
export const listPlaces = ({ rows }: Memory): readonly string[] => [
  ...new Set(rows.map(({ place }) => place).filter((place) => place !== '')),
];

/** Whether a game fits every part of a filter. */
export function filterPredicate(memory: Memory, filter: Filter): (game: GameRow) => boolean {
  const person = personLookup(memory);
  const group = memory.groups.find(({ id }) => id === filter.group);
  const isOurs = group && isTableOfGroup(group, person);
  const isFound = searchPredicate(memory, filter.search);
  const [from, to] = [startOfDay(filter.from, 0), startOfDay(filter.to, 1)];
  return (game) =>
    (filter.game === '' || game.game === filter.game) &&
    (filter.player === '' || game.persons.some((each) => person(each) === filter.player)) &&
    (isOurs === undefined || isOurs(game.persons)) &&
    (filter.place === '' || game.place === filter.place) &&
    isFound(game) &&
    (from === undefined || game.played >= from) &&
    (to === undefined || game.played < to);
}

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
