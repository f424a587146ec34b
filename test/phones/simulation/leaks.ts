import { isInputError } from '#session/formats/input-error';
import { openTable, stateOf, type Table } from '#session/log/table';

/** What a message tells a seat that is hidden from it, by the law and the log alone: every event of it is looked for. */
export function findLeaks(text: string, seat: string | undefined, { game, header, entries }: Table, saved: number): readonly string[] {
  const { isHiddenFrom } = game.law;
  if (isHiddenFrom === undefined || !text.includes('"event"')) return [];
  const tableAfter = (count: number): Table => {
    const table = openTable(game, header, entries.slice(0, count));
    if (isInputError(table)) throw new Error(JSON.stringify(table));
    return table;
  };
  const now = stateOf(tableAfter(saved));
  return entries.flatMap((entry, index) => {
    if (entry.kind !== 'happened' || !text.includes(JSON.stringify(entry))) return [];
    return isHiddenFrom(entry.event, seat, stateOf(tableAfter(index)), now) ? [`${seat}: ${JSON.stringify(entry.event)}`] : [];
  });
}
