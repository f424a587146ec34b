import type { KingsGate } from '#games/kings-gate/game';
import { current, isTaken, spacesOf } from '#games/kings-gate/law/board';
import { type Colour, type CopyChanges, effectiveCopy, KINDS, TENTH, type TileKind } from '#games/kings-gate/law/box';
import { scoringNow } from '#games/kings-gate/law/play';
import { type Move, type Phase, type Position, playing, tilesLeft, tilesOf } from '#games/kings-gate/law/position';
import { coloursIn, coloursOf, prizeOf, type Scoring } from '#games/kings-gate/law/score';
import { openOf } from '#session/rule';
import { standOf, type Table } from '#session/table';
import type { EndCase, KingsGateCase, Laid, LocationCase, Question, Seat, TableCase, TieCase } from './cases';

interface Now {
  readonly table: Table<KingsGate>;
  readonly position: Position;
  readonly phase: Phase;
  readonly players: readonly Seat[];
  readonly copy: CopyChanges | undefined;
}

/** What the table's copy prints otherwise than ours. */
function changesOf({ copy }: Position): CopyChanges | undefined {
  const ours = effectiveCopy({});
  const differs = (a: unknown, b: unknown): boolean => JSON.stringify(a) !== JSON.stringify(b);
  const locations = copy.locations.flatMap((location, index) =>
    differs(location, ours.locations[index]) ? [[String(index + 1), location] as const] : [],
  );
  const tiles = differs(copy.tiles, ours.tiles);
  if (locations.length === 0 && !tiles) return undefined;
  return { ...(locations.length === 0 ? {} : { locations: Object.fromEntries(locations) }), ...(tiles ? { tiles: copy.tiles } : {}) };
}

function laidOn({ n, board }: Position): Laid {
  const tiles = Object.entries(board.tiles).map(([key, { colour, value, character }]) => [
    key,
    { colour, value, ...(character === undefined ? {} : { character }) },
  ]);
  return { n, locations: board.locations, tiles: Object.fromEntries(tiles) };
}

/** A location that the table disputes: the current one, or the one that was scored last. */
const disputed = ({ position, phase }: Now): Scoring | undefined =>
  phase === 'turn' && position.record === 'table' ? scoringNow(position) : position.scored.at(-1);

function tieFrom(now: Now): TieCase {
  const { position, players, copy } = now;
  const found = disputed(now);
  const first = found?.ranked.find(({ over }) => over.length > 0);
  const tied = coloursIn(position).filter((colour) => colour === first?.colour || first?.over.includes(colour));
  return { question: 'tie', players, copy, tied, last: position.last, ahead: (first?.rank ?? 1) - 1, n: found?.n };
}

function locationFrom({ position, phase, players, copy }: Now): LocationCase | undefined {
  const { n, last, record } = position;
  if (record === 'table') {
    const points = phase === 'turn' ? { points: position.sheet.points } : {};
    return { question: 'location', players, copy, n, totals: {}, laid: laidOn(position), last, ...points };
  }
  return n > TENTH ? undefined : { question: 'location', players, copy, n, totals: {}, last: undefined, points: position.sheet.points };
}

/** A tile of somebody's that is left, and a space for it. */
function someMove(position: Position): Move {
  const { board, onMove } = position;
  const spaces = spacesOf(current(board));
  const at = spaces.find((space) => !isTaken(board, space)) ?? spaces[0] ?? [0, 0];
  const has = (colour: Colour, kind: TileKind): boolean => (tilesOf(position, colour)?.[kind] ?? 0) > 0;
  const colours = coloursOf(position, onMove);
  for (const colour of colours) {
    for (const kind of KINDS.slice(1)) if (has(colour, kind)) return playing(kind, colour, at);
  }
  return playing(0, colours[0] ?? 'yellow', at);
}

function onTableFrom(question: TableCase['question'], { table, position, phase, players, copy }: Now): TableCase | undefined {
  if (position.record === 'pad') return undefined;
  const { onMove: by, held, supply, played } = position;
  const told = { players, copy, laid: laidOn(position), by, held, supply };
  if (question === 'locate') {
    if (phase !== 'locating') return undefined;
    const [first] = openOf(table.game, standOf(table), question).filter((event) => event.type === 'locate');
    return first === undefined ? undefined : { ...told, question, lying: { at: first.at, lies: first.lies }, untold: ['space'] };
  }
  if (phase !== 'turn') return undefined;
  return question === 'tile'
    ? { ...told, question, played, move: someMove(position), untold: ['tile', 'space'] }
    : { ...told, question, played, moves: [], untold: ['tile'] };
}

function endFrom({ position, players, copy }: Now): EndCase | undefined {
  const scored = position.scored.at(-1);
  if (scored === undefined) return undefined;
  const prizes = Object.fromEntries(position.players.map((player) => [player, prizeOf(scored, player)]));
  const out = position.record === 'pad' ? [] : position.players.filter((player) => tilesLeft(position, player) === 0);
  return { question: 'end', players, copy, n: scored.n, points: position.sheet.points, prizes, out };
}

/** A question put to the present stand of a game. */
export function from(question: Question, table: Table<KingsGate>): KingsGateCase | undefined {
  const { position, phase } = standOf(table);
  const players = table.effective.header.players.map(({ id, name }) => ({ id, name, colours: coloursOf(position, id) }));
  const now: Now = { table, position, phase, players, copy: changesOf(position) };
  switch (question) {
    case 'tie':
      return tieFrom(now);
    case 'location':
      return locationFrom(now);
    case 'end':
      return endFrom(now);
    default:
      return onTableFrom(question, now);
  }
}
