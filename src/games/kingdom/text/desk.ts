import type { Piece, Side, SquareName } from '#games/kingdom/law/board';
import type { Ending } from '#games/kingdom/law/position';
import type { Told } from './screen';

type Question = 'move' | 'jump' | 'danger' | 'win' | 'draw' | 'log';
type Drawn = 'agreed' | 'repeated' | 'blocked' | 'given-up';

/** What each example shows, by its name. */
type ExampleName =
  | 'size-two'
  | 'size-one'
  | 'one-over-four'
  | 'one-over-three'
  | 'two-jumps-win'
  | 'two-jumps-spare'
  | 'throne-by-a-jump'
  | 'who-begins'
  | 'twice-in-a-row'
  | 'knight-still-in-hand'
  | 'not-yours'
  | 'own-step'
  | 'bent'
  | 'step-and-jump'
  | 'round-trip'
  | 'through-the-start'
  | 'nothing-to-jump'
  | 'over-a-gap'
  | 'over-ones-own'
  | 'knight-over-monarch'
  | 'monarch-over-monarch'
  | 'monarch-jumps-all'
  | 'own-piece-behind'
  | 'knight-on-knight'
  | 'jump-on-after-taking'
  | 'knight-on-a-throne'
  | 'knight-over-a-throne'
  | 'taken-on-the-throne'
  | 'safe-on-the-throne'
  | 'danger-on-the-throne'
  | 'throne-passed'
  | 'own-throne'
  | 'can-win-now'
  | 'monarch-takes-knight'
  | 'taking-is-free'
  | 'back-on-a-throne'
  | 'back-beside-the-monarch'
  | 'into-danger'
  | 'danger-by-a-jump'
  | 'danger-by-a-knight-of-ones-own'
  | 'danger-by-the-enemy'
  | 'winning-is-exempt';

/** Who moved last, as seen from a Monarch. */
type LastMover = 'monarch' | 'knight' | 'enemy';

/** A piece that attacks, and its way. */
interface Attack {
  readonly piece: Piece;
  readonly path: readonly SquareName[];
}

/** What Kingdom's desk says in one language. */
export interface KingdomDeskText {
  readonly questions: Readonly<Record<Question, { readonly title: string; readonly hint: string }>>;

  readonly told: {
    /** The pieces that stand on the board, a sentence a side. */
    position(sides: readonly string[]): string;
    /** `name` is who plays the side, where that is known. */
    onMove(side: Side, name: string | undefined): string;
    /** The move that is asked about, where a piece stands at its beginning and where none does. */
    move(told: Told): string;
    path(path: readonly SquareName[]): string;
    put(piece: Piece, at: SquareName): string;
    jump(mover: Piece): string;
    danger(side: Side, last: LastMover): string;
    draw(why: Drawn | undefined): string;
  };

  readonly answer: {
    move(told: Told, ending: Ending | undefined): string;
    /** A Knight is taken and still to be put back. */
    taken(told: Told, open: number): string;
    putBack(told: Told, at: SquareName): string;
    /** What is refused, with the law's own sentence. */
    no(sentence: string): string;
    /** `enemies` are the sizes that a Knight jumps on the other side. */
    knightJumps(piece: Piece, enemies: readonly number[]): string;
    monarchJumps(piece: Piece): string;
    safe(side: Side, square: SquareName): string;
    danger(attacks: readonly Attack[], last: LastMover, takenBack: boolean): string;
    won(told: Told, side: Side, name: string | undefined): string;
    canWin(side: Side, name: string | undefined, ways: readonly string[]): string;
    cannotWin(side: Side, name: string | undefined): string;
    goesOn(told: Told): string;
    inTurn(player: string): string;
    draw(why: Drawn): string;
  };

  readonly form: {
    readonly doing: string;
    readonly pieces: string;
    readonly move: string;
    readonly tapPiece: string;
    readonly tapGoal: string;
    readonly tapOn: string;
    tapPut(piece: Piece): string;
    readonly takeBack: string;
    readonly noMove: string;
    readonly mover: string;
    readonly whose: string;
    readonly last: string;
    readonly lastMovers: Readonly<Record<LastMover, string>>;
    readonly jumps: string;
    readonly spares: string;
    readonly happened: string;
    readonly draws: Readonly<Record<Drawn, string>>;
  };

  readonly examples: Readonly<Record<ExampleName, string>>;
}
