import { type Choices, type Desk, waits } from '#desk/desk';
import { game, type KingsGate } from '#games/kings-gate/game';
import { begin } from './begin';
import type { KingsGateCase } from './cases';
import { findEnd } from './end';
import { examples } from './examples';
import { from } from './from';
import { findLocate, findTile, findTurn } from './moves';
import type { KingsGateFinding, KingsGateResult } from './results';
import { findLocation, findTie } from './score';

function find(asked: KingsGateCase, agreements: Choices): KingsGateFinding | undefined {
  if (waits(asked)) return undefined;
  switch (asked.question) {
    case 'tie':
      return findTie(asked, agreements);
    case 'tile':
      return findTile(asked, agreements);
    case 'location':
      return findLocation(asked, agreements);
    case 'turn':
      return findTurn(asked, agreements);
    case 'locate':
      return findLocate(asked, agreements);
    case 'end':
      return findEnd(asked, agreements);
  }
}

export const desk = {
  game,
  questions: ['tie', 'tile', 'location', 'turn', 'locate', 'end'],
  begin,
  find,
  from,
  examples,
} satisfies Desk<KingsGate, KingsGateCase, KingsGateResult>;
