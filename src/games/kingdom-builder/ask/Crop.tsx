import type { ComponentChildren } from 'preact';
import type { Finding } from '#desk/desk';
import { BOARD, type Land, type Spot, WIDTH } from '#games/kingdom-builder/law/land';
import { tilesLeft } from '#games/kingdom-builder/law/outlook';
import { NOBODY } from '#games/kingdom-builder/law/position';
import type { Terrain } from '#games/kingdom-builder/law/terrain';
import type { Tool } from '#games/kingdom-builder/law/tiles';
import { border, GroundLayer, Hexes, HouseLayer, middlesOf, pick, SiteLayer, viewBox } from '#games/kingdom-builder/pieces/Drawing';
import { CAVE, EMBLEMS, TEXTURES } from '#games/kingdom-builder/pieces/shapes';
import type { KingdomBuilderScreenText } from '#games/kingdom-builder/text/screen-en';
import type { Box } from '#ui/camera';
import { outline } from '#ui/hexes';
import { cropOf, type Seen } from './window';

/** What stands above a picture: the card shown, the tile that acts, the name of what is counted. */
export interface Head {
  readonly terrain?: Terrain | undefined;
  readonly tool?: Tool | undefined;
  readonly title: string;
}

interface CropProps {
  readonly seen: Seen;
  readonly allowed: Finding['allowed'];
  readonly head: Head | undefined;
  readonly label: string;
  readonly text: KingdomBuilderScreenText;
  readonly tiles?: boolean;
  readonly children?: ComponentChildren;
}

/** A piece of the board with what stands on it, large enough to be read on a small phone. */
export function Crop({ seen, allowed, head, label, text, tiles = false, children }: CropProps) {
  const { position, from, at, open } = seen;
  const { land } = position;
  const { within, box } = cropOf(land, seen.about);
  const inside = [...within];
  const settlements = position.settlements.map((seat, spot) => (within.has(spot) ? seat : NOBODY));
  const unit = (box.right - box.left) / 20;
  const top = box.top - unit * 1.4 - (head === undefined ? 0 : unit * 3);
  const frame: Box = { left: box.left - unit * 1.4, top, right: box.right + unit * 0.4, bottom: box.bottom + unit * 0.4 };
  const lit = open.filter((spot) => within.has(spot));
  return (
    <svg class="kbdesk-crop" viewBox={viewBox(frame)} role="img" aria-label={label}>
      {head !== undefined && <HeadRow head={head} left={box.left} top={top} unit={unit} />}
      <GroundLayer land={land} within={within} />
      <path
        class="kb-seam"
        d={border(
          land,
          inside.filter((spot) => spot < BOARD),
          (spot, next) => next > spot && within.has(next) && land.section[next] !== land.section[spot],
        )}
      />
      <Hexes land={land} spots={lit} name="kb-open-under" size={0.86} />
      <Hexes land={land} spots={lit} name="kb-open" size={0.86} />
      <SiteLayer land={land} titles={text.tools} within={within} {...(tiles ? { left: (spot: Spot) => tilesLeft(position, spot) } : {})} />
      <HouseLayer land={land} settlements={settlements} colours={position.colours} />
      {children}
      <Way land={land} from={from} at={at} allowed={allowed} />
      <Rim land={land} spots={inside.filter((spot) => spot < BOARD)} unit={unit} />
      <Rim land={land} spots={inside.filter((spot) => spot >= BOARD)} unit={unit} />
    </svg>
  );
}

/** The numbers of rows and columns, as sentences name hexes by them. */
function Rim({ land, spots, unit }: { readonly land: Land; readonly spots: readonly Spot[]; readonly unit: number }) {
  if (spots.length === 0) return null;
  const middles = middlesOf(land);
  const left = Math.min(...spots.map((spot) => middles[spot]?.[0] ?? 0)) - 50;
  const rows = [...new Set(spots.map((spot) => land.row[spot] ?? 0))];
  const above = spots.filter((spot) => land.row[spot] === rows[0]);
  const font = { fontSize: `${Math.max(30, unit * 0.8)}px` };
  return (
    <g class="kb-coordinate" style={font}>
      {rows.map((row) => {
        const spot = spots.find((each) => land.row[each] === row) ?? 0;
        return (
          <text key={row} x={left - unit * 0.7} y={(middles[spot]?.[1] ?? 0) + 10}>
            {row % WIDTH}
          </text>
        );
      })}
      {above.map((spot) => (
        <text key={spot} x={middles[spot]?.[0] ?? 0} y={(middles[spot]?.[1] ?? 0) - 58 - unit * 0.3}>
          {land.hexes[spot]?.at(-1)}
        </text>
      ))}
    </g>
  );
}

