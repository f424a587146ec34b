import { useEffect, useState } from 'preact/hooks';
import { manifestOf } from '#registry';
import { reportMissingPart } from '#screens/notices/missing-part';
import { StoreNotice } from '#screens/notices/StoreNotice';
import { appText, store } from '#screens/state/app-state';
import { keptGames, type LoadedGame } from '#screens/state/kept-games';
import { attempt } from '#store/database/platform';
import { type LiveGame, type LiveGameOptions, type OpenFailure, openLiveGame } from '#store/live/live-game';
import { lazy } from '#ui/lazy';
import { Frame } from './Frame';

/** Trying things out is not playing: it comes when it is asked for. */
const WhatIf = lazy(async () => (await import('#screens/desk/WhatIf')).WhatIf);
const AskScreen = lazy(async () => (await import('#screens/desk/AskScreen')).AskScreen);

/** What the keyboard needs on any screen comes behind the table, which comes at leisure. */
export const followKeyboard = async (): Promise<unknown> => (await import('#ui/keyboard-navigation')).followKeyboard();

interface TableProps {
  readonly id: string;
  readonly panel: string | undefined;
  /** What the panel is about: the rule that it shows, the player whose points are asked about. */
  readonly detail: string | undefined;
}

/**
 * What a game counts is written with its last entry, where the part that counts has come by then: no entry waits for it, and
 * statistics derive what is missing.
 */
function createFactsLoader(): { readonly factsOf: LiveGameOptions['factsOf']; load(game: string): void } {
  let count: LiveGameOptions['factsOf'] = () => undefined;
  return {
    factsOf: (table) => attempt(() => count(table)),
    load(game) {
      Promise.all([import('#stats/derive-facts'), manifestOf(game)?.stats()]).then(
        ([{ factsOf }, stats]) => {
          if (stats !== undefined) count = (table) => factsOf(stats, table);
        },
        () => undefined,
      );
    },
  };
}

async function loadGame(id: string): Promise<LoadedGame | OpenFailure> {
  const kept = keptGames.peek().get(id);
  if (kept !== undefined) return kept;
  const from = store.value;
  if (from === undefined) return 'unavailable';
  const { factsOf, load } = createFactsLoader();
  const liveGame = await openLiveGame(from, manifestOf, id, { factsOf });
  if (typeof liveGame === 'string') return liveGame;
  load(liveGame.storedGame.peek().game);
  try {
    const screens = await manifestOf(liveGame.storedGame.value.game)?.screens();
    if (screens !== undefined) return { liveGame, screens };
    liveGame.close();
    return 'unreadable';
  } catch {
    liveGame.close();
    return 'unloaded';
  }
}

/** A game on the table: opened from the store, closed when one leaves. */
export function TableScreen({ id, panel, detail }: TableProps) {
  const [opened, setOpened] = useState<LoadedGame | OpenFailure | undefined>(undefined);
  useEffect(() => {
    let left = false;
    let liveGame: LiveGame | undefined;
    const leave = (): void => {
      if (!keptGames.peek().has(id)) liveGame?.close();
    };
    void loadGame(id).then((result) => {
      liveGame = typeof result === 'string' ? undefined : result.liveGame;
      if (result === 'unloaded') reportMissingPart();
      if (left) return leave();
      setOpened(result);
    });
    return () => {
      left = true;
      leave();
    };
  }, [id]);
  if (opened === undefined) return <p class="page quiet">{appText.value.loading}</p>;
  if (opened === 'unloaded') return null;
  if (typeof opened === 'string') return <StoreNotice failure={opened} />;
  if (panel === 'ask') return <AskScreen id={id} liveGame={opened.liveGame} />;
  if (panel === 'what-if') return <WhatIf id={id} liveGame={opened.liveGame} screens={opened.screens} />;
  return <Frame id={id} liveGame={opened.liveGame} screens={opened.screens} panel={panel} detail={detail} />;
}
