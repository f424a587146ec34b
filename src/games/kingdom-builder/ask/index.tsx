import type { DeskScreens, DeskText, IconProps } from '#contract/desk-screens';
import { createSides, type KingdomBuilderCase, type Seating } from '#games/kingdom-builder/desk/cases';
import { desk } from '#games/kingdom-builder/desk/desk';
import { deskTexts, nameSides, screenTexts } from '#games/kingdom-builder/desk/fields';
import type { KingdomBuilder } from '#games/kingdom-builder/game';
import { TERRAINS } from '#games/kingdom-builder/law/board/terrain';
import { COLOURS, type Colour, coloursOf } from '#games/kingdom-builder/law/colours';
import { TOOLS } from '#games/kingdom-builder/law/tiles';
import { HouseIcon } from '#games/kingdom-builder/pieces/BoardLayers';
import { CAVE, EMBLEMS } from '#games/kingdom-builder/pieces/shapes';
import { TerrainPicture } from '#games/kingdom-builder/table/play/Tray';
import { formatCoordinates } from '#games/kingdom-builder/table/screen-texts';
import type { Language } from '#text/language';
import '../table/kb.css';
import { CaseBoardEditor } from './CaseBoardEditor';
import { CasePicture } from './CasePicture';

/** Fields whose options are seats. */
const SEAT_FIELDS = ['seat', 'counts', 'out', 'onMove', 'first'];

/** The colour of a seat: that of the running game from which the case was taken, else by the order of the box. */
function colourOfSeat(deskCase: KingdomBuilderCase, seat: number): Colour {
  const { players = [], colours }: Partial<Seating> = 'players' in deskCase ? deskCase : {};
  const ids = players.map(({ id }) => id);
  return coloursOf(ids, colours)[seat] ?? COLOURS[seat] ?? COLOURS[0];
}

function Icon({ field, value, deskCase }: IconProps<KingdomBuilderCase>) {
  if (SEAT_FIELDS.includes(field)) return Number(value) < 0 ? null : <HouseIcon colour={colourOfSeat(deskCase, Number(value))} />;
  if (value === 'mandatory') return <HouseIcon colour={colourOfSeat(deskCase, 'seat' in deskCase ? deskCase.seat : 0)} />;
  const tool = TOOLS.find((each) => each === value);
  const terrain = TERRAINS.find((each) => each === value);
  if (terrain !== undefined) return <TerrainPicture terrain={terrain} size={28} />;
  if (tool === undefined) return null;
  return (
    <svg viewBox="-30 -30 60 60" width={28} height={28} aria-hidden="true">
      <path class={tool === 'cave' ? 'kb-cave' : 'kb-emblem'} d={tool === 'cave' ? CAVE : EMBLEMS[tool]} />
    </svg>
  );
}

const createText = (language: Language): DeskText<KingdomBuilderCase> => ({
  players(deskCase) {
    if (deskCase.question === 'pass') return nameSides([{ id: 'orange', name: deskCase.name ?? '' }], language);
    return nameSides('players' in deskCase ? deskCase.players : createSides(2), language);
  },
  describePosition(deskCase) {
    if (!('settled' in deskCase)) return '';
    const players = nameSides(deskCase.players, language);
    return deskTexts[language].settled(
      players.flatMap(({ name }, seat) => {
        const hexes = deskCase.settled
          .filter((each) => each.seat === seat)
          .map(({ at }) => screenTexts[language].hexName(formatCoordinates(at)));
        return hexes.length === 0 ? [] : [{ player: name, hexes }];
      }),
    );
  },
  examples: deskTexts[language].examples,
});

export const deskScreens: DeskScreens<KingdomBuilder, KingdomBuilderCase> = {
  desk,
  Icon,
  Layout: CaseBoardEditor,
  Picture: CasePicture,
  text: { en: createText('en'), fr: createText('fr') },
};
