import { askedForAlly, askedForCopy } from '#games/kings-tricktakers/law/bets';
import { Sign } from '#games/kings-tricktakers/pieces/cards';
import { openOf } from '#session/rule';
import { Companies } from './Companies';
import { Phase } from './Phase';
import type { PartProps } from './view';

/** The diplomats name their allies, or the bets they copy. */
export function Alliance(props: PartProps) {
  const { table, stand, position, text, names, play } = props;
  const allies = openOf(table.game, stand, 'ally');
  const copies = openOf(table.game, stand, 'copy');
  const [first] = [
    ...askedForAlly(position).map(names.player).map(text.alliance.ally),
    ...askedForCopy(position).map(names.player).map(text.alliance.copy),
  ];
  return (
    <Phase
      {...props}
      line={first}
      board={
        <section class="kt-doing kt-trick">
          {askedForAlly(position).map((player) => (
            <fieldset key={player} class="kt-options" aria-label={text.alliance.ally(names.player(player))}>
              {allies
                .filter(({ by }) => by === player)
                .map((event) => (
                  <button key={event.player} type="button" class="button" onClick={() => play({ ...event })}>
                    {names.player(event.player)}
                  </button>
                ))}
            </fieldset>
          ))}
          {askedForCopy(position).map((player) => (
            <fieldset key={player} class="kt-options" aria-label={text.alliance.copy(names.player(player))}>
              {copies
                .filter(({ by }) => by === player)
                .map((event) => (
                  <button key={`${event.player} ${event.card}`} type="button" class="button" onClick={() => play({ ...event })}>
                    <Sign of={event.card} /> {text.alliance.option(names.player(event.player), event.card)}
                  </button>
                ))}
            </fieldset>
          ))}
          <Companies {...props} brief />
        </section>
      }
    />
  );
}
