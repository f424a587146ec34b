import { formatHostCode, type HandshakeError, parseGuestCode, type Slot } from '../handshake/codes';
import { formatDescription, type Transport } from '../handshake/session-description';
import { createCertificate, createConnection, createLink, gatherTransport, type Link, type LinkListener } from './connection';

/** What a host's code was read for: a link, by the number of its slot. */
export type AnswerResult = { readonly link: number } | HandshakeError | 'used' | 'outdated';

/** Whom a place is for; without an id, for who looks on. */
export interface Seat {
  readonly id: string | undefined;
  readonly name: string;
}

export interface HostLinks {
  /** A code with a place for each of these seats. Places of earlier codes stay. */
  createCode(game: string, seats: readonly Seat[]): Promise<string>;
  /** Lets in the phone that showed this code. */
  answer(code: string): Promise<AnswerResult>;
  send(link: number, text: string): void;
  close(link: number): void;
  end(): void;
}

interface Place {
  readonly connection: RTCPeerConnection;
  readonly transport: Transport;
  readonly link: Link;
  readonly seat: Seat;
  isAnswered: boolean;
}

/** Slots are numbered by a byte. */
const MAX_PLACES = 256;

/** So few that a code stays coarse enough to be read. */
const MAX_ADDRESSES = 4;

/** The addresses that phones in one network most likely reach: short ones first. */
const chooseAddresses = (all: readonly string[]): readonly string[] =>
  [...new Set(all)].sort((a, b) => Number(a.includes(':')) - Number(b.includes(':'))).slice(0, MAX_ADDRESSES);

/** The host's ends of the links to all phones, under one certificate. */
export async function createHostLinks(listenerOf: (link: number, seat: Seat) => LinkListener): Promise<HostLinks> {
  const certificate = await createCertificate();
  const places = new Map<number, Place>();
  let nextNumber = 0;

  const createPlace = async (seat: Seat): Promise<readonly [number, Place] | undefined> => {
    const number = nextNumber % MAX_PLACES;
    nextNumber += 1;
    places.get(number)?.link.close();
    const connection = createConnection(certificate);
    const listener = listenerOf(number, seat);
    const onClose = (): void => {
      places.delete(number);
      listener.onClose();
    };
    // The guest looks for the host, which only answers.
    const link = createLink(connection, { ...listener, onClose }, () => undefined);
    await connection.setLocalDescription(await connection.createOffer());
    const transport = await gatherTransport(connection);
    if (transport === undefined) {
      link.close();
      return undefined;
    }
    const place: Place = { connection, transport, link, seat, isAnswered: false };
    places.set(number, place);
    return [number, place];
  };

  return {
    async createCode(game, seats) {
      const free = [...places].filter(([, { isAnswered }]) => !isAnswered);
      const missing = seats.filter(({ id }) => !free.some(([, { seat }]) => seat.id === id));
      const created = await Promise.all(missing.map(createPlace));
      const offered = [
        ...free.filter(([, { seat }]) => seats.some(({ id }) => id === seat.id)),
        ...created.filter((place) => place !== undefined),
      ];
      const addresses = chooseAddresses(offered.flatMap(([, { transport }]) => transport.candidates.map(({ address }) => address)));
      const slots = offered.map(
        ([
          number,
          {
            seat,
            transport: { ufrag, password, candidates },
          },
        ]): Slot => {
          const ports = candidates.map(({ address, port }) => ({ address: addresses.indexOf(address), port }));
          return {
            number,
            seat: seat.id === undefined ? undefined : seat.name,
            ufrag,
            password,
            ports: ports.filter(({ address }) => address >= 0),
          };
        },
      );
      const fingerprint = offered[0]?.[1].transport.fingerprint ?? new Uint8Array(32);
      return formatHostCode({ game, fingerprint, addresses, slots });
    },
    async answer(code) {
      const guest = parseGuestCode(code);
      if (typeof guest === 'string') return guest;
      const place = places.get(guest.slot);
      if (place === undefined) return 'outdated';
      if (place.isAnswered) return 'used';
      place.isAnswered = true;
      await place.connection.setRemoteDescription({ type: 'answer', sdp: formatDescription(guest, 'answer') });
      return { link: guest.slot };
    },
    send: (link, text) => places.get(link)?.link.send(text),
    close: (link) => places.get(link)?.link.close(),
    end() {
      for (const { link } of [...places.values()]) link.close();
    },
  };
}
