import type { EventBase } from '#law/common/game';
import type { Header } from '#session/log';
import type { GameId } from '#session/registry';
import type { Chance } from './random';

/** What no law can list, made up: the totals of a King's Gate pad come from people. */
export function padEvent(id: GameId, type: string, header: Header, from: Chance): readonly EventBase[] | undefined {
  return id === 'kings-gate' && type === 'tally' ? [tally(header, from)] : undefined;
}

function tally({ players, setup }: Header, from: Chance): EventBase & Readonly<Record<string, unknown>> {
  const colours = Object.values(Object(setup.colours)).flat().map(String);
  const totals = Object.fromEntries(colours.map((colour) => [colour, from.happens(0.15) ? null : from.below(9)]));
  return { type: 'tally', totals, last: from.pick(players).id };
}
