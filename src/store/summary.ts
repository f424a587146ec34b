import { pointsOf, winnersOf } from '#law/score';
import { turnOf } from '#session/rule';
import { isSecret, standOf, type Table } from '#session/table';
import { RULES_VERSION } from '#session/version';
import type { StoredGame, Summary } from './model';

function statusOf(table: Table): Summary['status'] {
  if (table.effective.abandoned) return table.effective.stopped ? 'finished' : 'abandoned';
  return standOf(table).finished && table.conflict === undefined ? 'finished' : 'open';
}

export function summaryOf(table: Table): Summary {
  const { game, setup, header } = table;
  const stand = standOf(table);
  const status = statusOf(table);
  const { players } = table.effective.header;
  return {
    headline: game.law.headline(stand.position, stand.phase),
    turn: status === 'open' ? turnOf(game, stand) : undefined,
    points: status === 'open' && isSecret(table) ? {} : pointsOf(setup.players, game.law.lines(stand.position)),
    status,
    winners: status === 'finished' ? winnersOf(game.law.standings(stand.position)) : [],
    ...(players === header.players ? {} : { players }),
  };
}

/** How a finished game ended, with the rules that said so. */
export function resultOf(table: Table): StoredGame['result'] {
  if (statusOf(table) !== 'finished') return undefined;
  return { standings: table.game.law.standings(standOf(table).position), rules: RULES_VERSION };
}
