import { useSignal } from '@preact/signals';
import { ties } from '#games/kings-tricktakers/law/outlook';
import { linesOf, type Position } from '#games/kings-tricktakers/law/position';
import { forPlayer } from '#law/by-player';
import { type Line, pointsOf } from '#law/score';
import { lineSentence } from '#session/say';
import { Disclosure } from '#ui/Disclosure';
import { RuleNote } from '#ui/RuleNote';
import type { PartProps } from './view';

const unknown = ({ reason }: Line): boolean => reason.params.known === false;

/** The rounds side by side: each figure opens its sheet, with every line, paid or not, its rule and its figures. */
export function Rounds(props: PartProps) {
  const { table, stand, position, text, names } = props;
  const shown = useSignal<{ readonly player: string; readonly round: number } | undefined>(undefined);
  const first = position.round - position.rounds.length + (stand.finished ? 1 : 0);
  const points = pointsOf(position.players, linesOf(position));
  const ranked = table.game.law.standings(position).map(({ player }) => player);
  const now = shown.value;
  return (
    <section class="kt-rounds stack">
      <h2>{text.scores.title}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{text.scores.player}</th>
            {position.rounds.map((_, at) => (
              <th key={first + at} scope="col" class="figure">
                {first + at}
              </th>
            ))}
            <th scope="col" class="figure">
              {text.scores.total}
            </th>
          </tr>
        </thead>
        <tbody>
          {ranked.map((player) => (
            <tr key={player}>
              <th scope="row">{names.player(player)}</th>
              {position.rounds.map((results, at) => {
                const { lines = [], points: total = 0 } = forPlayer(results, player) ?? {};
                const open = now?.player === player && now.round === at;
                return (
                  <td key={first + at} class="figure">
                    <button
                      type="button"
                      class="button kt-figure"
                      aria-label={`${text.scores.of(names.player(player), first + at)}: ${total}`}
                      aria-expanded={open}
                      onClick={() => (shown.value = open ? undefined : { player, round: at })}
                    >
                      {total}
                      {lines.some(unknown) && '?'}
                    </button>
                  </td>
                );
              })}
              <td class="figure">
                <strong>{points[player] ?? 0}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {now !== undefined && <RoundSheet {...props} {...now} title={text.scores.of(names.player(now.player), first + now.round)} />}
      {stand.finished && <Ties position={position} text={text} names={names} />}
    </section>
  );
}

interface RoundSheetProps extends PartProps {
  readonly player: string;
  readonly round: number;
  readonly title: string;
}

function RoundSheet({ table, position, text, language, player, round, title }: RoundSheetProps) {
  const result = forPlayer(position.rounds[round] ?? {}, player);
  if (result === undefined) return null;
  const speaker = { game: table.game, players: table.effective.header.players };
  return (
    <div class="kt-sheet">
      <h3>
        {title} ({text.scores.tricks(result.tricks)})
      </h3>
      <ul class="lines">
        {result.lines.map((line, index) => (
          <li key={`${line.reason.rule}-${index}`} class={line.paid ? 'line' : 'line line-unpaid'}>
            <span class="line-figure">{unknown(line) ? text.unknown : line.points}</span>
            <Disclosure title={lineSentence(speaker, line.reason, language)}>
              <RuleNote rule={line.reason.rule} />
            </Disclosure>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** kt.end.winner: who is level on points, and whether the King ranks part them. */
function Ties({ position, text, names }: { readonly position: Position } & Pick<PartProps, 'text' | 'names'>) {
  return (
    <>
      {ties(position).map(({ points, ranks }) => {
        const known = ranks.flatMap(({ player, rank }) => (rank === undefined ? [] : [{ player, rank }]));
        const [lowest, next] = [...known].sort((a, b) => a.rank - b.rank);
        const decided = known.length === ranks.length && lowest !== undefined && lowest.rank !== next?.rank;
        return (
          <p key={points}>
            {text.scores.tie(
              ranks.map(({ player, rank }) => `${names.player(player)} (${text.table.rank(rank)})`),
              points,
            )}{' '}
            {decided ? text.scores.decided(names.player(lowest.player), lowest.rank) : text.scores.shared}
          </p>
        );
      })}
    </>
  );
}
