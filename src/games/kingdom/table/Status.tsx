import { TriangleAlert } from 'lucide-preact';
import type { BoardProps } from '#contract';
import type { Kingdom } from '#games/kingdom/game';
import { type Square, squareName } from '#games/kingdom/law/board';
import { lineSentence } from '#session/say';
import { type Danger, texts } from './view';

interface StatusProps extends Pick<BoardProps<Kingdom>, 'table' | 'stand' | 'names' | 'language'> {
  readonly threats: readonly Danger[];
  readonly chosen: Square | undefined;
  /** How many squares are open to the chosen piece. */
  readonly open: number;
}

/** Who is on move, what is due, and which Monarch is in danger; read out as it changes. */
export function Status(props: StatusProps) {
  const { stand, threats, names, language } = props;
  const { sides } = stand.position;
  return (
    <div class="kd-status" aria-live="polite">
      <p>{due(props)}</p>
      {threats.map(({ side, monarch, from }) => (
        <p class="kd-danger" key={side}>
          <TriangleAlert size={20} aria-hidden="true" />
          {texts[language].status.danger(names.player(sides[side]), squareName(monarch), from.map(squareName))}
        </p>
      ))}
    </div>
  );
}

function due({ table, stand, names, language, chosen, open }: StatusProps): string {
  const { status } = texts[language];
  const { board, onMove, sides, taken } = stand.position;
  const player = names.player(sides[onMove]);
  if (stand.finished) return ending({ table, stand, language });
  if (taken !== undefined) return status.replace(player, taken);
  const piece = chosen === undefined ? undefined : board[chosen];
  return chosen === undefined || piece === undefined ? status.move(player, onMove) : status.chosen(piece, squareName(chosen), open);
}

function ending({ table, stand, language }: Pick<StatusProps, 'table' | 'stand' | 'language'>): string {
  const { game, effective } = table;
  const reason = game.law.lines(stand.position)[0]?.reason;
  return reason === undefined ? '' : lineSentence({ game, players: effective.header.players }, reason, language);
}
