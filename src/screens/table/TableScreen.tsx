import { useEffect, useState } from 'preact/hooks';
import type { GameScreens } from '#contract';
import { manifestOf } from '#registry';
import { reportMissingPart } from '#screens/notices/missing-part';
import { StoreNotice } from '#screens/notices/StoreNotice';
import { appText, store } from '#screens/state/app-state';
import { attempt } from '#store/database/platform';
import { type LiveGame, type LiveOptions, type OpenFailure, openLiveGame } from '#store/live/live-game';
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

interface LoadedGame {
  readonly live: LiveGame;
  readonly screens: GameScreens;
}

/**
 * What a game counts is written with its last entry, where the part that counts has come by then: no entry waits for it, and
 * statistics derive what is missing.
 */
function createFactsLoader(): { readonly factsOf: LiveOptions['factsOf']; load(game: string): void } {
  let count: LiveOptions['factsOf'] = () => undefined;
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
  const from = store.value;
  if (from === undefined) return 'unavailable';
  const { factsOf, load } = createFactsLoader();
  const live = await openLiveGame(from, manifestOf, id, { factsOf });
  if (typeof live === 'string') return live;
  load(live.info.peek().game);
  try {
    const screens = await manifestOf(live.info.value.game)?.screens();
    if (screens !== undefined) return { live, screens };
    live.close();
    return 'unreadable';
  } catch {
    live.close();
    return 'unloaded';
  }
}

/** A game on the table: opened from the store, closed when one leaves. */
export function TableScreen({ id, panel, detail }: TableProps) {
  const [opened, setOpened] = useState<LoadedGame | OpenFailure | undefined>(undefined);
  useEffect(() => {
    let left = false;
    let live: LiveGame | undefined;
    void loadGame(id).then((result) => {
      live = typeof result === 'string' ? undefined : result.live;
      if (result === 'unloaded') reportMissingPart();
      if (left) return live?.close();
      setOpened(result);
    });
    return () => {
      left = true;
      live?.close();
    };
  }, [id]);
  if (opened === undefined) return <p class="page quiet">{appText.value.loading}</p>;
  if (opened === 'unloaded') return null;
  if (typeof opened === 'string') return <StoreNotice failure={opened} />;
  if (panel === 'ask') return <AskScreen id={id} live={opened.live} />;
  if (panel === 'what-if') return <WhatIf id={id} live={opened.live} screens={opened.screens} />;
  return <Frame id={id} live={opened.live} screens={opened.screens} panel={panel} detail={detail} />;
}
