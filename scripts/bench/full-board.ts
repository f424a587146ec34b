import type { PositionBase } from '#law/game';
import { isInputError } from '#session/formats/input-error';
import { readSetup } from '#session/formats/read-game-data';
import type { Header } from '#session/log/effective-log';
import { createRandom } from '../../test/seeded-random';
import { gameOf, people } from '../../test/transcripts';

/** A board of Kingdom Builder on which four players have all their settlements, and how it came to be. */
interface FullBoard extends Header {
  readonly events: readonly object[];
  readonly position: PositionBase;
}

export function fullBoard(cards: readonly string[]): FullBoard {
  const game = gameOf('kingdom-builder');
  const players = people('ana', 'ben', 'cat', 'dan');
  const sections = ['oracle', 'tower', 'barn', 'harbor'].map((name) => ({ name, turned: false }));
  const raw = { record: 'final', first: 'ana', sections, cards };
  const setup = readSetup(game, players, raw);
  if (isInputError(setup)) throw new Error(JSON.stringify(setup));
  const from = createRandom(1);
  let state = game.flow.start(game.law.begin(setup));
  const events: object[] = [];
  for (let placed = 0; placed < 160; placed += 1) {
    const by = setup.players[placed % 4];
    const event = from.pick(game.law.candidates(state.position, 'settle').filter((each) => each.by === by));
    state = game.flow.step(state, event);
    events.push(event);
  }
  return { players, setup: raw, events, position: state.position };
}
