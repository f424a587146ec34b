import { useState } from 'preact/hooks';
import { ConfirmButton } from '#screens/confirm/ConfirmButton';
import { MemoryPage, Select } from '#screens/memory/MemoryPage';
import { listPersons, listTables, personLookup } from '#screens/memory/memory-people';
import type { Memory } from '#screens/memory/memory-state';
import { memoryText } from '#screens/memory/memory-text';
import { reportFailure } from '#screens/notices/report-failure';
import { replaceRoute } from '#screens/shell/route';
import { store } from '#screens/state/app-state';
import { cleanName } from '#session/formats/clean-name';
import { haveSatTogether } from '#stats/person-resolver';
import type { StoredPlayer } from '#store/records/record-types';
import { MARK_COLOURS, MARK_SHAPES } from '#text/history/marks';
import { PlayerMark } from '#ui/chart/PlayerMark';
import { Choice } from '#ui/form/Choice';

interface PlayerProps {
  readonly memory: Memory;
  readonly player: StoredPlayer;
}

const savePlayer = (player: StoredPlayer): void => void reportFailure(store.value?.savePlayer(player));

/** One player: name, mark, whether they are offered, and who else they are. */
export function EditPlayer({ memory, player }: PlayerProps) {
  const text = memoryText.value.person;
  return (
    <MemoryPage title={text.edit(player.name)} up="players">
      <NameForm key={player.name} player={player} />
      <Choice
        label={text.colour}
        hint={text.colourHint}
        options={MARK_COLOURS.map((colour) => ({
          value: colour,
          label: <MarkLabel label={text.colours[colour]} colour={colour} shape="circle" />,
        }))}
        value={MARK_COLOURS.find((colour) => colour === player.colour)}
        onChoose={(colour) => savePlayer({ ...player, colour: colour === player.colour ? undefined : colour })}
      />
      <Choice
        label={text.shape}
        options={MARK_SHAPES.map((shape) => ({
          value: shape,
          label: <MarkLabel label={text.shapes[shape]} colour={player.colour} shape={shape} />,
        }))}
        value={MARK_SHAPES.find((shape) => shape === player.shape)}
        onChoose={(shape) => savePlayer({ ...player, shape: shape === player.shape ? undefined : shape })}
      />
      <MergePlayers memory={memory} player={player} />
      <section class="stack">
        <p class="quiet">{text.hideHint}</p>
        <div class="actions">
          <button type="button" class="button" onClick={() => savePlayer({ ...player, hidden: player.hidden !== true })}>
            {player.hidden === true ? text.show : text.hide}
          </button>
        </div>
      </section>
      <RemovePlayer memory={memory} player={player} />
    </MemoryPage>
  );
}

/** Somebody whom no game knows, and whose name nobody else was, can go for good. */
function RemovePlayer({ memory, player }: PlayerProps) {
  const text = memoryText.value.person;
  const isNeeded =
    listTables(memory).some((seats) => seats.includes(player.id)) || memory.players.some(({ mergedInto }) => mergedInto === player.id);
  if (isNeeded) return null;
  const remove = async (): Promise<void> => {
    if (await reportFailure(store.value?.removePlayer(player.id))) replaceRoute('players');
  };
  return (
    <section class="stack">
      <p class="quiet">{text.removeHint}</p>
      <div class="row">
        <ConfirmButton label={text.remove(player.name)} confirmLabel={text.removeSure} onConfirm={() => void remove()} />
      </div>
    </section>
  );
}

function MarkLabel({ label, colour, shape }: { readonly label: string; readonly colour: string | undefined; readonly shape: string }) {
  return (
    <>
      <PlayerMark colour={colour} shape={shape} />
      {label}
    </>
  );
}

function NameForm({ player }: { readonly player: StoredPlayer }) {
  const [name, setName] = useState(player.name);
  const trimmed = cleanName(name);
  return (
    <form
      class="players-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (trimmed !== '') savePlayer({ ...player, name: trimmed });
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

function MergePlayers({ memory, player }: PlayerProps) {
  const text = memoryText.value.person;
  const [chosen, setChosen] = useState('');
  const others = listPersons(memory).filter(({ id }) => id !== player.id);
  const other = others.find(({ id }) => id === chosen);
  const merged = memory.players.filter(({ mergedInto }) => mergedInto === player.id);
  const together = other !== undefined && haveSatTogether(listTables(memory), personLookup(memory), player.id, other.id);
  const merge = (): void => {
    if (other === undefined || together) return;
    void reportFailure(store.value?.savePlayer({ ...other, mergedInto: player.id })).then((saved) => saved && setChosen(''));
  };
  return (
    <section class="stack">
      {merged.length > 0 && (
        <>
          <h2>{text.merged}</h2>
          <ul class="stack">
            {merged.map((each) => (
              <li key={each.id} class="players-merged">
                <span>{each.name}</span>
                <button type="button" class="button" onClick={() => savePlayer({ ...each, mergedInto: undefined })}>
                  {text.apart(each.name)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {others.length > 0 && (
        <>
          <h2>{text.merge}</h2>
          <p class="quiet">{text.mergeHint}</p>
          <Select
            label={text.mergeWith}
            all={memoryText.value.none}
            value={chosen}
            options={others.map(({ id, name }) => ({ value: id, label: name }))}
            onChoose={setChosen}
          />
          {other !== undefined && together && <p role="status">{text.mergeTogether(player.name, other.name)}</p>}
          {other !== undefined && !together && (
            <>
              <p role="status">{text.mergeStays(player.name, other.name)}</p>
              <button type="button" class="button" onClick={merge}>
                {text.mergeNow(player.name, other.name)}
              </button>
            </>
          )}
        </>
      )}
    </section>
  );
}
