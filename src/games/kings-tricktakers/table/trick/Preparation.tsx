import type { SetColour } from '#games/kings-tricktakers/law/box';
import { setOf } from '#games/kings-tricktakers/law/position';
import { cardExchanges, type UnreadFigure } from '#games/kings-tricktakers/law/score/outlook';
import { renderEmblem, renderSign } from '#games/kings-tricktakers/pieces/cards';
import { legalEvents } from '#session/log/rule-on';
import { useKeyedState } from '#ui/form/keyed-state';
import { lazy } from '#ui/lazy';
import { Sheet } from '#ui/sheet/Sheet';
import { TrayRow } from '#ui/TableView';
import { type BoardPartProps, isAmending, playAll } from '../board-part';
import { usePutOffFigures } from '../box/put-off';

const FigureQuestion = lazy(async () => (await import('../box/FigureQuestion')).FigureQuestion);

/** Who takes and discards cards, and the Queens that may be turned up: the first card begins the tricks. */
export function Preparation(props: BoardPartProps) {
  const { table, state, position, text, names, play } = props;
  const putOffFigures = usePutOffFigures();
  const [askedSets, setAskedSets] = useKeyedState<readonly SetColour[]>(state, []);
  /** A Queen whose price nobody has read is asked for first, unless the table has put it off. */
  const revive = (sets: readonly (SetColour | undefined)[], then: () => void): void => {
    const unread = sets.filter(
      (set) => set !== undefined && position.figures.queens[set] === undefined && !putOffFigures.isPutOff(queenFigure(set)),
    );
    if (unread.length === 0 || isAmending(props)) then();
    else setAskedSets(unread.filter((set) => set !== undefined));
  };
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
              <button
                type="button"
                class="button"
                onClick={() =>
                  revive(
                    revivals.map(({ by }) => setOf(position, by)),
                    () => playAll(props, revivals),
                  )
                }
              >
                {text.preparation.all(revivals.length)}
              </button>
            )}
            {spent.map(({ player, set }) => (
              <button
                key={player}
                type="button"
                class="button"
                aria-disabled={!revivals.some(({ by }) => by === player)}
                onClick={() => revive([set], () => play({ type: 'revive', by: player }))}
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
      {askedSets.length > 0 && (
        <Sheet title={text.copy.title} closeLabel={text.done} onClose={() => setAskedSets([])}>
          <FigureQuestion {...props} figures={askedSets.map(queenFigure)} putOffFigures={putOffFigures} onDone={() => setAskedSets([])} />
        </Sheet>
      )}
    </>
  );
}

const queenFigure = (card: SetColour): UnreadFigure => ({ kind: 'queen', card });
