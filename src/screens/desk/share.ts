import type { RuleText } from '#rulebook/rulebook';

/** A ruling as it is passed on. */
export interface SharedRuling {
  readonly question: string;
  readonly told: string;
  readonly answer: string;
  readonly rules: readonly RuleText[];
  readonly by: string;
}

export function asText({ question, told, answer, rules, by }: SharedRuling): string {
  const grounds = rules.map(({ title, statement, source }) => `• ${title}: ${statement} (${source})`);
  return [question, told, '', `→ ${answer}`, '', ...grounds, '', by].join('\n');
}

/** By the device's own way of sharing where it has one, else to the clipboard. */
export async function shareText(text: string): Promise<'shared' | 'copied'> {
  if (navigator.share !== undefined) {
    await navigator.share({ text });
    return 'shared';
  }
  await navigator.clipboard.writeText(text);
  return 'copied';
}

export async function sharePicture(picture: Blob): Promise<'shared' | 'saved'> {
  const file = new File([picture], 'regent.png', { type: picture.type });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] });
    return 'shared';
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return 'saved';
}

/** What a drawing gets from the style sheets; alone it would have to do without. */
const INHERITED = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'opacity',
  'display',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
  'paint-order',
  'color',
  'transform',
  'transform-origin',
  'transform-box',
  'visibility',
] as const;

function standingAlone(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) return drawing;
  const [from, to] = [
    [drawing, ...drawing.querySelectorAll('*')],
    [copy, ...copy.querySelectorAll<SVGElement>('*')],
  ];
  from.forEach((element, index) => {
    const style = getComputedStyle(element);
    for (const property of INHERITED) {
      const value = style.getPropertyValue(property);
      if (value !== '' && value !== 'none' && value !== 'normal') to[index]?.style.setProperty(property, value);
      else if (value === 'none' && (property === 'fill' || property === 'stroke' || property === 'display'))
        to[index]?.style.setProperty(property, value);
    }
  });
  return copy;
}

async function imageOf(drawing: SVGSVGElement): Promise<HTMLImageElement> {
  const { width, height } = drawing.getBoundingClientRect();
  const copy = standingAlone(drawing);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}

const WIDTH = 1080;
const EDGE = 64;
const DRAWN = 900;

/** A block of text in one size, already broken into lines. */
interface Block {
  readonly lines: readonly string[];
  readonly font: string;
  readonly height: number;
  readonly colour: string;
  readonly after: number;
}

function broken(pen: CanvasRenderingContext2D, text: string, width: number): readonly string[] {
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

/** The ruling as a card: question, drawing, answer, rules. */
export async function pictureOf(ruling: SharedRuling, drawing: SVGSVGElement | null): Promise<Blob> {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string): string => style.getPropertyValue(name).trim();
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('no canvas');
  const image = drawing === null ? undefined : await imageOf(drawing);
  const scale = image === undefined ? 0 : Math.min((WIDTH - 2 * EDGE) / image.width, DRAWN / image.height);
  const [display, plain] = [token('--display'), token('--text')];
  const block = (text: string, size: number, family: string, colour: string, after: number, weight = 400): Block => {
    const font = `${weight} ${size}px ${family}`;
    pen.font = font;
    return { lines: broken(pen, text, WIDTH - 2 * EDGE), font, height: Math.round(size * 1.35), colour, after };
  };
  const [ink, quiet, felt] = [token('--ink'), token('--quiet'), token('--felt')];
  const head = [block(ruling.question, 56, display, ink, 16), block(ruling.told, 34, plain, quiet, 32)];
  const foot = [
    block(ruling.answer, 46, plain, felt, 32, 700),
    ...ruling.rules
      .slice(0, 3)
      .flatMap(({ title, statement }) => [block(title, 34, plain, ink, 4, 700), block(statement, 32, plain, ink, 20)]),
    block(ruling.by, 28, display, quiet, 0),
  ];
  const tall = (blocks: readonly Block[]): number =>
    blocks.reduce((sum, { lines, height, after }) => sum + lines.length * height + after, 0);
  canvas.width = WIDTH;
  canvas.height = Math.ceil(2 * EDGE + tall(head) + tall(foot) + (image === undefined ? 0 : image.height * scale + 32));
  pen.fillStyle = token('--ground');
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.textBaseline = 'top';
  let y = EDGE;
  const write = (blocks: readonly Block[]): void => {
    for (const { lines, font, height, colour, after } of blocks) {
      pen.font = font;
      pen.fillStyle = colour;
      for (const line of lines) {
        pen.fillText(line, EDGE, y);
        y += height;
      }
      y += after;
    }
  };
  write(head);
  if (image !== undefined) {
    pen.drawImage(image, (WIDTH - image.width * scale) / 2, y, image.width * scale, image.height * scale);
    y += image.height * scale + 32;
  }
  write(foot);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png');
  });
}
