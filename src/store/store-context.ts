import type { Change } from './database/change-feed';
import type { Connection, StoreName } from './database/connection';
import type { WriteTransaction } from './database/transactions';

/** What the parts of the store share. */
export interface StoreContext {
  readonly connection: Connection;
  /** Writes in one transaction, and then says what changed. */
  write(stores: StoreName[], change: Change, work: (transaction: WriteTransaction) => Promise<void>): Promise<void>;
  publish(change: Change): void;
  /** From now on there are games on this device. */
  markGamesPresent(): void;
}

/** A record as it is written now. */
export const stampChange = <T extends object>(record: T): T & { readonly changedAt: number } => ({ ...record, changedAt: Date.now() });
