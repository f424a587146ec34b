import type { LocateCase } from '#games/kings-gate/desk/cases';
import { isTaken, LIES, squaresOf } from '#games/kings-gate/law/board';
import type { Square } from '#law/grid';
import { Choice } from '#ui/Choice';
import { BoardField } from './BoardField';
import { allSquares, boundsOf, YesOrNo } from './Excerpt';
import type { FormOf } from './Picture';
import { screenTexts, tableOf, texts } from './sentences';

const EDGE = 2;

/** All squares of the table and two more on every side. */
function nearby(squares: readonly Square[]): { readonly from: Square; readonly to: Square; readonly all: readonly Square[] } {
  const { from, to } = boundsOf(squares);
  const [left, top, right, low] = [from[0] - EDGE, from[1] - EDGE, to[0] + EDGE, to[1] + EDGE];
  const all = Array.from(
    { length: (right - left) * (low - top) },
    (_, index): Square => [left + (index % (right - left)), top + Math.floor(index / (right - left))],
  );
  return { from: [left, top], to: [right, low], all };
}

/** Where the next location should lie: tap a square, then how it lies. */
export function LocateForm({ asked, finding, language, onChange }: FormOf<LocateCase>) {
  const text = texts[language];
  const position = tableOf(asked);
  if (position === undefined) return null;
  const { lying } = asked;
  const { from, to, all } = nearby(allSquares(position));
  const [, [x, y]] = squaresOf(lying);
  return (
    <div class="kgdesk-form">
      <BoardField
        label={text.form.layWhere}
        position={position}
        text={screenTexts[language]}
        bounds={{ from, to }}
        squares={all.filter((at) => !isTaken(position.board, at) || isTile(position.board.tiles, at))}
        chosen={lying.at}
        locating
        ghost={lying}
        onTap={(at) => onChange({ ...asked, lying: { ...lying, at } })}
      >
        {finding?.allowed !== undefined && <YesOrNo x={x * 100 + 94} y={y * 100 + 94} allowed={finding.allowed} size={30} />}
      </BoardField>
      <Choice
        label={text.form.lay}
        options={LIES.map((value) => ({ value, label: screenTexts[language].locate.lies[value] }))}
        value={lying.lies}
        onChoose={(lies) => onChange({ ...asked, lying: { ...lying, lies } })}
      />
    </div>
  );
}

const isTile = (tiles: Readonly<Record<string, unknown>>, at: Square): boolean => tiles[at.join()] !== undefined;
