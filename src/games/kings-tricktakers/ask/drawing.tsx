import type { CaseProps } from '#contract';
import type { TricktakersCase } from '#games/kings-tricktakers/desk/cases';
import type { TricktakersResult } from '#games/kings-tricktakers/desk/desk';
import type { BetCard, SetColour } from '#games/kings-tricktakers/law/box';
import { type CardName, printed } from '#games/kings-tricktakers/law/cards';
import type { Collected } from '#games/kings-tricktakers/law/position';
import { EMBLEMS, SIGNS, type Tint, tintOf } from '#games/kings-tricktakers/pieces/cards';

/** A case to be drawn, and its description. */
export interface Drawn<Asked extends TricktakersCase> extends CaseProps<Asked, TricktakersResult> {
  readonly label: string;
}

/** A drawing is passed on as it is: it carries its own table of felt and its colours. */
const INK = '#1b1f1c';
const PAPER = '#fbf7ef';
const BACK = '#4a5650';
const CLOTH = '#1f4d3a';
export const PALE = '#d9e8df';
export const GOLD = '#f0c75a';
export const WIDE = 320;

const TINTS: Readonly<Record<Tint, string>> = {
  yellow: '#f2c94c',
  green: '#7cc08a',
  blue: '#86b7ea',
  black: '#2b2f36',
  white: '#fffdf7',
  mystic: '#c9a7e8',
  surrender: '#ece5d6',
};
const inkOn = (tint: Tint): string => (tint === 'black' ? '#ffffff' : INK);

interface At {
  readonly x: number;
  readonly y: number;
}

interface WordsProps extends At {
  readonly children: string;
  readonly size?: number;
  readonly colour?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly bold?: boolean;
  /** No wider than this: the letters grow smaller. */
  readonly most?: number;
}

