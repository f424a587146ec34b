import type { PlayerId, PositionBase } from '#law/common/game';
import type { GameId } from '#session/registry';
import type { Table } from '#session/table';
import type { Counts } from '../facts';
import { kingdom } from './kingdom';
import { kingdomBuilder } from './kingdom-builder';
import { kingsGate } from './kings-gate';
import { kingsTricktakers } from './kings-tricktakers';

type Counted = Readonly<Record<PlayerId, Counts>>;

const COUNTS: Readonly<Record<GameId, (position: PositionBase, table: Table) => Counted>> = {
  'kings-gate': kingsGate,
  'kingdom-builder': kingdomBuilder,
  'kings-tricktakers': kingsTricktakers,
  kingdom,
};

/** What is counted of each player in a game that has ended. */
export const figuresOf = (id: GameId, position: PositionBase, table: Table): Counted => COUNTS[id](position, table);
