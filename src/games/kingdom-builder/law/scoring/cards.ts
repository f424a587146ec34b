import { type BoardPlace, createReasonMaker, type ReasonOf } from '#law/ruling';
import { isNearCapitol, isNextToGround, isNextToSite, nameOf, QUARTERS, type Spot, WIDTH } from '../board/land';
import type { Card } from '../position';
import { groupsOf, type Realm, sitesOf } from './realm';

export type ScoringPart = Card | 'castles' | 'capitol';

/** One summand of a line: its places, its count and its points. */
export type Addition = { readonly places: readonly BoardPlace[]; readonly count: number; readonly points: number };

type WithAdditions<Figures, A extends Addition = Addition> = Figures & { readonly additions: readonly A[] };
type SettlementCount = WithAdditions<{ readonly settlements: number }>;

/** The parameters of each scoring line with its summands. Sections are numbered from 0 to 3, rows from 0 on. */
export interface ScoreLineParams {
  'kb.card.fishermen': SettlementCount;
  'kb.card.merchants': WithAdditions<{ readonly sites: number }>;
  'kb.card.discoverers': WithAdditions<{ readonly rows: number }>;
  'kb.card.hermits': WithAdditions<{ readonly groups: number }>;
  'kb.card.citizens': WithAdditions<{ readonly largest: number }>;
  'kb.card.miners': SettlementCount;
  'kb.card.workers': SettlementCount;
  'kb.card.knights': WithAdditions<{ readonly row: number; readonly island: boolean; readonly settlements: number }>;
  /** Section by section. */
  'kb.card.lords': WithAdditions<object, Addition & { readonly rank: number }>;
  /** Section by section, the weakest alone with points. */
  'kb.card.farmers': WithAdditions<{ readonly section: number; readonly settlements: number }>;
  'kb.castle': WithAdditions<{ readonly castles: number }>;
  'kb.queenie.capitol': SettlementCount;
}

export interface Payment {
  readonly points: number;
  readonly reason: ReasonOf<ScoreLineParams>;
}

/** A row or a section as a place that can be highlighted. */
const rowPlace = (row: number): BoardPlace => (row < WIDTH ? `row ${row}` : `island row ${row - WIDTH}`);
const sectionPlace = (section: number): BoardPlace => `section ${section}`;

const why = createReasonMaker<ScoreLineParams>();
const placesOf = ({ land }: Realm, spots: readonly Spot[]): readonly BoardPlace[] => spots.map((spot) => nameOf(land, spot));
const onePerPlace = (places: readonly BoardPlace[], points: number): readonly Addition[] =>
  places.map((place) => ({ places: [place], count: 1, points }));

const createPayment = (reason: ReasonOf<ScoreLineParams>): Payment => {
  const additions: readonly Addition[] = reason.params.additions;
  return { points: additions.reduce((sum, { points }) => sum + points, 0), reason };
};

/** One for each settlement that counts. */
function scoreSettlements(
  rule: 'kb.card.fishermen' | 'kb.card.miners' | 'kb.card.workers' | 'kb.queenie.capitol',
  realm: Realm,
  counts: (spot: Spot) => boolean,
): Payment {
  const places = placesOf(realm, realm.own.filter(counts));
  return createPayment(why(rule, { settlements: places.length, additions: onePerPlace(places, 1) }, places));
}

/** Four for each castle or location that a group connects to another one; each site once. */
function merchants(realm: Realm): Payment {
  const sites = new Set<Spot>();
  const joining = groupsOf(realm).flatMap((group) => {
    const joined = sitesOf(realm, group);
    if (joined.length < 2) return [];
    const known = sites.size;
    for (const site of joined) sites.add(site);
    return [{ group, count: joined.length, points: 4 * (sites.size - known), places: placesOf(realm, [...joined, ...group]) }];
  });
  const additions = joining.map(({ group: _, ...addition }) => addition);
  const links = joining.flatMap(({ group }) => group);
  return createPayment(why('kb.card.merchants', { sites: sites.size, additions }, placesOf(realm, [...sites, ...links])));
}

function discoverers({ land, own }: Realm): Payment {
  const rows = [...new Set(own.map((spot) => land.row[spot] ?? 0))].map(rowPlace);
  return createPayment(why('kb.card.discoverers', { rows: rows.length, additions: onePerPlace(rows, 1) }, rows));
}

