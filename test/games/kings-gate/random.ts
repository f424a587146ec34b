import type { EventBase } from '#law/game';
import type { Header } from '#session/log/effective-log';
import type { SeededRandom } from '../../seeded-random';

/** A set-up with every part at random. */
export function setup(ids: readonly string[], from: SeededRandom): Record<string, unknown> {
  const pairs = from.shuffle([from.shuffle(['yellow', 'green']), from.shuffle(['red', 'blue'])]);
  const single = from.shuffle(['yellow', 'green', 'red', 'blue']).map((colour) => [colour]);
  const colours = Object.fromEntries(ids.map((id, seat) => [id, (ids.length === 2 ? pairs : single)[seat]]));
  const copy = {
    locations: Object.fromEntries(
      from
        .shuffle(['1', '2', '3', '6', '7', '9', '10'])
        .slice(0, 3)
        .map((n) => [n, { ground: from.pick(['safe', 'dangerous']), prizes: [from.below(7) + 2, from.below(3), from.below(2)] }]),
    ),
    ...(from.happens(0.5) ? { tiles: { '1': from.below(5) + 1, '4': from.below(4), dragon: from.below(3) } } : {}),
  };
  const record = from.happens(0.75) ? 'table' : 'pad';
  return { record, first: from.pick(ids), colours, ...(from.happens(0.5) ? { copy } : {}) };
}

/** What no law can list, made up: the totals of a pad come from people. */
export function events(type: string, { players, setup: { colours } }: Header, from: SeededRandom): readonly EventBase[] | undefined {
  if (type !== 'tally') return undefined;
  const all = Object.values(Object(colours)).flat().map(String);
  const totals = Object.fromEntries(all.map((colour) => [colour, from.happens(0.15) ? null : from.below(9)]));
  const tally: EventBase & Readonly<Record<string, unknown>> = { type, totals, last: from.pick(players).id };
  return [tally];
}
