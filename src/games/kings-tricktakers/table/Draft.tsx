import { useSignal } from '@preact/signals';
import type { Character, SetColour } from '#games/kings-tricktakers/law/box';
import { onPick, passesToCome } from '#games/kings-tricktakers/law/company';
import { byKingRank, setOf } from '#games/kings-tricktakers/law/position';
import { openOf } from '#session/rule';
import { Choice } from '#ui/Choice';
import { useChoiceIn } from '#ui/choice';
import { Characters, SetPicks } from './Declare';
import type { PartProps } from './view';

type Looked = { readonly set: SetColour } | { readonly character: Character };

/** The open draft: whose pick it is, the order to come, and all that is left; a tap shows a card, the next takes it. */
export function Draft({ table, stand, position, text, names, play }: PartProps) {
  const pickers = onPick(position);
  const chosen = useSignal<string | undefined>(undefined);
  const [at, look] = useChoiceIn<Looked | undefined>(stand, undefined);
  const by = pickers.find((player) => player === chosen.value) ?? pickers[0] ?? '';
  const open = openOf(table.game, stand, 'pick').filter((event) => event.by === by);
  const set = at !== undefined && 'set' in at ? at.set : undefined;
  const character = at !== undefined && 'character' in at ? at.character : undefined;
  const held = new Map(position.players.map((player) => [setOf(position, player), names.player(player)]));
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
        <SetPicks
          text={text}
          chosen={set}
          closed={(each) => !open.some((event) => event.set === each)}
          note={(each) => held.get(each)}
          onTap={(each) => look({ set: each })}
        />
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
          <p class="quiet">{text.asBet(text.side(character, position.figures.bets[character]))}</p>
          <button type="button" class="button primary" onClick={() => play({ type: 'pick', by, character })}>
            {text.company.take(text.names[character])}
          </button>
        </>
      )}
      <h3>{text.company.order}</h3>
      <ol class="kt-passes">
        {passesToCome(position).map(({ pass, players }) => (
          <li key={pass}>{text.company.pass(pass, players.map(names.player))}</li>
        ))}
      </ol>
    </section>
  );
}
