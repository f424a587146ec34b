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
  readonly round: number;
  readonly player: string;
  readonly set: SetColour | undefined;
  readonly characters: readonly Character[];
}

/** Enters a whole company: the third character completes it and moves on to the next player. In later rounds the set stays. */
export function DeclarationPhase(props: BoardPartProps) {
  const { position, text, names, play } = props;
  const waiting = position.players.filter((player) => companyOf(position, player).characters.length === 0);
  const savedDraft = useSignal<CompanyDraft | undefined>(undefined);
  const { round } = position;
  const player = waiting.find((each) => each === savedDraft.value?.player && savedDraft.value.round === round) ?? waiting[0] ?? '';
  const whyNot = useSignal('');
  const asksSet = !isCompanyKept(position);
  const blank: CompanyDraft = { round, player, set: undefined, characters: [] };
  const draft = savedDraft.value?.player === player && savedDraft.value.round === round ? savedDraft.value : blank;
  const set = asksSet ? draft.set : setOf(position, player);
  const addCharacters = (characters: readonly Character[]): void => {
    if (characters.length < COMPANY_SIZE) savedDraft.value = { ...draft, characters };
    else play({ type: 'company', by: player, ...(asksSet && set !== undefined && { set }), characters: [...characters] });
  };
  return (
    <PhaseView
      {...props}
      line={text.company.asks(names.player(player), set === undefined ? undefined : draft.characters.length, position.selection)}
      board={
        <section class="kt-phase kt-company-form">
          <Revokes {...props} />
          {position.players.length > 1 && (
            <TrayRow label={text.company.who}>
              {waiting.map((each) => (
                <button
                  key={each}
                  type="button"
                  class="button kt-tab"
                  aria-pressed={each === player}
                  onClick={() => (savedDraft.value = { ...blank, player: each })}
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
            characters={draft.characters}
            isSetKept={!asksSet}
            onSet={(each) => (savedDraft.value = { ...draft, set: each })}
            onCharacters={addCharacters}
          />
          <LastCardModifiers {...props} />
        </section>
      }
    />
  );
}
