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
  middlesOf,
  SeamLayer,
  SiteLayer,
  sectionBoxes,
} from '#games/kingdom-builder/pieces/BoardLayers';
import { OpenLayer, spotsOfPlaces } from '#games/kingdom-builder/pieces/OpenLayer';
import type { HexMark, KingdomBuilderScreenText } from '#games/kingdom-builder/text/screen-en';
import type { BoardPlace } from '#law/ruling';
import type { PlayerNames } from '#text/language';
import type { Cell } from '#ui/board/CellButtons';
import type { Bounds } from '#ui/board/camera';
import { HexBoard } from '#ui/board/HexBoard';
import { lazy } from '#ui/lazy';
import { TableView } from '#ui/TableView';
import { groundsAround, seatsAround, spotNamed, stepByKey } from './screen-texts';

/** The board comes first; the place of the map is kept free, and what is pointed at comes when it is. */
const LitLayer = lazy(async () => (await import('#games/kingdom-builder/pieces/LitLayer')).LitLayer);
const MiniMap = lazy(async () => (await import('./MiniMap')).MiniMap);

interface BoardViewProps {
  readonly position: Position;
  readonly names: PlayerNames;
  readonly text: KingdomBuilderScreenText;
  readonly isLive: boolean;
  readonly open?: readonly Spot[];
  readonly movable?: readonly Spot[];
  readonly chosen?: Spot | undefined;
  readonly last?: readonly Spot[];
  readonly lit?: readonly BoardPlace[];
  /** What the board is looked at for; the game itself where nothing is said. */
  readonly subject?: string;
  /** The hexes that are asked about: the board goes near them. */
  readonly focusSpots?: readonly Spot[] | undefined;
  readonly canPaint?: boolean | undefined;
  /** Whether the map of the whole board stands in the tray. */
  readonly hasMap?: boolean;
  /** What a count draws over the board. */
  readonly overlay?: ComponentChildren;
  /** What is asked now. */
  readonly status: ComponentChildren;
  /** What is open now, beside the map, and what stands below both. */
  readonly tray: ComponentChildren;
  readonly below?: ComponentChildren;
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
  const { position, text, isLive, open = NO_SPOTS, movable = NO_SPOTS, last = NO_SPOTS, lit = NO_PLACES } = props;
  const { chosen, subject = 'game', focusSpots, canPaint, hasMap = true, overlay, status, tray, below, more, children } = props;
  const { land } = position;
  const seen = useSignal<Bounds | undefined>(undefined);
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
  const left = useMemo(
    () => <SiteLayer land={land} titles={text.tools} tilesLeft={(spot) => tilesLeft(position, spot)} />,
    [land, text, position.taken],
  );
  const houses = useMemo(
    () => <HouseLayer land={land} settlements={position.settlements} colours={position.colours} />,
    [position.settlements, position.colours, land],
  );
  const openLayer = useMemo(() => <OpenLayer land={land} open={[...open, ...movable]} />, [land, open, movable]);

  const spoken = useMemo(() => {
    const hexes = new Set(spotsOfPlaces(land, lit));
    return middlesOf(land).filter((_, spot) => hexes.has(spot));
  }, [land, lit]);
  return (
    <TableView
      line={<div class="kb-status">{status}</div>}
      board={
        <HexBoard
          label={text.board.label}
          text={text.board}
          cells={cells}
          all={all}
          parts={parts}
          subject={subject}
          focusedPart={focusSpots === undefined ? undefined : boxOf(land, focusSpots, focusSpots.length === 1 ? 150 : 20)}
          goTo={goTo}
          lit={spoken}
          viewport={seen}
          isLive={isLive}
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
          {left}
          {houses}
          <Hexes land={land} spots={last} className="kb-last" size={0.94} />
          <Hexes land={land} spots={chosen === undefined ? NO_SPOTS : [chosen]} className="kb-chosen" size={0.88} />
          {overlay}
          {lit.length > 0 && <LitLayer land={land} places={lit} />}
        </HexBoard>
      }
      tray={
        <>
          <div class="kb-map-and-tray">
            {hasMap && (
              <nav class={parts.length > 4 ? 'kb-map kb-map-with-island' : 'kb-map'} aria-label={text.board.map}>
                <MiniMap position={position} open={open} seen={seen} text={text} onJump={(box) => (goTo.value = { ...box })} />
              </nav>
            )}
            <div class="kb-open">{tray}</div>
          </div>
          {below}
        </>
      }
      more={more}
    >
      {children}
    </TableView>
  );
}

/** Every hex as the screen reader hears it. A sentence is kept for what it tells: 400 of them take 20 ms at 6x throttle. */
function useCells({
  position,
  names,
  text,
  open = NO_SPOTS,
  movable = NO_SPOTS,
  chosen,
  last = NO_SPOTS,
  lit = NO_PLACES,
}: BoardViewProps) {
  const { land } = position;
  const labels = useMemo(() => new Map<string, string>(), [land, names, text]);
  return useMemo(() => {
    const { players, settlements } = position;
    const called = players.map((player) => names.player(player));
    const marks = new Map<Spot, readonly HexMark[]>();
    const add = (mark: HexMark, spots: readonly Spot[]): void => {
      for (const spot of new Set(spots)) marks.set(spot, [...(marks.get(spot) ?? []), mark]);
    };
    add('open', open);
    add('movable', movable);
    add('chosen', chosen === undefined ? [] : [chosen]);
    add('last', last);
    add('lit', spotsOfPlaces(land, lit));
    const tiles = new Map(land.locations.map(({ spot, tile }) => [spot, tile]));
    const labelOf = (name: string, spot: Spot): string => {
      const marked = marks.get(spot) ?? [];
      const left = tiles.has(spot) ? tilesLeft(position, spot) : undefined;
      const seats = [spot, ...(land.neighbours[spot] ?? [])].map((each) => settlements[each]);
      const told = [name, left, ...marked, ...seats].join();
      const label =
        labels.get(told) ??
        text.board.hex({
          name,
          ground: land.ground[spot] ?? 'grass',
          tile: tiles.get(spot),
          grounds: groundsAround(land, spot),
          left,
          queenie: land.caves.includes(spot) ? 'cave' : land.capitols.includes(spot) ? 'capitol' : undefined,
          owner: called[settlements[spot] ?? NOBODY],
          marks: marked,
          owners: seatsAround(position, spot).map(([seat, count]) => [called[seat] ?? '', count] as const),
        });
      labels.set(told, label);
      return label;
    };
    return land.names.map((name, spot): Cell => ({ name, middle: middleOfSpot(land, spot), label: labelOf(name, spot) }));
  }, [position, open, movable, chosen, last.join(), lit, labels]);
}
