import { playersAskedForAlly, playersAskedForCopy } from '#games/kings-tricktakers/law/round/bets';
import { renderSign } from '#games/kings-tricktakers/pieces/cards';
import { legalEvents } from '#session/log/rule-on';
import type { BoardPartProps } from '../board-part';

/** Who is asked first, and for what. */
export const allianceLine = ({ position, text, names }: BoardPartProps): string | undefined =>
  [
    ...playersAskedForAlly(position).map(names.player).map(text.alliance.ally),
    ...playersAskedForCopy(position).map(names.player).map(text.alliance.copy),
  ][0];

/** The diplomats name their allies, or the bets they copy. */
export function Alliance({ table, state, position, text, names, play }: BoardPartProps) {
  const allies = legalEvents(table.game, state, 'ally');
  const copies = legalEvents(table.game, state, 'copy');
  return (
    <>
      {playersAskedForAlly(position).map((player) => (
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
      {playersAskedForCopy(position).map((player) => (
        <fieldset key={player} class="kt-options" aria-label={text.alliance.copy(names.player(player))}>
          {copies
            .filter(({ by }) => by === player)
            .map((event) => (
              <button key={`${event.player} ${event.card}`} type="button" class="button" onClick={() => play({ ...event })}>
                {renderSign(event.card)} {text.alliance.option(names.player(event.player), event.card)}
              </button>
            ))}
        </fieldset>
      ))}
    </>
  );
}
