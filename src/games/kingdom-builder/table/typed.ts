import type { At, Land } from '#games/kingdom-builder/law/land';
import type { Event } from '#games/kingdom-builder/law/position';
import { TERRAINS } from '#games/kingdom-builder/law/terrain';
import { isBuilder, TOOLS } from '#games/kingdom-builder/law/tiles';
import type { KingdomBuilderScreenText } from '#games/kingdom-builder/text/screen';
import { atNamed } from './view';

const plain = (entered: string): string => entered.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

function hexIn(land: Land, text: KingdomBuilderScreenText, entered: string): At | undefined {
  const found = /^(.*?) ?(\d+) ?, ?(\d+)$/.exec(entered);
  if (found === null) return undefined;
  const [, where = '', row, column] = found;
  if (where === '') return atNamed(land, `${row},${column}`);
  return where === 'island' || where === plain(text.island) ? atNamed(land, `island ${row},${column}`) : undefined;
}

/** What somebody typed as an event: "canyon", "3,4", "farm 3,4", "barn 3,4-5,6", "end"; the names of transcripts do as well. */
export function typed(land: Land, text: KingdomBuilderScreenText, entered: string): Event | undefined {
  const line = plain(entered);
  const terrain = TERRAINS.find((each) => line === each || line === plain(text.grounds[each]));
  if (terrain !== undefined) return { type: 'draw', terrain };
  if (line === 'end' || line === plain(text.words.end)) return { type: 'end-turn' };
  const named = TOOLS.flatMap((tool) => [plain(text.tools[tool]), tool].map((name) => ({ tool, name })));
  const found = named.find(({ name }) => line.startsWith(`${name} `));
  const tool = found?.tool;
  const rest = found === undefined ? line : line.slice(found.name.length + 1);
  const [from, to, ...more] = rest.split(/ ?- ?/).map((part) => hexIn(land, text, part));
  if (from === undefined || more.length > 0) return undefined;
  if (tool === undefined) return rest.includes('-') ? undefined : { type: 'build', at: from };
  if (isBuilder(tool)) return rest.includes('-') ? undefined : { type: 'build', at: from, with: tool };
  return to === undefined ? undefined : { type: 'move', from, to, with: tool };
}

/** A hex as it is typed for the final record. */
export const typedHex = (land: Land, text: KingdomBuilderScreenText, entered: string): At | undefined => hexIn(land, text, plain(entered));
