import type { EventBase, PositionBase } from '#law/common/game';
import type { Header } from '#session/log';
import type { GameId } from '#session/registry';
import type { Chance } from './random';

/** What only a pad can say, made up: figures come from people, so no law can list them. */
export function padEvent(id: GameId, type: string, header: Header, position: PositionBase, from: Chance): readonly EventBase[] | undefined {
  if (id === 'kings-gate' && type === 'tally') return [tally(header, from)];
  if (id === 'kings-tricktakers' && type === 'round') return Array.from({ length: 40 }, () => round(header, position, from));
  return undefined;
}

function tally({ players, setup }: Header, from: Chance): EventBase {
  const colours = Object.values(setup.colours as Record<string, readonly string[]>).flat();
  const totals = Object.fromEntries(colours.map((colour) => [colour, from.happens(0.15) ? null : from.below(9)]));
  return { type: 'tally', totals, last: from.pick(players).id } as EventBase;
}

const CHARACTERS = ['gambler', 'hermit', 'rebel', 'berserker', 'assassin', 'oppressor', 'healer', 'collector', 'devil', 'diplomat'];
const SETS = ['white', 'yellow', 'blue', 'green', 'black'];
const KINDS = ['yellow', 'green', 'blue', 'black', 'mystic', 'surrender'];

/** A round that could have happened: five piles, and the cards of each pile from the deck. */
function round({ players }: Header, position: PositionBase, from: Chance): EventBase {
  const sets = (position as { readonly sets?: Readonly<Record<string, string>> }).sets ?? {};
  const free = from.shuffle(SETS);
  const characters = from.shuffle([...CHARACTERS.slice(0, 8), ...CHARACTERS]);
  const tricks = Array.from({ length: 5 }, () => from.below(players.length));
  const pile = from.shuffle(KINDS.flatMap((kind) => Array<string>(kind.length > 6 || kind === 'mystic' ? 2 : 6).fill(kind)));
  const told = players.map(({ id }, seat) => {
    const mine = [characters.pop(), characters.pop(), characters.pop()];
    const won = tricks.filter((winner) => winner === seat).length;
    const cards = pile.splice(0, won * players.length);
    const collected = Object.fromEntries(KINDS.map((kind) => [kind, cards.filter((card) => card === kind).length]));
    const set = sets[id] ?? free.pop();
    return [
      id,
      {
        set,
        characters: mine,
        bet: [mine[0]],
        tricks: won,
        collected,
        king: from.happens(0.3),
        queen: from.happens(0.3),
        revived: from.happens(0.1),
      },
    ];
  });
  return { type: 'round', players: Object.fromEntries(told) } as EventBase;
}
