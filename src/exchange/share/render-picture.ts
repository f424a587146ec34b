import { createImageFromSvg } from './svg-image';

const WIDTH = 1080;
const MARGIN = 64;
const CONTENT_WIDTH = WIDTH - 2 * MARGIN;

/** How a block of text looks; families and colours are tokens of the app. */
const TEXT_STYLES = {
  title: { size: 56, family: 'display', colour: 'ink', weight: 400, after: 16, align: 'left' },
  told: { size: 34, family: 'text', colour: 'quiet', weight: 400, after: 32, align: 'left' },
  answer: { size: 46, family: 'text', colour: 'felt', weight: 700, after: 32, align: 'left' },
  won: { size: 76, family: 'display', colour: 'felt', weight: 400, after: 36, align: 'center' },
  heading: { size: 34, family: 'text', colour: 'ink', weight: 700, after: 4, align: 'left' },
  body: { size: 32, family: 'text', colour: 'ink', weight: 400, after: 20, align: 'left' },
  by: { size: 28, family: 'display', colour: 'quiet', weight: 400, after: 0, align: 'left' },
} as const;

/** A side's shape in its colour, with a rim where that is light or dark in every theme. */
export interface Sign {
  readonly shape: string;
  /** Tokens as they are written in a style sheet. */
  readonly colour: string;
  readonly rim?: string | undefined;
}

/** Somebody at the table by the sign on their pieces. */
export interface PlayerLabel {
  readonly name: string;
  readonly sign?: Sign | undefined;
}

/** A table of figures: a name over each column, a label before each row, and what the columns come to. */
interface FigureTable {
  readonly columns: readonly (PlayerLabel & { readonly sum: string; readonly first: boolean })[];
  readonly rows: readonly { readonly label: string; readonly figures: readonly string[] }[];
  readonly sum: string;
}

/** What a picture is made of, from top to bottom. */
export type PictureBlock =
  | { readonly text: string; readonly look: keyof typeof TEXT_STYLES }
  | { readonly sides: readonly PlayerLabel[] }
  | { readonly drawing: SVGSVGElement; readonly tallest: number }
  | { readonly grid: FigureTable };

interface BlockLayout {
  readonly height: number;
  draw(y: number): void;
}

interface PictureCanvas {
  readonly pen: CanvasRenderingContext2D;
  token(name: string): string;
}

function wrapLines(pen: CanvasRenderingContext2D, text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && pen.measureText(longer).width > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
}

function layOutText({ pen, token }: PictureCanvas, text: string, look: keyof typeof TEXT_STYLES): BlockLayout {
  const { size, family, colour, weight, after, align } = TEXT_STYLES[look];
  const font = `${weight} ${size}px ${token(family)}`;
  pen.font = font;
  const lines = wrapLines(pen, text, CONTENT_WIDTH);
  const each = Math.round(size * 1.35);
  return {
    height: lines.length * each + after,
    draw(y) {
      pen.font = font;
      pen.fillStyle = token(colour);
      pen.textAlign = align;
      lines.forEach((line, index) => {
        pen.fillText(line, align === 'center' ? WIDTH / 2 : MARGIN, y + index * each);
      });
      pen.textAlign = 'left';
    },
  };
}

