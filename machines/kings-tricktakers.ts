import { assign } from 'xstate';
import { adjust } from '#games/kings-tricktakers/law/index';
import { judge } from '#games/kings-tricktakers/law/judge';
import type { Event, Phase, Position } from '#games/kings-tricktakers/law/position';
import { bet, copyBet, hasAllBets, isDiplomatAsked, nameAlly } from '#games/kings-tricktakers/law/round/bets';
import { declare, hasAllCompanies, pick } from '#games/kings-tricktakers/law/round/company';
import { revive } from '#games/kings-tricktakers/law/round/queens';
import { isLastRound, nextRound, noteRound, scorePlayedRound } from '#games/kings-tricktakers/law/round/rounds';
import {
  beginTricks,
  gatherTrick,
  isOpenerAsked,
  isRoundComplete,
  isTrickComplete,
  nameOpener,
  play,
  useAbility,
} from '#games/kings-tricktakers/law/trick/play';
import { forEvent, openByRecord, setupGame } from './game-setup';

const on = forEvent<Position, Event>();

/** Three rounds, each of companies, bets, alliance, preparation, five tricks and the count; in a pad each is noted at once. */
export const kingsTricktakers = setupGame<Position, Event, Phase>({ judge, adjust })
  .extend({
    guards: {
      isDraft: ({ context }) => context.selection === 'draft',
      hasAllCompanies: ({ context }) => hasAllCompanies(context),
      hasBetsMissing: ({ context }) => !hasAllBets(context),
      isDiplomatAsked: ({ context }) => isDiplomatAsked(context),
      needsOpener: ({ context }) => isOpenerAsked(context),
      isTrickComplete: ({ context }) => isTrickComplete(context),
      isRoundComplete: ({ context }) => isRoundComplete(context),
      isLastRound: ({ context }) => isLastRound(context),
    },
    actions: {
      declare: assign(on('company', declare)),
      pick: assign(on('pick', pick)),
      bet: assign(on('bet', bet)),
      ally: assign(on('ally', nameAlly)),
      copyBet: assign(on('copy', copyBet)),
      revive: assign(on('revive', revive)),
      beginTricks: assign(({ context }) => beginTricks(context)),
      nameOpener: assign(on('opener', nameOpener)),
      play: assign(on('play', play)),
      useAbility: assign(on('ability', useAbility)),
      gather: assign(({ context }) => gatherTrick(context)),
      scoreTable: assign(({ context }) => scorePlayedRound(context)),
      noteRound: assign(on('round', noteRound)),
      nextRound: assign(({ context }) => nextRound(context)),
    },
  })
  .createMachine({
    id: 'kings-tricktakers',
    context: ({ input }) => input,
    initial: 'beginning',
    on: { adjust: { actions: 'adjust' } },
    states: {
      beginning: openByRecord({ table: 'round', noted: 'pad' }),
      round: {
        initial: 'companies',
        states: {
          companies: {
            meta: { phase: 'company' },
            initial: 'gathering',
            states: {
              gathering: {
                always: [
                  { guard: 'hasAllCompanies', target: 'gathered' },
                  { guard: 'isDraft', target: 'draft' },
                  { target: 'declaration' },
                ],
              },
              declaration: {
                on: { company: { guard: 'isLegal', actions: 'declare', target: 'gathering' } },
              },
              draft: {
                on: { pick: { guard: 'isLegal', actions: 'pick', target: 'gathering' } },
              },
              gathered: { type: 'final' },
            },
            onDone: 'bets',
          },
          bets: {
            meta: { phase: 'bets' },
            on: { bet: { guard: 'isLegal', actions: 'bet', target: 'betting' } },
          },
          betting: {
            always: [
              { guard: 'hasBetsMissing', target: 'bets' },
              { guard: 'isDiplomatAsked', target: 'alliance' },
              { target: 'preparation' },
            ],
          },
          alliance: {
            meta: { phase: 'alliance' },
            on: {
              ally: { guard: 'isLegal', actions: 'ally', target: 'betting' },
              copy: { guard: 'isLegal', actions: 'copyBet', target: 'betting' },
            },
          },
          preparation: {
            meta: { phase: 'preparation' },
            on: {
              revive: { guard: 'isLegal', actions: 'revive' },
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
                  opener: { guard: 'isLegal', actions: 'nameOpener', target: 'openingTrick' },
                  open: { guard: 'isLegal', target: 'trick' },
                },
              },
              trick: {
                meta: { phase: 'trick' },
                on: {
                  play: { guard: 'isLegal', actions: 'play', target: 'playing' },
                  ability: { guard: 'isLegal', actions: 'useAbility' },
                },
              },
              playing: {
                always: [{ guard: 'isTrickComplete', actions: 'gather', target: 'gathered' }, { target: 'trick' }],
              },
              gathered: {
                always: [{ guard: 'isRoundComplete', target: 'played' }, { target: 'openingTrick' }],
              },
              played: { type: 'final' },
            },
            onDone: 'count',
          },
          count: { type: 'final', entry: 'scoreTable' },
        },
        onDone: [
          { guard: 'isLastRound', target: 'finished' },
          { actions: 'nextRound', target: 'beginning' },
        ],
      },
      pad: {
        meta: { phase: 'round' },
        on: { round: { guard: 'isLegal', actions: 'noteRound', target: 'noted' } },
      },
      noted: {
        always: [
          { guard: 'isLastRound', target: 'finished' },
          { actions: 'nextRound', target: 'pad' },
        ],
      },
      finished: { type: 'final', meta: { phase: 'finished' } },
    },
  });
