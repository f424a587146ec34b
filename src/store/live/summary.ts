import { isExact, pointsOf } from '#law/score';
import { tableCertainty } from '#session/log/points';
import { turnOf } from '#session/log/rule-on';
import { isSecret, stateOf, type Table } from '#session/log/table';
import { RULES_VERSION } from '#session/rules-version';
import { type StoredGame, SUMMARY_VERSION, type Summary } from '../records/record-types';

function statusOf(table: Table): Summary['status'] {
  if (table.effective.isAbandoned) return table.effective.isStopped ? 'finished' : 'abandoned';
  return stateOf(table).isFinished && table.conflict === undefined ? 'finished' : 'open';
}

export function summaryOf(table: Table): Summary {
  const { game, setup, header } = table;
  const state = stateOf(table);
  const status = statusOf(table);
  const { players } = table.effective.header;
  const { points, leaders: first, unplaced } = tableCertainty(table);
  const openRanges = Object.entries(points)
    .filter(([, range]) => !isExact(range))
    .map(([player, { least, most }]) => [player, Number.isFinite(most) ? { least, most } : { least }] as const);
  return {
    headline: game.law.headline(state.position, state.phase),
    turn: status === 'open' ? turnOf(game, state) : undefined,
    points: status === 'open' && isSecret(table) ? {} : pointsOf(setup.players, game.law.lines(state.position)),
    ...(openRanges.length === 0 ? {} : { open: Object.fromEntries(openRanges) }),
    ...(unplaced.length === 0 ? {} : { unplaced }),
    status,
    winners: status === 'finished' ? first : [],
    ...(players === header.players ? {} : { players }),
    version: SUMMARY_VERSION,
  };
}

/** How a finished game ended, with the rules that said so; nothing while a figure that nobody knows could change who won. */
export function resultOf(table: Table): StoredGame['result'] {
  if (statusOf(table) !== 'finished' || tableCertainty(table).leaders.length === 0) return undefined;
  return { standings: table.game.law.standings(stateOf(table).position), rules: RULES_VERSION };
}
