import { createImageFromSvg } from './svg-image';

const WIDTH = 1080;
const MARGIN = 64;
const CONTENT_WIDTH = WIDTH - 2 * MARGIN;

/** How a block of text looks; families and colours are tokens of the app. */
const TEXT_STYLES = {
  title: { size: 56, family: 'display', colour: 'ink', weight: 400, marginBottom: 16, align: 'left' },
  subtitle: { size: 34, family: 'text', colour: 'quiet', weight: 400, marginBottom: 32, align: 'left' },
  answer: { size: 46, family: 'text', colour: 'felt', weight: 700, marginBottom: 32, align: 'left' },
  winner: { size: 76, family: 'display', colour: 'felt', weight: 400, marginBottom: 36, align: 'center' },
  heading: { size: 34, family: 'text', colour: 'ink', weight: 700, marginBottom: 4, align: 'left' },
  body: { size: 32, family: 'text', colour: 'ink', weight: 400, marginBottom: 20, align: 'left' },
  credit: { size: 28, family: 'display', colour: 'quiet', weight: 400, marginBottom: 0, align: 'left' },
} as const;

/** A side's shape in its colour, with a rim where that is light or dark in every theme. */
export interface Sign {
  readonly shape: string;
  /** Tokens as they are written in a style sheet. */
  readonly colour: string;
  readonly rim?: string | undefined;
  /** Of a side with several shapes, each with its own colour. */
  readonly parts?: readonly { readonly shape: string; readonly colour: string }[] | undefined;
}

/** Somebody at the table by the sign on their pieces. */
export interface PlayerLabel {
  readonly name: string;
  readonly sign?: Sign | undefined;
}

/** A table of figures: a name over each column, a label before each row, and what the columns come to. */
interface FigureTable {
  readonly columns: readonly (PlayerLabel & { readonly sum: string; readonly isWinner: boolean })[];
  readonly rows: readonly { readonly label: string; readonly figures: readonly string[] }[];
  readonly sum: string;
}

/** What a picture is made of, from top to bottom. */
export type PictureBlock =
  | { readonly text: string; readonly style: keyof typeof TEXT_STYLES }
  | { readonly sides: readonly PlayerLabel[] }
  | { readonly drawing: SVGSVGElement; readonly maxHeight: number }
  | { readonly grid: FigureTable };

interface BlockLayout {
  readonly height: number;
  draw(y: number): void;
}

interface DrawingSurface {
  readonly context: CanvasRenderingContext2D;
  token(name: string): string;
}

function wrapLines(context: CanvasRenderingContext2D, text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && context.measureText(longer).width > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
}

function layOutText({ context, token }: DrawingSurface, text: string, style: keyof typeof TEXT_STYLES): BlockLayout {
  const { size, family, colour, weight, marginBottom, align } = TEXT_STYLES[style];
  const font = `${weight} ${size}px ${token(family)}`;
  context.font = font;
  const lines = wrapLines(context, text, CONTENT_WIDTH);
  const lineHeight = Math.round(size * 1.35);
  return {
    height: lines.length * lineHeight + marginBottom,
    draw(y) {
      context.font = font;
      context.fillStyle = token(colour);
      context.textAlign = align;
      lines.forEach((line, index) => {
        context.fillText(line, align === 'center' ? WIDTH / 2 : MARGIN, y + index * lineHeight);
      });
      context.textAlign = 'left';
    },
  };
}

