import { useSignal } from '@preact/signals';
import { type Character, SETS, type SetColour } from '#law/kings-tricktakers/box';
import { onPick, passesToCome } from '#law/kings-tricktakers/company';
import { byKingRank, setOf } from '#law/kings-tricktakers/position';
import { Choice } from '../../../ui/Choice';
import { Characters } from './Declare';
import { Emblem } from './pieces';
import { openOf, type PartProps } from './view';

type Looked = { readonly set: SetColour } | { readonly character: Character };

/** The open draft: whose pick it is, the order to come, and all that is left; a tap shows a card, the next takes it. */
export function Draft({ table, stand, position, text, names, play }: PartProps) {
  const pickers = onPick(position);
  const chosen = useSignal<string | undefined>(undefined);
  const looked = useSignal<{ readonly stand: typeof stand; readonly at: Looked } | undefined>(undefined);
  const by = pickers.find((player) => player === chosen.value) ?? pickers[0] ?? '';
  const at = looked.value?.stand === stand ? looked.value.at : undefined;
  const look = (next: Looked): void => {
    looked.value = { stand, at: next };
  };
  const open = openOf(table.game, stand, 'pick').filter((event) => event.by === by);
  const set = at !== undefined && 'set' in at ? at.set : undefined;
  const character = at !== undefined && 'character' in at ? at.character : undefined;
  const held = new Map(position.players.map((player) => [setOf(position, player), player]));
  return (
    <section class="kt-doing stack">
      {pickers.length > 1 ? (
        <Choice
          label={text.company.who}
          hint={byKingRank(position) === undefined ? text.company.anyOrder : undefined}
          options={pickers.map((player) => ({ value: player, label: names.player(player) }))}
          value={by}
          onChoose={(player) => (chosen.value = player)}
        />
      ) : (
        <h2>{text.company.of(names.player(by))}</h2>
      )}
      <p class="quiet">{text.company.tap}</p>
      {position.round === 1 && (
        <div class="kt-sets">
          {SETS.map((each) => (
            <button
              key={each}
              type="button"
              class="kt-pick"
              data-tint={each}
              aria-pressed={set === each}
              aria-disabled={!open.some((event) => event.set === each)}
              onClick={() => look({ set: each })}
            >
              <Emblem of={each} />
              {text.colours[each]}
              {held.has(each) && <small>{names.player(held.get(each) ?? '')}</small>}
            </button>
          ))}
        </div>
      )}
      <Characters
        position={position}
        text={text}
        chosen={character === undefined ? [] : [character]}
        closed={(each) => !open.some((event) => event.character === each)}
        onTap={(each) => look({ character: each })}
      />
      {set !== undefined && (
        <button type="button" class="button primary" onClick={() => play({ type: 'pick', by, set })}>
          {text.company.take(text.set(set))}
        </button>
      )}
      {character !== undefined && (
        <>
          <p>{text.does[character]}</p>
          <p class="quiet">
            {text.pad.bet}: {text.side(character, position.figures.bets[character])}
          </p>
          <button type="button" class="button primary" onClick={() => play({ type: 'pick', by, character })}>
            {text.company.take(text.names[character])}
          </button>
        </>
      )}
      <details class="agreements kt-more">
        <summary>{text.company.order}</summary>
        <ol class="kt-passes">
          {passesToCome(position).map(({ pass, players }) => (
            <li key={pass}>
              {text.company.pass(pass)}: {players.map(names.player).join(' → ')}
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}
