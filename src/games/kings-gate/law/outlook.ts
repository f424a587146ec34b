import type { PlayerId } from '#law/game';
import { countFreeSpaces, currentPlacement, groundAt, hasCharacterAt, type Placement, type Totals, totalsAt } from './board';
import { GARRISON, GRAVEYARD, type Ground, TOURNEY } from './box';
import { currentLocationLabel } from './judge-turn';
import { currentScoring } from './play';
import { locationOf, type Position } from './position';
import { type ColourRank, clockwiseAfter } from './score';
import type { LocationLabel } from './score-sheet';

/** What holds at the current location, and what scoring it now would give. */
export interface Outlook {
  readonly place: LocationLabel;
  readonly ground: Ground;
  /** Whether a King has turned the printed ground. */
  readonly turned: boolean;
  /** Whether a Bishop makes every tile count 1. */
  readonly levelled: boolean;
  readonly limit: 'graveyard' | 'garrison' | 'tourney' | undefined;
  readonly filled: number;
  readonly ranked: readonly ColourRank[];
  /** kg.score.tie: in a tie the first of these wins if the tile that comes next is the last one; its player is the last of them. */
  readonly ties: readonly PlayerId[];
}

const LIMITS: Readonly<Record<number, Outlook['limit']>> = { [GRAVEYARD]: 'graveyard', [GARRISON]: 'garrison', [TOURNEY]: 'tourney' };

export function outlook(position: Position): Outlook {
  const { board, n, onMove, players } = position;
  const lying = currentPlacement(board);
  const printed = locationOf(position, n).ground;
  const ground = groundAt(board, lying, printed);
  return {
    place: currentLocationLabel(position),
    ground,
    turned: ground !== printed,
    levelled: hasCharacterAt(board, lying, 'bishop'),
    limit: LIMITS[n],
    filled: 10 - countFreeSpaces(board),
    ranked: currentScoring(position, onMove).ranked,
    ties: clockwiseAfter(players, onMove),
  };
}

/** What a location laid there would already be worth to each colour. */
export const totalsForPlacement = ({ board }: Position, lying: Placement): Totals => totalsAt(board, lying);
