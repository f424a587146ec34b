import type { Finding } from '#desk/desk';
import type { KingdomCase, KingdomResult } from '#games/kingdom/desk/cases';
import { isSquareName, type Square, type SquareName, squareOf } from '#games/kingdom/law/board';
import type { Marks } from '#games/kingdom/pieces/Drawing';
import type { CellMark } from '#games/kingdom/text/screen-en';
import { drawnOf, takenBy } from './scene';
import type { PutBack, Sign, Tone, Way } from './Ways';

export type BoardCase = Exclude<KingdomCase, { readonly question: 'jump' | 'draw' }>;

/** What is drawn over the board of a case once it is answered. */
export interface Ruled {
  readonly ways: readonly Way[];
  readonly signs: readonly Sign[];
  readonly marks: Marks;
  readonly back: PutBack | undefined;
}

/** A move that stands is drawn as one although it wins nothing, or although the Knight it took is put back wrongly. */
function toneOf(finding: Finding<KingdomResult> | undefined): Tone {
  const result = finding?.result;
  if (finding?.allowed === undefined) return 'plain';
  if (finding.allowed || (result?.of === 'move' && result.takes !== undefined)) return 'yes';
  return result?.of === 'win' && result.legal ? 'plain' : 'no';
}

export function ruled(asked: BoardCase, finding: Finding<KingdomResult> | undefined): Ruled {
  const { board, path } = drawnOf(asked);
  const result = finding?.result;
  if (asked.question === 'danger') {
    const attacks = result?.of === 'danger' ? result.attacks : [];
    const ways = attacks.map((attack): Way => ({ tone: 'danger', path: attack.path }));
    const home = result?.of === 'danger' ? result.square : undefined;
    const marks = marksOn(
      'attacks',
      attacks.flatMap((attack) => attack.path.slice(0, 1)),
      marksOn('endangered', attacks.length > 0 && home !== undefined ? [home] : []),
    );
    return { ways, signs: home !== undefined && attacks.length === 0 ? [{ tone: 'yes', at: home }] : [], marks, back: undefined };
  }
  if (asked.question === 'win' && path.length < 2) {
    const wins = result?.of === 'win' ? result.wins : [];
    return { ways: wins.map((win): Way => ({ tone: 'yes', path: win.path })), signs: [], marks: new Map(), back: undefined };
  }
  const end = path.at(-1);
  if (path.length < 2 || end === undefined) return { ways: [], signs: [], marks: new Map(), back: undefined };
  const put = asked.question === 'move' ? asked.put : undefined;
  const taken = takenBy(board, path);
  const back = put !== undefined && taken !== undefined ? { piece: taken, from: end, at: put } : undefined;
  const { signs, marks } = brokenAt(finding, put ?? end);
  return { ways: [{ tone: toneOf(finding), path }], signs, marks, back };
}

function marksOn(mark: CellMark, squares: readonly SquareName[], before: Marks = new Map()): Marks {
  const marks = new Map<Square, readonly CellMark[]>(before);
  for (const square of squares) marks.set(squareOf(square), [...(marks.get(squareOf(square)) ?? []), mark]);
  return marks;
}

/** A cross where each rule is broken, the danger where it comes from, or a check at the end. */
function brokenAt(finding: Finding<KingdomResult> | undefined, end: SquareName): Pick<Ruled, 'signs' | 'marks'> {
  const broken = (finding?.notes ?? []).flatMap((note) => (note.kind === 'broken' ? [note.reason] : []));
  const courtesy = broken.find(({ rule }) => rule === 'kd.courtesy');
  const [home, ...attackers] = (courtesy?.places ?? []).filter(isSquareName);
  const marks = marksOn('attacks', attackers, marksOn('endangered', home === undefined ? [] : [home]));
  const places = new Set(broken.filter((reason) => reason !== courtesy).flatMap(({ places }) => places.filter(isSquareName).slice(-1)));
  if (broken.length > 0 && places.size === 0 && courtesy === undefined) places.add(end);
  const crosses = [...places].map((at): Sign => ({ tone: 'no', at }));
  return { signs: finding?.allowed === true ? [{ tone: 'yes', at: end }] : crosses, marks };
}
