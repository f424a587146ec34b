import type { GameId } from '#registry';
import type { Header } from '#session/log';
import { games, people } from './kit';
import type { Chance } from './random';

const NAMES = ['ana', 'ben', 'cat', 'dan', 'eva'];

/** A random set-up of a game for so many players, every part of it at random. */
export function randomHeader(id: GameId, seats: number, from: Chance): Header {
  const players = people(...from.shuffle(NAMES).slice(0, seats));
  const ids = players.map((player) => player.id);
  return { players, setup: { ...SETUPS[id](ids, from), agreements: randomAgreements(id, from) } };
}

function randomAgreements(id: GameId, from: Chance): Record<string, string> {
  const decided = Object.entries(games[id].law.agreements).filter(() => from.happens(0.6));
  return Object.fromEntries(decided.map(([agreement, choices]) => [agreement, from.pick(choices)]));
}

const SETUPS: Readonly<Record<GameId, (ids: readonly string[], from: Chance) => Record<string, unknown>>> = {
  kingdom: (ids, from) => ({ white: from.pick(ids) }),
  'kings-gate': kingsGate,
  'kingdom-builder': kingdomBuilder,
  'kings-tricktakers': kingsTricktakers,
};

function kingsGate(ids: readonly string[], from: Chance): Record<string, unknown> {
  const pairs = from.shuffle([from.shuffle(['yellow', 'green']), from.shuffle(['red', 'blue'])]);
  const single = from.shuffle(['yellow', 'green', 'red', 'blue']).map((colour) => [colour]);
  const colours = Object.fromEntries(ids.map((id, seat) => [id, (ids.length === 2 ? pairs : single)[seat]]));
  const copy = {
    locations: Object.fromEntries(
      from
        .shuffle(['1', '2', '3', '6', '7', '9', '10'])
        .slice(0, 3)
        .map((n) => [n, { ground: from.pick(['safe', 'dangerous']), prizes: [from.below(7) + 2, from.below(3), from.below(2)] }]),
    ),
    ...(from.happens(0.5) ? { tiles: { '1': from.below(5) + 1, '4': from.below(4), dragon: from.below(3) } } : {}),
  };
  const record = from.happens(0.75) ? 'table' : 'pad';
  return { record, first: from.pick(ids), colours, ...(from.happens(0.5) ? { copy } : {}) };
}

const SECTIONS = ['oracle', 'farm', 'oasis', 'tavern', 'tower', 'barn', 'paddock', 'harbor'];
const CARDS = ['fishermen', 'merchants', 'discoverers', 'hermits', 'citizens', 'miners', 'workers', 'knights', 'lords', 'farmers'];

function kingdomBuilder(ids: readonly string[], from: Chance): Record<string, unknown> {
  const sections = from
    .shuffle(SECTIONS)
    .slice(0, 4)
    .map((name) => ({ name, turned: from.happens(0.5) }));
  const island = { rows: ['.GCD.', 'FFBWM', 'GLCDB', '.CFGD', 'DDBFC'], action: from.pick(['rope-bridge', 'tree-house']) };
  return {
    record: from.happens(0.8) ? 'table' : 'final',
    first: from.pick(ids),
    sections,
    cards: from.shuffle(CARDS).slice(0, 3),
    ...(from.happens(0.3) ? { island } : {}),
  };
}

const SETS = ['white', 'yellow', 'blue', 'green', 'black'];
const ASKED = ['hermit', 'rebel', 'berserker', 'oppressor', 'healer', 'collector'];

function kingsTricktakers(ids: readonly string[], from: Chance): Record<string, unknown> {
  const record = from.happens(0.8) ? 'table' : 'pad';
  const selection = from.pick(['declared', 'draft', 'initiation']);
  const ranks = Object.fromEntries(SETS.map((set, index) => [set, [index + 1, index + 6]]));
  const bets = Object.fromEntries(
    ASKED.filter(() => from.happens(0.7)).map((character) => [character, { [from.below(4)]: from.below(6) + 2 }]),
  );
  const jacks = Object.fromEntries(SETS.filter(() => from.happens(0.7)).map((set) => [set, { [from.below(4)]: from.below(3) + 1 }]));
  const copy = { ...(from.happens(0.7) ? { ranks } : {}), ...(from.happens(0.7) ? { queens: { yellow: 2, white: 3 } } : {}), bets, jacks };
  return {
    record,
    selection,
    ...(selection === 'draft' ? { starter: from.pick(ids) } : {}),
    ...(from.happens(0.8) ? { copy } : {}),
  };
}
