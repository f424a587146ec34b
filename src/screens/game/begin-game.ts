import { useState } from 'preact/hooks';
import type { EventBase } from '#law/game';
import type { Game } from '#session/game';
import { causeOf } from '#session/log/table';
import { refusalSentence } from '#session/sentences/error-sentences';
import { createGame, type PrecedingGame } from '#store/live/create-game';
import type { GameStart } from '#store/store';
import { showFailure, useOnce } from '../notices/report-failure';
import { navigate, type Route, replaceSteps } from '../shell/route';
import { language, store } from '../state/app-state';

interface BeginGameOptions {
  readonly events?: readonly EventBase[] | undefined;
  readonly before?: PrecedingGame | undefined;
  /** What the addresses of the screens begin with that the new table takes the place of, for whoever goes back. */
  readonly replaces?: Route;
  onBegun?(id: string): void;
}

/** Begins a game and goes to its table; why the rules do not let it begin is a sentence. */
export async function beginGame(
  game: Game,
  start: GameStart,
  { events, before, replaces, onBegun }: BeginGameOptions = {},
): Promise<{ readonly hasBegun: boolean; readonly refused?: string }> {
  const from = store.value;
  if (from === undefined) return { hasBegun: false };
  try {
    const fresh = await createGame(from, game, start, events, before);
    if (!('game' in fresh))
      return { hasBegun: false, refused: refusalSentence({ game, players: start.players }, causeOf(fresh), language.value) };
    onBegun?.(fresh.game.id);
    if (replaces === undefined) navigate('game', fresh.game.id);
    else replaceSteps(replaces, 'game', fresh.game.id);
    return { hasBegun: true };
  } catch (error) {
    showFailure(error);
    return { hasBegun: false };
  }
}

/** Begins a game, one however often it is tapped. */
export function useBeginGame(): { readonly refused: string | undefined; begin(...begins: Parameters<typeof beginGame>): void } {
  const once = useOnce();
  const [refused, setRefused] = useState<string | undefined>(undefined);
  const begin = (...begins: Parameters<typeof beginGame>): void =>
    once(async () => {
      setRefused(undefined);
      const { hasBegun, refused: why } = await beginGame(...begins);
      if (!hasBegun) setRefused(why);
      return hasBegun;
    });
  return { refused, begin };
}
