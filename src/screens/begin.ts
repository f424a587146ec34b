import { useState } from 'preact/hooks';
import type { EventBase } from '#law/game';
import type { Game } from '#session/game';
import { whySentence } from '#session/say';
import { whyOf } from '#session/table';
import type { Start } from '#store/database';
import { type Before, beginStored } from '#store/stored';
import { go, replaceWith } from './route';
import { language, store } from './state';
import { noteTrouble, useOnce } from './tried';

interface Beginning {
  readonly events?: readonly EventBase[] | undefined;
  readonly before?: Before | undefined;
  /** Whether the new table takes the place of the present screen, for whoever goes back. */
  readonly inPlace?: boolean;
  onBegun?(): void;
}

/** Begins a game, one however often it is tapped, and goes to its table; why it cannot begin is a sentence. */
export function useBegin(): { readonly refused: string | undefined; begin(game: Game, start: Start, beginning?: Beginning): void } {
  const once = useOnce();
  const [refused, setRefused] = useState<string | undefined>(undefined);
  const begin = (game: Game, start: Start, { events, before, inPlace = false, onBegun }: Beginning = {}): void =>
    once(async () => {
      const from = store.value;
      if (from === undefined) return false;
      setRefused(undefined);
      try {
        const fresh = await beginStored(from, game, start, events, before);
        if (!('begun' in fresh)) {
          setRefused(whySentence({ game, players: start.players }, whyOf(fresh), language.value));
          return false;
        }
        onBegun?.();
        (inPlace ? replaceWith : go)('game', fresh.begun.id);
        return true;
      } catch (error) {
        noteTrouble(error);
        return false;
      }
    });
  return { refused, begin };
}
