import type { Piece, Side, SquareName } from '#games/kingdom/law/board';
import type { agreements } from '#games/kingdom/law/position';

type AgreementWords<Table extends Readonly<Record<string, readonly string[]>>> = {
  readonly [A in keyof Table]: { readonly question: string; readonly choices: { readonly [Choice in Table[A][number]]: string } };
};

/** What a square of the board can be besides taken or free. */
export type CellMark = 'chosen' | 'open' | 'takes' | 'last' | 'endangered' | 'attacks' | 'lit';

/** A move as it is told: `takes` is the piece it takes, `enthroned` whether it wins the enemy throne. */
export interface Told {
  readonly piece: Piece;
  readonly path: readonly SquareName[];
  readonly jumps: boolean;
  readonly takes: Piece | undefined;
  readonly enthroned: boolean;
}

/** What Kingdom's screens say in one language. */
export interface KingdomScreenText {
  readonly agreements: AgreementWords<typeof agreements>;
  readonly sides: Readonly<Record<Side, string>>;
  /** The letter that tells a side where colour does not. */
  readonly letters: Readonly<Record<Side, string>>;
  /** "white Knight 3". */
  piece(piece: Piece): string;

  readonly board: string;
  readonly free: string;
  readonly throne: string;
  readonly marks: Readonly<Record<CellMark, string>>;

  readonly status: {
    move(player: string, side: Side): string;
    chosen(piece: Piece, square: SquareName, open: number): string;
    /** It has jumped there and could jump on. */
    jumping(piece: Piece, square: SquareName): string;
    replace(player: string, piece: Piece): string;
    /** Only heard: the board shows from where. */
    danger(player: string, square: SquareName, from: readonly SquareName[]): string;
    /** The Monarch of a side, or both. */
    endangered(side: Side | undefined): string;
  };

  moved(told: Told): string;
  /** The same where the piece is already named: "jump by e5 to g7". */
  way(told: Told): string;
  put(piece: Piece, square: SquareName): string;
  resigned(player: string): string;
  readonly drawn: string;
  adjusted(player: string, points: number, reason: string): string;

  readonly list: {
    readonly title: string;
    of(piece: Piece, square: SquareName): string;
    putting(piece: Piece): string;
    readonly none: string;
    readonly field: string;
    readonly hint: string;
    readonly play: string;
    unreadable(text: string): string;
    readonly game: string;
    readonly gameEmpty: string;
  };

  readonly actions: {
    readonly resign: string;
    readonly whoResigns: string;
    readonly draw: string;
    readonly askDraw: string;
    readonly agreeDraw: string;
    readonly playOn: string;
    /** The move ends on this square. */
    done(square: SquareName): string;
    readonly jumpBack: string;
  };

  repetition(count: number): string;

  readonly setup: {
    readonly white: string;
    begins(player: string, side: Side): string;
    readonly custom: string;
    readonly customHint: string;
    readonly palette: string;
    readonly take: string;
    readonly eraser: string;
    left(count: number): string;
    readonly start: string;
    readonly clear: string;
    readonly onMove: string;
    allPlaced(piece: Piece): string;
    missing(piece: Piece): string;
  };

  readonly picture: {
    /** "White: Monarch e1, Knight 4 d1 and f1 …", the pieces of a side from the tallest down. */
    side(side: Side, pieces: readonly { readonly piece: Piece; readonly squares: readonly SquareName[] }[]): string;
  };
}