/** How wide a letter is as a part of its height, seen generously: no drawing can measure its words. */
const letterOf = (letter: string): number => (/[iljtfrI.,’' ]/.test(letter) ? 0.34 : /[mwMW—]/.test(letter) ? 0.9 : 0.58);
const wideOf = (words: string): number => [...words].reduce((sum, letter) => sum + letterOf(letter), 0);

export function Words({ x, y, children, size = 13, colour = '#ffffff', anchor = 'start', bold = false, most }: WordsProps) {
  const fitting = most === undefined ? size : Math.min(size, most / Math.max(1, wideOf(children)));
  return (
    <text x={x} y={y} fill={colour} font-size={fitting.toFixed(1)} font-weight={bold ? 700 : 400} text-anchor={anchor}>
      {children}
    </text>
  );
}

const Mark = ({ x, y, of, size }: At & { readonly of: Tint; readonly size: number }) => (
  <path d={EMBLEMS[of]} fill={inkOn(of)} transform={`translate(${x} ${y}) scale(${size / 28})`} />
);

interface CardArtProps extends At {
  readonly card: CardName;
  readonly wins: boolean;
}

export const CARD = { wide: 48, tall: 68 } as const;

/** A card of the deck: its suit above, its value below. */
export function CardArt({ x, y, card, wins }: CardArtProps) {
  const face = printed(card);
  const tint = tintOf(card);
  return (
    <g>
      <Slip x={x} y={y} wide={CARD.wide} tall={CARD.tall} fill={TINTS[tint]} wins={wins} />
      <Mark
        x={x + CARD.wide / 2 - (face.kind === 'value' ? 8 : 15)}
        y={y + (face.kind === 'value' ? 8 : 18)}
        of={tint}
        size={face.kind === 'value' ? 20 : 36}
      />
      {face.kind === 'value' && (
        <Words x={x + CARD.wide / 2} y={y + 57} size={28} bold anchor="middle" colour={inkOn(tint)}>
          {String(face.value)}
        </Words>
      )}
      {card === 'berserker-10' && <path d={SIGNS.berserker} fill={inkOn(tint)} transform={`translate(${x + 32} ${y + 4}) scale(0.55)`} />}
    </g>
  );
}

interface SlipProps extends At {
  readonly wide: number;
  readonly tall: number;
  readonly fill: string;
  readonly wins?: boolean;
  readonly dashed?: boolean;
}

export const Slip = ({ x, y, wide, tall, fill, wins = false, dashed = false }: SlipProps) => (
  <rect
    x={x}
    y={y}
    width={wide}
    height={tall}
    rx="7"
    fill={fill}
    stroke={wins ? GOLD : dashed ? PALE : '#10281e'}
    stroke-width={wins ? 4 : 1}
    stroke-dasharray={dashed ? '4 3' : undefined}
  />
);

export const PORTRAIT = { wide: 75, tall: 58, gap: 3 } as const;

interface PortraitProps extends At {
  readonly of: BetCard;
  readonly name: string;
  /** What stands below a card that is turned as the bet. */
  readonly bet: string | undefined;
  readonly pays: number | undefined;
}

/** A character or a Jack: light face up, dark where it is turned as the bet; what it pays on a seal. */
export function PortraitArt({ x, y, of, name, bet, pays }: PortraitProps) {
  const ink = bet === undefined ? INK : '#ffffff';
  return (
    <g>
      <Slip x={x} y={y} wide={PORTRAIT.wide} tall={PORTRAIT.tall} fill={bet === undefined ? PAPER : BACK} />
      <path d={SIGNS[of]} fill={ink} fill-rule="evenodd" transform={`translate(${x + PORTRAIT.wide / 2 - 11} ${y + 5}) scale(0.92)`} />
      <Words
        x={x + PORTRAIT.wide / 2}
        y={y + (bet === undefined ? 46 : 40)}
        size={13}
        anchor="middle"
        colour={ink}
        most={PORTRAIT.wide - 6}
      >
        {name}
      </Words>
      {bet !== undefined && (
        <Words x={x + PORTRAIT.wide / 2} y={y + 53} size={12} anchor="middle" colour={GOLD}>
          {bet}
        </Words>
      )}
      {pays !== undefined && <Seal x={x + PORTRAIT.wide - 14} y={y + 12} figure={pays} />}
    </g>
  );
}

/** A figure on gold. */
const Seal = ({ x, y, figure }: At & { readonly figure: number }) => (
  <g>
    <circle cx={x} cy={y} r="13" fill={GOLD} stroke="#10281e" />
    <Words x={x} y={y + 5} size={14} bold anchor="middle" colour={INK}>
      {figure < 0 ? `−${-figure}` : String(figure)}
    </Words>
  </g>
);

interface SetArtProps extends At {
  readonly set: SetColour;
  readonly name: string;
  /** What stands below: the face it shows. */
  readonly note: string;
  readonly pays: number | undefined;
}

/** A King or Queen of a set. */
export const SetArt = ({ x, y, set, name, note, pays }: SetArtProps) => (
  <g>
    <Slip x={x} y={y} wide={PORTRAIT.wide} tall={PORTRAIT.tall} fill={TINTS[set]} />
    <Mark x={x + PORTRAIT.wide / 2 - 9} y={y + 4} of={set} size={21} />
    <Words x={x + PORTRAIT.wide / 2} y={y + (note === '' ? 46 : 40)} size={13} anchor="middle" colour={inkOn(set)} most={PORTRAIT.wide - 6}>
      {name}
    </Words>
    <Words x={x + PORTRAIT.wide / 2} y={y + 53} size={12} anchor="middle" colour={inkOn(set)} most={PORTRAIT.wide - 6}>
      {note}
    </Words>
    {pays !== undefined && <Seal x={x + PORTRAIT.wide - 14} y={y + 12} figure={pays} />}
  </g>
);

/** Tricks won: a pile each. */
export const Piles = ({ x, y, number }: At & { readonly number: number }) => (
  <g>
    {Array.from({ length: number }, (_, pile) => (
      <g key={pile}>
        <rect x={x + pile * 18} y={y + 3} width="13" height="18" rx="2" fill="#b9c9bf" stroke="#10281e" />
        <rect x={x + pile * 18 + 2} y={y} width="13" height="18" rx="2" fill={PAPER} stroke="#10281e" />
      </g>
    ))}
  </g>
);

const KINDS = ['yellow', 'green', 'blue', 'black', 'mystic', 'surrender'] as const;
export const CHIP = { wide: 46, tall: 26 } as const;

/** The cards collected that were told: suit and number. */
export function Chips({ x, y, collected }: At & { readonly collected: Readonly<Partial<Record<keyof Collected, number>>> }) {
  const kinds = KINDS.filter((kind) => (collected[kind] ?? 0) > 0);
  return (
    <g>
      {kinds.map((kind, at) => (
        <g key={kind}>
          <Slip x={x + at * (CHIP.wide + 4)} y={y} wide={CHIP.wide} tall={CHIP.tall} fill={TINTS[kind]} />
          <Mark x={x + at * (CHIP.wide + 4) + 6} y={y + 5} of={kind} size={16} />
          <Words x={x + at * (CHIP.wide + 4) + 35} y={y + 19} size={16} bold anchor="end" colour={inkOn(kind)}>
            {String(collected[kind])}
          </Words>
        </g>
      ))}
    </g>
  );
}

export const Crowned = ({ x, y }: At) => <path d="M0 3l4 4 4-7 4 7 4-4-2 10H2z" fill={GOLD} transform={`translate(${x} ${y})`} />;

interface TableProps {
  readonly tall: number;
  readonly label: string;
  readonly children: preact.ComponentChildren;
}

export const Felt = ({ tall, label, children }: TableProps) => (
  <svg class="ktdesk-picture" viewBox={`0 0 ${WIDE} ${tall}`} role="img" aria-label={label} font-family="system-ui, sans-serif">
    <title>{label}</title>
    <rect width={WIDE} height={tall} rx="12" fill={CLOTH} />
    {children}
  </svg>
);

/** Words broken into lines of so many letters. */
export function broken(text: string, letters: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length >= letters) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}
