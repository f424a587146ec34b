import { useSignal } from '@preact/signals';
import { isTold } from '#desk/desk';
import { type Square, squareOf } from '#games/kingdom/law/board';
import { reaches } from '#games/kingdom/law/moves';
import { boardOf } from '#games/kingdom/law/position';
import { SIDES, texts as screenWords } from '#games/kingdom/table/view';
import type { CellMark } from '#games/kingdom/text/screen-en';
import type { Language } from '#text/language';
import { Choice } from '#ui/Choice';
import { BoardField } from './BoardField';
import type { AskedProps } from './Picture';
import { texts } from './sentences';
import { ruled } from './shown';
import { knightTaken, type PathCase, tapMove, untap, withPieces, withSide } from './tap';

interface MoveFormProps<C extends PathCase> extends AskedProps<C> {
  onChange(asked: C): void;
}

type Doing = 'pieces' | 'move';

/** Pieces are put, then the move is tapped: for what asks whether it stands and for what asks whether it wins. */
export function MoveForm<C extends PathCase>({ asked, finding, language, onChange }: MoveFormProps<C>) {
  const { form } = texts[language];
  const doing = useSignal<Doing>(Object.keys(asked.pieces).length === 0 ? 'pieces' : 'move');
  /** A Knight is put back only once the move that takes it stands. */
  const taken = finding?.allowed === true || isPut(asked) ? knightTaken(asked) : undefined;
  const answered = ruled(asked, finding);
  const hint = taken !== undefined ? form.tapPut(taken) : ([form.tapPiece, form.tapGoal][asked.path.length] ?? form.tapOn);

  return (
    <div class="kddesk-form">
      <BoardField
        pieces={asked.pieces}
        ruled={answered}
        marks={marksOf(asked, answered.marks)}
        language={language}
        tools={
          <Tools
            doing={doing.value}
            language={language}
            onChoose={(next) => {
              doing.value = next;
            }}
          />
        }
        tap={doing.value === 'move' ? (square) => onChange(tapMove(asked, square, taken !== undefined)) : undefined}
        onPieces={(pieces) => onChange(withPieces(asked, pieces))}
      />
      {doing.value === 'move' && (
        <>
          <p class="kddesk-hint" role="status">
            {hint}
          </p>
          <div class="actions">
            <button type="button" class="button" aria-disabled={asked.path.length === 0} onClick={() => onChange(untap(asked))}>
              {form.takeBack}
            </button>
            <button
              type="button"
              class="button"
              aria-disabled={asked.path.length === 0}
              onClick={() => onChange({ ...asked, path: [], ...(asked.question === 'move' ? { put: undefined } : {}) })}
            >
              {form.noMove}
            </button>
          </div>
        </>
      )}
      <Choice
        label={form.mover}
        options={SIDES.map((side) => ({ value: side, label: asked.names?.[side] ?? screenWords[language].sides[side] }))}
        value={isTold(asked, 'onMove') ? asked.onMove : undefined}
        onChoose={(onMove) => onChange(withSide(asked, onMove))}
      />
    </div>
  );
}

const DOINGS: readonly Doing[] = ['move', 'pieces'];

interface ToolsProps {
  readonly doing: Doing;
  readonly language: Language;
  onChoose(doing: Doing): void;
}

/** What a tap on the board does. */
function Tools({ doing, language, onChoose }: ToolsProps) {
  const { form } = texts[language];
  return (
    <fieldset>
      <legend class="unseen">{form.doing}</legend>
      <div class="actions">
        {DOINGS.map((each) => (
          <button key={each} type="button" class="button" aria-pressed={doing === each} onClick={() => onChoose(each)}>
            {form[each]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

const isPut = (asked: PathCase): boolean => asked.question === 'move' && asked.put !== undefined;

/** A piece that is chosen shows where it can go. */
function marksOf({ pieces, path }: PathCase, marks: ReadonlyMap<Square, readonly CellMark[]>) {
  const [first] = path;
  if (path.length !== 1 || first === undefined) return marks;
  const board = boardOf(pieces);
  const open = reaches(board, squareOf(first), true).map(({ to }) => [to, [board[to] === undefined ? 'open' : 'takes']] as const);
  return new Map<Square, readonly CellMark[]>([[squareOf(first), ['chosen']], ...open]);
}
