import { createId } from '#session/id';

/** An id that transcripts can carry: the name without its accents, and something that makes it this person's. */
export function createPlayerId(name: string): string {
  const plain = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 20);
  return `${plain === '' ? 'player' : plain}-${createId().slice(0, 6)}`;
}
