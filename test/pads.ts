import type { Position } from '#games/kings-tricktakers/law/position';
import type { EventBase, PositionBase } from '#law/game';
import type { GameId } from '#registry';
import type { Header } from '#session/log';
import { sampleRounds } from './games/kings-tricktakers/law/rounds';
import type { Chance } from './random';

const isTricktakers = (position: PositionBase): position is Position => 'companies' in position;

/** What no law can list, made up: the totals and rounds of a pad come from people. */
export function padEvent(id: GameId, type: string, header: Header, from: Chance, position: PositionBase): readonly EventBase[] | undefined {
  if (id === 'kings-tricktakers' && type === 'round') return isTricktakers(position) ? sampleRounds(position) : [];
  return id === 'kings-gate' && type === 'tally' ? [tally(header, from)] : undefined;
}

function tally({ players, setup }: Header, from: Chance): EventBase & Readonly<Record<string, unknown>> {
  const colours = Object.values(Object(setup.colours)).flat().map(String);
  const totals = Object.fromEntries(colours.map((colour) => [colour, from.happens(0.15) ? null : from.below(9)]));
  return { type: 'tally', totals, last: from.pick(players).id };
}
