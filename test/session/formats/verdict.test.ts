import { describe, expect, test } from 'vitest';
import { judgeTranscript } from '#session/formats/verdict';
import { games, people } from '../../transcripts';

const kingdom = (events: readonly object[], more: object = {}) => ({
  format: 'regent-transcript/1',
  game: 'kingdom',
  players: people('ana', 'ben'),
  setup: { white: 'ana' },
  events,
  ...more,
});
const judge = (transcript: unknown) => judgeTranscript(games, transcript, 'en');
const move = (...path: readonly string[]) => ({ type: 'move', path });
const adjust = { type: 'adjust', by: 'ben', points: 2, reason: 'tea' };

describe('an error', () => {
  test('where nobody is on move names the event that leaves out whom it is about', () => {
    const company = { type: 'company', by: 'ana', set: 'blue', characters: ['gambler', 'healer', 'devil'] };
    const { by: _, ...nobody } = company;
    const setup = { record: 'table', selection: 'declared' };
    const transcript = { ...kingdom([company, { ...nobody, set: 'white' }]), game: 'kings-tricktakers', setup };
    expect(judge(transcript)).toEqual({
      format: 'regent-verdict/1',
      error: { path: 'events[1].by', message: 'It is nobody’s turn now, so the player must be named.' },
    });
  });

  test.each([
    ['a value', kingdom([{ type: 'replace', at: 'x1' }]), 'events[0].at', 'The value "x1" makes no sense for "at".'],
    ['a missing field', kingdom([move('a1', 'a2'), { type: 'replace' }]), 'events[1].at', 'The field "at" is missing.'],
    ['an unknown field', kingdom([{ type: 'draw', at: 'a1' }]), 'events[0].at', 'There is no field "at" here.'],
    ['a stranger', kingdom([{ type: 'draw', by: 'zoe' }]), 'events[0].by', 'Nobody at this table is called "zoe".'],
    ['a set-up', kingdom([], { setup: { white: 'zoe' } }), 'setup.white', 'Nobody at this table is called "zoe".'],
    ['a set-up of another shape', kingdom([], { setup: { white: 7 } }), 'setup.white', 'The value 7 makes no sense for "white".'],
    ['a game that nobody knows', { ...kingdom([]), game: 'chess' }, 'game', 'The value "chess" makes no sense for "game".'],
    ['a game that is no word', { ...kingdom([]), game: ['kingdom'] }, 'game', 'The value ["kingdom"] makes no sense for "game".'],
    ['somebody twice', kingdom([], { players: people('ana', 'ben', 'ana') }), 'players[2].id', 'The player "ana" is listed twice.'],
    ['too many', kingdom([], { players: people('ana', 'ben', 'cat') }), 'players', 'This game is for 2 players, not 3.'],
    ['too few', kingdom([], { players: people('ana') }), 'players', 'This game is for 2 players, not 1.'],
    ['all of it', 42, '', 'The value 42 makes no sense here.'],
    ['a list where fields belong', [], '', 'The value [] makes no sense here.'],
    ['a player who is a list', kingdom([], { players: [[], ...people('ben')] }), 'players[0]', 'The value [] makes no sense here.'],
    ['an event that is a list', kingdom([[]]), 'events[0]', 'The value [] makes no sense here.'],
    ['a set-up that is a list', kingdom([], { setup: [] }), 'setup', 'The value [] makes no sense for "setup".'],
  ])('in %s names the field and what is wrong with it', (_, transcript, path, message) => {
    expect(judge(transcript)).toEqual({ format: 'regent-verdict/1', error: { path, message } });
  });

  test('late in a transcript comes before any ruling', () => {
    expect(judge(kingdom([move('a1', 'a5'), { type: 'replace' }]))).toMatchObject({ error: { path: 'events[1].at' } });
  });
});

describe('a verdict', () => {
  test('stops at what is refused, with all that stood before it', () => {
    expect(judge(kingdom([adjust, move('a1', 'a2'), move('a1', 'a5'), adjust]))).toMatchObject({
      format: 'regent-verdict/1',
      game: 'kingdom',
      accepted: 2,
      refused: { index: 2, rule: 'kd.move.own-piece', because: expect.stringMatching(/\.$/) },
      warnings: [{ index: 0, rule: 'adjust', because: 'The table agreed on 2 points: tea.' }],
      phase: 'moving',
      turn: 'ben',
      finished: false,
      points: { ana: 0, ben: 2 },
      winners: [],
    });
  });

  test('names the winners once the game is over, and nobody on move', () => {
    expect(judge(kingdom([move('a1', 'a2'), { type: 'resign', by: 'ben' }]))).toMatchObject({
      accepted: 2,
      refused: null,
      finished: true,
      phase: 'finished',
      turn: null,
      points: { ana: 1, ben: 0 },
      standings: [
        { player: 'ana', rank: 1, points: 1 },
        { player: 'ben', rank: 2, points: 0 },
      ],
      winners: ['ana'],
    });
    expect(judge(kingdom([{ type: 'draw' }]))).toMatchObject({ winners: ['ana', 'ben'], refused: null });
  });
});
