import { TriangleAlert } from 'lucide-preact';
import type { BoardProps } from '#contract/board';
import type { Kingdom } from '#games/kingdom/game';
import { squareName } from '#games/kingdom/law/board';
import { lineSentence } from '#session/sentences/reason-sentences';
import { StatusLine } from '#ui/StatusLine';
import { type Threat, texts } from '../describe-position';
import type { PartialPath } from './tap';

interface StatusProps extends Pick<BoardProps<Kingdom>, 'table' | 'state' | 'names' | 'language'> {
  readonly threats: readonly Threat[];
  readonly path: PartialPath;
  /** How many moves the chosen piece has, or how many further jumps. */
  readonly openCount: number;
}

/** A live region: who is on move, what is due, and which Monarch is in danger. Screen readers also hear the attackers' squares. */
export function Status(props: StatusProps) {
  const { state, threats, names, language } = props;
  const { sides } = state.position;
  const { status } = texts[language];
  const [threat, otherThreat] = threats;
  const sentence = describeDue(props);
  const danger = status.endangered(otherThreat === undefined ? threat?.side : undefined);
  return (
    <StatusLine sentence={[sentence, ...(threat === undefined ? [] : [danger])].join(' ')}>
      {sentence}
      {threat !== undefined && (
        <span class="kd-threat">
          <TriangleAlert size={16} aria-hidden="true" />
          <span aria-hidden="true">{danger}</span>
          {threats.map(({ side, monarch, from }) => (
            <span key={side} class="visually-hidden">
              {status.danger(names.player(sides[side]), squareName(monarch), from.map(squareName))}{' '}
            </span>
          ))}
        </span>
      )}
    </StatusLine>
  );
}

function describeDue({ table, state, names, language, path, openCount }: StatusProps): string {
  const { status } = texts[language];
  const { board, onMove, sides, taken } = state.position;
  const player = names.player(sides[onMove]);
  if (state.isFinished) return describeEnding({ table, state, language });
  if (taken !== undefined) return status.replace(player, taken);
  const [from, at] = [path[0], path.at(-1)];
  const piece = from === undefined ? undefined : board[from];
  if (at === undefined || piece === undefined) return status.move(player, onMove);
  return path.length > 1 ? status.jumping(piece, squareName(at)) : status.chosen(piece, squareName(at), openCount);
}

function describeEnding({ table, state, language }: Pick<StatusProps, 'table' | 'state' | 'language'>): string {
  const { game, effective } = table;
  const reason = game.law.lines(state.position)[0]?.reason;
  return reason === undefined ? '' : lineSentence({ game, players: effective.header.players }, reason, language);
}