function hermits(realm: Realm): Payment {
  const additions = groupsOf(realm).map((group) => ({ places: placesOf(realm, group), count: group.length, points: 1 }));
  return createPayment(why('kb.card.hermits', { groups: additions.length, additions }, placesOf(realm, realm.own)));
}

function citizens(realm: Realm): Payment {
  const [largest = []] = groupsOf(realm);
  const addition = { places: placesOf(realm, largest), count: largest.length, points: Math.floor(largest.length / 2) };
  return createPayment(why('kb.card.citizens', { largest: largest.length, additions: [addition] }, addition.places));
}

/** Two for each settlement on the best row; of rows alike only one. */
function knights(realm: Realm): Payment {
  const { land, own } = realm;
  const counts = new Map<number, number>();
  const count = (row: number): number => counts.get(row) ?? 0;
  for (const spot of own) counts.set(land.row[spot] ?? 0, count(land.row[spot] ?? 0) + 1);
  const rows = [...counts.keys()];
  const row = rows.reduce((best, each) => (count(each) > count(best) ? each : best), rows[0] ?? 0);
  const best = placesOf(
    realm,
    own.filter((spot) => land.row[spot] === row),
  );
  const params = { row: row % WIDTH, island: row >= WIDTH, settlements: best.length, additions: onePerPlace(best, 2) };
  return createPayment(why('kb.card.knights', params, best));
}

/** In each section 12 for the most and 6 for the second most, to all who are tied; the island is no section. */
function lords({ seat, countsBySection, canRankWithZero }: Realm): Payment {
  const additions = QUARTERS.map((section) => {
    const counts = countsBySection.map((each) => each[section] ?? 0);
    const count = counts[seat] ?? 0;
    const rank = 1 + new Set(counts.filter((each) => each > count)).size;
    const points = count === 0 && !canRankWithZero ? 0 : ([12, 6][rank - 1] ?? 0);
    return { places: [sectionPlace(section)], count, rank, points };
  });
  const paid = additions.filter(({ points }) => points > 0);
  return createPayment(
    why(
      'kb.card.lords',
      { additions },
      paid.flatMap(({ places }) => places),
    ),
  );
}

/** Three for each settlement in the weakest section; of sections alike only one. */
function farmers(realm: Realm): Payment {
  const { land, own, seat, countsBySection } = realm;
  const counts = countsBySection[seat] ?? [];
  const least = Math.min(...counts);
  const section = counts.indexOf(least);
  const paid = own.filter((spot) => land.section[spot] === section);
  const additions = counts.map((count, each) => ({ places: [sectionPlace(each)], count, points: each === section ? 3 * count : 0 }));
  return createPayment(
    why('kb.card.farmers', { section, settlements: least, additions }, [sectionPlace(section), ...placesOf(realm, paid)]),
  );
}

/** Three for each castle with a settlement next to it. */
function castles(realm: Realm): Payment {
  const paid = placesOf(
    realm,
    sitesOf(realm, realm.own).filter((spot) => realm.land.ground[spot] === 'castle'),
  );
  return createPayment(why('kb.castle', { castles: paid.length, additions: onePerPlace(paid, 3) }, paid));
}

export const SCORERS: Readonly<Record<ScoringPart, (realm: Realm) => Payment>> = {
  /** Those on water have left the shore. */
  fishermen: (realm) =>
    scoreSettlements(
      'kb.card.fishermen',
      realm,
      (spot) => realm.land.ground[spot] !== 'water' && isNextToGround(realm.land, spot, 'water'),
    ),
  merchants,
  discoverers,
  hermits,
  citizens,
  miners: (realm) => scoreSettlements('kb.card.miners', realm, (spot) => isNextToGround(realm.land, spot, 'mountain')),
  workers: (realm) => scoreSettlements('kb.card.workers', realm, (spot) => isNextToSite(realm.land, spot)),
  knights,
  lords,
  farmers,
  castles,
  /** Within two hexes of a Capitol, counted once even near both. */
  capitol: (realm) => scoreSettlements('kb.queenie.capitol', realm, (spot) => isNearCapitol(realm.land, spot)),
};
