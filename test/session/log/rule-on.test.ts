import { describe, expect, test } from 'vitest';
import type { EventBase } from '#law/game';
import { isInputError } from '#session/formats/input-error';
import { readSetup } from '#session/formats/read-game-data';
import { legalEvents, ruleOn } from '#session/log/rule-on';
import { gameOf, people } from '../../transcripts';

const kingdom = gameOf('kingdom');

function beginGame(setup: object = {}) {
  const ready = readSetup(kingdom, people('ana', 'ben'), { white: 'ana', ...setup });
  if (isInputError(ready)) throw new Error(JSON.stringify(ready));
  return kingdom.flow.start(kingdom.law.begin(ready));
}

const move = (...path: readonly string[]): EventBase & { readonly path: readonly string[] } => ({ type: 'move', path });

describe('an event', () => {
  test('that the phase does not take is refused for good, and the phase is named', () => {
    const replace: EventBase & { readonly at: string } = { type: 'replace', at: 'e5' };
    expect(ruleOn(kingdom, beginGame(), replace)).toEqual({
      outcome: 'refused',
      reason: { rule: 'phase', params: { phase: 'moving' }, places: [] },
      isWaivable: false,
    });
  });

  test('that says by whom it is, is kept as it was told; one that does not is given its player', () => {
    const signedMove = { ...move('e1', 'e2'), by: 'ana' };
    expect(ruleOn(kingdom, beginGame(), signedMove)).toMatchObject({ outcome: 'accepted', event: signedMove });
    const [signedRuling, unsignedRuling] = [ruleOn(kingdom, beginGame(), signedMove), ruleOn(kingdom, beginGame(), move('e1', 'e2'))];
    expect(signedRuling.outcome === 'accepted' && signedRuling.event).toBe(signedMove);
    expect(unsignedRuling.outcome === 'accepted' && unsignedRuling.event).toEqual(signedMove);
  });

  test('that the rules forbid says whether the table may let it stand', () => {
    const near = beginGame({ position: { pieces: { e5: 'wM', e7: 'bM' }, onMove: 'w' } });
    expect(ruleOn(kingdom, near, move('e5', 'e6'))).toMatchObject({
      outcome: 'refused',
      reason: { rule: 'kd.courtesy' },
      isWaivable: true,
    });
    expect(ruleOn(kingdom, near, move('e5', 'e1'))).toMatchObject({
      outcome: 'refused',
      reason: { rule: 'kd.move.shape' },
      isWaivable: false,
    });
  });
});

describe('what is open', () => {
  test('are the candidates of a type that the law allows, and none of a type that the phase does not take', () => {
    const state = beginGame({ position: { pieces: { e5: 'wM', e7: 'bM', a9: 'b4' }, onMove: 'w' } });
    const open = legalEvents(kingdom, state, 'move');
    const legal = kingdom.law.candidates(state.position, 'move').filter((event) => kingdom.law.judge(state.position, event).isLegal);
    expect(open).toEqual(legal);
    expect(open.length).toBeGreaterThan(0);
    expect(open.length).toBeLessThan(kingdom.law.candidates(state.position, 'move').length);
    expect(legalEvents(kingdom, state, 'replace')).toEqual([]);
  });
});
