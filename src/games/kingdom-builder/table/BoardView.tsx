import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Spot } from '#games/kingdom-builder/law/board/land';
import { tilesLeft } from '#games/kingdom-builder/law/news';
import { NOBODY, type Position } from '#games/kingdom-builder/law/position';
import {
  boardBox,
  boxOf,
  GroundLayer,
  Hexes,
  HouseLayer,
  middleOfSpot,
  middlesAt,
  middlesOf,
  SeamLayer,
  SiteLayer,
  sectionBoxes,
} from '#games/kingdom-builder/pieces/BoardLayers';
import { OpenLayer, spotsOfPlaces } from '#games/kingdom-builder/pieces/OpenLayer';
import { RefusedHex, StuckMarks } from '#games/kingdom-builder/pieces/RefusedHex';
import type { HexMark, KingdomBuilderScreenText } from '#games/kingdom-builder/text/screen-en';
import type { BoardPlace } from '#law/ruling';
import type { PlayerNames } from '#text/language';
import type { Cell } from '#ui/board/CellButtons';
import { HexBoard } from '#ui/board/HexBoard';
import type { Bounds } from '#ui/camera/camera';
import { lazy } from '#ui/lazy';
import { TableView } from '#ui/TableView';
import { MAP_HEIGHT, MapCorner, ZoomToggle } from './BoardZoom';
import { groundsAround, seatsAround, spotNamed, stepByKey } from './screen-texts';

/** Loaded after the board, which is drawn first; the layout reserves the space of the map. */
const LitLayer = lazy(async () => (await import('#games/kingdom-builder/pieces/LitLayer')).LitLayer);
const MiniMap = lazy(async () => (await import('./MiniMap')).MiniMap);

interface BoardViewProps {
  readonly position: Position;
  readonly names: PlayerNames;
  readonly text: KingdomBuilderScreenText;
  readonly isInteractive: boolean;
  readonly openSpots?: readonly Spot[];
  readonly movableSpots?: readonly Spot[];
  /** Settlements that the chosen tile cannot move. */
  readonly stuckSpots?: readonly Spot[];
  readonly chosenSpot?: Spot | undefined;
  readonly lastSpots?: readonly Spot[];
  readonly litPlaces?: readonly BoardPlace[];
  /** A hex that was refused, where the lit ones are those to use instead. */
  readonly refusedSpot?: Spot | undefined;
  /** The board comes to these hexes where none of them is in its window. */
  readonly sightSpots?: readonly Spot[];
  /** The key under which the camera is saved. */
  readonly subject?: string;
  /** The hexes to which the board zooms. */
  readonly focusSpots?: readonly Spot[] | undefined;
  readonly canPaint?: boolean | undefined;
  /** Whether a map of the whole board stands in a corner of a part of it, and a button that zooms beside the line. */
  readonly hasMap?: boolean;
  readonly overlay?: ComponentChildren;
  readonly status: ComponentChildren;
  readonly tray: ComponentChildren;
  readonly besidePrimary?: ComponentChildren;
  readonly primary?: ComponentChildren;
  readonly more?: { readonly title: string; readonly content: ComponentChildren } | undefined;
  readonly children?: ComponentChildren;
  onTap?(spot: Spot): void;
  onPaint?(spot: Spot): void;
  onEscape?(): void;
}

const NO_SPOTS: readonly Spot[] = [];
const NO_PLACES: readonly BoardPlace[] = [];

