import { useSignal } from '@preact/signals';
import { contest, decidingFigures, placingFigures } from '#games/kings-tricktakers/law/score/contest';
import { figuresOfPoints, type UnreadFigure } from '#games/kings-tricktakers/law/score/outlook';
import type { BoardPartProps } from '../board-part';
import { FigureQuestion } from './FigureQuestion';
import { figureKey, usePutOffFigures } from './put-off';

/** What the end still lacks: what decides is asked for until it is put off, everything else when somebody wants to enter it. */
export function MissingFigures(props: BoardPartProps) {
  const { position, text, names } = props;
  const putOffFigures = usePutOffFigures();
  const { isPutOff, askAgain } = putOffFigures;
  const isAsking = useSignal(false);
  const deciding = decidingFigures(position);
  const placing = placingFigures(position);
  const figures = [...deciding, ...placing, ...figuresOfPoints(position)].filter(isFirstOfKey);
  if (figures.length === 0) return null;
  const isUndecided = deciding.length > 0;
  const asked = isUndecided && !isAsking.value ? deciding.filter((figure) => !isPutOff(figure)) : [];
  return (
    <div class={isUndecided ? 'kt kt-deciding stack' : 'kt stack'}>
      {(isUndecided || placing.length > 0) && (
        <p class="notice">
          {isUndecided ? text.scores.open(contest(position).contenders.map(names.player), deciding) : text.scores.openBelow(placing)}
        </p>
      )}
      {isAsking.value || asked.length > 0 ? (
        <FigureQuestion
          {...props}
          key={String(isAsking.value)}
          figures={isAsking.value ? figures : asked}
          putOffFigures={putOffFigures}
          skipsPutOff={!isAsking.value}
          onDone={() => (isAsking.value = false)}
        />
      ) : (
        <button
          type="button"
          class="button wide"
          onClick={() => {
            if (isUndecided) askAgain();
            isAsking.value = !isUndecided;
          }}
        >
          {text.copy.title}
        </button>
      )}
    </div>
  );
}

const isFirstOfKey = (figure: UnreadFigure, at: number, all: readonly UnreadFigure[]): boolean =>
  all.findIndex((each) => figureKey(each) === figureKey(figure)) === at;
