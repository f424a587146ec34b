import { type Place, type ReasonOf, reasons } from '#law/ruling';
import { BOARD, nameOf, nearCapitol, nextToGround, nextToSite, QUARTERS, type Spot, WIDTH } from './land';
import type { Card } from './position';
import { groupsOf, type Realm, sitesOf } from './realm';

/** Why a line pays, or does not. Sections count 0 to 3, rows from 0 on. */
export interface Paid {
  'kb.card.fishermen': { readonly settlements: number };
  'kb.card.merchants': { readonly sites: number };
  'kb.card.discoverers': { readonly rows: number };
  'kb.card.hermits': { readonly groups: number };
  'kb.card.citizens': { readonly largest: number };
  'kb.card.miners': { readonly settlements: number };
  'kb.card.workers': { readonly settlements: number };
  'kb.card.knights': { readonly row: number; readonly island: boolean; readonly settlements: number };
  'kb.card.lords': { readonly sections: readonly { readonly own: number; readonly points: number }[] };
  'kb.card.farmers': { readonly section: number; readonly settlements: number };
  'kb.castle': { readonly castles: number };
  'kb.queenie.capitol': { readonly settlements: number };
}

export interface Payment {
  readonly points: number;
  readonly reason: ReasonOf<Paid>;
}

/** A row or a section as a place to light up. */
const rowPlace = (row: number): Place => (row < WIDTH ? `row ${row}` : `island row ${row - WIDTH}`);
const sectionPlace = (section: number): Place => `section ${section}`;

const why = reasons<Paid>();
const pay = (points: number, reason: ReasonOf<Paid>): Payment => ({ points, reason });
const namesOf = ({ land }: Realm, spots: readonly Spot[]): readonly Place[] => spots.map((spot) => nameOf(land, spot));

/** One for each settlement next to water; those on water have left the shore. */
function fishermen(realm: Realm): Payment {
  const { land, own } = realm;
  const paid = own.filter((spot) => land.ground[spot] !== 'water' && nextToGround(land, spot, 'water'));
  return pay(paid.length, why('kb.card.fishermen', { settlements: paid.length }, namesOf(realm, paid)));
}

/** Four for each castle or location that one group joins to another; each site once. */
function merchants(realm: Realm): Payment {
  const joining = groupsOf(realm)
    .map((group) => ({ group, sites: sitesOf(realm, group) }))
    .filter(({ sites }) => sites.length > 1);
  const sites = [...new Set(joining.flatMap((each) => each.sites))];
  const links = joining.flatMap(({ group }) => group);
  return pay(4 * sites.length, why('kb.card.merchants', { sites: sites.length }, namesOf(realm, [...sites, ...links])));
}

function discoverers({ land, own }: Realm): Payment {
  const rows = [...new Set(own.map((spot) => land.row[spot] ?? 0))];
  return pay(rows.length, why('kb.card.discoverers', { rows: rows.length }, rows.map(rowPlace)));
}

function hermits(realm: Realm): Payment {
  const groups = groupsOf(realm).length;
  return pay(groups, why('kb.card.hermits', { groups }, namesOf(realm, realm.own)));
}

function citizens(realm: Realm): Payment {
  const largest = groupsOf(realm).reduce<readonly Spot[]>((best, group) => (group.length > best.length ? group : best), []);
  return pay(Math.floor(largest.length / 2), why('kb.card.citizens', { largest: largest.length }, namesOf(realm, largest)));
}

function miners(realm: Realm): Payment {
  const paid = realm.own.filter((spot) => nextToGround(realm.land, spot, 'mountain'));
  return pay(paid.length, why('kb.card.miners', { settlements: paid.length }, namesOf(realm, paid)));
}

function workers(realm: Realm): Payment {
  const paid = realm.own.filter((spot) => nextToSite(realm.land, spot));
  return pay(paid.length, why('kb.card.workers', { settlements: paid.length }, namesOf(realm, paid)));
}

/** Two for each settlement on the best row; of rows alike only one. */
function knights(realm: Realm): Payment {
  const { land, own } = realm;
  const counts = new Map<number, number>();
  const count = (row: number): number => counts.get(row) ?? 0;
  for (const spot of own) counts.set(land.row[spot] ?? 0, count(land.row[spot] ?? 0) + 1);
  const rows = [...counts.keys()];
  const row = rows.reduce((best, each) => (count(each) > count(best) ? each : best), rows[0] ?? 0);
  const best = own.filter((spot) => land.row[spot] === row);
  const params = { row: row % WIDTH, island: row >= WIDTH, settlements: best.length };
  return pay(2 * best.length, why('kb.card.knights', params, namesOf(realm, best)));
}

/** In each section 12 for the most and 6 for the second most, to all who are tied; the island is no section. */
function lords({ seat, bySection, zeroRanks }: Realm): Payment {
  const sections = QUARTERS.map((section) => {
    const counts = bySection.map((each) => each[section] ?? 0);
    const own = counts[seat] ?? 0;
    const most = Math.max(...counts);
    const second = Math.max(...counts.filter((count) => count < most));
    if (own === 0 && !zeroRanks) return { own, points: 0 };
    return { own, points: own === most ? 12 : own === second ? 6 : 0 };
  });
  const places = QUARTERS.filter((section) => (sections[section]?.points ?? 0) > 0).map(sectionPlace);
  return pay(
    sections.reduce((sum, { points }) => sum + points, 0),
    why('kb.card.lords', { sections }, places),
  );
}

/** Three for each settlement in the weakest section; of sections alike only one. */
function farmers(realm: Realm): Payment {
  const { land, own, seat, bySection } = realm;
  const counts = bySection[seat] ?? [];
  const least = Math.min(...counts);
  const section = counts.indexOf(least);
  const paid = own.filter((spot) => spot < BOARD && land.section[spot] === section);
  const reason = why('kb.card.farmers', { section, settlements: least }, [sectionPlace(section), ...namesOf(realm, paid)]);
  return pay(3 * least, reason);
}

export const CARD_PAYMENTS: Readonly<Record<Card, (realm: Realm) => Payment>> = {
  fishermen,
  merchants,
  discoverers,
  hermits,
  citizens,
  miners,
  workers,
  knights,
  lords,
  farmers,
};

/** Three for each castle with a settlement next to it. */
export function castles(realm: Realm): Payment {
  const paid = sitesOf(realm, realm.own).filter((spot) => realm.land.ground[spot] === 'castle');
  return pay(3 * paid.length, why('kb.castle', { castles: paid.length }, namesOf(realm, paid)));
}

/** One for each settlement within two hexes of a Capitol, counted once even near both. */
export function capitol(realm: Realm): Payment {
  const paid = realm.own.filter((spot) => nearCapitol(realm.land, spot));
  return pay(paid.length, why('kb.queenie.capitol', { settlements: paid.length }, namesOf(realm, paid)));
}