/** The board with its map, and the tray below or beside it. */
export function BoardView(props: BoardViewProps) {
  const {
    position,
    text,
    isInteractive,
    openSpots: open = NO_SPOTS,
    movableSpots: movable = NO_SPOTS,
    lastSpots: last = NO_SPOTS,
    litPlaces: lit = NO_PLACES,
  } = props;
  const { chosenSpot: chosen, subject = 'game', focusSpots, canPaint, hasMap = true, overlay, status, tray, more, children } = props;
  const { refusedSpot, stuckSpots: stuck = NO_SPOTS, sightSpots = NO_SPOTS, primary, besidePrimary } = props;
  const { land } = position;
  const viewport = useSignal<Bounds | undefined>(undefined);
  const goTo = useSignal<Bounds | undefined>(undefined);
  const cells = useCells(props);
  const [all, parts] = useMemo(() => [boardBox(land), sectionBoxes(land)] as const, [land]);
  const ground = useMemo(
    () => (
      <>
        <GroundLayer land={land} />
        <SeamLayer land={land} />
      </>
    ),
    [land],
  );
  const sites = useMemo(
    () => <SiteLayer land={land} titles={text.tools} tilesLeft={(spot) => tilesLeft(position, spot)} />,
    [land, text, position.taken],
  );
  const houses = useMemo(
    () => <HouseLayer land={land} settlements={position.settlements} colours={position.colours} />,
    [position.settlements, position.colours, land],
  );
  const openLayer = useMemo(() => <OpenLayer land={land} spots={[...open, ...movable]} />, [land, open, movable]);

  const litMiddles = useMemo(() => {
    const hexes = new Set([...spotsOfPlaces(land, lit), ...(refusedSpot === undefined ? [] : [refusedSpot])]);
    return middlesOf(land).filter((_, spot) => hexes.has(spot));
  }, [land, lit, refusedSpot]);
  const sight = useMemo(() => middlesAt(land, sightSpots), [land, sightSpots.join()]);
  return (
    <TableView
      line={<div class="kb-status">{status}</div>}
      besideLine={hasMap && <ZoomToggle land={land} spots={sightSpots} viewport={viewport} goTo={goTo} text={text} />}
      board={
        <>
          <HexBoard
            label={text.board.label}
            text={text.board}
            cells={cells}
            all={all}
            parts={parts}
            subject={subject}
            focusedPart={focusSpots === undefined ? undefined : boxOf(land, focusSpots, focusSpots.length === 1 ? 150 : 20)}
            goTo={goTo}
            lit={litMiddles}
            viewport={viewport}
            sight={sight}
            cornerHeight={hasMap ? MAP_HEIGHT : 0}
            isInteractive={isInteractive}
            canPaint={canPaint}
            hasZoomButtons={!hasMap}
            title={(name) => text.board.under(name, land.ground[spotNamed(land, name)] ?? 'grass')}
            next={(name, key) => stepByKey(land, name, key)}
            onTap={(name) => props.onTap?.(spotNamed(land, name))}
            onPaint={(name) => props.onPaint?.(spotNamed(land, name))}
            onEscape={() => props.onEscape?.()}
          >
            {ground}
            {openLayer}
            {sites}
            {houses}
            {stuck.length > 0 && <StuckMarks middles={middlesAt(land, stuck)} />}
            <Hexes key={last.join()} land={land} spots={last} className="kb-last landed" size={0.94} />
            <Hexes land={land} spots={chosen === undefined ? NO_SPOTS : [chosen]} className="kb-chosen" size={0.88} />
            {overlay}
            {lit.length > 0 && (
              <g class={refusedSpot === undefined ? undefined : 'kb-lit-instead'}>
                <LitLayer land={land} places={lit} />
              </g>
            )}
            {refusedSpot !== undefined && <RefusedHex at={middleOfSpot(land, refusedSpot)} />}
          </HexBoard>
          {hasMap && (
            <MapCorner viewport={viewport} all={all} text={text} isTall={parts.length > 4}>
              <MiniMap position={position} openSpots={open} viewport={viewport} text={text} onJump={(box) => (goTo.value = { ...box })} />
            </MapCorner>
          )}
        </>
      }
      tray={tray}
      besidePrimary={besidePrimary}
      primary={primary}
      more={more}
    >
      {children}
    </TableView>
  );
}

/** Every hex with its label for screen readers. Labels are cached by their content: formatting 400 of them takes 20 ms at 6x throttle. */
function useCells({
  position,
  names,
  text,
  openSpots: open = NO_SPOTS,
  movableSpots: movable = NO_SPOTS,
  stuckSpots: stuck = NO_SPOTS,
  chosenSpot: chosen,
  lastSpots: last = NO_SPOTS,
  litPlaces: lit = NO_PLACES,
  refusedSpot: refused,
}: BoardViewProps) {
  const { land } = position;
  const labels = useMemo(() => new Map<string, string>(), [land, names, text]);
  return useMemo(() => {
    const { players, settlements } = position;
    const playerNames = players.map((player) => names.player(player));
    const marks = new Map<Spot, readonly HexMark[]>();
    const add = (mark: HexMark, spots: readonly Spot[]): void => {
      for (const spot of new Set(spots)) marks.set(spot, [...(marks.get(spot) ?? []), mark]);
    };
    add('open', open);
    add('movable', movable);
    add('stuck', stuck);
    add('chosen', chosen === undefined ? [] : [chosen]);
    add('last', last);
    add('lit', spotsOfPlaces(land, lit));
    add('refused', refused === undefined ? [] : [refused]);
    const tiles = new Map(land.locations.map(({ spot, tile }) => [spot, tile]));
    const labelOf = (name: string, spot: Spot): string => {
      const hexMarks = marks.get(spot) ?? [];
      const left = tiles.has(spot) ? tilesLeft(position, spot) : undefined;
      const seats = [spot, ...(land.neighbours[spot] ?? [])].map((each) => settlements[each]);
      const key = [name, left, ...hexMarks, ...seats].join();
      const label =
        labels.get(key) ??
        text.board.hex({
          name,
          ground: land.ground[spot] ?? 'grass',
          tile: tiles.get(spot),
          grounds: groundsAround(land, spot),
          left,
          queenie: land.caves.includes(spot) ? 'cave' : land.capitols.includes(spot) ? 'capitol' : undefined,
          owner: playerNames[settlements[spot] ?? NOBODY],
          marks: hexMarks,
          owners: seatsAround(position, spot).map(([seat, count]) => [playerNames[seat] ?? '', count] as const),
        });
      labels.set(key, label);
      return label;
    };
    return land.names.map((name, spot): Cell => ({ name, middle: middleOfSpot(land, spot), label: labelOf(name, spot) }));
  }, [position, open, movable, stuck, chosen, last.join(), lit, refused, labels]);
}
