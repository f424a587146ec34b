import { type Actor, createActor } from 'xstate';
import { createLinkMachine, QUIET_MS } from '#machines/link';
import { parseDescription, type Transport } from '../handshake/session-description';

/** What happens on a link. */
export interface LinkListener {
  onOpen(): void;
  onText(text: string): void;
  onQuiet(isQuiet: boolean): void;
  onClose(): void;
}

/** Messages to and from another phone, in order. */
export interface Link {
  send(text: string): void;
  close(): void;
}

/** What says only that a phone is still there. */
const HEARTBEAT = '';

/** No server is asked for anything: phones find each other in the network that they share. */
export const createConnection = (certificate: RTCCertificate): RTCPeerConnection =>
  new RTCPeerConnection({ certificates: [certificate], iceServers: [] });

const KEY: EcKeyGenParams = { name: 'ECDSA', namedCurve: 'P-256' };

export const createCertificate = (): Promise<RTCCertificate> => RTCPeerConnection.generateCertificate(KEY);

/** The addresses of a network that takes long to answer are done without. */
const GATHERING_TIMEOUT_MS = 2000;

/** What the other phone must know of this end, once all its addresses are known. */
export async function gatherTransport(connection: RTCPeerConnection): Promise<Transport | undefined> {
  if (connection.iceGatheringState !== 'complete') {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, GATHERING_TIMEOUT_MS);
      connection.addEventListener('icegatheringstatechange', () => {
        if (connection.iceGatheringState !== 'complete') return;
        clearTimeout(timer);
        resolve();
      });
    });
  }
  return parseDescription(connection.localDescription?.sdp ?? '');
}

/** The channels of a connection, agreed on beforehand: one for the table, one to hear whether the other phone is there. */
export function createLink(connection: RTCPeerConnection, listener: LinkListener, revive: (attempt: number) => void): Link {
  const table = connection.createDataChannel('table', { negotiated: true, id: 0 });
  const heartbeat = connection.createDataChannel('link', { negotiated: true, id: 1 });
  const link: Actor<ReturnType<typeof createLinkMachine>> = createActor(createLinkMachine({ revive }));
  let wasQuiet = false;
  link.subscribe({
    next(snapshot) {
      const isQuiet = snapshot.matches('quiet');
      if (isQuiet !== wasQuiet) listener.onQuiet(isQuiet);
      wasQuiet = isQuiet;
    },
    complete() {
      clearInterval(timer);
      connection.close();
      listener.onClose();
    },
  });
  const timer = setInterval(() => {
    if (heartbeat.readyState === 'open') heartbeat.send(HEARTBEAT);
  }, QUIET_MS / 3);
  const end = (): void => link.send({ type: 'closed' });
  table.addEventListener('open', () => {
    link.send({ type: 'opened' });
    listener.onOpen();
  });
  table.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    link.send({ type: 'heard' });
    if (typeof data === 'string') listener.onText(data);
  });
  table.addEventListener('close', end);
  heartbeat.addEventListener('message', () => link.send({ type: 'heard' }));
  link.start();
  return {
    send(text) {
      // What is sent in vain is told again when the link is new: guests say what they have.
      if (table.readyState === 'open') table.send(text);
    },
    close: end,
  };
}
