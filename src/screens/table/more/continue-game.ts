import type { Continuation } from '#contract/setup';
import { beginGame } from '#screens/game/begin-game';
import { saveGamePicture } from '#screens/state/board-device';
import { isTable } from '#session/log/table';
import type { View } from '../view';

export const ABANDON = { kind: 'abandon' } as const;

/** What another record of this game begins with: it begins where this one stands, and this one is set aside, both in one moment. */
export function prepareContinuation(view: View, { setup, events, picture }: Continuation): Parameters<typeof beginGame> | undefined {
  const { game, effective } = view.liveGame.table.value;
  const { id, game: kind } = view.liveGame.storedGame.value;
  const before = view.liveGame.preview(ABANDON);
  if (!isTable(before)) return undefined;
  // Whether it was kept is no matter of the game: what fails is said by the device.
  const onBegun = (fresh: string): void => void (picture && saveGamePicture(fresh, picture).catch(() => undefined));
  return [
    game,
    { game: kind, players: effective.header.players, setup },
    { events, before: { id, table: before }, replaces: ['game', id], onBegun },
  ];
}

/** The same at once, or why not. */
export async function continueGame(view: View, way: Continuation): Promise<string | undefined> {
  const begins = prepareContinuation(view, way);
  return begins && (await beginGame(...begins)).refused;
}
