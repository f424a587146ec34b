import type { BetProgress } from '#games/kings-tricktakers/law/score/outlook';
import { TRICKS_PER_ROUND } from '#games/kings-tricktakers/law/trick/play';
import type { TricktakersScreenText } from '#games/kings-tricktakers/text/screen-en';

interface TrickPipsProps extends BetProgress {
  readonly text: TricktakersScreenText;
}

/** Filled pips are tricks, rings are what the bet is on; behind them whether it is met, and through them that it no longer can be. */
export function TrickPips({ tricks, targets, state, text }: TrickPipsProps) {
  const { ofBet, ofBetSaid } = text.scores;
  const isBeyondPips = Math.max(tricks, ...(targets ?? [])) > TRICKS_PER_ROUND;
  const isBetOnNone = targets?.includes(0) === true;
  const first = isBetOnNone ? 0 : 1;
  const width = (TRICKS_PER_ROUND - first + 1) * 12 + (state === 'met' || targets === undefined ? 12 : 0);
  const place = (pip: number): number => (pip - first) * 12 + 6;
  return (
    <>
      {isBeyondPips ? (
        <span class={`kt-bet-figure kt-bet-${state}`} aria-hidden="true">
          {ofBet(tricks, targets)}
          {state === 'met' && ' ✓'}
        </span>
      ) : (
        <svg class="kt-pips" viewBox={`0 0 ${width} 12`} width={width} height="12" aria-hidden="true" data-state={state}>
          {isBetOnNone && (
            <text x={place(0)} y="9.5" class="kt-pip-figure">
              0
            </text>
          )}
          {Array.from({ length: TRICKS_PER_ROUND }, (_, at) => (
            <circle key={at} cx={place(at + 1)} cy="6" r="3" class={at < tricks ? 'kt-pip kt-pip-taken' : 'kt-pip'} />
          ))}
          {targets?.map((target) => (
            <circle key={target} cx={place(target)} cy="6" r="5" class="kt-pip-target" />
          ))}
          {state === 'missed' && <path d={`M1 6H${width - 1}`} class="kt-pips-struck" />}
          {state === 'met' && <path d={`M${width - 10} 6l3 3 5-6`} class="kt-pips-met" />}
          {targets === undefined && (
            <text x={width - 6} y="9.5" class="kt-pip-figure">
              ?
            </text>
          )}
        </svg>
      )}
      <span class="visually-hidden">, {ofBetSaid(tricks, targets, state)}</span>
    </>
  );
}
