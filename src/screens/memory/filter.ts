import { manifests } from '#registry';
import { foldText } from '#session/formats/fold-text';
import type { GameRow } from '#store/records/record-types';
import { startOfDay } from './date-input';
import { isTableOfGroup, personLookup } from './memory-people';
import type { Memory } from './memory-state';

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
