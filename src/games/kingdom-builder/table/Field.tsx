import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { type Spot, WIDTH } from '#games/kingdom-builder/law/land';
import { tilesLeft } from '#games/kingdom-builder/law/outlook';
import { ownerOf, type Position } from '#games/kingdom-builder/law/position';
import { boxOf, GroundLayer, Hexes, HouseLayer, middlesOf, SeamLayer, SiteLayer, wholeOf } from '#games/kingdom-builder/pieces/Drawing';
import { LitLayer, OpenLayer, placesOn, sectionSpots } from '#games/kingdom-builder/pieces/Marks';
import type { HexMark, KingdomBuilderScreenText } from '#games/kingdom-builder/text/screen';
import type { Place } from '#law/ruling';
import type { Names } from '#text/language';
import type { Cell } from '#ui/CameraBoard';
import type { Box } from '#ui/camera';
import { type Aim, FINGER, HexBoard } from '#ui/HexBoard';
import { TableView } from '#ui/TableView';
import { MiniMap } from './MiniMap';
import { around, spotNamed, walk } from './view';

interface FieldProps {
  readonly position: Position;
  readonly names: Names;
  readonly text: KingdomBuilderScreenText;
  readonly live: boolean;
  readonly open?: readonly Spot[];
  readonly movable?: readonly Spot[];
  readonly chosen?: Spot | undefined;
  readonly last?: readonly Spot[];
  readonly lit?: readonly Place[];
  /** Changes when there is something else to look at. */
  readonly subject: string;
  /** What to look at; everything where it is undefined. */
  readonly attention: readonly Spot[] | undefined;
  readonly paints?: boolean | undefined;
  /** Whether the map of the whole board stands in the tray. */
  readonly map?: boolean;
  /** What a count draws over the board. */
  readonly overlay?: ComponentChildren;
  /** What is asked now. */
  readonly status: ComponentChildren;
  readonly tray: ComponentChildren;
  onTap?(spot: Spot): void;
  onPaint?(spot: Spot): void;
  onEscape?(): void;
}

const NOTHING: readonly Spot[] = [];
const NO_PLACES: readonly Place[] = [];

/** The board with its map, and the tray below or beside it. */
export function Field(props: FieldProps) {
  const { position, text, live, open = NOTHING, movable = NOTHING, last = NOTHING, lit = NO_PLACES } = props;
  const { chosen, subject, attention, paints, map = true, overlay, status, tray } = props;
  const { land } = position;
  const seen = useSignal<Box | undefined>(undefined);
  const jumped = useSignal<{ readonly subject: string; readonly aim: Aim } | undefined>(undefined);
  const cells = useCells(props);
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
    () => <SiteLayer land={land} titles={text.tools} left={(spot) => tilesLeft(position, spot)} />,
    [land, text, position.taken],
  );
  const houses = useMemo(
    () => <HouseLayer land={land} settlements={position.settlements} colours={position.colours} />,
    [position.settlements, position.colours, land],
  );
  const openLayer = useMemo(() => <OpenLayer land={land} open={[...open, ...movable]} />, [land, open, movable]);

  const spoken = useMemo(() => {
    const hexes = new Set(placesOn(land, lit).hexes);
    return middlesOf(land).filter((_, spot) => hexes.has(spot));
  }, [land, lit]);
  const aim =
    jumped.value?.subject === subject
      ? jumped.value.aim
      : { key: subject, boxes: boxesFor(position, attention), least: paints ? FINGER : 0 };
  const jump = (box: Box): void => {
    jumped.value = {
      subject,
      aim: { key: `${subject} ${box.left} ${box.top} ${Date.now()}`, boxes: [box], least: paints ? FINGER : 0, forced: true },
    };
  };
  return (
    <TableView
      line={<div class="kb-status">{status}</div>}
      board={
        <HexBoard
          label={text.board.label}
          text={text.board}
          cells={cells}
          all={wholeOf(land)}
          aim={aim}
          lit={spoken}
          seen={seen}
          live={live}
          paints={paints}
          next={(name, key) => walk(land, name, key)}
          onTap={(name) => props.onTap?.(spotNamed(land, name))}
          onPaint={(name) => props.onPaint?.(spotNamed(land, name))}
          onEscape={() => props.onEscape?.()}
        >
          {ground}
          {openLayer}
          {left}
          {houses}
          <Hexes land={land} spots={last} name="kb-last" size={0.94} />
          <Hexes land={land} spots={chosen === undefined ? [] : [chosen]} name="kb-chosen" size={0.88} />
          {overlay}
          <LitLayer land={land} places={lit} />
        </HexBoard>
      }
      tray={
        <>
          {map && <MiniMap position={position} seen={seen} text={text} onJump={jump} />}
          {tray}
        </>
      }
    />
  );
}

/** First all of it, then the section that has most of it. */
function boxesFor({ land }: Position, attention: readonly Spot[] | undefined): readonly Box[] {
  if (attention === undefined) return [wholeOf(land)];
  const around = boxOf(land, attention, 60);
  if (around === undefined) return [];
  const inSection = (section: number): number => attention.filter((spot) => land.section[spot] === section).length;
  const section = [0, 1, 2, 3].reduce((best, each) => (inSection(each) > inSection(best) ? each : best), 0);
  const box = boxOf(land, sectionSpots(land, section));
  return box === undefined ? [around] : [around, box];
}

/** Every hex as the screen reader hears it. */
function useCells({ position, names, text, open, movable, chosen, last = NOTHING, lit = NO_PLACES }: FieldProps): readonly Cell[] {
  const { land } = position;
  return useMemo(() => {
    const middles = middlesOf(land);
    const pointed = new Set(placesOn(land, lit).hexes);
    const sets: readonly (readonly [HexMark, ReadonlySet<Spot>])[] = [
      ['open', new Set(open)],
      ['movable', new Set(movable)],
      ['chosen', new Set(chosen === undefined ? [] : [chosen])],
      ['last', new Set(last)],
      ['lit', pointed],
    ];
    const tiles = new Map(land.locations.map(({ spot, tile }) => [spot, tile]));
    return land.names.map((name, spot): Cell => {
      const { seats, grounds } = around(position, spot);
      const owner = ownerOf(position, spot);
      const tile = tiles.get(spot);
      const label = text.board.hex({
        name,
        ground: land.ground[spot] ?? 'grass',
        tile,
        left: tile === undefined ? undefined : tilesLeft(position, spot),
        queenie: land.caves.includes(spot) ? 'cave' : land.capitols.includes(spot) ? 'capitol' : undefined,
        owner: owner === '' ? undefined : names.player(owner),
        marks: sets.flatMap(([mark, spots]) => (spots.has(spot) ? [mark] : [])),
        grounds,
        owners: seats.map(([seat, count]) => [names.player(position.players[seat] ?? ''), count] as const),
      });
      return { name, middle: middles[spot] ?? [WIDTH, WIDTH], label };
    });
  }, [position, open, movable, chosen, last.join(), lit, text]);
}
