import * as v from 'valibot';
import { assign } from 'xstate';
import type { AdjustEvent, EventBase, PlayerId, PositionBase, SetupBase } from '#law/game';
import { createReasonMaker, createRulingMaker } from '#law/ruling';
import { pointsOf, rankBy } from '#law/score';
import { createFlow } from '#machines/flow';
import { forEvent, setupGame } from '#machines/game-setup';
import { inputError } from '#session/formats/input-error';
import { adjustSchema, agreementsSchema, createEventSchema, playerId, resolveAgreements, wholeNumber } from '#session/formats/schema';
import type { Game, GameTypes } from '#session/game';

/** Nim: one heap of stones, one to three are taken in turn; who takes the last one wins. A game of our own making. */
const agreements = { misere: ['no', 'yes'] } as const;

interface Position extends PositionBase {
  readonly stones: number;
  readonly onMove: PlayerId;
  readonly misere: boolean;
  readonly winner: PlayerId | undefined;
}
interface Setup extends SetupBase {
  readonly first: PlayerId;
  readonly stones: number;
}
interface Take extends EventBase {
  readonly type: 'take';
  readonly stones: number;
}
type Event = Take | AdjustEvent;
type Phase = 'taking' | 'finished';

const why = createReasonMaker<{
  'nm.turn.order': { readonly player: PlayerId };
  'nm.take.three': { readonly stones: number };
  'nm.end.last': { readonly player: PlayerId };
}>();

const waivable: ReadonlySet<string> = new Set(['nm.take.three']);
const ruling = createRulingMaker(waivable);

const judge = ({ onMove, stones }: Position, happened: Event) =>
  happened.type === 'adjust'
    ? ruling([])
    : ruling(
        [
          ...(happened.by === onMove ? [] : [why('nm.turn.order', { player: onMove })]),
          ...(happened.stones <= Math.min(3, stones) ? [] : [why('nm.take.three', { stones: Math.min(3, stones) })]),
        ],
        () => [why('nm.take.three', { stones: Math.min(3, stones) })],
      );

function take({ players, onMove, stones, ...rest }: Position, { stones: taken }: Take): Position {
  const next = players[(players.indexOf(onMove) + 1) % players.length] ?? onMove;
  const left = Math.max(0, stones - taken);
  const winner = left > 0 ? undefined : rest.misere ? next : onMove;
  return { ...rest, players, stones: left, onMove: next, winner };
}

const lines = ({ winner, players }: Position) =>
  winner === undefined
    ? []
    : players.map((player) => ({
        player,
        points: player === winner ? 1 : 0,
        paid: player === winner,
        reason: why('nm.end.last', { player: winner }),
      }));

const nim = setupGame<Position, Event, Phase>({ judge, adjust: (position) => position })
  .extend({
    guards: { isEmpty: ({ context }) => context.stones === 0 },
    actions: { take: assign(forEvent<Position, Event>()('take', take)) },
  })
  .createMachine({
    id: 'nim',
    context: ({ input }) => input,
    initial: 'taking',
    on: { adjust: {} },
    states: {
      taking: { meta: { phase: 'taking' }, on: { take: { guard: 'isLegal', actions: 'take', target: 'taken' } } },
      taken: { always: [{ guard: 'isEmpty', target: 'finished' }, { target: 'taking' }] },
      finished: { type: 'final', meta: { phase: 'finished' } },
    },
  });

const written = v.strictObject({ first: playerId, stones: v.pipe(wholeNumber, v.minValue(1)), agreements: agreementsSchema(agreements) });

export interface Nim extends GameTypes {
  readonly rawSetup: v.InferOutput<typeof written>;
  readonly setup: Setup;
  readonly event: Event;
  readonly position: Position;
  readonly phase: Phase;
}

const sentences = {
  'nm.turn.order': ({ player }: { player: string }, names: { player(id: string): string }) => `It is ${names.player(player)}’s turn.`,
  'nm.take.three': ({ stones }: { stones: number }) => `At most ${stones} stones are taken.`,
};
const paid = { 'nm.end.last': ({ player }: { player: string }, names: { player(id: string): string }) => `${names.player(player)} won.` };
const headline = { taking: ({ stones }: { stones: number }) => `${stones} stones lie there.`, finished: () => 'No stone is left.' };
const text = { broken: sentences, paid, headline, phases: { taking: 'stones are to be taken', finished: 'the heap is empty' } };

export const game: Game<Nim> = {
  law: {
    seats: { least: 2, most: 2 },
    agreements,
    rules: ['nm.turn.order', 'nm.take.three', 'nm.end.last'],
    playerlessTypes: new Set(),
    waivableRules: waivable,
    begin: ({ players, first, stones, agreements: { misere } }) => ({
      players,
      stones,
      onMove: first,
      misere: misere === 'yes',
      winner: undefined,
    }),
    turn: ({ onMove }, phase) => (phase === 'taking' ? onMove : undefined),
    judge,
    candidates: (_, type) => (type === 'take' ? [1, 2, 3].map((stones) => ({ type, stones })) : []),
    remarks: () => [],
    lines,
    standings: (position) => {
      const points = pointsOf(position.players, lines(position));
      return rankBy(position.players, points, [(player) => points[player] ?? 0]);
    },
    details: ({ stones }) => ({ stones }),
    headline: ({ stones }, phase) => ({ key: phase, params: { stones } }),
  },
  flow: createFlow(nim),
  schemas: {
    setup: written,
    draft: v.partial(written),
    event: v.variant('type', [createEventSchema('take', { stones: v.pipe(wholeNumber, v.minValue(1)) }), adjustSchema]),
  },
  prepareSetup: (raw, players) =>
    players.includes(raw.first)
      ? { ...raw, players, agreements: resolveAgreements(agreements, raw.agreements) }
      : inputError(['first'], 'unknown-player', { id: raw.first }),
  eventError: () => undefined,
  text: { en: text, fr: text },
};
