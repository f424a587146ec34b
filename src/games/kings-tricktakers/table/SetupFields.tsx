import type { SetupProps } from '#contract/setup';
import type { KingsTricktakers } from '#games/kings-tricktakers/game';
import { SELECTIONS, SETS } from '#games/kings-tricktakers/law/box';
import type { PadStart } from '#games/kings-tricktakers/law/position';
import { forPlayer } from '#law/by-player';
import type { SetupDraft } from '#session/game';
import { Choice } from '#ui/form/Choice';
import { StartingPlayerChoice } from '#ui/people/StartingPlayerChoice';
import { BoxForm } from './box/BoxForm';
import { isSetColour } from './box/box-figures';
import { NumberField } from './box/FigureField';
import './kings-tricktakers.css';
import { Disclosure } from '#ui/Disclosure';
import { texts } from './texts';

type SetupInput = SetupDraft<KingsTricktakers>;

/** Where the pad begins, as far as it is filled in; everybody has a set of their own. */
function padStartOf(from: SetupInput['from'], ids: readonly string[]): PadStart {
  const { round = 1, points = {}, sets = {}, kings = [], queens = [] } = from ?? {};
  const freeSets = SETS.filter((set) => ids.every((id) => forPlayer(sets, id) !== set));
  return {
    round,
    points: Object.fromEntries(ids.map((id) => [id, forPlayer(points, id) ?? 0])),
    sets: Object.fromEntries(ids.map((id) => [id, forPlayer(sets, id) ?? freeSets.shift() ?? 'white'])),
    kings: kings.filter((id) => ids.includes(id)),
    queens: queens.filter((id) => ids.includes(id)),
  };
}

export function SetupFields({ players, setup, language, playMode, onChange }: SetupProps<KingsTricktakers>) {
  const text = texts[language];
  const ids = players.map(({ id }) => id);
  const pad = setup.record === 'pad';
  const padStart = padStartOf(setup.from, ids);
  const from = (changes: Partial<PadStart>): void => {
    const next = { ...padStart, ...changes };
    const { from: _, ...rest } = setup;
    onChange(next.round === 1 ? rest : { ...setup, from: next });
  };
  const without = setup.copy?.copies?.diplomat === 0;
  const changeDiplomat = (plays: boolean): void => {
    const { diplomat: _, ...others } = setup.copy?.copies ?? {};
    onChange({ ...setup, copy: { ...setup.copy, copies: plays ? others : { ...others, diplomat: 0 } } });
  };
  const toggle = (list: readonly string[], id: string): readonly string[] =>
    list.includes(id) ? list.filter((each) => each !== id) : [...list, id];
  return (
    <div class="stack kt-page">
      {players.length === 2 && <p class="notice">{text.table.twoPlayers}</p>}
      <Choice
        label={text.setup.selection}
        options={SELECTIONS.map((value) => ({ value, label: text.setup.selections[value] }))}
        value={SELECTIONS.find((value) => value === setup.selection)}
        onChoose={(selection) => {
          const { starter = ids[0], ...rest } = setup;
          onChange({ ...rest, selection, ...(selection === 'draft' && !pad && { starter }) });
        }}
      />
      {setup.selection === 'initiation' ? (
        <p class="quiet">{text.setup.initiation}</p>
      ) : (
        <fieldset>
          <legend>{text.setup.firstGame}</legend>
          <button type="button" class="button" aria-pressed={without} onClick={() => changeDiplomat(without)}>
            {text.setup.withoutDiplomat}
          </button>
        </fieldset>
      )}
      {!pad && setup.selection === 'draft' && (
        <StartingPlayerChoice
          label={text.setup.starter}
          language={language}
          players={players}
          first={ids.find((id) => id === setup.starter) ?? ''}
          onChange={(starter) => onChange({ ...setup, starter })}
        />
      )}
      {pad && (
        <Choice
          label={text.setup.from}
          options={(['1', '2', '3'] as const).map((value) => ({ value, label: value }))}
          value={padStart.round === 3 ? '3' : padStart.round === 2 ? '2' : '1'}
          onChoose={(round) => from({ round: Number(round) })}
        />
      )}
      {pad &&
        padStart.round > 1 &&
        players.map(({ id, name }) => (
          <fieldset key={id} class="stack">
            <legend>{name}</legend>
            <div class="kt-numbers">
              <NumberField
                label={text.setup.points(name)}
                value={padStart.points[id]}
                onChange={(value) => from({ points: { ...padStart.points, [id]: value ?? 0 } })}
              />
              <label class="kt-number">
                <span>{text.setup.setOf(name)}</span>
                <select
                  value={padStart.sets[id]}
                  onChange={(event) => {
                    const chosen = event.currentTarget.value;
                    if (isSetColour(chosen)) from({ sets: { ...padStart.sets, [id]: chosen } });
                  }}
                >
                  {SETS.map((set) => (
                    <option key={set} value={set}>
                      {text.colours[set]}
                    </option>
                  ))}
                </select>
              </label>
            </div>
            <div class="row">
              {(['kings', 'queens'] as const).map((list) => (
                <button
                  key={list}
                  type="button"
                  class="button"
                  aria-pressed={padStart[list].includes(id)}
                  onClick={() => from({ [list]: toggle(padStart[list], id) })}
                >
                  {text.setup[list]}
                </button>
              ))}
            </div>
          </fieldset>
        ))}
      {playMode === undefined && (
        <Disclosure title={text.setup.copy}>
          <BoxForm box={setup.copy ?? {}} language={language} onChange={(copy) => onChange({ ...setup, copy })} />
        </Disclosure>
      )}
    </div>
  );
}