const TICK = 'M-15 1L-4 13L17-12';
const CROSS = 'M-13-13L13 13M13-13L-13 13';

interface WayProps {
  readonly land: Land;
  readonly from: Spot | undefined;
  readonly at: Spot | undefined;
  readonly allowed: Finding['allowed'];
}

/** The settlement that moves, where it goes, and whether it may: by sign and colour. */
function Way({ land, from, at, allowed }: WayProps) {
  const [start, end] = [from, at].map((spot) => (spot === undefined ? undefined : pick(land, [spot])[0]));
  const turn = start && end ? Math.atan2(end[1] - start[1], end[0] - start[0]) : 0;
  return (
    <g>
      <Hexes land={land} spots={from === undefined ? [] : [from]} name="kb-last" size={0.94} />
      {start && end && (
        <g class="kbdesk-arrow">
          <path
            d={`M${start[0] + 40 * Math.cos(turn)} ${start[1] + 40 * Math.sin(turn)}L${end[0] - 48 * Math.cos(turn)} ${end[1] - 48 * Math.sin(turn)}`}
          />
          <path
            d="M-22-16L0 0L-22 16"
            transform={`translate(${end[0] - 42 * Math.cos(turn)} ${end[1] - 42 * Math.sin(turn)}) rotate(${(turn * 180) / Math.PI})`}
          />
        </g>
      )}
      {end && (
        <>
          <path class="kb-open-under" d={outline(end, 0.88)} />
          <path class="kb-chosen" d={outline(end, 0.88)} />
          {allowed !== undefined && (
            <g class={allowed ? 'kbdesk-yes' : 'kbdesk-no'} transform={`translate(${end[0] + 30} ${end[1] - 32})`}>
              <circle r={25} />
              <path d={allowed ? TICK : CROSS} />
            </g>
          )}
        </>
      )}
    </g>
  );
}

interface HeadRowProps {
  readonly head: Head;
  readonly left: number;
  readonly top: number;
  readonly unit: number;
}

function HeadRow({ head: { terrain, tool, title }, left, top, unit }: HeadRowProps) {
  const size = (unit * 2.4) / 116;
  const middle = top + unit * 1.5;
  const shown = [
    ...(terrain === undefined ? [] : [<TerrainSign key="terrain" terrain={terrain} />]),
    ...(tool === undefined ? [] : [<ToolSign key="tool" tool={tool} />]),
  ];
  return (
    <g>
      {shown.map((sign, index) => (
        <g key={sign.key} transform={`translate(${left + unit * (1.2 + index * 2.8)} ${middle}) scale(${size})`}>
          {sign}
        </g>
      ))}
      <text
        class="kbdesk-title"
        style={{ fontSize: `${unit * Math.min(1.15, 32 / title.length)}px` }}
        x={left + unit * (0.2 + shown.length * 2.8)}
        y={middle + unit * 0.4}
      >
        {title}
      </text>
    </g>
  );
}

/** A terrain card: its hex on a card of its own. */
export const TerrainSign = ({ terrain }: { readonly terrain: Terrain }) => (
  <g class={`kb-ground-${terrain}`}>
    <rect class="kbdesk-card" x={-52} y={-62} width={104} height={124} rx={14} />
    <path class="kb-hexes" style={{ fill: `var(--kb-${terrain})` }} d={outline([0, 0], 0.8)} />
    <path class="kb-texture" d={`M0 0${TEXTURES[terrain]}`} transform="scale(0.78)" />
  </g>
);

/** A tile: its emblem on a round counter. */
export const ToolSign = ({ tool }: { readonly tool: Tool }) => (
  <g>
    <circle class="kbdesk-card" r={54} />
    <path class={tool === 'cave' ? 'kb-cave' : 'kb-emblem'} d={tool === 'cave' ? CAVE : EMBLEMS[tool]} transform="scale(1.4)" />
  </g>
);
