import { type Address, formatHex, packAddress, parseHex } from './addresses';
import type { Credentials } from './codes';

/** What differs between the session descriptions of two phones. */
export interface Transport extends Credentials {
  readonly fingerprint: Uint8Array;
  readonly candidates: readonly Candidate[];
}

export interface Candidate {
  readonly address: Address;
  readonly port: number;
}

const lineValue = (sdp: string, name: string): string | undefined => new RegExp(`^a=${name}:(.*?)\\r?$`, 'm').exec(sdp)?.[1];

const CANDIDATE = /^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ host/gim;

/** What a browser says of its own end; nothing where it says too little. */
export function parseDescription(sdp: string): Transport | undefined {
  const [ufrag, password] = [lineValue(sdp, 'ice-ufrag'), lineValue(sdp, 'ice-pwd')];
  const fingerprint = /^sha-256 ((?:[0-9a-f]{2}:){31}[0-9a-f]{2})$/i.exec(lineValue(sdp, 'fingerprint') ?? '')?.[1];
  if (ufrag === undefined || password === undefined || fingerprint === undefined) return undefined;
  const candidates = [...sdp.matchAll(CANDIDATE)].map(([, address = '', port]) => ({ address: address.toLowerCase(), port: Number(port) }));
  return {
    ufrag,
    password,
    fingerprint: parseHex(fingerprint.replaceAll(':', '')),
    candidates: candidates.filter(({ address }) => packAddress(address) !== undefined),
  };
}

/** A description for one connection of data channels, which the other end would have sent whole. */
export function formatDescription({ ufrag, password, fingerprint }: Omit<Transport, 'candidates'>, role: 'offer' | 'answer'): string {
  return [
    'v=0',
    'o=- 1 1 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'c=IN IP4 0.0.0.0',
    `a=ice-ufrag:${ufrag}`,
    `a=ice-pwd:${password}`,
    `a=fingerprint:sha-256 ${formatHex(fingerprint)
      .replace(/../g, (pair) => `:${pair.toUpperCase()}`)
      .slice(1)}`,
    `a=setup:${role === 'offer' ? 'actpass' : 'active'}`,
    'a=mid:0',
    'a=sctp-port:5000',
    '',
  ].join('\r\n');
}

const BASE_PRIORITY = 2_122_260_223;

/** A candidate as `addIceCandidate` takes it. Each try has a foundation and priority of its own: a browser ignores one that it has seen. */
export const formatCandidate = ({ address, port }: Candidate, index: number, attempt: number): string =>
  `candidate:${attempt * 100 + index + 1} 1 udp ${BASE_PRIORITY - attempt * 100 - index} ${address} ${port} typ host`;
