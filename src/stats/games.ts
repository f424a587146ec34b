import { kingdom } from '#games/kingdom/stats';
import { kingdomBuilder } from '#games/kingdom-builder/stats';
import { kingsGate } from '#games/kings-gate/stats';
import { kingsTricktakers } from '#games/kings-tricktakers/stats';
import type { PlayerId, PositionBase } from '#law/game';
import type { GameId } from '#registry';
import type { Table } from '#session/table';
import type { Counts } from './facts';

type Counted = Readonly<Record<PlayerId, Counts>>;

const COUNTS: Readonly<Record<GameId, (position: PositionBase, table: Table) => Counted>> = {
  'kings-gate': kingsGate,
  'kingdom-builder': kingdomBuilder,
  'kings-tricktakers': kingsTricktakers,
  kingdom,
};

/** What is counted of each player in a game that has ended. */
export const figuresOf = (id: GameId, position: PositionBase, table: Table): Counted => COUNTS[id](position, table);
