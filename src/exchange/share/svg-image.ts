/** What a drawing gets from the style sheets; alone it would have to do without. */
const STYLE_PROPERTIES = [
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

function inlineStyles(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) return drawing;
  const [from, to] = [
    [drawing, ...drawing.querySelectorAll('*')],
    [copy, ...copy.querySelectorAll<SVGElement>('*')],
  ];
  from.forEach((element, index) => {
    const style = getComputedStyle(element);
    for (const property of STYLE_PROPERTIES) {
      const value = style.getPropertyValue(property);
      if (value !== '' && value !== 'none' && value !== 'normal') to[index]?.style.setProperty(property, value);
      else if (value === 'none' && (property === 'fill' || property === 'stroke' || property === 'display'))
        to[index]?.style.setProperty(property, value);
    }
  });
  return copy;
}

/** A drawing of the page as a picture of its own. */
export async function createImageFromSvg(drawing: SVGSVGElement): Promise<HTMLImageElement> {
  const { width, height } = drawing.getBoundingClientRect();
  const copy = inlineStyles(drawing);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}
