import { askedForAlly, askedForCopy } from '#games/kings-tricktakers/law/bets';
import { drawings } from '#games/kings-tricktakers/law/outlook';
import { mayName } from '#games/kings-tricktakers/law/play';
import { setOf } from '#games/kings-tricktakers/law/position';
import { Sign } from '#games/kings-tricktakers/pieces/cards';
import { openOf } from '#session/rule';
import type { PartProps } from './view';

/** The diplomats name their allies, or the bets they copy. */
export function Alliance({ table, stand, position, text, names, play }: PartProps) {
  const allies = openOf(table.game, stand, 'ally');
  const copies = openOf(table.game, stand, 'copy');
  return (
    <section class="kt-doing stack">
      {askedForAlly(position).map((player) => (
        <fieldset key={player} class="stack">
          <legend>{text.alliance.ally(names.player(player))}</legend>
          <div class="kt-options">
            {allies
              .filter(({ by }) => by === player)
              .map((event) => (
                <button key={event.player} type="button" class="button" onClick={() => play({ ...event })}>
                  {names.player(event.player)}
                </button>
              ))}
          </div>
        </fieldset>
      ))}
      {askedForCopy(position).map((player) => (
        <fieldset key={player} class="stack">
          <legend>{text.alliance.copy(names.player(player))}</legend>
          <div class="kt-options">
            {copies
              .filter(({ by }) => by === player)
              .map((event) => (
                <button key={`${event.player} ${event.card}`} type="button" class="button" onClick={() => play({ ...event })}>
                  <Sign of={event.card} /> {text.alliance.option(names.player(event.player), event.card)}
                </button>
              ))}
          </div>
        </fieldset>
      ))}
    </section>
  );
}

/** Who takes and discards cards, and the Queens that may be turned up. */
export function Preparation({ table, stand, position, text, names, play }: PartProps) {
  const draws = drawings(position);
  const revivals = openOf(table.game, stand, 'revive');
  return (
    <section class="kt-doing stack">
      <h2>{text.preparation.title}</h2>
      {draws.length === 0 ? (
        <p class="quiet">{text.preparation.nobody}</p>
      ) : (
        <ul class="kt-reminders">
          {draws.map((drawing) => (
            <li key={`${drawing.player} ${drawing.character}`}>
              <Sign of={drawing.character} />
              {text.preparation.draws(drawing, names.player(drawing.player))}
            </li>
          ))}
        </ul>
      )}
      {position.players.map((player) => {
        const set = setOf(position, player);
        if (set === undefined || !position.queensDown.includes(set)) return null;
        return (
          <button
            key={player}
            type="button"
            class="button"
            aria-disabled={!revivals.some(({ by }) => by === player)}
            onClick={() => play({ type: 'revive', by: player })}
          >
            {text.preparation.revive(names.player(player), set, position.figures.queens[set])}
          </button>
        );
      })}
      <button type="button" class="button primary" onClick={() => play({ type: 'begin' })}>
        {text.preparation.begin}
      </button>
    </section>
  );
}

/** Who opens the trick, where the table or an assassin has a say. */
export function Opening({ table, stand, position, text, names, play }: PartProps) {
  const opener = mayName(position) ? position.opener : undefined;
  return (
    <section class="kt-doing stack">
      <h2>{opener === undefined ? text.opening.table : text.opening.assassin(names.player(opener))}</h2>
      <div class="kt-options">
        {openOf(table.game, stand, 'open').map((event) => (
          <button key="itself" type="button" class="button primary" onClick={() => play({ ...event })}>
            {text.opening.itself(names.player(event.by ?? ''))}
          </button>
        ))}
        {openOf(table.game, stand, 'opener').map((event) => (
          <button key={event.player} type="button" class="button" onClick={() => play({ ...event })}>
            {names.player(event.player)}
          </button>
        ))}
      </div>
    </section>
  );
}
