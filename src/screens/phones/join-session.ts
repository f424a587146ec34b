import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { createGuestSession, joinedGame } from '#phones/guest/joined-game';
import type { HostCode, Slot } from '#phones/handshake/codes';
import { askForCamera, canJoinPhones } from '#phones/link/camera-permission';
import { createGuestLink, type GuestLink } from '#phones/link/guest-link';
import { manifestOf } from '#registry';
import { reportMissingPart } from '#screens/notices/missing-part';
import { navigate } from '#screens/shell/route';
import { joinedRow } from '#screens/state/joined-row';
import type { JoinedStatus } from '#store/live/live-game';
import type { PhonesError } from './host-session';
import { JoinedGames } from './JoinedGames';
import { keepGame, releaseGame } from './keep-game';

/** A phone on its way into the game of another. */
export interface JoinSession {
  /** What the other phone has to read. */
  readonly code: string;
  readonly error: ReadonlySignal<PhonesError | undefined>;
  end(): void;
}

const TICK_MS = 1000;

/** Joins at a place of a host's code, and shows the game as soon as it is there. */
export async function joinGame(hostCode: HostCode, slot: Slot): Promise<JoinSession | PhonesError> {
  if (!canJoinPhones()) return 'unsupported';
  await askForCamera();
  const status = signal<JoinedStatus['link']>('open');
  const error = signal<PhonesError | undefined>(undefined);
  let link: GuestLink | undefined;
  const session = createGuestSession((text) => link?.send(text));
  const timer = setInterval(() => session.input({ type: 'waited' }), TICK_MS);
  link = await createGuestLink(hostCode, slot, {
    onOpen() {
      status.value = 'open';
      session.input({ type: 'connected' });
    },
    onText: (text) => session.input({ type: 'received', text }),
    onQuiet(isQuiet) {
      status.value = isQuiet ? 'quiet' : 'open';
    },
    onClose() {
      clearInterval(timer);
      status.value = 'closed';
      session.input({ type: 'disconnected' });
    },
  });
  if (link === undefined) return 'no-network';

  const show = async (gameId: string): Promise<void> => {
    const manifest = manifestOf(gameId);
    const [game, screens] = await Promise.all([manifest?.game(), manifest?.screens()]);
    if (game === undefined || screens === undefined) return;
    const liveGame = joinedGame(game, session, status, () => {
      // Left at the table's door: other phones go on, and the link with them.
    });
    if (liveGame === undefined) return;
    const { id } = liveGame.storedGame.peek();
    releaseGame(id);
    keepGame({ liveGame, screens });
    joinedRow.value = JoinedGames;
    navigate('game', id);
  };
  let isShown = false;
  const stopWaiting = effect(() => {
    const { game, isOtherVersion } = session.state.value;
    if (isOtherVersion) error.value = 'other-version';
    if (game === undefined || isShown) return;
    isShown = true;
    show(game.game).catch(reportMissingPart);
  });
  return {
    code: link.code,
    error,
    end() {
      stopWaiting();
      if (!isShown) link?.close();
    },
  };
}
