import { assign, setup } from 'xstate';
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
import type { Event, Phase, Position } from '#games/kings-tricktakers/law/position';
import { revive } from '#games/kings-tricktakers/law/queens';
import { lastRound, nextRound, noteRound, scoreTable } from '#games/kings-tricktakers/law/rounds';
import type { PhaseMeta } from './flow';
import { taking } from './taking';

const on = taking<Position, Event>();

/** Three rounds, each of companies, bets, alliance, preparation, five tricks and the count; in a pad each is noted at once. */
export const kingsTricktakers = setup({
  types: {
    context: {} as Position,
    events: {} as Event,
    input: {} as Position,
    meta: {} as PhaseMeta<Phase>,
  },
  guards: {
    legal: ({ context, event }) => legal(context, event),
    drafting: ({ context }) => context.selection === 'draft',
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
      always: [{ guard: 'inPad', target: 'pad' }, { target: 'round' }],
    },
    round: {
      initial: 'companies',
      states: {
        companies: {
          meta: { phase: 'company' },
          initial: 'gathering',
          states: {
            gathering: {
              always: [{ guard: 'allGathered', target: 'gathered' }, { guard: 'drafting', target: 'draft' }, { target: 'declaration' }],
            },
            declaration: {
              on: { company: { guard: 'legal', actions: 'declare', target: 'gathering' } },
            },
            draft: {
              on: { pick: { guard: 'legal', actions: 'pick', target: 'gathering' } },
            },
            gathered: { type: 'final' },
          },
          onDone: 'bets',
        },
        bets: {
          meta: { phase: 'bets' },
          on: { bet: { guard: 'legal', actions: 'bet', target: 'betting' } },
        },
        betting: {
          always: [{ guard: 'betsMissing', target: 'bets' }, { guard: 'diplomatAsked', target: 'alliance' }, { target: 'preparation' }],
        },
        alliance: {
          meta: { phase: 'alliance' },
          on: {
            ally: { guard: 'legal', actions: 'ally', target: 'betting' },
            copy: { guard: 'legal', actions: 'copyBet', target: 'betting' },
          },
        },
        preparation: {
          meta: { phase: 'preparation' },
          on: {
            revive: { guard: 'legal', actions: 'revive' },
            begin: { actions: 'beginTricks', target: 'tricks' },
          },
        },
        tricks: {
          initial: 'openingTrick',
          states: {
            openingTrick: {
              always: [{ guard: 'needsOpener', target: 'opening' }, { target: 'trick' }],
            },
            opening: {
              meta: { phase: 'opening' },
              on: {
                opener: { guard: 'legal', actions: 'nameOpener', target: 'openingTrick' },
                open: { guard: 'legal', target: 'trick' },
              },
            },
            trick: {
              meta: { phase: 'trick' },
              on: {
                play: { guard: 'legal', actions: 'play', target: 'playing' },
                ability: { guard: 'legal', actions: 'useAbility' },
              },
            },
            playing: {
              always: [{ guard: 'trickComplete', actions: 'gather', target: 'gathered' }, { target: 'trick' }],
            },
            gathered: {
              always: [{ guard: 'roundComplete', target: 'played' }, { target: 'openingTrick' }],
            },
            played: { type: 'final' },
          },
          onDone: 'count',
        },
        count: { type: 'final', entry: 'scoreTable' },
      },
      onDone: [
        { guard: 'lastRound', target: 'finished' },
        { actions: 'nextRound', target: 'beginning' },
      ],
    },
    pad: {
      meta: { phase: 'round' },
      on: { round: { guard: 'legal', actions: 'noteRound', target: 'noted' } },
    },
    noted: {
      always: [
        { guard: 'lastRound', target: 'finished' },
        { actions: 'nextRound', target: 'pad' },
      ],
    },
    finished: { type: 'final', meta: { phase: 'finished' } },
  },
});
