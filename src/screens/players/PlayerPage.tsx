import { useState } from 'preact/hooks';
import { MemoryPage, Select } from '#screens/history/Parts';
import { type Memory, memoryText, personIn, personsIn, tablesIn } from '#screens/memory';
import { href, replaceWith } from '#screens/route';
import { store } from '#screens/state';
import { tried } from '#screens/tried';
import { cleanName } from '#session/name';
import { haveSatTogether } from '#stats/people';
import type { StoredPlayer } from '#store/model';
import { MARK_COLOURS, MARK_SHAPES } from '#text/memory/marks';
import { PlayerMark } from '#ui/ChartMark';
import { Choice } from '#ui/Choice';
import { SureButton } from '#ui/SureButton';

interface PlayerProps {
  readonly memory: Memory;
  readonly player: StoredPlayer;
}

const save = (player: StoredPlayer): void => void tried(store.value?.savePlayer(player));

/** One player: name, mark, whether they are offered, and who else they are. */
export function PlayerPage({ memory, player }: { readonly memory: Memory; readonly player: StoredPlayer | undefined }) {
  const said = memoryText.value.person;
  if (player === undefined)
    return (
      <MemoryPage title={memoryText.value.players} up="players">
        <p class="card">{said.gone}</p>
      </MemoryPage>
    );
  return (
    <MemoryPage title={player.name} up="players">
      <Name key={player.name} player={player} />
      <Choice
        label={said.colour}
        hint={said.colourHint}
        options={MARK_COLOURS.map((colour) => ({
          value: colour,
          label: <Marked label={said.colours[colour]} colour={colour} shape="circle" />,
        }))}
        value={MARK_COLOURS.find((colour) => colour === player.colour)}
        onChoose={(colour) => save({ ...player, colour: colour === player.colour ? undefined : colour })}
      />
      <Choice
        label={said.shape}
        options={MARK_SHAPES.map((shape) => ({
          value: shape,
          label: <Marked label={said.shapes[shape]} colour={player.colour} shape={shape} />,
        }))}
        value={MARK_SHAPES.find((shape) => shape === player.shape)}
        onChoose={(shape) => save({ ...player, shape: shape === player.shape ? undefined : shape })}
      />
      <Merging memory={memory} player={player} />
      <section class="stack">
        <p class="quiet">{said.hideHint}</p>
        <div class="row">
          <button type="button" class="button" onClick={() => save({ ...player, hidden: player.hidden !== true })}>
            {player.hidden === true ? said.show : said.hide}
          </button>
          <a class="button" href={href('statistics', 'all', player.id)}>
            {memoryText.value.statistics}
          </a>
        </div>
      </section>
      <Removing memory={memory} player={player} />
    </MemoryPage>
  );
}

/** Somebody whom no game knows, and whose name nobody else was, can go for good. */
function Removing({ memory, player }: PlayerProps) {
  const said = memoryText.value.person;
  const isNeeded =
    tablesIn(memory).some((seats) => seats.includes(player.id)) || memory.players.some(({ mergedInto }) => mergedInto === player.id);
  if (isNeeded) return null;
  const remove = async (): Promise<void> => {
    if (await tried(store.value?.removePlayer(player.id))) replaceWith('players');
  };
  return (
    <section class="stack">
      <p class="quiet">{said.removeHint}</p>
      <div class="row">
        <SureButton label={said.remove(player.name)} sure={said.removeSure} onSure={() => void remove()} />
      </div>
    </section>
  );
}

function Marked({ label, colour, shape }: { readonly label: string; readonly colour: string | undefined; readonly shape: string }) {
  return (
    <>
      <PlayerMark colour={colour} shape={shape} />
      {label}
    </>
  );
}

function Name({ player }: { readonly player: StoredPlayer }) {
  const [name, setName] = useState(player.name);
  const trimmed = cleanName(name);
  return (
    <form
      class="players-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (trimmed !== '') save({ ...player, name: trimmed });
      }}
    >
      <label class="field">
        <span>{memoryText.value.person.name}</span>
        <input type="text" value={name} maxLength={40} autocomplete="off" onInput={(event) => setName(event.currentTarget.value)} />
      </label>
      <button type="submit" class="button" disabled={trimmed === '' || trimmed === player.name}>
        {memoryText.value.person.save}
      </button>
    </form>
  );
}

function Merging({ memory, player }: PlayerProps) {
  const said = memoryText.value.person;
  const [chosen, setChosen] = useState('');
  const others = personsIn(memory).filter(({ id }) => id !== player.id);
  const other = others.find(({ id }) => id === chosen);
  const merged = memory.players.filter(({ mergedInto }) => mergedInto === player.id);
  const together = other !== undefined && haveSatTogether(tablesIn(memory), personIn(memory), player.id, other.id);
  const merge = (): void => {
    if (other === undefined || together) return;
    void tried(store.value?.savePlayer({ ...other, mergedInto: player.id })).then((saved) => saved && setChosen(''));
  };
  return (
    <section class="stack">
      {merged.length > 0 && (
        <>
          <h2>{said.merged}</h2>
          <ul class="stack">
            {merged.map((each) => (
              <li key={each.id} class="players-merged">
                <span>{each.name}</span>
                <button type="button" class="button" onClick={() => save({ ...each, mergedInto: undefined })}>
                  {said.apart(each.name)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {others.length > 0 && (
        <>
          <h2>{said.merge}</h2>
          <p class="quiet">{said.mergeHint}</p>
          <Select
            label={said.mergeWith}
            all={memoryText.value.none}
            value={chosen}
            options={others.map(({ id, name }) => ({ value: id, label: name }))}
            onChoose={setChosen}
          />
          {other !== undefined && together && <p role="status">{said.mergeTogether(player.name, other.name)}</p>}
          {other !== undefined && !together && (
            <>
              <p role="status">{said.mergeStays(player.name, other.name)}</p>
              <button type="button" class="button" onClick={merge}>
                {said.mergeNow(player.name, other.name)}
              </button>
            </>
          )}
        </>
      )}
    </section>
  );
}
