import { type Coordinates, type Land, spotOf } from '#games/kingdom-builder/law/board/land';
import { TERRAINS, type Terrain } from '#games/kingdom-builder/law/board/terrain';
import type { Event } from '#games/kingdom-builder/law/position';
import { isBuildingTile, TOOLS, type Tool } from '#games/kingdom-builder/law/tiles';
import type { KingdomBuilderScreenText } from '#games/kingdom-builder/text/screen-en';

/** Somebody who can be named in a line. */
export interface NamedPlayer {
  readonly id: string;
  readonly name: string;
}

/** A parsed event, and the rest of the line from its first word on: what stays in the field if the event is refused. */
export interface ParsedEvent<E = Event> {
  readonly event: E;
  readonly rest: string;
}

const normalize = (entered: string): string => entered.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

type Word =
  | { readonly kind: 'terrain'; readonly terrain: Terrain }
  | { readonly kind: 'tool'; readonly tool: Tool }
  | { readonly kind: 'end' }
  | { readonly kind: 'player'; readonly id: string };

/** Every word that a line can contain, in the language of the screen and as in transcripts. Longest first, for greedy matching. */
function vocabularyOf(text: KingdomBuilderScreenText, players: readonly NamedPlayer[]): readonly (readonly [string, Word])[] {
  const words: readonly (readonly [string, Word])[] = [
    ...players.map(({ id, name }) => [name, { kind: 'player', id }] as const),
    ...TERRAINS.flatMap((terrain) => [terrain, text.grounds[terrain]].map((name) => [name, { kind: 'terrain', terrain }] as const)),
    ...TOOLS.flatMap((tool) => [tool, text.tools[tool]].map((name) => [name, { kind: 'tool', tool }] as const)),
    ...['end', text.words.end].map((name) => [name, { kind: 'end' }] as const),
  ];
  return words.map(([name, word]) => [normalize(name), word] as const).toSorted(([one], [other]) => other.length - one.length);
}

const HEX = /^(?:([a-z]+) ?)?(\d+) ?, ?(\d+)(?!\d)/;

/** The hex at the beginning of a line, as it is printed beside the board: row, column. */
function parseHex(
  land: Land,
  text: KingdomBuilderScreenText,
  line: string,
): { readonly at: Coordinates; readonly length: number } | undefined {
  const found = HEX.exec(line);
  if (found === null) return undefined;
  const [all, where, row, column] = found;
  if (where !== undefined && where !== 'island' && where !== normalize(text.island)) return undefined;
  const at: Coordinates = where === undefined ? [Number(row), Number(column)] : ['island', Number(row), Number(column)];
  return spotOf(land, at) < 0 ? undefined : { at, length: all.length };
}

const createEvent = (tool: Tool | undefined, from: Coordinates, to: Coordinates | undefined, by: object): Event | undefined => {
  if (to !== undefined) return tool === undefined || isBuildingTile(tool) ? undefined : { type: 'move', ...by, from, to, with: tool };
  if (tool === undefined) return { type: 'build', ...by, at: from };
  return isBuildingTile(tool) ? { type: 'build', ...by, at: from, with: tool } : undefined;
};

/**
 * What somebody typed, as events: "canyon", "3,4", "farm 3,4", "barn 3,4-5,6", "end", and any number of them in a row,
 * "canyon 3,4 3,5 3,6 end", with names before them where the table wants to. Nothing where a word cannot be read.
 */
export function parseLine(
  land: Land,
  text: KingdomBuilderScreenText,
  players: readonly NamedPlayer[],
  entered: string,
): readonly ParsedEvent[] | undefined {
  const words = vocabularyOf(text, players);
  const events: ParsedEvent[] = [];
  let line = normalize(entered).replace(/\s+/g, ' ').trim();
  let [by, tool, from]: [object, Tool | undefined, string] = [{}, undefined, line];
  const consume = (length: number): void => {
    line = line.slice(length).replace(/^[ ;,.:]+/, '');
  };
  const add = (event: Event | undefined): boolean => {
    if (event === undefined) return false;
    events.push({ event, rest: from });
    [tool, from] = [undefined, line];
    return true;
  };
  while (line !== '') {
    const found = words.find(([name]) => line.startsWith(name) && !/^[a-z0-9]/.test(line.slice(name.length)));
    const hex = found === undefined ? parseHex(land, text, line) : undefined;
    if (found !== undefined) {
      const [name, word] = found;
      consume(name.length);
      if (word.kind === 'player') by = { by: word.id };
      else if (word.kind === 'tool') tool = word.tool;
      else add(word.kind === 'end' ? { type: 'end-turn', ...by } : { type: 'draw', ...by, terrain: word.terrain });
    } else if (hex !== undefined) {
      const after = line.slice(hex.length);
      const dash = /^ ?(?:-|–|→|>) ?/.exec(after);
      const to = dash === null ? undefined : parseHex(land, text, after.slice(dash[0].length));
      if (dash !== null && to === undefined) return undefined;
      consume(hex.length + (dash?.[0].length ?? 0) + (to?.length ?? 0));
      if (!add(createEvent(tool, hex.at, to?.at, by))) return undefined;
    } else return undefined;
  }
  return tool === undefined && events.length > 0 ? events : undefined;
}

/** Parses the settlements of a final record: hexes, with names before them; hexes without a name belong to `owner`. */
export function parseSettlements(
  land: Land,
  text: KingdomBuilderScreenText,
  players: readonly NamedPlayer[],
  owner: string,
  entered: string,
): readonly { readonly by: string; readonly at: Coordinates }[] | undefined {
  const read = parseLine(land, text, players, entered);
  const settled = read?.flatMap(({ event }) =>
    event.type === 'build' && event.with === undefined ? [{ by: event.by ?? owner, at: event.at }] : [],
  );
  return settled === undefined || settled.length !== read?.length ? undefined : settled;
}
