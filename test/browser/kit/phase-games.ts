import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isTable, openTable, type Step } from '#session/log/table';
import { loadFixture, savedGame } from '../../saved-games';
import type { SavedGame } from '../../seed-database';
import { GAME_IDS, gameOf } from '../../transcripts';

interface GameTranscript {
  readonly players: readonly { readonly id: string; readonly name: string }[];
  readonly setup: { readonly record?: string };
  readonly events: readonly object[];
}

/** Every phase of every record of every game, from the whole games: each where its table is fullest. */
export function gamesAtEachPhase(): readonly SavedGame[] {
  return GAME_IDS.flatMap((game) => {
    const found = new Map<string, SavedGame>();
    for (const file of readdirSync(join(import.meta.dirname, '..', '..', 'games', game, 'whole'))) {
      const { transcript } = loadFixture<GameTranscript>(game, file.replace('.json', ''));
      for (const [name, events] of eventsByPhase(game, transcript)) {
        const id = `${game} ${transcript.setup.record ?? 'table'} ${name}`.replaceAll(' ', '-');
        const before = found.get(id);
        if (before === undefined || before.entries.length < events.length) found.set(id, savedGame({ game, ...transcript, events }, id));
      }
    }
    return [...found.values()];
  });
}

/** The events that lead to the last stand of each phase. */
function eventsByPhase(game: string, { players, setup, events }: GameTranscript): ReadonlyMap<string, readonly object[]> {
  const happened = events.map((event) => ({ kind: 'happened' as const, event: { type: '', ...event }, at: 0 }));
  const table = openTable(gameOf(game), { players, setup }, happened);
  if (!isTable(table)) throw new Error(game);
  const found = new Map<string, readonly object[]>();
  const note = ({ state }: Pick<Step, 'state'>, count: number): void => {
    found.set(state.phase, events.slice(0, count));
  };
  note({ state: table.start }, 0);
  table.steps.forEach((step, index) => {
    note(step, index + 1);
  });
  return found;
}
