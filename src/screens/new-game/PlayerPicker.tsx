import { useState } from 'preact/hooks';
import { formatDate } from '#screens/memory/format';
import { memoryText } from '#screens/memory/memory-text';
import { appText } from '#screens/state/app-state';
import { cleanName, isTooLong } from '#session/formats/clean-name';
import type { Player } from '#session/game';
import { createPersonResolver } from '#stats/person-resolver';
import type { StoredPlayer } from '#store/records/record-types';
import { FavouriteMark } from '#ui/chart/PlayerMark';
import { PlayerList } from '#ui/form/PlayerList';
import { createPlayerId } from './player-id';

interface PlayerPickerProps {
  readonly knownPlayers: readonly StoredPlayer[];
  readonly players: readonly Player[];
  readonly least: number;
  readonly most: number;
  onChange(players: readonly Player[]): void;
}

const isSameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Whom a typed name means: the person of this name, under whatever name they played; the latest to play where there are several. */
export function findPersonByName(known: readonly StoredPlayer[], typed: string): StoredPlayer | undefined {
  const person = createPersonResolver(known);
  const named = known.filter(({ name }) => isSameName(name, typed)).toSorted((a, b) => b.lastPlayed - a.lastPlayed);
  const id = named.map((each) => person(each.id)).at(0);
  return known.find((each) => each.id === id);
}

export function PlayerPicker({ knownPlayers, players, least, most, onChange }: PlayerPickerProps) {
  const text = appText.value.create;
  const others = knownPlayers
    .filter(({ id, hidden, mergedInto }) => hidden !== true && mergedInto === undefined && !players.some((player) => player.id === id))
    .toSorted((a, b) => b.lastPlayed - a.lastPlayed);
  const markOf = (player: Player) => {
    const { colour, shape } = knownPlayers.find(({ id }) => id === player.id) ?? {};
    return <FavouriteMark colour={colour} shape={shape} />;
  };
  /** Two people of one name are told apart by when they last played. */
  const labelOf = ({ id, name, lastPlayed }: StoredPlayer): string =>
    knownPlayers.some((each) => each.id !== id && each.mergedInto === undefined && isSameName(each.name, name))
      ? `${name}, ${formatDate(lastPlayed)}`
      : name;
  const full = players.length >= most;
  const seat = ({ id, name }: Player): void => onChange([...players, { id, name }]);
  const order = (ids: readonly string[]): void => onChange(ids.flatMap((id) => players.filter((player) => player.id === id)));

  return (
    <section class="stack" aria-labelledby="players">
      <h2 id="players">{text.players}</h2>
      <p class="quiet">
        {text.playersHint(least, most)} {players.length > 1 ? `${text.seats}. ${text.drag}` : ''}
      </p>
      {players.length > 0 && (
        <PlayerList
          seats={players.map((player) => ({ ...player, mark: markOf(player) }))}
          text={text}
          onOrder={order}
          onRemove={(id) => onChange(players.filter((player) => player.id !== id))}
        />
      )}
      {!full && others.length > 0 && (
        <div class="stack">
          <h3>{text.remembered}</h3>
          <div class="picker-players">
            {others.map((player) => (
              <button key={player.id} type="button" class="button" onClick={() => seat(player)}>
                {markOf(player)}
                {labelOf(player)}
              </button>
            ))}
          </div>
        </div>
      )}
      {!full && <NewPlayerForm knownPlayers={knownPlayers} players={players} onSeat={seat} />}
    </section>
  );
}

interface NewPlayerFormProps {
  readonly knownPlayers: readonly StoredPlayer[];
  readonly players: readonly Player[];
  onSeat(player: Player): void;
}

/** A name is typed; what is to be said of it is said while it is, and a name that nobody could read is asked for again. */
function NewPlayerForm({ knownPlayers, players, onSeat }: NewPlayerFormProps) {
  const text = appText.value.create;
  const { naming } = memoryText.value;
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState(false);
  const name = cleanName(typed);
  const meant = findPersonByName(knownPlayers, name);
  const taken = players.some((player) => isSameName(player.name, name) || player.id === meant?.id);
  const trouble = name === '' ? naming.empty : isTooLong(typed) ? naming.long : taken ? text.nameTaken : undefined;
  const hint = trouble ?? (meant === undefined ? '' : naming.known(meant.name));
  const add = (): void => {
    setAsked(true);
    if (trouble !== undefined) return;
    onSeat(meant ?? { id: createPlayerId(name), name });
    setTyped('');
    setAsked(false);
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
      <p class="quiet" aria-live="polite">
        {asked || typed !== '' ? hint : ''}
      </p>
    </>
  );
}
