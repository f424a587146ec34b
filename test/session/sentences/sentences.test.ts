import { describe, expect, test } from 'vitest';
import { inputError } from '#session/formats/input-error';
import { refusalSentence } from '#session/sentences/error-sentences';
import { headlineSentence, lineSentence, namesOf, reasonSentence } from '#session/sentences/reason-sentences';
import { gameOf, people } from '../../transcripts';

const players = [
  { id: 'ana', name: 'Ana' },
  { id: 'ben', name: 'Benoît' },
];
const speaker = { game: gameOf('kingdom'), players };
const reason = (rule: string, params = {}) => ({ rule, params, places: [] });

test('people go by their names, and who is not there by the id', () => {
  expect(['ana', 'ben', 'zoe'].map(namesOf(players).player)).toEqual(['Ana', 'Benoît', 'zoe']);
});

describe('sentences', () => {
  test('of a phase tell what is to be done now; an unknown one tells nothing more', () => {
    expect(reasonSentence(speaker, reason('phase', { phase: 'moving' }), 'en')).toBe('Not now: it’s time to move a piece.');
    expect(reasonSentence(speaker, reason('phase', { phase: 'odd' }), 'en')).toBe('Not now: .');
  });

  test('of the table serve every game, and a rule that nobody has a sentence for is told by its id', () => {
    expect(reasonSentence(speaker, reason('log.gone'), 'en')).toBe('This move is no longer in the game.');
    expect(reasonSentence(speaker, reason('odd'), 'en')).toBe('odd');
  });

  test('of a line and of a headline name the people', () => {
    expect(lineSentence(speaker, reason('kd.capture.monarch', { winner: 'ben' }), 'en')).toBe('Benoît took the enemy Monarch.');
    expect(lineSentence(speaker, reason('adjust', { points: 2, reason: 'tea' }), 'en')).toBe('The table agreed on 2 points: tea.');
    expect(headlineSentence(speaker, { key: 'moving', params: { player: 'ana' } }, 'en')).toBe('Ana to move');
  });

  test('of a why are those of a rule or of a trouble', () => {
    expect(refusalSentence(speaker, reason('log.gone'), 'en')).toBe('This move is no longer in the game.');
    expect(refusalSentence(speaker, inputError(['by'], 'unknown-player', { id: 'zoe' }), 'en')).toContain('zoe');
    expect(refusalSentence({ ...speaker, players: people('ana', 'ben') }, inputError([], 'not-json', {}), 'fr')).not.toBe('not-json');
  });
});
