import type { EventBase } from '#law/common/game';
import type { Stand } from '#machines/flow';
import type { Game } from '#session/game';
import type { Header } from '#session/log';
import type { GameId } from '#session/registry';
import { readSetup } from '#session/transcript';
import { isTrouble } from '#session/trouble';
import { games } from './kit';
import { padEvent } from './pads';
import { type Chance, chance } from './random';
import { randomHeader } from './setups';

/** Events that end a game at once or only change the books: rare, so that games are long. */
const RARE: ReadonlySet<string> = new Set(['resign', 'draw', 'finish', 'adjust', 'unsettle']);

export interface Played {
  readonly game: Game;
  readonly header: Header;
  readonly events: readonly EventBase[];
  /** Where the game stood before each event and at the end. */
  readonly stands: readonly Stand[];
}

/** Every event worth trying now, legal or not: the candidates of each type, and what only a pad can say. */
export function offers(game: Game, id: GameId, header: Header, stand: Stand, from: Chance): readonly EventBase[] {
  const types = [...game.flow.takes(stand)].filter((type) => !RARE.has(type) || from.happens(0.02));
  return types.flatMap((type) => {
    if (type === 'adjust') return [{ type, by: from.pick(header.players).id, points: from.below(7) - 3, reason: 'a cup of tea' }];
    return padEvent(id, type, header, stand.position, from) ?? game.law.candidates(stand.position, type);
  });
}

/** Plays random legal events until the game ends or the cap is reached. */
export function playRandom(id: GameId, seats: number, seed: number, cap: number): Played {
  const game = games[id];
  const from = chance(seed);
  const header = randomHeader(id, seats, from);
  const setup = readSetup(game, header.players, header.setup);
  if (isTrouble(setup)) throw new Error(`${id}: ${JSON.stringify(setup)} in ${JSON.stringify(header)}`);
  let stand = game.flow.start(game.law.begin(setup));
  const stands = [stand];
  const events: EventBase[] = [];
  while (!stand.finished && events.length < cap) {
    const event = pickLegal(game, stand, offers(game, id, header, stand, from), from);
    if (event === undefined) throw new Error(`${id}, seed ${seed}: stuck in ${stand.phase} after ${events.length} events`);
    stand = game.flow.step(stand, event);
    events.push(event);
    stands.push(stand);
  }
  return { game, header, events, stands };
}

/** One legal event, each type as likely as the others: ending a turn is one event, placing may be hundreds. */
function pickLegal(game: Game, stand: Stand, offered: readonly EventBase[], from: Chance): EventBase | undefined {
  const types = from.shuffle([...new Set(offered.map(({ type }) => type))]);
  for (const type of types) {
    for (const event of from.shuffle(offered.filter((each) => each.type === type))) {
      if (game.law.judge(stand.position, event).legal) return event;
    }
  }
  return undefined;
}
