import { useSignal } from '@preact/signals';
import { onPick, passesToCome, roomFor } from '#games/kings-tricktakers/law/company';
import { byKingRank, setOf } from '#games/kings-tricktakers/law/position';
import { openOf } from '#session/rule';
import { Row } from '#ui/TableView';
import { Companies } from './Companies';
import { LastCard } from './LastCard';
import { Phase } from './Phase';
import { CharacterPicks, SetPicks } from './Picks';
import { Revokes } from './Revokes';
import type { PartProps } from './view';

/** The open draft: whose pick it is, the order to come, and all that is left; a tap takes a card. */
export function Draft(props: PartProps) {
  const { table, stand, position, text, names, play } = props;
  const pickers = onPick(position);
  const chosen = useSignal<string | undefined>(undefined);
  const by = pickers.find((player) => player === chosen.value) ?? pickers[0] ?? '';
  const open = openOf(table.game, stand, 'pick').filter((event) => event.by === by);
  const held = new Map(position.players.map((player) => [setOf(position, player), names.player(player)]));
  const [pass] = passesToCome(position);
  return (
    <Phase
      {...props}
      line={
        pickers.length > 1 && byKingRank(position) === undefined
          ? text.company.anyOrder
          : `${text.company.picks(names.player(by))} ${pass === undefined ? '' : text.company.next(pass.players.slice(1).map(names.player))}`
      }
      board={
        <section class="kt-doing kt-telling">
          <Revokes {...props} />
          <LastCard {...props} />
          {pickers.length > 1 && (
            <Row label={text.company.who}>
              {pickers.map((player) => (
                <button
                  key={player}
                  type="button"
                  class="button kt-tab"
                  aria-pressed={player === by}
                  onClick={() => (chosen.value = player)}
                >
                  {names.player(player)}
                </button>
              ))}
            </Row>
          )}
          {position.round === 1 && (
            <SetPicks
              text={text}
              holder={(each) => held.get(each) ?? (open.some((event) => event.set === each) ? undefined : text.company.hasOne)}
              onTap={(set) => play({ type: 'pick', by, set })}
            />
          )}
          <CharacterPicks
            position={position}
            text={text}
            chosen={[]}
            left={(each) => (open.some((event) => event.character === each) ? roomFor(position, by, each) : 0)}
            onTap={(character) => play({ type: 'pick', by, character })}
          />
          <Companies {...props} brief />
        </section>
      }
    />
  );
}
