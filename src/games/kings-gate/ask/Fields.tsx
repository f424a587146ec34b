import type { ComponentChildren } from 'preact';
import type { Seat } from '#games/kings-gate/desk/cases';
import { FOUR_SEATS, PAIR_SEATS, seatsOf } from '#games/kings-gate/desk/position';
import {
  CHARACTERS,
  type Character,
  COLOURS,
  type Colour,
  type CopyChanges,
  effectiveCopy,
  KINDS,
  type TileKind,
} from '#games/kings-gate/law/box';
import { CharacterIcon } from '#games/kings-gate/pieces/Emblem';
import { TileIcon } from '#games/kings-gate/pieces/Tile';
import { Shapes } from '#games/kings-gate/table/Shapes';
import type { Language } from '#text/language';
import { Choice } from '#ui/Choice';
import { Disclosure } from '#ui/Disclosure';
import { nameOf, screenTexts, texts } from './sentences';

/** People of a running game: who sits where is known. */
export const isNamed = (players: readonly Seat[]): boolean => players.some(({ name }) => name !== '');

interface SeatedProps {
  readonly players: readonly Seat[];
  readonly language: Language;
}

interface WhoProps extends SeatedProps {
  readonly label: string;
  readonly value: string | undefined;
  onChoose(id: string): void;
}

/** One of those at the table. */
export function WhoPick({ players, language, label, value, onChoose }: WhoProps) {
  return (
    <div class={isNamed(players) || players.length < 3 ? 'kgdesk-who' : 'kgdesk-who kgdesk-who-short'}>
      <Choice
        label={label}
        options={players.map((seat) => ({
          value: seat.id,
          label: (
            <>
              <Shapes colours={seat.colours} /> {nameOf(texts[language], seat)}
            </>
          ),
        }))}
        value={value}
        onChoose={onChoose}
      />
    </div>
  );
}

const keyOf = (players: readonly Seat[]): string => players.map(({ id }) => id).join(' ');

/** Every way to sit around the table that is not another one turned. */
const ORDERS: readonly (readonly Seat[])[] = [
  ...(
    [
      ['yellow', 'green', 'red', 'blue'],
      ['yellow', 'green', 'blue', 'red'],
      ['yellow', 'red', 'green', 'blue'],
      ['yellow', 'red', 'blue', 'green'],
      ['yellow', 'blue', 'green', 'red'],
      ['yellow', 'blue', 'red', 'green'],
      ['yellow', 'green', 'red'],
      ['yellow', 'red', 'green'],
      ['yellow', 'green', 'blue'],
      ['yellow', 'blue', 'green'],
      ['yellow', 'red', 'blue'],
      ['yellow', 'blue', 'red'],
      ['green', 'red', 'blue'],
      ['green', 'blue', 'red'],
    ] satisfies readonly (readonly Colour[])[]
  ).map(seatsOf),
  PAIR_SEATS,
];

/** The same where only matters who plays. */
const ROUNDS: readonly (readonly Seat[])[] = [
  FOUR_SEATS,
  ...COLOURS.map((without) => seatsOf(COLOURS.filter((colour) => colour !== without))),
  PAIR_SEATS,
];

interface PlayersProps extends SeatedProps {
  onChange(players: readonly Seat[]): void;
}

interface SeatsProps extends PlayersProps {
  /** Nothing is chosen before somebody said it. */
  readonly told: boolean;
  /** Whether it matters who sits beside whom. */
  readonly inOrder?: boolean;
}

/** Who plays, and in which order they sit: one tap for both, folded once it is said. */
export function SeatsPick({ players, language, told, inOrder = false, onChange }: SeatsProps) {
  if (isNamed(players)) return null;
  const { form, player } = texts[language];
  const label = inOrder ? form.order : form.players;
  const named = (seats: readonly Seat[]): string => seats.map(({ colours }) => player(colours)).join(', ');
  const all = inOrder ? ORDERS : ROUNDS;
  const options = (
    <fieldset class="choice">
      <legend class={told ? 'unseen' : undefined}>{label}</legend>
      {[4, 3, 2].map((count) => (
        <fieldset key={count} class="kgdesk-orders">
          <legend>{form.playerCount(count)}</legend>
          <div class="choice-options">
            {all
              .filter((seats) => seats.length === count)
              .map((seats) => (
                <button
                  key={keyOf(seats)}
                  type="button"
                  class="button"
                  aria-pressed={told && keyOf(seats) === keyOf(players)}
                  onClick={() => onChange(seats)}
                >
                  {seats.map(({ id, colours }) => (
                    <Shapes key={id} colours={colours} />
                  ))}
                  <span class="unseen">{named(seats)}</span>
                </button>
              ))}
          </div>
        </fieldset>
      ))}
    </fieldset>
  );
  if (!told) return options;
  return (
    <Disclosure key={keyOf(players)} title={form.seated(label, named(players))}>
      {options}
    </Disclosure>
  );
}

