import { createHost, type Host } from '#phones/host/host';
import { isInputError } from '#session/formats/input-error';
import type { Game } from '#session/game';
import type { Act, Entry, Header } from '#session/log/effective-log';
import { append, isTable, openTable, type Refusal, type Table } from '#session/log/table';
import { RULES_VERSION } from '#session/rules-version';
import type { EntryOrigin } from '#store/store';
import type { Clock } from './clock';

/** A proposal that came into the log. */
export interface AcceptedProposal extends EntryOrigin {
  readonly entry: number;
}

/** What survives when the phone of the host is killed. */
export interface Disk {
  entries: readonly Entry[];
  accepted: ReadonlyMap<string, AcceptedProposal>;
  /** Every proposal that was ever saved. */
  readonly history: AcceptedProposal[];
}

export interface HostPhone {
  readonly host: Host;
  table(): Table;
  act(act: Act, origin?: EntryOrigin): Refusal | undefined;
  /** What was not on the disk by now is gone. */
  kill(): void;
}

interface HostPhoneOptions {
  readonly clock: Clock;
  readonly game: Game;
  readonly id: string;
  readonly header: Header;
  readonly disk: Disk;
  saveDelay(): number;
  send(link: number, text: string): void;
  close(link: number): void;
}

/** A phone that judges a game and saves it, one entry after the other, on a slow disk. */
export function createHostPhone({ clock, game, id, header, disk, saveDelay, send, close }: HostPhoneOptions): HostPhone {
  const opened = openTable(game, header, disk.entries);
  if (isInputError(opened)) throw new Error(JSON.stringify(opened));
  let table = opened;
  let isAlive = true;
  let isSaving = false;
  const proposals = new Map<number, AcceptedProposal>();

  const save = (): void => {
    if (isSaving || disk.entries.length === table.entries.length) return;
    isSaving = true;
    clock.after(saveDelay(), () => {
      if (!isAlive) return;
      isSaving = false;
      const index = disk.entries.length;
      const proposal = proposals.get(index);
      disk.entries = table.entries.slice(0, index + 1);
      if (proposal !== undefined) {
        disk.accepted = new Map([...disk.accepted, [proposal.phone, proposal]]);
        disk.history.push(proposal);
      }
      host.update();
      save();
    });
  };

  const act = (act: Act, origin?: EntryOrigin): Refusal | undefined => {
    const next = append(table, act, clock.now());
    if (!isTable(next)) return next;
    if (origin !== undefined) proposals.set(table.entries.length, { ...origin, entry: table.entries.length });
    table = next;
    save();
    return undefined;
  };

  const host = createHost(
    {
      shared: { id: 'simulated', game: id, rules: RULES_VERSION, startedAt: 0, ...header },
      table: () => table,
      savedCount: () => disk.entries.length,
      accepted: (phone) => disk.accepted.get(phone),
      act,
    },
    {
      send: (link, text) => {
        if (isAlive) send(link, text);
      },
      close,
      now: clock.now,
      onGuests: () => undefined,
    },
  );
  return {
    host,
    table: () => table,
    act,
    kill() {
      isAlive = false;
    },
  };
}
