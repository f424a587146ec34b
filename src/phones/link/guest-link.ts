import { formatGuestCode, type HostCode, type Slot } from '../handshake/codes';
import { formatCandidate, formatDescription } from '../handshake/session-description';
import { createCertificate, createConnection, createLink, gatherTransport, type Link, type LinkListener } from './connection';

export interface GuestLink extends Link {
  /** What the host has to read. */
  readonly code: string;
}

/** Looks for the host of a code, at one of its places; nothing where this browser cannot. */
export async function createGuestLink(
  { fingerprint, addresses }: HostCode,
  slot: Slot,
  listener: LinkListener,
): Promise<GuestLink | undefined> {
  const connection = createConnection(await createCertificate());
  const offerCandidates = (attempt: number): void => {
    for (const [index, { address, port }] of slot.ports.entries()) {
      const candidate = formatCandidate({ address: addresses[address] ?? '', port }, index, attempt);
      // One that this network does not take is as good as none.
      connection.addIceCandidate({ candidate, sdpMid: '0' }).catch(() => undefined);
    }
  };
  /** A connection that still looks, or has found, needs nothing. */
  const revive = (attempt: number): void => {
    if (['disconnected', 'failed'].includes(connection.iceConnectionState)) offerCandidates(attempt);
  };
  const link = createLink(connection, listener, revive);
  const { ufrag, password, number } = slot;
  await connection.setRemoteDescription({ type: 'offer', sdp: formatDescription({ ufrag, password, fingerprint }, 'offer') });
  await connection.setLocalDescription(await connection.createAnswer());
  offerCandidates(0);
  const transport = await gatherTransport(connection);
  if (transport === undefined) {
    link.close();
    return undefined;
  }
  return {
    ...link,
    code: formatGuestCode({ slot: number, fingerprint: transport.fingerprint, ufrag: transport.ufrag, password: transport.password }),
  };
}