/** That only two play, who have two colours each. */
export function TwoPick({ players, language, onChange }: PlayersProps) {
  if (isNamed(players)) return null;
  const two = players.length === 2;
  return (
    <button type="button" class="button" aria-pressed={two} onClick={() => onChange(two ? FOUR_SEATS : PAIR_SEATS)}>
      {texts[language].form.onlyTwo}
    </button>
  );
}

interface LocationPickProps {
  readonly label: string;
  readonly value: number | undefined;
  readonly copy: CopyChanges | undefined;
  readonly language: Language;
  /** What stands for none of them, where that is an answer. */
  readonly any?: string | undefined;
  onPick(n: number | undefined): void;
}

/** The ten locations by their numbers, white or black as printed. */
export function LocationPick({ label, value, copy = {}, language, any, onPick }: LocationPickProps) {
  const text = texts[language];
  const { locations } = effectiveCopy(copy);
  const chosen = value === undefined ? undefined : locations[value - 1];
  const named = (n: number, name: string): string => screenTexts[language].location({ n, name });
  return (
    <fieldset class="kgdesk-locations">
      <legend>
        {label}
        {value !== undefined && chosen !== undefined && (
          <span class="kgdesk-picked">
            {named(value, chosen.name)}, {screenTexts[language].now.ground[chosen.ground].toLowerCase()}
          </span>
        )}
      </legend>
      <div class="kgdesk-numbers">
        {locations.map(({ name, ground }, index) => (
          <button
            key={named(index + 1, name)}
            type="button"
            class="kgdesk-number"
            aria-pressed={value === index + 1}
            aria-label={text.form.locationName({ n: index + 1, name }, ground)}
            onClick={() => onPick(index + 1)}
          >
            <span class={`kg-badge kg-badge-${ground}`}>{index + 1}</span>
          </button>
        ))}
      </div>
      {any !== undefined && (
        <button type="button" class="button" aria-pressed={value === undefined} onClick={() => onPick(undefined)}>
          {any}
        </button>
      )}
    </fieldset>
  );
}

interface TilePickProps {
  readonly label: string;
  readonly colour: Colour;
  readonly kinds?: readonly TileKind[];
  readonly value: TileKind | undefined;
  readonly language: Language;
  readonly children?: ComponentChildren;
  onPick(kind: TileKind): void;
}

/** The tiles of a colour. */
export function TilePick({ label, colour, kinds = KINDS, value, language, children, onPick }: TilePickProps) {
  return (
    <fieldset class="kgdesk-tiles">
      <legend>{label}</legend>
      {children}
      <div class="kg-tiles">
        {kinds.map((kind) => (
          <button key={kind} type="button" class="kg-pick kgdesk-pick" aria-pressed={value === kind} onClick={() => onPick(kind)}>
            <TileIcon colour={colour} kind={kind} />
            <span class="unseen">{screenTexts[language].tile({ colour, kind })}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}

interface ColourPickProps {
  readonly label: string;
  readonly colours: readonly Colour[];
  readonly value: Colour | undefined;
  readonly language: Language;
  /** What stands for no tile at all, where that is an answer. */
  readonly nothing?: string | undefined;
  onPick(colour: Colour | undefined): void;
}

export function ColourPick({ label, colours, value, language, nothing, onPick }: ColourPickProps) {
  const options = colours.map((colour) => ({
    value: String(colour),
    label: (
      <>
        <Shapes colours={[colour]} /> {screenTexts[language].colours[colour]}
      </>
    ),
  }));
  return (
    <div class="kgdesk-colours">
      <Choice
        label={label}
        options={nothing === undefined ? options : [{ value: '', label: <>{nothing}</> }, ...options]}
        value={value ?? (nothing === undefined ? undefined : '')}
        onChoose={(key) => onPick(colours.find((colour) => colour === key))}
      />
    </div>
  );
}

interface CharacterPickProps {
  readonly label: string;
  readonly value: Character | undefined;
  readonly language: Language;
  readonly but?: Character | undefined;
  onPick(character: Character | undefined): void;
}

/** A character, or nobody: tapped again it goes. */
export function CharacterPick({ label, value, language, but, onPick }: CharacterPickProps) {
  const { characters } = screenTexts[language];
  return (
    <fieldset class="choice">
      <legend>{label}</legend>
      <div class="kgdesk-characters">
        {CHARACTERS.filter((each) => each !== but).map((each) => (
          <button
            key={each}
            type="button"
            class="button"
            aria-pressed={value === each}
            onClick={() => onPick(value === each ? undefined : each)}
          >
            <CharacterIcon character={each} size={18} />
            {characters[each]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
