import { effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import { createHost, type Guest } from '#phones/host/host';
import { hostedGame } from '#phones/host/hosted-game';
import { askForCamera, canJoinPhones } from '#phones/link/camera-permission';
import { type AnswerResult, createHostLinks, type Seat } from '#phones/link/host-links';
import type { LoadedGame } from '#screens/state/kept-games';
import type { PhonesText } from '#text/phones/en';
import { keepGame, releaseGame } from './keep-game';

export type PhonesError = keyof PhonesText['error'];

/** A game that this phone runs for others. */
export interface HostSession {
  /** The code for the phones that are not here yet; none before it is ready. */
  readonly code: ReadonlySignal<string | undefined>;
  readonly guests: ReadonlySignal<readonly Guest[]>;
  /** Lets in the phone that showed this code. */
  answer(code: string): Promise<AnswerResult>;
  end(): void;
}

const sessions = signal<ReadonlyMap<string, HostSession>>(new Map());

export const hostSessionOf = (id: string): HostSession | undefined => sessions.value.get(id);

/** Lets other phones join this game. */
export async function shareGame(loaded: LoadedGame): Promise<HostSession | PhonesError> {
  const { liveGame } = loaded;
  const { id, game } = liveGame.storedGame.peek();
  const known = sessions.peek().get(id);
  if (known !== undefined) return known;
  if (!canJoinPhones()) return 'unsupported';
  await askForCamera();
  const code = signal<string | undefined>(undefined);
  const guests = signal<readonly Guest[]>([]);
  const links = await createHostLinks((link, seat) => ({
    onOpen: () => host.connect(link, seat.id),
    onText: (text) => host.receive(link, text),
    onQuiet: (isQuiet) => host.setQuiet(link, isQuiet),
    onClose: () => host.disconnect(link),
  }));
  const host = createHost(hostedGame(liveGame), {
    send: links.send,
    close: links.close,
    now: Date.now,
    onGuests(present) {
      guests.value = present;
      void renewCode();
    },
  });

  /** Who may still come: everybody whose phone is not here, and somebody who looks on. */
  const freeSeats = (): readonly Seat[] => {
    const seated = guests.peek().filter(({ isQuiet }) => !isQuiet);
    const players = liveGame.table.peek().effective.header.players.filter(({ id }) => !seated.some(({ seat }) => seat === id));
    return [...players, { id: undefined, name: '' }];
  };
  let isEnded = false;
  const renewCode = async (): Promise<void> => {
    const renewed = await links.createCode(game, freeSeats());
    if (!isEnded) code.value = renewed;
  };

  const stopFollowing = effect(() => {
    // What is saved is told.
    liveGame.storedGame.value;
    untracked(host.update);
  });
  keepGame(loaded);
  const session: HostSession = {
    code,
    guests,
    async answer(answered) {
      const result = await links.answer(answered);
      if (typeof result === 'object') await renewCode();
      return result;
    },
    end() {
      isEnded = true;
      stopFollowing();
      links.end();
      sessions.value = new Map([...sessions.peek()].filter(([each]) => each !== id));
      releaseGame(id);
    },
  };
  sessions.value = new Map([...sessions.peek(), [id, session]]);
  await renewCode();
  return session;
}
