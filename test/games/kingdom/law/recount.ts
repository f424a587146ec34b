/** Kingdom's moves counted anew: slowly, by coordinates, from the rules as they are told. Nothing of the law is asked. */

export type Pieces = Readonly<Record<string, string>>;
type Path = readonly string[];

export interface Agreements {
  readonly courtesy: string;
  readonly throneCapture: boolean;
}

const FILES = 'abcdefghi';
const THRONES = ['e1', 'e9'];
export const NAMES: readonly string[] = [...FILES].flatMap((file) => [...'123456789'].map((rank) => file + rank));

/** Who jumps which enemy Knights. */
const JUMPS: Readonly<Record<string, string>> = { '1': '4', '2': '1', '3': '12', '4': '123' };

const side = (piece: string | undefined): string => piece?.charAt(0) ?? '';
const kind = (piece: string | undefined): string => piece?.charAt(1) ?? '';
const enemyOf = (of: string): string => (of === 'w' ? 'b' : 'w');

/** The squares so many away in the eight directions. */
function squaresAway(square: string, distance: number): readonly string[] {
  const [file, rank] = [FILES.indexOf(square.charAt(0)), Number(square.charAt(1))];
  const near = [-distance, 0, distance].flatMap((right) => [-distance, 0, distance].map((up) => `${FILES[file + right]}${rank + up}`));
  return near.filter((name) => name !== square && NAMES.includes(name));
}

const NEIGHBOURS = new Map(NAMES.map((name) => [name, squaresAway(name, 1)]));
const neighbours = (square: string): readonly string[] => NEIGHBOURS.get(square) ?? [];

/** What lies two squares away in a straight line, with the square between. */
const BEYOND = new Map(NAMES.map((name) => [name, squaresAway(name, 2).map((to) => ({ to, over: middle(name, to) }))]));
const beyond = (square: string) => BEYOND.get(square) ?? [];

function middle(from: string, to: string): string {
  const file = (FILES.indexOf(from.charAt(0)) + FILES.indexOf(to.charAt(0))) / 2;
  return `${FILES[file]}${(Number(from.charAt(1)) + Number(to.charAt(1))) / 2}`;
}

function mayJump(mover: string, over: string | undefined): boolean {
  if (over === undefined) return false;
  if (kind(mover) === 'M') return true;
  if (kind(over) === 'M') return false;
  return side(mover) === side(over) || (JUMPS[kind(mover)] ?? '').includes(kind(over));
}

/** Whether a piece may land there, and whether it may then go on. */
function lands(rest: Pieces, mover: string, to: string, throneCapture: boolean): 'no' | 'stops' | 'goes on' {
  const there = rest[to];
  const knight = kind(mover) !== 'M';
  if (there === undefined) return knight && THRONES.includes(to) ? 'no' : 'goes on';
  if (side(there) === side(mover)) return 'no';
  if (knight && (kind(there) !== 'M' || (THRONES.includes(to) && !throneCapture))) return 'no';
  return 'stops';
}

/** Every path of a piece, at most so many jumps long, also those that lead back to where it began. */
export function pathsFrom(pieces: Pieces, from: string, throneCapture: boolean, most: number): readonly Path[] {
  const { [from]: mover = '', ...rest } = pieces;
  const steps = neighbours(from).filter((to) => lands(rest, mover, to, throneCapture) !== 'no');
  const jumpOn = (path: Path): readonly Path[] => {
    const at = path.at(-1) ?? from;
    return beyond(at).flatMap(({ to, over }) => {
      const found = mayJump(mover, rest[over]) ? lands(rest, mover, to, throneCapture) : 'no';
      if (found === 'no') return [];
      const further = [...path, to];
      return found === 'goes on' && path.length < most ? [further, ...jumpOn(further)] : [further];
    });
  };
  return [...steps.map((to) => [from, to]), ...jumpOn([from])];
}

const ownSquares = (pieces: Pieces, of: string): readonly string[] => NAMES.filter((name) => side(pieces[name]) === of);

/** The squares a piece gets to, by however many jumps. */
function targets(pieces: Pieces, from: string, throneCapture: boolean): ReadonlySet<string> {
  const { [from]: mover = '', ...rest } = pieces;
  const landed = new Set([from]);
  for (const at of landed) {
    if (rest[at] !== undefined) continue;
    for (const { to, over } of beyond(at)) if (mayJump(mover, rest[over]) && lands(rest, mover, to, throneCapture) !== 'no') landed.add(to);
  }
  for (const to of neighbours(from)) if (lands(rest, mover, to, throneCapture) !== 'no') landed.add(to);
  landed.delete(from);
  return landed;
}

const homeOf = (pieces: Pieces, of: string): string => NAMES.find((name) => pieces[name] === `${of}M`) ?? '';

/** From where that side's Monarch could be taken. */
export const attackersOf = (pieces: Pieces, of: string, throneCapture: boolean): readonly string[] =>
  ownSquares(pieces, enemyOf(of)).filter((from) => targets(pieces, from, throneCapture).has(homeOf(pieces, of)));

const isEndangered = (pieces: Pieces, of: string, throneCapture: boolean): boolean => attackersOf(pieces, of, throneCapture).length > 0;

/** Where a Knight taken by that side may be put back. */
export function putsFor(pieces: Pieces, of: string, knight: string, agreed: Agreements): readonly string[] {
  const free = NAMES.filter((name) => pieces[name] === undefined && !THRONES.includes(name));
  return agreed.courtesy === 'off' ? free : free.filter((at) => !isEndangered({ ...pieces, [at]: knight }, of, agreed.throneCapture));
}

/** Every pair of squares that a piece of that side may go from and to, courtesy counted. */
export function pairsFor(pieces: Pieces, of: string, agreed: Agreements): readonly string[] {
  return ownSquares(pieces, of).flatMap((from) =>
    [...targets(pieces, from, agreed.throneCapture)].filter((to) => isCourteous(pieces, of, from, to, agreed)).map((to) => `${from}-${to}`),
  );
}

function isCourteous(pieces: Pieces, of: string, from: string, to: string, agreed: Agreements): boolean {
  const { [from]: mover = '', [to]: taken, ...rest } = pieces;
  if (agreed.courtesy === 'off' || (agreed.courtesy === 'monarch-moves' && kind(mover) !== 'M')) return true;
  if (kind(taken) === 'M' || (kind(mover) === 'M' && to === (of === 'w' ? 'e9' : 'e1'))) return true;
  const after = { ...rest, [to]: mover };
  return taken === undefined ? !isEndangered(after, of, agreed.throneCapture) : putsFor(after, of, taken, agreed).length > 0;
}
