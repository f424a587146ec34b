import type { BoardProps } from '#contract';
import type { KingsGate } from '#games/kings-gate/game';
import { endingOf, leading } from '#games/kings-gate/law/outlook';
import { locationOf } from '#games/kings-gate/law/position';
import { standOf } from '#session/table';
import { RuleNote } from '#ui/RuleNote';
import { texts } from './texts';

/** Why the game is over, and what decided where points alone did not. */
export function Ending({ table, stand, names, language }: BoardProps<KingsGate>) {
  const text = texts[language].end;
  const { position } = stand;
  const ending = endingOf(position);
  const { most, equal, winners } = leading(table.game.law.standings(standOf(table).position));
  const n = position.scored.at(-1)?.n ?? 1;
  const place = { n, name: locationOf(position, n).name };
  const [winner] = winners;
  return (
    <section class="kg-ending card stack">
      <p>{ending === undefined ? text.closed : text.reasons[ending]}</p>
      {equal.length > 1 && winner !== undefined && (
        <>
          <p>
            <strong>
              {winners.length === 1
                ? text.decided(names.player(winner), most, equal.filter((player) => player !== winner).map(names.player), place)
                : text.shared(winners.map(names.player), most, place)}
            </strong>
          </p>
          <RuleNote rule="kg.end.winner" />
        </>
      )}
    </section>
  );
}