async function layOutDrawing({ pen }: PictureCanvas, drawing: SVGSVGElement, tallest: number): Promise<BlockLayout> {
  const image = await createImageFromSvg(drawing);
  const scale = Math.min(CONTENT_WIDTH / image.width, tallest / image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  return { height: height + 32, draw: (y) => pen.drawImage(image, (WIDTH - width) / 2, y, width, height) };
}

const ROW_HEIGHT = 60;
const SIGN_WIDTH = 44;

/** Draws a sign so that it ends here, or begins, as the text is aligned. */
function drawSign({ pen, token }: PictureCanvas, { shape, colour, rim }: Sign, x: number, y: number): void {
  const paint = (written: string): string => token(written.replace(/^var\(--|\)$/g, ''));
  pen.font = `400 34px ${token('text')}`;
  if (rim !== undefined) {
    pen.strokeStyle = paint(rim);
    pen.lineWidth = 5;
    pen.strokeText(shape, x, y);
  }
  pen.fillStyle = paint(colour);
  pen.fillText(shape, x, y);
}

/** Whose pieces are whose, in as many lines as the names take. */
function layOutSides(paper: PictureCanvas, sides: readonly PlayerLabel[]): BlockLayout {
  const { pen, token } = paper;
  const font = `700 30px ${token('text')}`;
  pen.font = font;
  let [x, line] = [0, 0];
  const placed = sides.map((side) => {
    const before = SIGN_WIDTH * (side.sign?.shape.length ?? 0);
    const name = truncateToWidth(pen, side.name, CONTENT_WIDTH - before);
    const width = before + pen.measureText(name).width;
    if (x > 0 && x + width > CONTENT_WIDTH) [x, line] = [0, line + 1];
    const at = { ...side, name, before, x: MARGIN + x, line };
    x += width + 40;
    return at;
  });
  return {
    height: (line + 1) * ROW_HEIGHT + 12,
    draw(y) {
      for (const { sign, name, before, x, line } of placed) {
        if (sign !== undefined) drawSign(paper, sign, x, y + line * ROW_HEIGHT);
        pen.font = font;
        pen.fillStyle = token('ink');
        pen.fillText(name, x + before, y + line * ROW_HEIGHT + 4);
      }
    },
  };
}

/** A name that is too long for its column ends in dots. */
function truncateToWidth(pen: CanvasRenderingContext2D, text: string, width: number): string {
  if (pen.measureText(text).width <= width) return text;
  let shorter = text;
  while (shorter !== '' && pen.measureText(`${shorter}…`).width > width) shorter = shorter.slice(0, -1);
  return `${shorter}…`;
}

function layOutGrid(paper: PictureCanvas, { columns, rows, sum }: FigureTable): BlockLayout {
  const { pen, token } = paper;
  const column = Math.min(200, (CONTENT_WIDTH * 0.66) / columns.length);
  const labels = CONTENT_WIDTH - column * columns.length;
  const right = (index: number): number => MARGIN + labels + column * (index + 1);
  const write = (text: string, x: number, y: number, width: number, bold: boolean, colour: string): void => {
    pen.font = `${bold ? 700 : 400} 30px ${token('text')}`;
    pen.fillStyle = token(colour);
    pen.fillText(truncateToWidth(pen, text, width - 16), x, y + 14);
  };
  const line = (y: number, colour: string, thick: number): void => {
    pen.fillStyle = token(colour);
    pen.fillRect(MARGIN, y, CONTENT_WIDTH, thick);
  };
  // The signs stand above the names, which are short of room.
  const headerHeight = columns.some(({ sign }) => sign !== undefined) ? ROW_HEIGHT * 1.8 : ROW_HEIGHT;
  return {
    height: headerHeight + (rows.length + 1) * ROW_HEIGHT + 40,
    draw(y) {
      const top = y + headerHeight;
      const last = top + rows.length * ROW_HEIGHT;
      rows.forEach(({ label }, row) => {
        write(label, MARGIN, top + row * ROW_HEIGHT, labels, false, 'ink');
        line(top + row * ROW_HEIGHT, 'line', 2);
      });
      write(sum, MARGIN, last, labels, true, 'ink');
      line(last, 'ink', 3);
      pen.textAlign = 'right';
      columns.forEach(({ name, sign, sum: total, first }, index) => {
        if (sign !== undefined) drawSign(paper, sign, right(index), y);
        write(name, right(index), y + headerHeight - ROW_HEIGHT, column, true, first ? 'felt' : 'ink');
        rows.forEach(({ figures }, row) => {
          write(figures[index] || '–', right(index), top + row * ROW_HEIGHT, column, false, 'ink');
        });
        write(total, right(index), last, column, true, first ? 'felt' : 'ink');
      });
      pen.textAlign = 'left';
    },
  };
}

const layOutBlock = (paper: PictureCanvas, part: PictureBlock): BlockLayout | Promise<BlockLayout> => {
  if ('text' in part) return layOutText(paper, part.text, part.look);
  if ('sides' in part) return layOutSides(paper, part.sides);
  return 'grid' in part ? layOutGrid(paper, part.grid) : layOutDrawing(paper, part.drawing, part.tallest);
};

/** A card of all its parts, in the colours that the app has just now. */
export async function renderPicture(parts: readonly PictureBlock[]): Promise<Blob> {
  const style = getComputedStyle(document.documentElement);
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('no canvas');
  const paper: PictureCanvas = { pen, token: (name) => style.getPropertyValue(`--${name}`).trim() };
  const all: BlockLayout[] = [];
  for (const part of parts) all.push(await layOutBlock(paper, part));
  canvas.width = WIDTH;
  canvas.height = Math.ceil(2 * MARGIN + all.reduce((sum, { height }) => sum + height, 0));
  pen.fillStyle = paper.token('ground');
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.textBaseline = 'top';
  let y = MARGIN;
  for (const { height, draw } of all) {
    draw(y);
    y += height;
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png');
  });
}
