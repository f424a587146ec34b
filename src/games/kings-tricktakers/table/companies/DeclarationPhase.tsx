import { useSignal } from '@preact/signals';
import type { Character, SetColour } from '#games/kings-tricktakers/law/box';
import { companyOf, setOf } from '#games/kings-tricktakers/law/position';
import { COMPANY_SIZE, isCompanyKept } from '#games/kings-tricktakers/law/round/company';
import { TrayRow } from '#ui/TableView';
import type { BoardPartProps } from '../board-part';
import { PhaseView } from '../PhaseView';
import { LastCardModifiers } from '../trick/LastCardModifiers';
import { Revokes } from '../trick/Revokes';
import { CompanyPicker } from './CompanyPicker';

interface CompanyDraft {
  readonly player: string;
  readonly set: SetColour | undefined;
  readonly characters: readonly Character[];
}

/** A company told at once: the third character completes it, and the next player comes. In later rounds the set stays. */
export function DeclarationPhase(props: BoardPartProps) {
  const { position, text, names, play } = props;
  const waiting = position.players.filter((player) => companyOf(position, player).characters.length === 0);
  const telling = useSignal<CompanyDraft | undefined>(undefined);
  const player = waiting.find((each) => each === telling.value?.player) ?? waiting[0] ?? '';
  const whyNot = useSignal('');
  const asksSet = !isCompanyKept(position);
  const now: CompanyDraft = telling.value?.player === player ? telling.value : { player, set: undefined, characters: [] };
  const set = asksSet ? now.set : setOf(position, player);
  const addCharacters = (characters: readonly Character[]): void => {
    if (characters.length < COMPANY_SIZE) telling.value = { ...now, characters };
    else {
      telling.value = undefined;
      play({ type: 'company', by: player, ...(asksSet && set !== undefined && { set }), characters: [...characters] });
    }
  };
  return (
    <PhaseView
      {...props}
      line={text.company.asks(names.player(player), set === undefined ? undefined : now.characters.length, position.selection)}
      board={
        <section class="kt-phase kt-company-form">
          <Revokes {...props} />
          <LastCardModifiers {...props} />
          {waiting.length > 1 && (
            <TrayRow label={text.company.who}>
              {waiting.map((each) => (
                <button
                  key={each}
                  type="button"
                  class="button kt-tab"
                  aria-pressed={each === player}
                  onClick={() => (telling.value = { player: each, set: undefined, characters: [] })}
                >
                  {names.player(each)}
                </button>
              ))}
            </TrayRow>
          )}
          <p class="kt-refusal" role="status">
            {whyNot.value}
          </p>
          <CompanyPicker
            key={player}
            {...props}
            refusal={whyNot}
            positionSoFar={position}
            player={player}
            set={set}
            characters={now.characters}
            isSetKept={!asksSet}
            onSet={(each) => (telling.value = { ...now, set: each })}
            onCharacters={addCharacters}
          />
        </section>
      }
    />
  );
}
