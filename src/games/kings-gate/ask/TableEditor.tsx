import { useSignal } from '@preact/signals';
import type { LayoutProps } from '#contract/desk-screens';
import type { LocateCase, LocationCase, TableLayout, TileCase, TurnCase } from '#games/kings-gate/desk/cases';
import { screenTexts, seatedColours, texts } from '#games/kings-gate/desk/fields';
import { FOUR_SEATS, layOutPosition } from '#games/kings-gate/desk/lay-out';
import { withLayoutTile } from '#games/kings-gate/desk/turn-pieces';
import {
  currentPlacement,
  hasSquare,
  ORIENTATIONS,
  type Orientation,
  occupiedSquares,
  type Placement,
  spacesOf,
  squaresOf,
} from '#games/kings-gate/law/board';
import { CHARACTERS, type Character, type Colour, VALUES, type Value } from '#games/kings-gate/law/box';
import { locationOf } from '#games/kings-gate/law/position';
import { BoardDrawing } from '#games/kings-gate/pieces/BoardDrawing';
import { areaAroundLocation, cellsOf } from '#games/kings-gate/pieces/board-cells';
import { CharacterIcon } from '#games/kings-gate/pieces/CharacterIcon';
import { ColourSymbols } from '#games/kings-gate/pieces/ColourSymbols';
import { LocationDrawing } from '#games/kings-gate/pieces/LocationDrawing';
import { TileIcon } from '#games/kings-gate/pieces/Tile';
import { extentOf, type Square, squareKey } from '#law/grid';
import { SquareBoard } from '#ui/board/SquareBoard';

export type TableDraft = TileCase | TurnCase | LocateCase | LocationCase;

type EditorPiece = { readonly of: 'tile'; readonly value: Value } | { readonly of: 'older' | 'next'; readonly lies: Orientation };

/** How far from the current location pieces can be laid. */
const REACH = 3;

const squaresWithin = ({ from, to }: { readonly from: Square; readonly to: Square }): readonly Square[] =>
  Array.from({ length: to[1] - from[1] + 1 }, (_, down) =>
    Array.from({ length: to[0] - from[0] + 1 }, (__, right): Square => [from[0] + right, from[1] + down]),
  ).flat();

/** The table with an older location more or less; the newest of all stays the current one. */
function toggleOlderLocation(laid: TableLayout, next: Placement): TableLayout {
  const gone = laid.locations.find((lying) => hasSquare(lying, next.at));
  if (gone === undefined) return { ...laid, locations: [next, ...laid.locations] };
  return gone === laid.locations.at(-1) ? laid : { ...laid, locations: laid.locations.filter((each) => each !== gone) };
}

