import type { CaseDraft } from '#desk/desk';
import type { KingsGate } from '#games/kings-gate/game';
import { type BoxChanges, effectiveBox, LAST_LOCATION } from '#games/kings-gate/law/box';
import { currentScoring } from '#games/kings-gate/law/play';
import { countTilesLeft, type Phase, type Position } from '#games/kings-gate/law/position';
import { coloursIn, coloursOf, prizeOf } from '#games/kings-gate/law/score';
import { stateOf, type Table } from '#session/log/table';
import type { EndCase, LocateCase, LocationCase, PassCase, TableLayout, TieCase, TileCase, TurnCase } from './cases';

/** What the table's copy prints otherwise than ours. */
function boxChangesOf({ box }: Position): BoxChanges | undefined {
  const ours = effectiveBox({});
  const differs = (a: unknown, b: unknown): boolean => JSON.stringify(a) !== JSON.stringify(b);
  const locations = box.locations.flatMap((location, index) =>
    differs(location, ours.locations[index]) ? [[String(index + 1), location] as const] : [],
  );
  const tiles = differs(box.tiles, ours.tiles);
  if (locations.length === 0 && !tiles) return undefined;
  return { ...(locations.length === 0 ? {} : { locations: Object.fromEntries(locations) }), ...(tiles ? { tiles: box.tiles } : {}) };
}

function layoutOf({ n, board }: Position): TableLayout {
  const tiles = Object.entries(board.tiles).map(([key, { colour, value, character }]) => [
    key,
    { colour, value, ...(character === undefined ? {} : { character }) },
  ]);
  return { n, locations: board.locations, tiles: Object.fromEntries(tiles) };
}

function readPresent(table: Table<KingsGate>) {
  const { position, phase } = stateOf(table);
  const players = table.effective.header.players.map(({ id, name }) => ({ id, name, colours: coloursOf(position, id) }));
  return { position, phase, told: { players, copy: boxChangesOf(position) } };
}

/** Whose tile is the last one: until the location is filled, whoever places the next. */
const placerOf = ({ record, onMove, last }: Position, phase: Phase) => (phase === 'turn' && record === 'table' ? onMove : last);

/** A tie at the location that the table disputes: the current one, or the one that was scored last. */
export function tieCaseFrom(table: Table<KingsGate>): CaseDraft<TieCase> {
  const { position, phase, told } = readPresent(table);
  const found = phase === 'turn' && position.record === 'table' ? currentScoring(position, position.onMove) : position.scored.at(-1);
  const first = found?.ranked.find(({ over }) => over.length > 0);
  const tied = coloursIn(position).filter((colour) => colour === first?.colour || first?.over.includes(colour));
  return { question: 'tie', ...told, tied, last: placerOf(position, phase), ahead: (first?.rank ?? 1) - 1, n: found?.n };
}

export function locationCaseFrom(table: Table<KingsGate>): CaseDraft<LocationCase> | undefined {
  const { position, phase, told } = readPresent(table);
  const { n, record, sheet } = position;
  const last = placerOf(position, phase);
  if (record === 'pad') return n > LAST_LOCATION ? undefined : { question: 'location', ...told, n, totals: {}, points: sheet.points };
  const points = phase === 'turn' ? { points: sheet.points } : {};
  return { question: 'location', ...told, n, totals: {}, laid: layoutOf(position), last, ...points };
}

/** The table as it stands, to do something on it. */
function layoutInPhase(phase: 'turn' | 'locating', table: Table<KingsGate>) {
  const { position, phase: present, told } = readPresent(table);
  if (position.record === 'pad' || present !== phase) return undefined;
  const { onMove: by, held, supply, played } = position;
  return { ...told, laid: layoutOf(position), by, held, supply, ...(phase === 'turn' ? { played } : {}) };
}

export function tileCaseFrom(table: Table<KingsGate>): CaseDraft<TileCase> | undefined {
  const laid = layoutInPhase('turn', table);
  return laid && { question: 'tile', ...laid };
}

export function turnCaseFrom(table: Table<KingsGate>): CaseDraft<TurnCase> | undefined {
  const laid = layoutInPhase('turn', table);
  return laid && { question: 'turn', ...laid, moves: [] };
}

export function locateCaseFrom(table: Table<KingsGate>): CaseDraft<LocateCase> | undefined {
  const laid = layoutInPhase('locating', table);
  return laid && { question: 'locate', ...laid };
}

export function passCaseFrom(table: Table<KingsGate>): CaseDraft<PassCase> | undefined {
  const laid = layoutInPhase('turn', table);
  return laid && { question: 'pass', players: laid.players, by: laid.by, played: laid.played ?? [] };
}

export function endCaseFrom(table: Table<KingsGate>): CaseDraft<EndCase> | undefined {
  const { position, told } = readPresent(table);
  const scored = position.scored.at(-1);
  if (scored === undefined) return undefined;
  const prizes = Object.fromEntries(position.players.map((player) => [player, prizeOf(scored, player)]));
  const out = position.record === 'pad' ? [] : position.players.filter((player) => countTilesLeft(position, player) === 0);
  return { question: 'end', ...told, n: scored.n, points: position.sheet.points, prizes, out };
}
