import type { ReadonlySignal } from '@preact/signals';
import type { Act } from '#session/log';
import type { Refusal, Table } from '#session/table';
import type { Store } from './database';
import type { StoreTrouble } from './failure';
import type { StoredGame } from './model';

export { summaryOf } from './summary';

/** A game open on this device: what is entered shows at once and is saved behind. */
export interface LiveGame {
  readonly info: ReadonlySignal<StoredGame>;
  readonly table: ReadonlySignal<Table>;
  readonly life: ReadonlySignal<'playing' | 'saving' | 'following' | 'trouble'>;
  readonly unsaved: ReadonlySignal<number>;
  readonly trouble: ReadonlySignal<StoreTrouble | undefined>;
  /** Refused while another tab writes. */
  act(act: Act): Refusal | undefined;
  preview(act: Act): Table | Refusal;
  /** This tab writes from now on, and the other one follows. */
  takeOver(): Promise<void>;
  /** Tries again to save what could not be saved. */
  retry(): void;
  close(): void;
}

export type OpenTrouble = 'gone' | 'unreadable' | StoreTrouble;

export function openLive(_store: Store, _id: string): Promise<LiveGame | OpenTrouble> {
  return Promise.resolve('unavailable');
}
