import { useState } from 'preact/hooks';
import { createResultOnlyGame, noonOf } from '#exchange/past-result';
import { manifestOf, manifests } from '#registry';
import { useMemory } from '#screens/memory/memory-state';
import { memoryText } from '#screens/memory/memory-text';
import { newGameText } from '#screens/new-game/new-game-text';
import { PlayerPicker } from '#screens/new-game/people/PlayerPicker';
import { reportFailure, useOnce } from '#screens/notices/report-failure';
import { href, replaceRoute } from '#screens/shell/route';
import { store } from '#screens/state/app-state';
import { cleanName } from '#session/formats/clean-name';
import type { Player } from '#session/game';
import { createId } from '#session/id';
import '#screens/new-game/NewGame.css';
import { formatDateInput, moveToDay } from '../memory/date-input';
import { DateField } from '../memory/FilterFields';
import { MemoryPage, Select } from '../memory/MemoryPage';
import { PLACE_LENGTH, PlaceField } from '../memory/PlaceField';
import { EMPTY_RESULT, parseMinutes, ResultFields, readResult } from './ResultFields';

/** A game that was played without Regent: when, where, who, and how it ended. */
export function LogPastGame() {
  const text = memoryText.value.past;
  const memory = useMemory();
  const once = useOnce();
  const [game, setGame] = useState(manifests()[0]?.id ?? '');
  const [players, setPlayers] = useState<readonly Player[]>([]);
  const [draft, setDraft] = useState(EMPTY_RESULT);
  const [date, setDate] = useState(formatDateInput(Date.now()));
  const [minutes, setMinutes] = useState('');
  const [place, setPlace] = useState('');
  const rules = manifestOf(game);
  const { least, most } = rules?.seats ?? { least: 1, most: 1 };

  const { known: result, missing: missingResult } = readResult(players, draft, rules ?? {});
  const played = moveToDay(noonOf(Date.now()), date);
  const today = formatDateInput(Date.now());
  const missing =
    players.length < least || players.length > most
      ? newGameText.value.missing(players.length, least, most)
      : (missingResult ?? (played !== undefined ? undefined : date > today ? text.future : text.dayMissing));

  const save = (): void =>
    once(async () => {
      const to = store.value;
      if (to === undefined || played === undefined) return false;
      const known = new Set((await to.players()).map(({ id }) => id));
      const id = createId();
      const told = { ...result, game, played, minutes: parseMinutes(minutes), place: cleanName(place, PLACE_LENGTH) };
      const fresh = players.filter((player) => !known.has(player.id)).map((player) => ({ ...player, lastPlayed: played }));
      const kept = await reportFailure(to.replaceGame(createResultOnlyGame(id, told), [], fresh));
      if (kept) replaceRoute('past', id);
      return kept;
    });

  return (
    <MemoryPage title={text.title} up="history">
      <p class="quiet">{text.hint}</p>
      <Select
        label={memoryText.value.filter.game}
        value={game}
        options={manifests().map(({ id, title }) => ({ value: id, label: title }))}
        onChoose={setGame}
      />
      <a class="button" href={href('new', game)}>
        {text.pad}
      </a>
      {memory !== undefined && (
        <PlayerPicker
          question={newGameText.value.whoPlayed(least, most)}
          knownPlayers={memory.players}
          players={players}
          most={most}
          onChange={setPlayers}
        />
      )}
      {players.length >= least && <ResultFields players={players} rules={rules ?? {}} draft={draft} onChange={setDraft} />}
      <div class="memory-filter">
        <DateField label={memoryText.value.game.played} value={date} latest={today} onChange={setDate} />
        <label class="field">
          <span>{text.minutes}</span>
          <input type="text" inputMode="numeric" maxLength={4} value={minutes} onInput={(event) => setMinutes(event.currentTarget.value)} />
        </label>
        <PlaceField memory={memory} value={place} onInput={setPlace} />
      </div>
      <button type="button" class="button primary wide" disabled={missing !== undefined} onClick={save}>
        {text.save}
      </button>
      <p class="quiet">{missing}</p>
    </MemoryPage>
  );
}
