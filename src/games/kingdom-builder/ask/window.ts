import type { Finding } from '#desk/desk';
import { trialOf } from '#desk/logged';
import type {
  AdjacentResult,
  FullCase,
  KingdomBuilderCase,
  KingdomBuilderResult,
  LandCase,
  SiteCase,
  SiteResult,
} from '#games/kingdom-builder/desk/cases';
import { fullStand } from '#games/kingdom-builder/desk/find-turn';
import { beforeAct, standing } from '#games/kingdom-builder/desk/position';
import { game } from '#games/kingdom-builder/game';
import { BOARD, type Land, NOWHERE, neighboursOf, QUARTERS, type Spot, spotOf } from '#games/kingdom-builder/law/land';
import { NOBODY, type Position } from '#games/kingdom-builder/law/position';
import { boxOf, middlesOf, pick } from '#games/kingdom-builder/pieces/Drawing';
import { lastSpots, spotNamed } from '#games/kingdom-builder/table/view';
import { standOf } from '#session/table';
import type { Box } from '#ui/camera';
import { boxAround, HEX } from '#ui/hexes';

/** The part of a table that a case is about. */
export interface Seen {
  readonly position: Position;
  /** The settlement that moves, and the hex that is asked about. */
  readonly from: Spot | undefined;
  readonly at: Spot | undefined;
  readonly open: readonly Spot[];
  /** What must be in the picture. */
  readonly about: readonly Spot[];
}

const isLandCase = (asked: KingdomBuilderCase): asked is LandCase => 'settled' in asked;

/** The position that a form draws. */
const positionIn = (asked: LandCase): Position =>
  asked.question === 'adjacent' || asked.question === 'tile' ? beforeAct(asked, {}) : standing(asked, {});

const builtOn = ({ settlements }: Position): readonly Spot[] => settlements.flatMap((seat, spot) => (seat === NOBODY ? [] : [spot]));

const openIn = (land: Land, result: AdjacentResult | SiteResult): readonly Spot[] => result.open.map((name) => spotNamed(land, name));

/** Hexes that an answer lights are in sight where they are few. */
const FEW = 8;

/** How many hexes across a picture can be read. */
const READABLE = 13;

/** All of it where it can be read; of a whole board the hexes that are asked about, or the section with most of it. */
function inSight(land: Land, all: readonly Spot[], asked: readonly Spot[]): readonly Spot[] {
  const known = all.filter((spot) => spot !== NOWHERE);
  const readable = (spots: readonly Spot[]): boolean => {
    const box = boxOf(land, spots);
    return box === undefined || Math.max(box.right - box.left, box.bottom - box.top) <= READABLE * HEX;
  };
  if (readable(known)) return known;
  if (asked.length > 0 && readable(asked)) return asked;
  const inSection = (section: number): readonly Spot[] => known.filter((spot) => land.section[spot] === section);
  return QUARTERS.map(inSection).reduce((most, each) => (each.length > most.length ? each : most), []);
}

export function seenInLand(asked: LandCase, finding: Finding<KingdomBuilderResult> | undefined): Seen {
  const position = positionIn(asked);
  const { land } = position;
  const [from, at] = 'action' in asked ? [asked.from && spotOf(land, asked.from), asked.at && spotOf(land, asked.at)] : [];
  const open = finding?.result.of === 'adjacent' ? openIn(land, finding.result) : [];
  const sites = (finding?.notes ?? []).flatMap((note) =>
    note.kind === 'paid' ? note.line.reason.places.map((place) => spotNamed(land, place)) : [],
  );
  const told = [from, at].filter((spot) => spot !== undefined);
  const few = open.length <= FEW ? open : [];
  return { position, from, at, open, about: inSight(land, [...builtOn(position), ...told, ...sites, ...few], [...told, ...few]) };
}

/** Around the first hexes of a terrain, where the last free ones were. */
function seenWhenFull(asked: FullCase): Seen {
  const { position } = fullStand(asked, {});
  const hexes = position.land.ground.flatMap((ground, spot) => (ground === asked.terrain ? [spot] : []));
  const [first = 0] = hexes;
  const near = hexes.filter((spot) => position.land.section[spot] === position.land.section[first]).slice(0, 9);
  return { position, from: undefined, at: undefined, open: [], about: near };
}

export function seenInSite(asked: SiteCase, finding: Finding<KingdomBuilderResult> | undefined): Seen {
  const position = standing({ players: [], layout: asked.layout, settled: [] }, {});
  const { land } = position;
  const at = asked.at && spotOf(land, asked.at);
  const open = finding?.result.of === 'site' ? openIn(land, finding.result) : [];
  const near = open.length > 0 ? open : land.section.flatMap((section, spot) => (section === asked.section ? [spot] : []));
  return { position, from: undefined, at, open, about: at === undefined ? near : [...near, at] };
}

/** What a case shows of a board; nothing where it needs none. */
export function seenIn(asked: KingdomBuilderCase, finding: Finding<KingdomBuilderResult> | undefined): Seen | undefined {
  if (isLandCase(asked)) return seenInLand(asked, finding);
  switch (asked.question) {
    case 'full':
      return seenWhenFull(asked);
    case 'site':
      return seenInSite(asked, finding);
    case 'log': {
      const scene = trialOf(game, asked, {});
      if (scene === undefined) return undefined;
      const { position } = standOf(scene.after ?? scene.before);
      const spots = lastSpots(position.land, asked.events.at(-1));
      const [from, at] = spots.length > 1 ? spots : [undefined, spots[0]];
      const about = [...builtOn(position), ...(at === undefined ? [] : [at])];
      return {
        position,
        from,
        at,
        open: [],
        about: about.length > 0 ? inSight(position.land, about, at === undefined ? [] : [at]) : [BOARD / 4],
      };
    }
    default:
      return undefined;
  }
}

/** A crop is never smaller than this, so that hexes keep their surroundings. */
const LEAST = [560, 400] as const;

/** The hexes around what a picture is about, and their box. */
export function cropOf(land: Land, about: readonly Spot[]): { readonly within: ReadonlySet<Spot>; readonly box: Box } {
  const known = about.filter((spot) => spot !== NOWHERE);
  const ring = known.length > 0 ? known : [0, ...neighboursOf(land, 0)];
  const tight = boxOf(land, ring, 62) ?? { left: 0, top: 0, right: 1, bottom: 1 };
  const [across, down] = [LEAST[0] - (tight.right - tight.left), LEAST[1] - (tight.bottom - tight.top)].map((each) =>
    Math.max(0, each / 2),
  );
  const box = {
    left: tight.left - (across ?? 0),
    right: tight.right + (across ?? 0),
    top: tight.top - (down ?? 0),
    bottom: tight.bottom + (down ?? 0),
  };
  const spots = middlesOf(land).flatMap(([x, y], spot) => (x > box.left && x < box.right && y > box.top && y < box.bottom ? [spot] : []));
  return { within: new Set(spots), box: boxAround(pick(land, spots)) ?? box };
}
