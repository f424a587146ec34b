import { useEffect, useState } from 'preact/hooks';
import type { SetColour } from '#games/kings-tricktakers/law/box';
import { type Revive, setOf } from '#games/kings-tricktakers/law/position';
import { cardExchanges, type UnreadFigure } from '#games/kings-tricktakers/law/score/outlook';
import { renderEmblem, renderSign } from '#games/kings-tricktakers/pieces/cards';
import { legalEvents } from '#session/log/rule-on';
import { lazy } from '#ui/lazy';
import { Sheet } from '#ui/sheet/Sheet';
import { TrayRow } from '#ui/TableView';
import { type BoardPartProps, isAmending, playAll } from '../board-part';
import { usePutOffFigures } from '../box/put-off';

const FigureQuestion = lazy(async () => (await import('../box/FigureQuestion')).FigureQuestion);

/** Who takes and discards cards, and the Queens that may be turned up: the first card begins the tricks. */
export function Preparation(props: BoardPartProps) {
  const { table, state, position, text, names } = props;
  const putOffFigures = usePutOffFigures();
  const [wanted, setWanted] = useState<readonly Revive[]>([]);
  // A Queen whose price nobody has read is asked for first, unless the table has put it off.
  const unread = wanted.flatMap(({ by }) => {
    const set = setOf(position, by);
    const isAsked = set !== undefined && position.figures.queens[set] === undefined && !isAmending(props);
    return isAsked && !putOffFigures.isPutOff(queenFigure(set)) ? [queenFigure(set)] : [];
  });
  useEffect(() => {
    if (wanted.length === 0 || unread.length > 0) return;
    setWanted([]);
    playAll(props, wanted);
  });
  const draws = cardExchanges(position);
  const revivals = legalEvents(table.game, state, 'revive');
  const spent = position.players.flatMap((player) => {
    const set = setOf(position, player);
    return set !== undefined && position.queensDown.includes(set) ? [{ player, set }] : [];
  });
  return (
    <>
      {draws.length > 0 && (
        <ul class="kt-reminders">
          {draws.map((drawing) => (
            <li key={`${drawing.player} ${drawing.character}`}>
              {renderSign(drawing.character)}
              {text.preparation.draws(drawing, names.player(drawing.player))}
            </li>
          ))}
        </ul>
      )}
      {spent.length > 0 && (
        <div class="kt-question kt-stacked">
          <span aria-hidden="true">{text.preparation.title}</span>
          <TrayRow label={text.preparation.title}>
            {revivals.length > 1 && !isAmending(props) && (
              <button type="button" class="button" onClick={() => setWanted(revivals)}>
                {text.preparation.all(revivals.length)}
              </button>
            )}
            {spent.map(({ player, set }) => (
              <button
                key={player}
                type="button"
                class="button"
                aria-disabled={!revivals.some(({ by }) => by === player)}
                onClick={() => setWanted([{ type: 'revive', by: player }])}
              >
                <span class="kt-set" data-tint={set}>
                  {renderEmblem(set)}
                </span>
                {names.player(player)}
                <span class="visually-hidden">{text.preparation.queen(set)}</span> {text.preparation.cost(position.figures.queens[set])}
              </button>
            ))}
          </TrayRow>
        </div>
      )}
      {unread.length > 0 && (
        <Sheet title={text.copy.title} closeLabel={text.done} onClose={() => setWanted([])}>
          <FigureQuestion {...props} figures={unread} putOffFigures={putOffFigures} />
        </Sheet>
      )}
    </>
  );
}

const queenFigure = (card: SetColour): UnreadFigure => ({ kind: 'queen', card });
