import { useSignal } from '@preact/signals';
import type { ScoringProps } from '#contract/scoring';
import type { KingsTricktakers } from '#games/kings-tricktakers/game';
import { figuresOfPoints } from '#games/kings-tricktakers/law/score/outlook';
import { Sheet } from '#ui/sheet/Sheet';
import { texts } from '../texts';
import { FigureQuestion } from './FigureQuestion';
import { usePutOffFigures } from './put-off';
import '../kings-tricktakers.css';

/** Beside the way on from a round's points: the way to exactly those printed figures that they lack. */
export function MissingPoints({ table, state, language, correct }: ScoringProps<KingsTricktakers>) {
  const isAsking = useSignal(false);
  const putOffFigures = usePutOffFigures();
  const text = texts[language];
  const figures = correct === undefined ? [] : figuresOfPoints(state.position);
  if (figures.length === 0) return null;
  return (
    <>
      <button type="button" class="button wide" onClick={() => (isAsking.value = true)}>
        {text.copy.title}
      </button>
      {isAsking.value && (
        <Sheet title={text.copy.title} closeLabel={text.done} onClose={() => (isAsking.value = false)}>
          <FigureQuestion
            table={table}
            text={text}
            correct={correct}
            figures={figures}
            putOffFigures={putOffFigures}
            onDone={() => (isAsking.value = false)}
          />
        </Sheet>
      )}
    </>
  );
}
