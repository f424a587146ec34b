export interface LineReader {
  /** The lines that a further piece of input completes. */
  next(piece: Buffer): readonly Buffer[];
  /** What came after the last end of a line. */
  rest(): readonly Buffer[];
}

const LINE_END = 0x0a;

/** Cuts bytes into lines. Of a line longer than `most` only its beginning is kept, one byte more than that. */
export function createLineReader(most: number): LineReader {
  let begun: Buffer[] = [];
  let length = 0;
  const take = (bytes: Buffer): void => {
    if (length <= most) begun.push(bytes.subarray(0, most + 1 - length));
    length += bytes.length;
  };
  const end = (): Buffer => {
    const line = begun.length === 1 && begun[0] !== undefined ? begun[0] : Buffer.concat(begun);
    begun = [];
    length = 0;
    return line;
  };
  return {
    next(piece) {
      const lines: Buffer[] = [];
      let from = 0;
      for (let at = piece.indexOf(LINE_END); at >= 0; at = piece.indexOf(LINE_END, from)) {
        take(piece.subarray(from, at));
        lines.push(end());
        from = at + 1;
      }
      take(piece.subarray(from));
      return lines;
    },
    rest: () => (length === 0 ? [] : [end()]),
  };
}
