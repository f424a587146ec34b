import { createElement, type JSX } from 'preact';

interface Drawn {
  readonly name: string;
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

interface IconProps extends JSX.SVGAttributes<SVGSVGElement> {
  readonly size?: number;
}

const STROKES = {
  xmlns: 'http://www.w3.org/2000/svg',
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  'stroke-width': 2,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
} as const;

/** Stands in for Lucide's own helper, which is larger than all of our icons: an icon is a plain picture of a size. */
export default function icon({ name, node }: Drawn) {
  return ({ size = 24, class: given = '', ...props }: IconProps) =>
    createElement(
      'svg',
      { ...STROKES, width: size, height: size, class: `lucide-${name} ${given}`, ...props },
      // Made each time: what is drawn knows where, and would hold all of a screen that was left.
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
