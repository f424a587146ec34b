import type { AdjustEvent, EventBase } from '#law/game';
import type { GameState } from '#machines/flow';
import { isInputError } from '#session/formats/input-error';
import { readSetup } from '#session/formats/read-game-data';
import type { Game } from '#session/game';
import type { Header } from '#session/log/effective-log';
import { randomGameOf, randomHeader } from './random-setups';
import { createRandom, type SeededRandom } from './seeded-random';
import { gameOf } from './transcripts';

/** Events that end a game at once or only change the books: rare, so that games are long. */
const RARE: ReadonlySet<string> = new Set(['resign', 'draw', 'finish', 'adjust', 'unsettle']);

export interface SeededGame {
  readonly id: string;
  readonly game: Game;
  readonly header: Header;
}

export interface PlayedGame extends SeededGame {
  readonly events: readonly EventBase[];
  /** Where the game stood before each event and at the end. */
  readonly states: readonly GameState[];
}

/** The types of event to try now; the rare ones only now and then. */
function typesToTry(game: Game, state: GameState, from: SeededRandom): readonly string[] {
  return [...game.flow.acceptedTypes(state)].filter((type) => !RARE.has(type) || from.happens(0.02));
}

/** The events of a type worth trying, legal or not: its candidates, or what only a pad can say. */
function eventsOfType({ game, id, header }: SeededGame, state: GameState, type: string, from: SeededRandom): readonly EventBase[] {
  if (type === 'adjust') return [adjustment(from.pick(header.players).id, from.below(7) - 3)];
  return randomGameOf(id).events?.(type, header, from, state.position) ?? game.law.candidates(state.position, type);
}

const adjustment = (by: string, points: number): AdjustEvent => ({ type: 'adjust', by, points, reason: 'a cup of tea' });

/** Every event worth trying now, legal or not. */
export function eventsToTry(chosen: SeededGame, state: GameState, from: SeededRandom): readonly EventBase[] {
  return typesToTry(chosen.game, state, from).flatMap((type) => eventsOfType(chosen, state, type, from));
}

/** Plays random legal events until the game ends or the cap is reached. */
export function playRandom(id: string, seats: number, seed: number, cap: number): PlayedGame {
  const game = gameOf(id);
  const from = createRandom(seed);
  const header = randomHeader(id, seats, from);
  const setup = readSetup(game, header.players, header.setup);
  if (isInputError(setup)) throw new Error(`${id}: ${JSON.stringify(setup)} in ${JSON.stringify(header)}`);
  const chosen = { id, game, header };
  let state = game.flow.start(game.law.begin(setup));
  const states = [state];
  const events: EventBase[] = [];
  while (!state.isFinished && events.length < cap) {
    const event = pickLegal(chosen, state, from);
    if (event === undefined) throw new Error(`${id}, seed ${seed}: stuck in ${state.phase} after ${events.length} events`);
    state = game.flow.step(state, event);
    events.push(event);
    states.push(state);
  }
  return { ...chosen, events, states };
}

/** One legal event, each type as likely as the others: ending a turn is one event, placing may be hundreds. */
function pickLegal(chosen: SeededGame, state: GameState, from: SeededRandom): EventBase | undefined {
  const usual = typesToTry(chosen.game, state, from);
  const rest = [...chosen.game.flow.acceptedTypes(state)].filter((type) => type !== 'adjust' && !usual.includes(type));
  for (const type of [...from.shuffle(usual), ...rest]) {
    const offered = [...eventsOfType(chosen, state, type, from)];
    while (offered.length > 0) {
      const [event] = offered.splice(from.below(offered.length), 1);
      if (event !== undefined && chosen.game.law.judge(state.position, event).isLegal) return event;
    }
  }
  return undefined;
}
