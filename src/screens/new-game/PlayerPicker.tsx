import { useState } from 'preact/hooks';
import { text } from '#screens/state';
import type { Player } from '#session/game';
import { nameIn } from '#session/name';
import type { StoredPlayer } from '#store/model';
import { Favourite } from '#ui/ChartMark';
import { PlayerList } from '#ui/PlayerList';
import { playerIdFor } from './ids';

interface PlayerPickerProps {
  readonly known: readonly StoredPlayer[];
  readonly players: readonly Player[];
  readonly least: number;
  readonly most: number;
  onChange(players: readonly Player[]): void;
}

export function PlayerPicker({ known, players, least, most, onChange }: PlayerPickerProps) {
  const said = text.value.create;
  const [name, setName] = useState('');
  const trimmed = nameIn(name);
  const taken = players.some((player) => player.name.toLowerCase() === trimmed.toLowerCase());
  const others = known.filter(
    ({ id, hidden, mergedInto }) => hidden !== true && mergedInto === undefined && !players.some((player) => player.id === id),
  );
  const markOf = (player: Player) => {
    const { colour, shape } = known.find(({ id }) => id === player.id) ?? {};
    return <Favourite colour={colour} shape={shape} />;
  };
  const full = players.length >= most;

  const add = (): void => {
    if (trimmed === '' || taken || full) return;
    const remembered = others.find((player) => player.name.toLowerCase() === trimmed.toLowerCase());
    onChange([
      ...players,
      remembered === undefined ? { id: playerIdFor(trimmed), name: trimmed } : { id: remembered.id, name: remembered.name },
    ]);
    setName('');
  };
  const order = (ids: readonly string[]): void => onChange(ids.flatMap((id) => players.filter((player) => player.id === id)));

  return (
    <section class="stack" aria-labelledby="players">
      <h2 id="players">{said.players}</h2>
      <p class="quiet">
        {said.playersHint(least, most)} {players.length > 1 ? `${said.seats}. ${said.drag}` : ''}
      </p>
      {players.length > 0 && (
        <PlayerList
          seats={players.map((player) => ({ ...player, mark: markOf(player) }))}
          text={said}
          onOrder={order}
          onRemove={(id) => onChange(players.filter((player) => player.id !== id))}
        />
      )}
      {!full && others.length > 0 && (
        <div class="stack">
          <h3>{said.remembered}</h3>
          <div class="picker-known">
            {others.map((player) => (
              <button
                key={player.id}
                type="button"
                class="button"
                onClick={() => onChange([...players, { id: player.id, name: player.name }])}
              >
                {markOf(player)}
                {player.name}
              </button>
            ))}
          </div>
        </div>
      )}
      {!full && (
        <form
          class="picker-new"
          onSubmit={(event) => {
            event.preventDefault();
            add();
          }}
        >
          <label class="field">
            <span>{said.addPlayer}</span>
            <input
              type="text"
              value={name}
              maxLength={40}
              autocomplete="off"
              placeholder={said.name}
              onInput={(event) => setName(event.currentTarget.value)}
            />
          </label>
          <button type="submit" class="button" disabled={trimmed === '' || taken}>
            {said.add}
          </button>
        </form>
      )}
      {taken && <p class="quiet">{said.nameTaken}</p>}
    </section>
  );
}
