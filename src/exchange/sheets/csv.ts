/** A cell: a figure stays one, and a text is never taken for anything else. */
export type Cell = string | number | undefined;

/** How a spreadsheet of that language parts the cells of a line: where figures have a comma, it is a semicolon. */
export const SEPARATORS = { en: ',', fr: ';' } as const;

/** What a spreadsheet would take for a formula; the apostrophe before it says that it is a text. */
const FORMULA_PATTERN = /^\s*[=+\-@\t\r＝＋－＠]/;

function formatCell(cell: Cell, separator: string): string {
  if (cell === undefined) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  const text = FORMULA_PATTERN.test(cell) ? `'${cell}` : cell;
  return text.includes(separator) || /["\r\n,;\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A table as a file that spreadsheets open as it is meant: marked as UTF-8, with the ends of lines that they expect. */
export function formatCsv(rows: readonly (readonly Cell[])[], separator: string): string {
  return `\ufeff${rows.map((row) => `${row.map((cell) => formatCell(cell, separator)).join(separator)}\r\n`).join('')}`;
}
