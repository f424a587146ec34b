import { describe, expectTypeOf, test } from 'vitest';
import type { BoardProps } from '#contract/board';
import type { LayoutProps } from '#contract/desk-screens';
import type { GameScreens } from '#contract/screens';
import type { SetupProps } from '#contract/setup';
import type { KingsGateCase } from '#games/kings-gate/desk/cases';
import type { KingsGate } from '#games/kings-gate/game';
import type { Event, Phase, Position } from '#games/kings-gate/law/position';

type PlayArgument = Parameters<BoardProps<KingsGate>['play']>[0];

describe('what the contract hands to the game is typed', () => {
  test('a board plays the events of the game, and a misspelt field is none of them', () => {
    expectTypeOf<PlayArgument>().toEqualTypeOf<Event>();
    expectTypeOf<{ type: 'place'; value: 4; at: [0, 1]; colour: 'red' }>().toExtend<PlayArgument>();
    expectTypeOf<{ type: 'place'; value: 4; et: [0, 1] }>().not.toExtend<PlayArgument>();
    expectTypeOf<{ type: 'place'; value: 6; at: [0, 1] }>().not.toExtend<PlayArgument>();
    expectTypeOf<{ type: 'tally'; sums: object; last: 'ana' }>().not.toExtend<PlayArgument>();
    expectTypeOf<{ type: 'endturn' }>().not.toExtend<PlayArgument>();
  });

  test('positions, phases, set-ups and cases need no guard', () => {
    expectTypeOf<BoardProps<KingsGate>['state']['position']>().toEqualTypeOf<Position>();
    expectTypeOf<BoardProps<KingsGate>['state']['phase']>().toEqualTypeOf<Phase>();
    expectTypeOf<SetupProps<KingsGate>['setup']['record']>().toEqualTypeOf<'table' | 'pad' | undefined>();
    expectTypeOf<Parameters<GameScreens<KingsGate>['mark']>[0]['setup']['first']>().toEqualTypeOf<string>();
    expectTypeOf<Parameters<LayoutProps<KingsGateCase>['onChange']>[0]>().toEqualTypeOf<KingsGateCase>();
  });
});
