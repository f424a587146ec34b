import { and, assign, setup } from 'xstate';
import { allBet, ally, anyAsked, bet, copyBet } from '#games/kings-tricktakers/law/bets';
import { allGathered, declare, pick } from '#games/kings-tricktakers/law/company';
import { adjust } from '#games/kings-tricktakers/law/index';
import { legal } from '#games/kings-tricktakers/law/judge';
import {
  beginTricks,
  gather,
  nameOpener,
  needsOpener,
  play,
  roundComplete,
  trickComplete,
  useAbility,
} from '#games/kings-tricktakers/law/play';
import type { Event, Position } from '#games/kings-tricktakers/law/position';
import { revive } from '#games/kings-tricktakers/law/queens';
import { lastRound, nextRound, noteRound, scoreTable } from '#games/kings-tricktakers/law/rounds';
import { taking } from './taking';

const on = taking<Position, Event>();

/** Three rounds: companies, bets, preparation, five tricks, the count; or each round at once in the pad. */
export const kingsTricktakers = setup({
  types: {
    context: {} as Position,
    events: {} as Event,
    input: {} as Position,
  },
  guards: {
    legal: ({ context, event }) => legal(context, event),
    drafting: ({ context }) => context.selection === 'draft',
    toldWhole: ({ context }) => context.selection !== 'draft',
    inPad: ({ context }) => context.record === 'pad',
    allGathered: ({ context }) => allGathered(context),
    betsMissing: ({ context }) => !allBet(context),
    diplomatAsked: ({ context }) => anyAsked(context),
    needsOpener: ({ context }) => needsOpener(context),
    trickComplete: ({ context }) => trickComplete(context),
    roundComplete: ({ context }) => roundComplete(context),
    lastRound: ({ context }) => lastRound(context),
  },
  actions: {
    declare: assign(on('company', declare)),
    pick: assign(on('pick', pick)),
    bet: assign(on('bet', bet)),
    ally: assign(on('ally', ally)),
    copyBet: assign(on('copy', copyBet)),
    revive: assign(on('revive', revive)),
    beginTricks: assign(({ context }) => beginTricks(context)),
    nameOpener: assign(on('opener', nameOpener)),
    play: assign(on('play', play)),
    useAbility: assign(on('ability', useAbility)),
    gather: assign(({ context }) => gather(context)),
    scoreTable: assign(({ context }) => scoreTable(context)),
    noteRound: assign(on('round', noteRound)),
    nextRound: assign(({ context }) => nextRound(context)),
    adjust: assign(on('adjust', adjust)),
  },
}).createMachine({
  id: 'kings-tricktakers',
  context: ({ input }) => input,
  initial: 'beginning',
  on: { adjust: { actions: 'adjust' } },
  states: {
    beginning: {
      always: [{ guard: 'inPad', target: 'round' }, { target: 'company' }],
    },
    company: {
      on: {
        company: { guard: and(['toldWhole', 'legal']), actions: 'declare', target: 'gathering' },
        pick: { guard: and(['drafting', 'legal']), actions: 'pick', target: 'gathering' },
      },
    },
    gathering: {
      always: [{ guard: 'allGathered', target: 'bets' }, { target: 'company' }],
    },
    bets: {
      on: { bet: { guard: 'legal', actions: 'bet', target: 'betting' } },
    },
    betting: {
      always: [{ guard: 'betsMissing', target: 'bets' }, { guard: 'diplomatAsked', target: 'alliance' }, { target: 'preparation' }],
    },
    alliance: {
      on: {
        ally: { guard: 'legal', actions: 'ally', target: 'betting' },
        copy: { guard: 'legal', actions: 'copyBet', target: 'betting' },
      },
    },
    preparation: {
      on: {
        revive: { guard: 'legal', actions: 'revive' },
        begin: { actions: 'beginTricks', target: 'openingTrick' },
      },
    },
    openingTrick: {
      always: [{ guard: 'needsOpener', target: 'opening' }, { target: 'trick' }],
    },
    opening: {
      on: {
        opener: { guard: 'legal', actions: 'nameOpener', target: 'openingTrick' },
        open: { guard: 'legal', target: 'trick' },
      },
    },
    trick: {
      on: {
        play: { guard: 'legal', actions: 'play', target: 'playing' },
        ability: { guard: 'legal', actions: 'useAbility' },
      },
    },
    playing: {
      always: [{ guard: 'trickComplete', actions: 'gather', target: 'gathered' }, { target: 'trick' }],
    },
    gathered: {
      always: [{ guard: 'roundComplete', actions: 'scoreTable', target: 'scored' }, { target: 'openingTrick' }],
    },
    round: {
      on: { round: { guard: 'legal', actions: 'noteRound', target: 'scored' } },
    },
    scored: {
      always: [
        { guard: 'lastRound', target: 'finished' },
        { actions: 'nextRound', target: 'beginning' },
      ],
    },
    finished: { type: 'final' },
  },
});
