import type { DeskScreens, IconProps } from '#contract';
import type { Case } from '#desk/desk';
import type { KingsGateCase, Laid } from '#games/kings-gate/desk/cases';
import { desk } from '#games/kings-gate/desk/desk';
import { namesOf, type SeatedParts, screenTexts, seatsIn, texts } from '#games/kings-gate/desk/fields';
import { characterIn, type TilePiece, tileIn } from '#games/kings-gate/desk/plays';
import { ASKS, FOUR_SEATS, laidOut, OTHER } from '#games/kings-gate/desk/position';
import { placeNamed } from '#games/kings-gate/desk/questions-figures';
import type { KingsGate } from '#games/kings-gate/game';
import { COLOURS, effectiveCopy, KINDS } from '#games/kings-gate/law/box';
import { groundNow } from '#games/kings-gate/law/judge-landing';
import { whereIs } from '#games/kings-gate/law/outlook';
import { CharacterIcon } from '#games/kings-gate/pieces/Emblem';
import { TileIcon } from '#games/kings-gate/pieces/Tile';
import { Shapes } from '#games/kings-gate/table/Shapes';
import { toldTile } from '#games/kings-gate/table/view';
import { examplesEn } from '#games/kings-gate/text/desk-examples-en';
import { examplesFr } from '#games/kings-gate/text/desk-examples-fr';
import { parseSquare } from '#law/grid';
import type { Language } from '#text/language';
import '../table/kings-gate.css';
import './kings-gate-desk.css';
import { Layout } from './Layout';
import { Picture } from './Picture';

const isKind = (value: string | number): value is (typeof KINDS)[number] => KINDS.some((kind) => kind === value);

/** What needs no words beside it where it is tapped. */
const TileAlone = (tile: TilePiece) => (
  <span class="kg-alone">
    <TileIcon {...tile} />
  </span>
);

function Icon({ field, value, asked }: IconProps<Case & SeatedParts & { readonly whose?: unknown }>) {
  if (field === 'n') {
    const ground = effectiveCopy(asked.copy ?? {}).locations[Number(value) - 1]?.ground;
    return ground === undefined ? null : (
      <span class={`kg-alone kg-badge kg-badge-${ground}`} aria-hidden="true">
        {value}
      </span>
    );
  }
  if ((field === 'tile' || field === 'there') && isKind(value))
    return <TileAlone colour={field === 'tile' || asked.whose === 'mine' ? ASKS : OTHER} kind={value} />;
  const tile = tileIn(value);
  if (tile !== undefined) return <TileAlone {...tile} />;
  const character = characterIn(value);
  if (character !== undefined) return <CharacterIcon character={character} />;
  const seats = field === 'players' ? seatsIn(value) : (asked.players ?? FOUR_SEATS).filter(({ id }) => id === value);
  const colours = seats.length > 0 ? seats.map((seat) => seat.colours) : COLOURS.filter((each) => each === value).map((each) => [each]);
  if (colours.length === 0) return null;
  return (
    <span class={field === 'players' ? 'kg-alone kg-seats' : 'kg-seats'}>
      {colours.map((each) => (
        <Shapes key={each[0]} colours={each} />
      ))}
    </span>
  );
}

/** What lies on the table of a case, square by square. */
function position(asked: Case & SeatedParts & { readonly laid?: Laid }, language: Language): string {
  const { laid, players = FOUR_SEATS, copy } = asked;
  const table = laid && laidOut({ players, copy }, laid, {});
  if (laid === undefined || table === undefined) return '';
  const { board, tile, where } = screenTexts[language];
  const tiles = Object.keys(laid.tiles).flatMap((key) => {
    const told = toldTile(table.board.tiles[key]);
    return told === undefined ? [] : [`${tile(told)} ${where(whereIs(table, parseSquare(key)))}`];
  });
  return `${[board.place(placeNamed(table, laid.n), groundNow(table), true), ...tiles].join('; ')}.`;
}

function figures({ copy = {}, ...asked }: Case & SeatedParts & { readonly n?: number; readonly laid?: Laid }, language: Language) {
  const n = asked.laid?.n ?? asked.n;
  const location = n === undefined ? undefined : effectiveCopy(copy).locations[n - 1];
  if (n === undefined || location === undefined) return [];
  return [texts[language].printed({ n, name: location.name }, location.prizes, location.ground, copy.locations?.[n] !== undefined)];
}

const textIn = (language: Language, examples: Readonly<Record<string, string>>) => ({
  players: (asked: Case & SeatedParts) => namesOf(asked, language),
  position: (asked: Case) => position(asked, language),
  figures: (asked: Case) => figures(asked, language),
  examples,
});

export const deskScreens: DeskScreens<KingsGate, KingsGateCase> = {
  desk,
  Icon,
  Layout,
  Picture,
  text: { en: textIn('en', examplesEn), fr: textIn('fr', examplesFr) },
};
