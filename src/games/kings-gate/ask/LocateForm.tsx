import { useSignal } from '@preact/signals';
import { isTold, saying } from '#desk/desk';
import type { Laid, LocateCase } from '#games/kings-gate/desk/cases';
import { isTaken, LIES, type Lying, squaresIn, squaresOf } from '#games/kings-gate/law/board';
import { type Square, squareKey } from '#law/grid';
import { Choice } from '#ui/Choice';
import { BoardField } from './BoardField';
import { boundsOf, YesOrNo } from './Excerpt';
import { isNamed } from './Fields';
import type { FormOf } from './Picture';
import { screenTexts, tableOf, texts } from './sentences';
import { withLaid } from './TileForm';

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

const DOINGS = ['ask', 'tile', 'location'] as const;

const covers = (lying: Lying, at: Square): boolean => squaresOf(lying).some((square) => squareKey(square) === squareKey(at));

/** The table with a tile more or less; which tile it is does not matter to where a location lies. */
const withTile = (laid: Laid, at: Square): Laid =>
  withLaid(laid, squareKey(at), laid.tiles[squareKey(at)] === undefined ? { colour: 'red', value: 1 } : undefined);

/** The table with an older location more or less; the newest of all stays the current one. */
function withOlder(laid: Laid, next: Lying): Laid {
  const gone = laid.locations.find((lying) => covers(lying, next.at));
  const newest = laid.locations.at(-1);
  if (gone !== undefined)
    return gone === newest ? laid : { ...laid, n: laid.n - 1, locations: laid.locations.filter((each) => each !== gone) };
  return { ...laid, n: laid.n + 1, locations: [next, ...laid.locations] };
}

/** Where the next location should lie: tap a square, then how it lies. */
export function LocateForm({ asked, finding, language, onChange }: FormOf<LocateCase>) {
  const text = texts[language];
  const doing = useSignal<(typeof DOINGS)[number]>('ask');
  const position = tableOf(asked);
  if (position === undefined) return null;
  const { lying, laid } = asked;
  const asks = isTold(asked, 'space');
  const tap = (at: Square): void => {
    if (doing.value === 'tile') onChange({ ...asked, laid: withTile(laid, at) });
    else if (doing.value === 'location') onChange({ ...asked, laid: withOlder(laid, { at, lies: lying.lies }) });
    else onChange(saying(asked, 'space', { lying: { ...lying, at } }));
  };
  const { from, to, all } = nearby(squaresIn(position.board));
  const [, [x, y]] = squaresOf(lying);
  return (
    <div class="kgdesk-form">
      <BoardField
        label={text.form.layWhere}
        position={position}
        text={screenTexts[language]}
        bounds={{ from, to }}
        squares={all.filter((at) => doing.value === 'location' || !isTaken(position.board, at) || isTile(position.board.tiles, at))}
        chosen={asks ? lying.at : undefined}
        locating
        ghost={asks ? lying : undefined}
        onTap={tap}
      >
        {finding?.allowed !== undefined && <YesOrNo x={x * 100 + 94} y={y * 100 + 94} allowed={finding.allowed} size={30} />}
      </BoardField>
      {!isNamed(asked.players) && (
        <>
          <Choice
            label={text.form.laying}
            options={DOINGS.map((value) => ({ value, label: text.form.layings[value] }))}
            value={doing.value}
            onChoose={(next) => {
              doing.value = next;
            }}
          />
          {doing.value !== 'ask' && <p class="quiet">{text.form.older}</p>}
        </>
      )}
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
