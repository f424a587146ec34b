import { type Desk, waits } from '#desk/desk';
import { game, type KingdomBuilder } from '#games/kingdom-builder/game';
import { begin, type KingdomBuilderCase, type KingdomBuilderResult } from './cases';
import { examples } from './examples';
import { findAdjacent, findCard, findCount, findLords, findSite, findTile, findUse } from './find';
import { findEnd, findFull, findLog } from './find-turn';
import { from } from './from';

export const desk: Desk<KingdomBuilder, KingdomBuilderCase, KingdomBuilderResult> = {
  game,
  questions: ['card', 'lords', 'adjacent', 'tile', 'use', 'full', 'end', 'count', 'site'],
  begin,
  find(asked, choices) {
    if (waits(asked)) return undefined;
    switch (asked.question) {
      case 'card':
        return findCard(asked, choices);
      case 'count':
        return findCount(asked, choices);
      case 'lords':
        return findLords(asked, choices);
      case 'adjacent':
        return findAdjacent(asked, choices);
      case 'tile':
        return findTile(asked, choices);
      case 'use':
        return findUse(asked);
      case 'full':
        return findFull(asked, choices);
      case 'end':
        return findEnd(asked);
      case 'site':
        return findSite(asked);
      case 'log':
        return findLog(asked, choices);
    }
  },
  from,
  examples,
};
