import type { DeskScreens, IconProps } from '#contract/desk-screens';
import type { Case } from '#desk/desk';
import type { KingsGateCase, TableLayout } from '#games/kings-gate/desk/cases';
import { desk } from '#games/kings-gate/desk/desk';
import { type SeatedParts, screenTexts, seatNames, seatsByKey, texts } from '#games/kings-gate/desk/fields';
import { ASKING_COLOUR, FOUR_SEATS, layOutPosition, OTHER_COLOUR } from '#games/kings-gate/desk/lay-out';
import { locationLabel } from '#games/kings-gate/desk/questions-figures';
import { parseCharacter, parseTilePiece, type TilePiece } from '#games/kings-gate/desk/turn-pieces';
import type { KingsGate } from '#games/kings-gate/game';
import { COLOURS, effectiveBox, TILE_KINDS } from '#games/kings-gate/law/box';
import { currentGround } from '#games/kings-gate/law/judge-landing';
import { relativePositionOf } from '#games/kings-gate/law/relative-position';
import { CharacterIcon } from '#games/kings-gate/pieces/CharacterIcon';
import { ColourSymbols } from '#games/kings-gate/pieces/ColourSymbols';
import { TileIcon } from '#games/kings-gate/pieces/Tile';
import { tileLabel } from '#games/kings-gate/table/play/open-events';
import { examplesEn } from '#games/kings-gate/text/desk-examples-en';
import { examplesFr } from '#games/kings-gate/text/desk-examples-fr';
import { parseSquare } from '#law/grid';
import type { Language } from '#text/language';
import '../table/kings-gate.css';
import './kings-gate-desk.css';
import { Picture } from './Picture';
import { TableEditor } from './TableEditor';

const isKind = (value: string | number): value is (typeof TILE_KINDS)[number] => TILE_KINDS.some((kind) => kind === value);

/** What needs no words beside it where it is tapped. */
const TileAlone = (tile: TilePiece) => (
  <span class="kg-icon-only">
    <TileIcon {...tile} />
  </span>
);

function OptionIcon({ field, value, deskCase }: IconProps<Case & SeatedParts & { readonly whose?: unknown }>) {
  if (field === 'n') {
    const ground = effectiveBox(deskCase.copy ?? {}).locations[Number(value) - 1]?.ground;
    return ground === undefined ? null : (
      <span class={`kg-icon-only kg-badge kg-badge-${ground}`} aria-hidden="true">
        {value}
      </span>
    );
  }
  if ((field === 'tile' || field === 'there') && isKind(value))
    return <TileAlone colour={field === 'tile' || deskCase.whose === 'mine' ? ASKING_COLOUR : OTHER_COLOUR} kind={value} />;
  const tile = parseTilePiece(value);
  if (tile !== undefined) return <TileAlone {...tile} />;
  const character = parseCharacter(value);
  if (character !== undefined) return <CharacterIcon character={character} />;
  const seats = field === 'players' ? seatsByKey(value) : (deskCase.players ?? FOUR_SEATS).filter(({ id }) => id === value);
  const colours = seats.length > 0 ? seats.map((seat) => seat.colours) : COLOURS.filter((each) => each === value).map((each) => [each]);
  if (colours.length === 0) return null;
  return (
    <span class={field === 'players' ? 'kg-icon-only kg-seats' : 'kg-seats'}>
      {colours.map((each) => (
        <ColourSymbols key={each[0]} colours={each} />
      ))}
    </span>
  );
}

/** What lies on the table of a case, square by square. */
function describePosition(deskCase: Case & SeatedParts & { readonly laid?: TableLayout }, language: Language): string {
  const { laid, players = FOUR_SEATS, copy } = deskCase;
  const table = laid && layOutPosition({ players, copy }, laid, {});
  if (laid === undefined || table === undefined) return '';
  const { board, tile, where } = screenTexts[language];
  const tiles = Object.keys(laid.tiles).flatMap((key) => {
    const told = tileLabel(table.board.tiles[key]);
    return told === undefined ? [] : [`${tile(told)} ${where(relativePositionOf(table, parseSquare(key)))}`];
  });
  return `${[board.place(locationLabel(table, laid.n), currentGround(table), true), ...tiles].join('; ')}.`;
}

function describeFigures(
  { copy = {}, ...deskCase }: Case & SeatedParts & { readonly n?: number; readonly laid?: TableLayout },
  language: Language,
) {
  const n = deskCase.laid?.n ?? deskCase.n;
  const location = n === undefined ? undefined : effectiveBox(copy).locations[n - 1];
  if (n === undefined || location === undefined) return [];
  return [texts[language].printed({ n, name: location.name }, location.prizes, location.ground, copy.locations?.[n] !== undefined)];
}

const createDeskText = (language: Language, examples: Readonly<Record<string, string>>) => ({
  players: (deskCase: Case & SeatedParts) => seatNames(deskCase, language),
  describePosition: (deskCase: Case) => describePosition(deskCase, language),
  describeFigures: (deskCase: Case) => describeFigures(deskCase, language),
  examples,
});

export const deskScreens: DeskScreens<KingsGate, KingsGateCase> = {
  desk,
  Icon: OptionIcon,
  Layout: TableEditor,
  Picture,
  text: { en: createDeskText('en', examplesEn), fr: createDeskText('fr', examplesFr) },
};
