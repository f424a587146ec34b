import { useSignal } from '@preact/signals';
import type { BoxFigures } from '#games/kings-tricktakers/law/box';
import { lowestKingOwner } from '#games/kings-tricktakers/law/position';
import type { UnreadFigure } from '#games/kings-tricktakers/law/score/outlook';
import { diffHeaders } from '#session/log/header-patch';
import type { BoardPartProps } from '../board-part';
import { type Figure, figureCardName, figureOf, withFigure } from './box-figures';
import { FigureField, FigureLocator } from './FigureField';
import { figureKey, type PutOffFigures } from './put-off';

/** Where the table named who opens, and ranks that are read now say the same by themselves. */
const openersImpliedByRanks = ({ steps, start }: BoardPartProps['table'], { ranks = {} }: BoxFigures): readonly number[] =>
  steps.flatMap(({ entry, event }, at) => {
    const { position } = steps[at - 1]?.state ?? start;
    if (event.type !== 'opener' || position.opener !== undefined) return [];
    return lowestKingOwner({ ...position, figures: { ...position.figures, ranks } }) === event.player ? [entry] : [];
  });

interface FigureQuestionProps extends Pick<BoardPartProps, 'table' | 'text'> {
  readonly correct?: BoardPartProps['correct'] | undefined;
  readonly figures: readonly UnreadFigure[];
  readonly putOffFigures: PutOffFigures;
  /** Whether what was put off before stays so; somebody who asks for the figures is asked for all of them. */
  readonly skipsPutOff?: boolean;
  /** Nothing is left to ask for now. */
  onDone?(): void;
}

/** One printed figure at a time, with a look at where it stands; it is kept for later games. */
export function FigureQuestion({ table, text, correct, figures, putOffFigures, skipsPutOff = false, onDone }: FigureQuestionProps) {
  const later = useSignal<ReadonlySet<string>>(new Set());
  const typed = useSignal<{ readonly key: string; readonly figure: Figure } | undefined>(undefined);
  const unanswered = figures.filter((each) => !(skipsPutOff ? putOffFigures.isPutOff(each) : later.value.has(figureKey(each))));
  const [first] = unanswered;
  if (first === undefined || correct === undefined) return null;
  const { header } = table.effective;
  const { copy } = table.setup;
  const key = figureKey(first);
  const figure = typed.value?.key === key ? typed.value.figure : figureOf(copy, first);
  const next = (): void => {
    typed.value = undefined;
    if (unanswered.length <= 1) onDone?.();
  };
  const save = (): void => {
    const updatedCopy = withFigure(copy, first, figure);
    const headerChanges = diffHeaders(header, { ...header, setup: { ...header.setup, copy: updatedCopy } });
    next();
    const struck = first.kind === 'rank' ? openersImpliedByRanks(table, updatedCopy) : [];
    if (headerChanges !== undefined) correct(headerChanges, struck.length > 0 ? struck : undefined);
  };
  return (
    <section class="kt-figure-question" aria-label={text.copy.ask(first)}>
      <FigureLocator kind={first.kind} />
      <div class="stack">
        <h3>{text.copy.ask(first)}</h3>
        <p class="quiet">{text.copy.where(first.kind)}</p>
      </div>
      <div class="kt-figure-answer stack">
        <fieldset>
          <legend class="visually-hidden">{figureCardName(first, text)}</legend>
          <FigureField
            key={key}
            wantedFigure={first}
            figure={figure}
            text={text}
            onChange={(each) => (typed.value = { key, figure: each })}
          />
        </fieldset>
        <div class="row">
          <button type="button" class="button primary" disabled={figure === undefined} onClick={save}>
            {text.copy.save}
          </button>
          <button
            type="button"
            class="button"
            onClick={() => {
              putOffFigures.putOff(first);
              later.value = new Set([...later.value, key]);
              next();
            }}
          >
            {text.copy.later}
          </button>
        </div>
      </div>
    </section>
  );
}
