import type { KingsGate } from '#games/kings-gate/game';
import { current, isTaken, spacesOf, totalsAt } from '#games/kings-gate/law/board';
import { type Colour, type CopyChanges, effectiveCopy, KINDS, type Kind, TENTH } from '#games/kings-gate/law/box';
import { type Locate, type Phase, type Position, tilesLeft, tilesOf } from '#games/kings-gate/law/position';
import { coloursIn, coloursOf, prizeOf, type Totals } from '#games/kings-gate/law/score';
import { open } from '#session/rule';
import { standOf, type Table } from '#session/table';
import type { EndCase, KingsGateCase, Laid, LocationCase, Move, Question, Seat, TableCase, TieCase } from './cases';

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

/** A location's totals that the table disputes: of the current one, or of the one that was scored last. */
function disputed({ position, phase }: Now): { readonly n: number; readonly totals: Totals } | undefined {
  const { board, record, n } = position;
  if (phase === 'turn' && record === 'table') return { n, totals: totalsAt(board, current(board)) };
  const scored = position.scored.at(-1);
  if (scored === undefined) return undefined;
  const present = Object.entries(scored.totals).filter(([colour]) => !scored.absent.some((each) => each === colour));
  return { n: scored.n, totals: Object.fromEntries(present) };
}

function tieFrom(now: Now): TieCase {
  const { position, players, copy } = now;
  const found = disputed(now);
  const totals = found?.totals ?? {};
  const all = coloursIn(position);
  const alike = (colour: Colour): readonly Colour[] => all.filter((each) => totals[each] !== undefined && totals[each] === totals[colour]);
  const strongest = [...all].sort((a, b) => (totals[b] ?? -1) - (totals[a] ?? -1)).find((colour) => alike(colour).length > 1);
  const tied = strongest === undefined ? [] : alike(strongest);
  const ahead = strongest === undefined ? 0 : all.filter((each) => (totals[each] ?? -1) > (totals[strongest] ?? -1)).length;
  return { question: 'tie', players, copy, tied, last: position.last, ahead, n: found?.n };
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
  const has = (colour: Colour, kind: Kind): boolean => (tilesOf(position, colour)?.[kind] ?? 0) > 0;
  const colours = coloursOf(position, onMove);
  for (const colour of colours) {
    for (const kind of KINDS.slice(1)) if (has(colour, kind)) return moveOf(kind, colour, at);
  }
  return moveOf(0, colours[0] ?? 'yellow', at);
}

const moveOf = (kind: Kind, colour: Colour, at: Locate['at']): Move =>
  kind === 'dragon' ? { type: 'dragon', at, colour } : { type: 'place', value: kind, at, colour };

function onTableFrom(question: TableCase['question'], { table, position, phase, players, copy }: Now): TableCase | undefined {
  if (position.record === 'pad') return undefined;
  const { onMove: by, held, supply, played } = position;
  const told = { players, copy, laid: laidOn(position), by, held, supply };
  if (question === 'locate') {
    if (phase !== 'locating') return undefined;
    const [first] = open(table.game, standOf(table), question).filter((event) => event.type === 'locate');
    return first === undefined ? undefined : { ...told, question, lying: { at: first.at, lies: first.lies } };
  }
  if (phase !== 'turn') return undefined;
  return question === 'tile' ? { ...told, question, played, move: someMove(position) } : { ...told, question, played, moves: [] };
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
