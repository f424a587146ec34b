import { game } from '#games/kingdom-builder/game';
import type { Plan } from '#games/kingdom-builder/law/board/plan';
import type { Hex } from '#law/hex';
import { isInputError } from '#session/formats/input-error';
import { parseValue } from '#session/formats/schema';

const TURNED = ' turned';

/** A plan as one line of text that people can send each other. */
export function formatPlan({ sections, cards, capitols = [], caves = [], island }: Plan): string {
  const hexes = (list: readonly Hex[]): string => list.map((hex) => hex.join(',')).join(' ');
  const parts = [
    sections.map(({ name, turned }) => `${name}${turned ? TURNED : ''}`).join(', '),
    cards.join(', '),
    ...(capitols.length > 0 ? [`capitols ${hexes(capitols)}`] : []),
    ...(caves.length > 0 ? [`caves ${hexes(caves)}`] : []),
    ...(island === undefined ? [] : [`island ${island.action} ${island.rows.join('/')}`]),
  ];
  return `Kingdom Builder: ${parts.join(' | ')}`;
}

/** Parses what `formatPlan` wrote, with the checks of a set-up; `undefined` where it fails them. */
export function parsePlan(line: string): Plan | undefined {
  const parts = line.slice(line.indexOf(':') + 1).split('|');
  const [sections = [], cards = [], ...queenies] = parts.map((part) => part.trim().split(/\s*,\s*/));
  const first = 'somebody';
  const parsed = parseValue(game.schemas.setup, {
    record: 'table',
    first,
    sections: sections.map((text) => ({ name: text.replace(TURNED, ''), turned: text.endsWith(TURNED) })),
    cards,
    ...Object.fromEntries(queenies.map((part) => parseQueenie(part.join(',')))),
  });
  if (isInputError(parsed) || isInputError(game.prepareSetup(parsed.value, [first]))) return undefined;
  const { record: _, first: __, agreements: ___, ...plan } = parsed.value;
  return plan;
}

/** Parses "caves 0,3 11,3" or "island tree-house GGC../…" into a field of the set-up and its value. */
function parseQueenie(text: string): readonly [string, unknown] {
  const [part = '', ...words] = text.split(/\s+/);
  if (part === 'island') return [part, { action: words[0], rows: words[1]?.split('/') }];
  return [part, words.map((word) => word.split(',').map(Number))];
}
