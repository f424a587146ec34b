import type { CaseProps } from '#contract';
import type { Case } from '#desk/desk';
import { playEvents } from '#desk/table-cases';
import { type BoardCase, type CardCase, isBoardCase, isLogCase } from '#games/kingdom-builder/desk/cases';
import { desk } from '#games/kingdom-builder/desk/desk';
import { screenTexts } from '#games/kingdom-builder/desk/fields';
import { countCard } from '#games/kingdom-builder/desk/findings';
import { type Land, QUARTERS, type Spot } from '#games/kingdom-builder/law/board/land';
import { tilesLeft } from '#games/kingdom-builder/law/news';
import { boxOf, GroundLayer, Hexes, HouseLayer, middlesOf, SeamLayer, SiteLayer, viewBox } from '#games/kingdom-builder/pieces/BoardLayers';
import { CountOverlay } from '#games/kingdom-builder/table/count/CountBoard';
import { spotsOfEvent } from '#games/kingdom-builder/table/screen-texts';
import { standOf } from '#session/log/table';
import type { Bounds } from '#ui/board/camera';
import { HEX_WIDTH } from '#ui/board/hex-geometry';
import { memo } from '#ui/memo';
import { type CaseView, occupiedSpots, viewCase } from './case-view';

/** A crop is never smaller than this, so that hexes keep their surroundings, and no more hexes across can be read. */
const MIN_CROP = [560, 400] as const;
const MAX_HEXES_ACROSS = 13;

/** What a card counts for one side, else for the first that gets anything. */
export function CardOverlay({ asked, seat }: { readonly asked: CardCase; readonly seat?: number }) {
  const { position, lines } = countCard(asked);
  const built = lines.filter((line) => position.settlements.includes(line.seat));
  const line = seat === undefined ? (built.find(({ points }) => points > 0) ?? built[0]) : built.find((each) => each.seat === seat);
  return line === undefined ? null : <CountOverlay land={position.land} line={line} />;
}

/** A few events of a game: where they led, and what the last of them was about. */
function viewGameCase(asked: Case): CaseView | undefined {
  const table = desk.layOut(asked, {});
  if (table === undefined || !isLogCase(asked)) return undefined;
  const { position } = standOf(playEvents(table, asked.events));
  const at = spotsOfEvent(position.land, asked.events.at(-1)).at(-1);
  return { position, at, open: [], about: [...occupiedSpots(position), ...(at === undefined ? [] : [at])] };
}

/** All of it where it can be read; of a whole board the hexes that are asked about, or the section with most of them. */
function visibleSpots({ position: { land }, from, at, open, about }: CaseView): readonly Spot[] {
  const isReadable = (spots: readonly Spot[]): boolean => {
    const box = boxOf(land, spots);
    return box !== undefined && Math.max(box.right - box.left, box.bottom - box.top) <= MAX_HEXES_ACROSS * HEX_WIDTH;
  };
  const pointed = [from, at].flatMap((each) => each ?? []);
  if (about.length > 0 && isReadable(about)) return about;
  if (isReadable(pointed)) return pointed;
  const inSection = (section: number): readonly Spot[] =>
    (about.length > 0 ? about : open).filter((spot) => land.section[spot] === section);
  return QUARTERS.map(inSection).reduce((most, each) => (each.length > most.length ? each : most), []);
}

function cropOf({ position: { land }, ...seen }: CaseView): Bounds {
  const tight = boxOf(land, seen.about, 62) ?? { left: 0, top: 0, right: 0, bottom: 0 };
  const [across, down] = [Math.max(0, MIN_CROP[0] - tight.right + tight.left) / 2, Math.max(0, MIN_CROP[1] - tight.bottom + tight.top) / 2];
  return { left: tight.left - across, right: tight.right + across, top: tight.top - down, bottom: tight.bottom + down };
}

/** The part of the board that matters, with its hexes named. */
export function CasePicture({ deskCase, finding, language }: CaseProps<BoardCase>) {
  const seen = isBoardCase(deskCase) ? viewCase(deskCase, finding) : viewGameCase(deskCase);
  if (seen === undefined) return null;
  const { position, from, at, open } = seen;
  const { land } = position;
  return (
    <svg class="kb-crop" viewBox={viewBox(cropOf({ ...seen, about: visibleSpots(seen) }))} aria-hidden="true">
      <GroundLayer land={land} />
      <SeamLayer land={land} />
      <Hexes land={land} spots={open} className="kb-open-under" size={0.86} />
      <Hexes land={land} spots={open} className="kb-open" size={0.86} />
      <SiteLayer land={land} titles={screenTexts[language].tools} tilesLeft={(spot) => tilesLeft(position, spot)} />
      <HouseLayer land={land} settlements={position.settlements} colours={position.colours} />
      <Hexes land={land} spots={from === undefined ? [] : [from]} className="kb-last" size={0.94} />
      {deskCase.question === 'card' && <CardOverlay asked={deskCase} />}
      <Hexes land={land} spots={at === undefined ? [] : [at]} className="kb-open-under" size={0.88} />
      <Hexes land={land} spots={at === undefined ? [] : [at]} className="kb-chosen" size={0.88} />
      <NameLayer land={land} />
    </svg>
  );
}

/** The names that sentences call the hexes by. */
export const NameLayer = memo(({ land }: { readonly land: Land }) => (
  <g class="kb-coordinate kb-names">
    {middlesOf(land).map(([x, y], spot) => (
      <text key={spot} x={x} y={y - 33}>
        {land.hexes[spot]?.slice(-2).join()}
      </text>
    ))}
  </g>
));
