import { useSignal } from '@preact/signals';
import { CHARACTERS, type Character, count, SETS, type SetColour } from '#games/kings-tricktakers/law/box';
import { COMPANY_SIZE, keepsCompany } from '#games/kings-tricktakers/law/company';
import { leftOf } from '#games/kings-tricktakers/law/outlook';
import { companyOf, setOf } from '#games/kings-tricktakers/law/position';
import { Emblem, Sign } from '#games/kings-tricktakers/pieces/cards';
import { Choice } from '#ui/Choice';
import type { PartProps } from './view';

interface Draft {
  readonly player: string;
  readonly set: SetColour | undefined;
  readonly characters: readonly Character[];
}

/** A company told whole: its set, its three characters; in later rounds the set stays. */
export function Declare({ position, text, names, play }: PartProps) {
  const waiting = position.players.filter((player) => companyOf(position, player).characters.length === 0);
  const draft = useSignal<Draft>({ player: waiting[0] ?? '', set: undefined, characters: [] });
  const player = waiting.includes(draft.value.player) ? draft.value.player : (waiting[0] ?? '');
  const chosen = draft.value.player === player ? draft.value : { player, set: undefined, characters: [] };
  const { set, characters } = chosen;
  const change = (part: Partial<Draft>): void => {
    draft.value = { ...chosen, ...part };
  };
  const taken = new Set(position.players.map((other) => setOf(position, other)));
  const asksSet = !keepsCompany(position);
  const declare = (): void =>
    play({ type: 'company', by: player, ...(asksSet && set !== undefined && { set }), characters: [...characters] });
  return (
    <section class="kt-doing stack">
      {waiting.length > 1 && (
        <Choice
          label={text.company.who}
          options={waiting.map((each) => ({ value: each, label: names.player(each) }))}
          value={player}
          onChoose={(each) => (draft.value = { player: each, set: undefined, characters: [] })}
        />
      )}
      <h2>{text.company.of(names.player(player))}</h2>
      {asksSet && (
        <fieldset>
          <legend>{text.company.set}</legend>
          <SetPicks text={text} chosen={set} closed={(each) => taken.has(each)} onTap={(each) => change({ set: each })} />
        </fieldset>
      )}
      <fieldset>
        <legend>{text.company.characters(characters.length)}</legend>
        <Characters
          position={position}
          text={text}
          chosen={characters}
          onTap={(each) => characters.length < COMPANY_SIZE && change({ characters: [...characters, each] })}
        />
      </fieldset>
      <ul class="kt-told">
        {characters.map((each, index) => (
          <li key={`${each}-${count(characters.slice(0, index), each)}`}>
            <span>{text.does[each]}</span>
            <button type="button" class="button" onClick={() => change({ characters: characters.filter((_, other) => other !== index) })}>
              {text.company.remove(text.names[each])}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" class="button primary" onClick={declare}>
        {text.done}
      </button>
    </section>
  );
}

interface SetPicksProps extends Pick<PartProps, 'text'> {
  readonly chosen: SetColour | undefined;
  closed(set: SetColour): boolean;
  /** What stands below a set: who has it. */
  note?(set: SetColour): string | undefined;
  onTap(set: SetColour): void;
}

/** The five sets of King, Queen and Jack. */
export const SetPicks = ({ text, chosen, closed, note, onTap }: SetPicksProps) => (
  <div class="kt-sets">
    {SETS.map((set) => (
      <button
        key={set}
        type="button"
        class="kt-pick"
        data-tint={set}
        aria-pressed={chosen === set}
        aria-disabled={closed(set)}
        onClick={() => onTap(set)}
      >
        <Emblem of={set} />
        {text.colours[set]}
        <small>{note?.(set)}</small>
      </button>
    ))}
  </div>
);

interface CharactersProps extends Pick<PartProps, 'position' | 'text'> {
  readonly chosen: readonly Character[];
  readonly closed?: ((character: Character) => boolean) | undefined;
  onTap(character: Character): void;
}

/** The characters of the game, each with how many are left. */
export function Characters({ position, text, chosen, closed, onTap }: CharactersProps) {
  return (
    <div class="kt-characters">
      {CHARACTERS.filter((each) => position.figures.copies[each] > 0).map((each) => {
        // Who only looks at a card has not taken it.
        const left = leftOf(position, each) - (closed === undefined ? count(chosen, each) : 0);
        return (
          <button
            key={each}
            type="button"
            class="kt-pick"
            aria-pressed={chosen.includes(each)}
            aria-disabled={closed?.(each) ?? left <= 0}
            onClick={() => onTap(each)}
          >
            <Sign of={each} />
            <span>{text.names[each]}</span>
            <small>{text.company.left(left)}</small>
          </button>
        );
      })}
    </div>
  );
}