/** Any table: take a piece, tap where it lies. A piece that lies there already is taken away. */
export function TableEditor({ deskCase, language, onChange }: LayoutProps<TableDraft>) {
  const text = screenTexts[language];
  const { editor } = texts[language];
  const colours = seatedColours(deskCase);
  const isLocate = deskCase.question === 'locate';
  const piece = useSignal<EditorPiece>(isLocate ? { of: 'next', lies: 'across' } : { of: 'tile', value: 1 });
  const colour = useSignal<Colour>('blue');
  const character = useSignal<Character | undefined>(undefined);
  const { laid, players = FOUR_SEATS, copy } = deskCase;
  const position = laid && layOutPosition({ players, copy }, laid, {});
  if (laid === undefined || position === undefined) return null;
  const hand = piece.value;
  const side = colours.includes(colour.value) ? colour.value : (colours[0] ?? 'red');
  const lying = isLocate ? deskCase.lying : undefined;

  const changeLayout = (next: TableLayout): void => onChange({ ...deskCase, laid: next });
  const onTap = (at: Square): void => {
    if (hand.of === 'tile') {
      if (laid.locations.some((each) => hasSquare(each, at))) return;
      const key = squareKey(at);
      const there = laid.tiles[key];
      const isSame = there?.colour === side && there.value === hand.value && there.character === character.value;
      changeLayout(withLayoutTile(laid, key, isSame ? undefined : { colour: side, value: hand.value, character: character.value }));
    } else if (hand.of === 'older') {
      const { locations } = toggleOlderLocation(laid, { at, lies: hand.lies });
      // Which location comes next is nowhere else told than by those that lie there.
      changeLayout({ ...laid, locations, n: isLocate ? laid.n + locations.length - laid.locations.length : laid.n });
    } else if (isLocate) onChange({ ...deskCase, lying: { at, lies: hand.lies } });
  };
  const takePiece = (next: EditorPiece): void => {
    piece.value = next;
    if (next.of === 'next' && isLocate && lying !== undefined) onChange({ ...deskCase, lying: { ...lying, lies: next.lies } });
  };
  const area = areaAroundLocation(position.board, REACH);
  const all = extentOf([...occupiedSquares(position.board), ...squaresWithin({ from: [...area.from], to: [...area.to] })]);
  const marks = {
    ...(!isLocate && {
      space: spacesOf(currentPlacement(position.board)).filter((at) => position.board.tiles[squareKey(at)] === undefined),
    }),
    ...(lying !== undefined && { chosen: squaresOf(lying) }),
  };
  const seen = {
    position,
    text,
    reach: squaresWithin(all),
    locating: isLocate,
    eats: false,
    chosen: undefined,
    ghost: lying,
    last: [],
    lit: [],
  };
  const renderLocationButtons = (of: 'older' | 'next') => {
    const n = of === 'next' ? laid.n + 1 : Math.max(1, laid.n - laid.locations.length);
    const place = locationOf(position, n);
    const title = text.location({ n, name: place.name });
    return ORIENTATIONS.map((lies) => (
      <button
        key={`${of} ${lies}`}
        type="button"
        class="button"
        aria-pressed={hand.of === of && hand.lies === lies}
        aria-label={of === 'next' ? editor.next(lies) : editor.older(lies)}
        onClick={() => takePiece({ of, lies })}
      >
        <svg height={lies === 'across' ? 26 : 44} viewBox={lies === 'across' ? '0 0 200 100' : '0 0 100 200'} aria-hidden="true">
          <LocationDrawing n={n} location={place} title={title} lies={lies} ground={place.ground} tone={of === 'next' ? 'ghost' : 'past'} />
        </svg>
      </button>
    ));
  };
  return (
    <div class="kg-editor stack">
      <SquareBoard
        label={editor.label}
        text={text.board}
        cells={cellsOf(seen, marks)}
        home={areaAroundLocation(position.board, isLocate ? 2 : 1)}
        homeKey={`${position.board.locations.length}`}
        all={() => all}
        isInteractive
        onTap={onTap}
        onEscape={() => undefined}
      >
        <BoardDrawing position={position} text={text} marks={marks} ghost={lying} />
      </SquareBoard>
      <fieldset>
        <legend class="visually-hidden">{editor.pieces}</legend>
        <div class="kg-editor-row">
          {isLocate && renderLocationButtons('next')}
          {(isLocate || laid.n > laid.locations.length) && renderLocationButtons('older')}
        </div>
        <div class="kg-tiles">
          {VALUES.map((value) => (
            <button
              key={value}
              type="button"
              class="kg-pick"
              aria-pressed={hand.of === 'tile' && hand.value === value}
              onClick={() => takePiece({ of: 'tile', value })}
            >
              <TileIcon colour={side} kind={value} character={character.value} />
              <span class="visually-hidden">{text.tile({ colour: side, kind: value, character: character.value })}</span>
            </button>
          ))}
        </div>
        <div class="kg-editor-row">
          {colours.map((each) => (
            <button key={each} type="button" class="button" aria-pressed={side === each} onClick={() => (colour.value = each)}>
              <ColourSymbols colours={[each]} />
              <span class="visually-hidden">{text.colours[each]}</span>
            </button>
          ))}
          {CHARACTERS.map((each) => (
            <button
              key={each}
              type="button"
              class="button"
              aria-pressed={character.value === each}
              onClick={() => (character.value = character.value === each ? undefined : each)}
            >
              <CharacterIcon character={each} />
              <span class="visually-hidden">{text.characters[each]}</span>
            </button>
          ))}
        </div>
      </fieldset>
      <p class="quiet">{editor.away}</p>
    </div>
  );
}
