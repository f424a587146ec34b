import type { SetupProps } from '#contract';
import type { KingsTricktakers } from '#games/kings-tricktakers/game';
import { SELECTIONS, SETS, type SetColour } from '#games/kings-tricktakers/law/box';
import { forPlayer } from '#law/by-player';
import { Beginner } from '#screens/new-game/Beginner';
import type { Header } from '#session/log';
import { Choice } from '#ui/Choice';
import { CopyForm } from './CopyForm';
import { NumberField } from './FigureField';
import { isCopy } from './figures';
import './kings-tricktakers.css';
import { texts } from './texts';
import { isSet } from './view';

type Setup = Header['setup'];

const without = (setup: Setup, ...keys: readonly string[]): Setup =>
  Object.fromEntries(Object.entries(setup).filter(([key]) => !keys.includes(key)));

interface Begun {
  readonly round: number;
  readonly points: Readonly<Record<string, number>>;
  readonly sets: Readonly<Record<string, SetColour>>;
  readonly kings: readonly string[];
  readonly queens: readonly string[];
}

const plain = (value: unknown): Readonly<Record<string, unknown>> => (typeof value === 'object' && value !== null ? { ...value } : {});
const namesIn = (value: unknown): readonly string[] => (Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []);

/** Where the pad begins, as far as it is filled in; everybody has a set of their own. */
function begunOf(from: unknown, ids: readonly string[]): Begun {
  const { round, points, sets, kings, queens } = plain(from);
  const told = plain(sets);
  const free = SETS.filter((set) => ids.every((id) => forPlayer(told, id) !== set));
  const setOf = (id: string): SetColour => {
    const set = forPlayer(told, id);
    return isSet(set) ? set : (free.shift() ?? 'white');
  };
  return {
    round: typeof round === 'number' ? round : 1,
    points: Object.fromEntries(ids.map((id) => [id, Number(forPlayer(plain(points), id) ?? 0)])),
    sets: Object.fromEntries(ids.map((id) => [id, setOf(id)])),
    kings: namesIn(kings).filter((id) => ids.includes(id)),
    queens: namesIn(queens).filter((id) => ids.includes(id)),
  };
}

export function SetupFields({ players, setup, language, onChange }: SetupProps<KingsTricktakers>) {
  const text = texts[language];
  const ids = players.map(({ id }) => id);
  const pad = setup.record === 'pad';
  const begun = begunOf(setup.from, ids);
  const record = (next: 'table' | 'pad'): void => {
    const rest = without(setup, 'from', 'starter');
    onChange({ ...rest, record: next, ...(next === 'table' && setup.selection === 'draft' && { starter: setup.starter ?? ids[0] }) });
  };
  const from = (part: Partial<Begun>): void => {
    const next = { ...begun, ...part };
    onChange(next.round === 1 ? without(setup, 'from') : { ...setup, from: next });
  };
  const toggle = (list: readonly string[], id: string): readonly string[] =>
    list.includes(id) ? list.filter((each) => each !== id) : [...list, id];
  return (
    <div class="stack kt-page">
      {players.length === 2 && <p class="notice">{text.table.twoPlayers}</p>}
      <Choice
        label={text.setup.record}
        options={(['table', 'pad'] as const).map((value) => ({ value, label: text.setup.records[value] }))}
        value={pad ? 'pad' : 'table'}
        onChoose={record}
      />
      <Choice
        label={text.setup.selection}
        options={SELECTIONS.map((value) => ({ value, label: text.setup.selections[value] }))}
        value={SELECTIONS.find((value) => value === setup.selection)}
        onChoose={(selection) =>
          onChange({ ...without(setup, 'starter'), selection, ...(selection === 'draft' && !pad && { starter: setup.starter ?? ids[0] }) })
        }
      />
      {!pad && setup.selection === 'draft' && (
        <Beginner
          label={text.setup.starter}
          players={players}
          first={ids.find((id) => id === setup.starter) ?? ''}
          onChange={(starter) => onChange({ ...setup, starter })}
        />
      )}
      {pad && (
        <Choice
          label={text.setup.from}
          options={(['1', '2', '3'] as const).map((value) => ({ value, label: value }))}
          value={begun.round === 3 ? '3' : begun.round === 2 ? '2' : '1'}
          onChoose={(round) => from({ round: Number(round) })}
        />
      )}
      {pad &&
        begun.round > 1 &&
        players.map(({ id, name }) => (
          <fieldset key={id} class="stack">
            <legend>{name}</legend>
            <div class="kt-numbers">
              <NumberField
                label={text.setup.points(name)}
                value={begun.points[id]}
                onChange={(value) => from({ points: { ...begun.points, [id]: value ?? 0 } })}
              />
              <label class="kt-number">
                <span>{text.setup.setOf(name)}</span>
                <select
                  value={begun.sets[id]}
                  onChange={(event) => {
                    const chosen = event.currentTarget.value;
                    if (isSet(chosen)) from({ sets: { ...begun.sets, [id]: chosen } });
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
                  aria-pressed={begun[list].includes(id)}
                  onClick={() => from({ [list]: toggle(begun[list], id) })}
                >
                  {text.setup[list]}
                </button>
              ))}
            </div>
          </fieldset>
        ))}
      <details class="agreements">
        <summary>{text.setup.copy}</summary>
        <CopyForm copy={isCopy(setup.copy) ? setup.copy : {}} language={language} onChange={(copy) => onChange({ ...setup, copy })} />
      </details>
    </div>
  );
}
