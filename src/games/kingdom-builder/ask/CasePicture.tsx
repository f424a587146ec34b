import type { CaseProps } from '#contract/desk-screens';
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
import { stateOf } from '#session/log/table';
import { HEX_WIDTH } from '#ui/board/hex-geometry';
import type { Bounds } from '#ui/camera/camera';
import { memo } from '#ui/memo';
import { type CaseView, occupiedSpots, viewCase } from './case-view';

/** The least width and height of a crop, which keeps some surroundings, and the most hexes across that stay readable. */
const MIN_CROP = [560, 400] as const;
const MAX_HEXES_ACROSS = 13;

/** Highlights what a card counts for one seat, or for the first that scores. */
export function CardOverlay({ cardCase: deskCase, seat }: { readonly cardCase: CardCase; readonly seat?: number }) {
  const { position, lines } = countCard(deskCase);
  const settledLines = lines.filter((line) => position.settlements.includes(line.seat));
  const line =
    seat === undefined
      ? (settledLines.find(({ points }) => points > 0) ?? settledLines[0])
      : settledLines.find((each) => each.seat === seat);
  return line === undefined ? null : <CountOverlay land={position.land} line={line} />;
}

/** The view of a case that plays a few events: the position after them, and the hex of the last one. */
function viewGameCase(deskCase: Case): CaseView | undefined {
  const table = desk.layOut(deskCase, {});
  if (table === undefined || !isLogCase(deskCase)) return undefined;
  const { position } = stateOf(playEvents(table, deskCase.events));
  const at = spotsOfEvent(position.land, deskCase.events.at(-1)).at(-1);
  return { position, at, openSpots: [], spotsInSight: [...occupiedSpots(position), ...(at === undefined ? [] : [at])] };
}

/** All relevant hexes where they stay readable; else those of the question, else the section with most relevant hexes. */
function visibleSpots({ position: { land }, from, at, openSpots: open, spotsInSight: about }: CaseView): readonly Spot[] {
  const isReadable = (spots: readonly Spot[]): boolean => {
    const box = boxOf(land, spots);
    return box !== undefined && Math.max(box.right - box.left, box.bottom - box.top) <= MAX_HEXES_ACROSS * HEX_WIDTH;
  };
  const pointedSpots = [from, at].flatMap((each) => each ?? []);
  if (about.length > 0 && isReadable(about)) return about;
  if (isReadable(pointedSpots)) return pointedSpots;
  const inSection = (section: number): readonly Spot[] =>
    (about.length > 0 ? about : open).filter((spot) => land.section[spot] === section);
  return QUARTERS.map(inSection).reduce((most, each) => (each.length > most.length ? each : most), []);
}

function cropOf({ position: { land }, ...view }: CaseView): Bounds {
  const tight = boxOf(land, view.spotsInSight, 62) ?? { left: 0, top: 0, right: 0, bottom: 0 };
  const [across, down] = [Math.max(0, MIN_CROP[0] - tight.right + tight.left) / 2, Math.max(0, MIN_CROP[1] - tight.bottom + tight.top) / 2];
  return { left: tight.left - across, right: tight.right + across, top: tight.top - down, bottom: tight.bottom + down };
}

/** The part of the board that matters, with its hexes named. */
export function CasePicture({ deskCase, finding, language }: CaseProps<BoardCase>) {
  const view = isBoardCase(deskCase) ? viewCase(deskCase, finding) : viewGameCase(deskCase);
  if (view === undefined) return null;
  const { position, from, at, openSpots: open } = view;
  const { land } = position;
  return (
    <svg class="kb-crop" viewBox={viewBox(cropOf({ ...view, spotsInSight: visibleSpots(view) }))} aria-hidden="true">
      <GroundLayer land={land} />
      <SeamLayer land={land} />
      <Hexes land={land} spots={open} className="kb-open-under" size={0.86} />
      <Hexes land={land} spots={open} className="kb-open" size={0.86} />
      <SiteLayer land={land} titles={screenTexts[language].tools} tilesLeft={(spot) => tilesLeft(position, spot)} />
      <HouseLayer land={land} settlements={position.settlements} colours={position.colours} />
      <Hexes land={land} spots={from === undefined ? [] : [from]} className="kb-last" size={0.94} />
      {deskCase.question === 'card' && <CardOverlay cardCase={deskCase} />}
      <Hexes land={land} spots={at === undefined ? [] : [at]} className="kb-open-under" size={0.88} />
      <Hexes land={land} spots={at === undefined ? [] : [at]} className="kb-chosen" size={0.88} />
      <NameLayer land={land} />
    </svg>
  );
}

/** The coordinates of the hexes, as sentences name them. */
export const NameLayer = memo(({ land }: { readonly land: Land }) => (
  <g class="kb-coordinate kb-names">
    {middlesOf(land).map(([x, y], spot) => (
      <text key={spot} x={x} y={y - 33}>
        {land.hexes[spot]?.slice(-2).join()}
      </text>
    ))}
  </g>
));
