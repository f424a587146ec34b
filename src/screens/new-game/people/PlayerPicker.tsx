import { useSignal } from '@preact/signals';
import { Plus } from 'lucide-preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { formatDate } from '#screens/memory/format';
import { cleanName, isTooLong } from '#session/formats/clean-name';
import { foldText } from '#session/formats/fold-text';
import type { Player } from '#session/game';
import { createPersonResolver } from '#stats/person-resolver';
import type { StoredPlayer } from '#store/records/record-types';
import { FavouriteMark } from '#ui/chart/PlayerMark';
import { newGameText } from '../new-game-text';
import { createPlayerId } from './player-id';
import { SeatOrder } from './SeatOrder';
import '#ui/people/person-chips.css';

interface PlayerPickerProps {
  readonly question: string;
  readonly knownPlayers: readonly StoredPlayer[];
  /** In the order of their seats, clockwise. */
  readonly players: readonly Player[];
  readonly most: number;
  onChange(players: readonly Player[]): void;
}

/** So many of those who played last are offered before somebody asks for all. */
const OFFERED_PLAYERS = 12;

const isSameName = (one: string, other: string): boolean => foldText(one) === foldText(other);

/** Whom a typed name means: the person of this name, under whatever name they played; the latest to play where there are several. */
export function findPersonByName(known: readonly StoredPlayer[], typed: string): StoredPlayer | undefined {
  const person = createPersonResolver(known);
  const named = known.filter(({ name }) => isSameName(name, typed)).toSorted((a, b) => b.lastPlayed - a.lastPlayed);
  const id = named.map((each) => person(each.id)).at(0);
  return known.find((each) => each.id === id);
}

/** So many names are suggested while one is typed. */
const SUGGESTED_PLAYERS = 4;

/** People with a word of their name that begins as it was typed, who are not seated yet; the latest to play first. */
export function suggestPeople(known: readonly StoredPlayer[], players: readonly Player[], typed: string): readonly StoredPlayer[] {
  const begin = foldText(typed.trim());
  if (begin === '') return [];
  return known
    .filter(
      ({ id, name, mergedInto }) =>
        mergedInto === undefined && ` ${foldText(name)}`.includes(` ${begin}`) && !players.some((player) => player.id === id),
    )
    .toSorted((a, b) => b.lastPlayed - a.lastPlayed)
    .slice(0, SUGGESTED_PLAYERS);
}

/** People are tapped in the order of their seats; a second tap takes somebody off again. */
export function PlayerPicker({ question, knownPlayers, players, most, onChange }: PlayerPickerProps) {
  const text = newGameText.value;
  const showsAll = useSignal(false);
  const seatOf = (id: string): number => players.findIndex((player) => player.id === id) + 1;
  const persons = knownPlayers
    .filter(({ id, hidden, mergedInto }) => (hidden !== true && mergedInto === undefined) || seatOf(id) > 0)
    .toSorted((a, b) => b.lastPlayed - a.lastPlayed);
  const strangers = players.filter(({ id }) => !persons.some((person) => person.id === id));
  const offered = persons.filter(({ id }, index) => showsAll.value || index < OFFERED_PLAYERS || seatOf(id) > 0);
  const isAdding = useSignal(persons.length === 0);
  const full = players.length >= most;
  /** Two people of one name are told apart by when they last played. */
  const labelOf = ({ id, name }: Player): string => {
    const { lastPlayed } = knownPlayers.find((each) => each.id === id) ?? {};
    const isAmbiguous = knownPlayers.some((each) => each.id !== id && each.mergedInto === undefined && isSameName(each.name, name));
    return isAmbiguous && lastPlayed !== undefined ? `${name}, ${formatDate(lastPlayed)}` : name;
  };
  const toggle = ({ id, name }: Player): void =>
    onChange(seatOf(id) > 0 ? players.filter((player) => player.id !== id) : [...players, { id, name }]);

  return (
    <section class="stack" aria-labelledby="players">
      <h2 id="players">{question}</h2>
      <div class="person-chips picker-players">
        {[...offered, ...strangers].map((player) => {
          const seat = seatOf(player.id);
          const { colour, shape } = knownPlayers.find(({ id }) => id === player.id) ?? {};
          return (
            <button
              key={player.id}
              type="button"
              class="person-chip"
              aria-pressed={seat > 0}
              disabled={full && seat === 0}
              onClick={() => toggle(player)}
            >
              {seat > 0 && <span class="person-seat">{seat}</span>} <FavouriteMark colour={colour} shape={shape} />
              {labelOf(player)}
            </button>
          );
        })}
        {offered.length < persons.length && (
          <button type="button" class="person-chip" onClick={() => (showsAll.value = true)}>
            {text.everybody(persons.length)}
          </button>
        )}
        {!isAdding.value && !full && (
          <button type="button" class="person-chip" onClick={() => (isAdding.value = true)}>
            <Plus aria-hidden="true" size={20} />
            {text.addPlayer}
          </button>
        )}
      </div>
      {isAdding.value && !full && (
        <NewPlayerForm
          knownPlayers={knownPlayers}
          players={players}
          shouldFocus={persons.length > 0}
          onSeat={({ id, name }) => onChange([...players, { id, name }])}
        />
      )}
      {players.length > 1 && <SeatOrder players={players} onChange={onChange} />}
    </section>
  );
}

interface NewPlayerFormProps {
  readonly knownPlayers: readonly StoredPlayer[];
  readonly players: readonly Player[];
  /** Whether somebody has just asked for it. */
  readonly shouldFocus: boolean;
  onSeat(player: Player): void;
}

/** A name is typed; what is to be said of it is said while it is, and a name that nobody could read is asked for again. */
function NewPlayerForm({ knownPlayers, players, shouldFocus, onSeat }: NewPlayerFormProps) {
  const text = newGameText.value;
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isAsking, setAsked] = useState(false);
  useEffect(() => {
    if (shouldFocus) field.current?.focus();
  }, [shouldFocus]);
  const name = cleanName(typed);
  const meant = findPersonByName(knownPlayers, name);
  const isTaken = players.some((player) => isSameName(player.name, name) || player.id === meant?.id);
  const error = name === '' ? text.noName : isTooLong(typed) ? text.longName : isTaken ? text.seated : undefined;
  const hint = error ?? (meant === undefined ? '' : text.known(meant.name));
  const suggestions = suggestPeople(knownPlayers, players, typed);
  const seat = (player: Player): void => {
    onSeat(player);
    setTyped('');
    setAsked(false);
    field.current?.focus();
  };
  const add = (): void => {
    setAsked(true);
    if (error === undefined) seat(meant ?? { id: createPlayerId(name), name });
  };
  return (
    <>
      <form
        class="picker-new"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <label class="field">
          <span>{text.addPlayer}</span>
          <input
            ref={field}
            type="text"
            value={typed}
            autocomplete="off"
            placeholder={text.name}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="button">
          {text.add}
        </button>
      </form>
      {suggestions.length > 0 && (
        <div class="person-chips">
          {suggestions.map((player) => (
            <button key={player.id} type="button" class="person-chip" aria-label={text.seat(player.name)} onClick={() => seat(player)}>
              <FavouriteMark colour={player.colour} shape={player.shape} />
              {player.name}
            </button>
          ))}
        </div>
      )}
      <p class="quiet" aria-live="polite">
        {isAsking || typed !== '' ? hint : ''}
      </p>
    </>
  );
}