async function layOutDrawing({ context }: DrawingSurface, drawing: SVGSVGElement, maxHeight: number): Promise<BlockLayout> {
  const image = await createImageFromSvg(drawing);
  const scale = Math.min(CONTENT_WIDTH / image.width, maxHeight / image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  return { height: height + 32, draw: (y) => context.drawImage(image, (WIDTH - width) / 2, y, width, height) };
}

const ROW_HEIGHT = 60;
const SIGN_WIDTH = 44;

/** Draws a sign so that it ends here, or begins, as the text is aligned. */
function drawSign(
  { context, token }: DrawingSurface,
  { shape, colour, rim, parts = [{ shape, colour }] }: Sign,
  x: number,
  y: number,
): void {
  const paint = (cssColour: string): string => token(cssColour.replace(/^var\(--|\)$/g, ''));
  context.font = `400 34px ${token('text')}`;
  if (rim !== undefined) {
    context.strokeStyle = paint(rim);
    context.lineWidth = 5;
    context.strokeText(shape, x, y);
  }
  // Text may be aligned to its end: the parts then stand before it, the last one nearest.
  const width = context.measureText(shape).width;
  let start = context.textAlign === 'right' ? x - width : x;
  const align = context.textAlign;
  context.textAlign = 'left';
  for (const part of parts) {
    context.fillStyle = paint(part.colour);
    context.fillText(part.shape, start, y);
    start += context.measureText(part.shape).width;
  }
  context.textAlign = align;
}

/** Whose pieces are whose, in as many lines as the names take. */
function layOutSides(surface: DrawingSurface, sides: readonly PlayerLabel[]): BlockLayout {
  const { context, token } = surface;
  const font = `700 30px ${token('text')}`;
  context.font = font;
  let [x, line] = [0, 0];
  const placedSides = sides.map((side) => {
    const signWidth = SIGN_WIDTH * (side.sign?.shape.length ?? 0);
    const name = truncateToWidth(context, side.name, CONTENT_WIDTH - signWidth);
    const width = signWidth + context.measureText(name).width;
    if (x > 0 && x + width > CONTENT_WIDTH) [x, line] = [0, line + 1];
    const placedSide = { ...side, name, signWidth, x: MARGIN + x, line };
    x += width + 40;
    return placedSide;
  });
  return {
    height: (line + 1) * ROW_HEIGHT + 12,
    draw(y) {
      for (const { sign, name, signWidth, x, line } of placedSides) {
        if (sign !== undefined) drawSign(surface, sign, x, y + line * ROW_HEIGHT);
        context.font = font;
        context.fillStyle = token('ink');
        context.fillText(name, x + signWidth, y + line * ROW_HEIGHT + 4);
      }
    },
  };
}

/** A name that is too long for its column ends in dots. */
function truncateToWidth(context: CanvasRenderingContext2D, text: string, width: number): string {
  if (context.measureText(text).width <= width) return text;
  let shorter = text;
  while (shorter !== '' && context.measureText(`${shorter}…`).width > width) shorter = shorter.slice(0, -1);
  return `${shorter}…`;
}

function layOutGrid(surface: DrawingSurface, { columns, rows, sum }: FigureTable): BlockLayout {
  const { context, token } = surface;
  const columnWidth = Math.min(200, (CONTENT_WIDTH * 0.66) / columns.length);
  const labelWidth = CONTENT_WIDTH - columnWidth * columns.length;
  const rightEdge = (index: number): number => MARGIN + labelWidth + columnWidth * (index + 1);
  const drawText = (text: string, x: number, y: number, width: number, bold: boolean, colour: string): void => {
    context.font = `${bold ? 700 : 400} 30px ${token('text')}`;
    context.fillStyle = token(colour);
    context.fillText(truncateToWidth(context, text, width - 16), x, y + 14);
  };
  const drawRule = (y: number, colour: string, thickness: number): void => {
    context.fillStyle = token(colour);
    context.fillRect(MARGIN, y, CONTENT_WIDTH, thickness);
  };
  // The signs stand above the names, which are short of room.
  const headerHeight = columns.some(({ sign }) => sign !== undefined) ? ROW_HEIGHT * 1.8 : ROW_HEIGHT;
  return {
    height: headerHeight + (rows.length + 1) * ROW_HEIGHT + 40,
    draw(y) {
      const rowsTop = y + headerHeight;
      const sumTop = rowsTop + rows.length * ROW_HEIGHT;
      rows.forEach(({ label }, row) => {
        drawText(label, MARGIN, rowsTop + row * ROW_HEIGHT, labelWidth, false, 'ink');
        drawRule(rowsTop + row * ROW_HEIGHT, 'line', 2);
      });
      drawText(sum, MARGIN, sumTop, labelWidth, true, 'ink');
      drawRule(sumTop, 'ink', 3);
      context.textAlign = 'right';
      columns.forEach(({ name, sign, sum: total, isWinner }, index) => {
        if (sign !== undefined) drawSign(surface, sign, rightEdge(index), y);
        drawText(name, rightEdge(index), y + headerHeight - ROW_HEIGHT, columnWidth, true, isWinner ? 'felt' : 'ink');
        rows.forEach(({ figures }, row) => {
          drawText(figures[index] || '–', rightEdge(index), rowsTop + row * ROW_HEIGHT, columnWidth, false, 'ink');
        });
        drawText(total, rightEdge(index), sumTop, columnWidth, true, isWinner ? 'felt' : 'ink');
      });
      context.textAlign = 'left';
    },
  };
}

const layOutBlock = (surface: DrawingSurface, block: PictureBlock): BlockLayout | Promise<BlockLayout> => {
  if ('text' in block) return layOutText(surface, block.text, block.style);
  if ('sides' in block) return layOutSides(surface, block.sides);
  return 'grid' in block ? layOutGrid(surface, block.grid) : layOutDrawing(surface, block.drawing, block.maxHeight);
};

/** A card of all its parts, in the colours that the app has just now. */
export async function renderPicture(blocks: readonly PictureBlock[]): Promise<Blob> {
  const style = getComputedStyle(document.documentElement);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  const surface: DrawingSurface = { context, token: (name) => style.getPropertyValue(`--${name}`).trim() };
  const layouts: BlockLayout[] = [];
  for (const block of blocks) layouts.push(await layOutBlock(surface, block));
  canvas.width = WIDTH;
  canvas.height = Math.ceil(2 * MARGIN + layouts.reduce((sum, { height }) => sum + height, 0));
  context.fillStyle = surface.token('ground');
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.textBaseline = 'top';
  let y = MARGIN;
  for (const { height, draw } of layouts) {
    draw(y);
    y += height;
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png');
  });
}
