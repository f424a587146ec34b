import { describe, expect, test } from 'vitest';
import { type ChoicesByAgreement, findAlternatives, ruleOf } from '#desk/desk';
import type { DrawCase, MoveCase } from '#games/kingdom/desk/cases';
import { desk as kingdom } from '#games/kingdom/desk/desk';
import { desk as builder } from '#games/kingdom-builder/desk/desk';
import { deskScreens } from '#games/kings-gate/ask/index';
import type { EndCase, TieCase, TurnCase } from '#games/kings-gate/desk/cases';
import { desk as gate } from '#games/kings-gate/desk/desk';
import { bareLocation, FOUR_SEATS } from '#games/kings-gate/desk/lay-out';
import { deskScreens as tricktakersScreens } from '#games/kings-tricktakers/ask/index';
import type { CountCase, TricktakersCase, WinnerCase } from '#games/kings-tricktakers/desk/cases';
import { namelessPlayers } from '#games/kings-tricktakers/desk/cases';
import { desk as tricktakers } from '#games/kings-tricktakers/desk/desk';
import { reasonSentence } from '#session/sentences/reason-sentences';
import type { Language } from '#text/language';
import { find as gateFind, answerSentence as gateSays, noEnd, noTie } from '../games/kings-gate/desk-findings';

const gateText = deskScreens.text;

const trickSays = (deskCase: TricktakersCase, agreements: ChoicesByAgreement = {}): string => {
  const found = tricktakers.ask(deskCase, agreements);
  return (found && tricktakers.questionOf(deskCase.question)?.formatAnswer?.(deskCase, found, 'en')) ?? '';
};

const rulesOf = (found: ReturnType<typeof gate.ask>) => found?.notes.map(ruleOf);

/** Why Kingdom's law refuses a move, in words. */
function refusalOf(deskCase: MoveCase, language: Language): string {
  const [broken] = kingdom.ask(deskCase, {})?.notes ?? [];
  if (broken?.kind !== 'broken') throw new Error('not refused');
  return reasonSentence({ game: kingdom.game, players: [] }, broken.reason, language);
}

describe('a tie at a location', () => {
  const tied = { ...noTie(FOUR_SEATS), tied: ['green', 'blue'] as const, last: 'yellow', n: 4 };

  test('the answer says who is ahead, and no prize before the place is told', () => {
    expect(gateSays(tied)).toBe('Green wins the tie, ahead of blue.');
    expect(gateSays({ ...tied, ahead: 1 })).toBe('Green wins the tie: 2nd, 4 points. Blue is 3rd: 3 points.');
  });

  test('the answer cites no total where nobody gave one', () => {
    const found = gateFind({ ...tied, ahead: 0 });
    expect(found?.notes.every(({ kind }) => kind === 'rule')).toBe(true);
    expect(rulesOf(found)).toEqual(['kg.score.tie', 'kg.score.prizes']);
  });
});

describe('a tie at the end', () => {
  const level: EndCase = { ...noEnd(FOUR_SEATS), n: 10, points: { yellow: 20, green: 24, red: 24, blue: 3 } };

  test('King’s Gate: is not called shared before the prizes of the last location are told', () => {
    expect(gateSays(level)).toContain('Enter those prizes below.');
    expect(gate.ask(level, {})?.result).toMatchObject({ winners: [], open: true });
    expect(gateSays({ ...level, prizes: { green: 4 } })).toContain('Enter those prizes below.');
    expect(gateSays({ ...level, prizes: { green: 4, red: 7 } })).toContain('Red wins');
    expect(gateSays({ ...level, prizes: { green: 4, red: 4 } })).toContain('share the victory');
  });

  test('King’s Gate: nothing is ruled before all points and the location are told', () => {
    expect(gateFind({ ...level, n: undefined })).toBeUndefined();
    expect(gateFind({ ...level, points: { green: 24 } })).toBeUndefined();
  });

  test('Kings Tricktakers: is not called shared before the ranks are told', () => {
    const even: WinnerCase = {
      question: 'winner',
      players: namelessPlayers(2),
      ends: { p1: { points: 20, set: 'blue', kingDown: false }, p2: { points: 20, set: 'green', kingDown: false } },
      copy: {},
    };
    expect(trickSays(even)).toContain('the lower King rank decides');
    expect(trickSays({ ...even, copy: { ranks: { blue: [3, 6], green: [2, 7] } } })).toContain('Player 2 wins');
    expect(trickSays({ ...even, copy: { ranks: { blue: [3, 6], green: [3, 7] } } })).toContain('share the victory');
  });
});

describe('the desk rules by the box of this device', () => {
  test('King’s Gate: prizes and ground are those of this device’s box', () => {
    const copy = { locations: { 4: { prizes: [9, 1, 0], ground: 'safe' } } } as const;
    const start = (box: object) => gate.questionOf('tie')?.initialDraft(box);
    expect(start(copy)).toMatchObject({ copy });
    const deskCase: TieCase = { ...noTie(FOUR_SEATS), copy, tied: ['green', 'blue'], last: 'yellow', ahead: 0, n: 4 };
    expect(gateSays(deskCase)).toContain('9 points');
    expect(start({ locations: 'nonsense' })).not.toHaveProperty('copy');
  });

  test('Kings Tricktakers: what a Queen costs is read from this device’s box', () => {
    const begun = tricktakers.questionOf('revive')?.initialDraft({ queens: { white: 4 } });
    expect(begun).toMatchObject({ copy: { queens: { white: 4 } } });
    const deskCase = { question: 'revive', players: namelessPlayers(1), set: 'white', down: true, points: 5, copy: {}, ...begun } as const;
    expect(trickSays({ ...deskCase, question: 'revive' })).toContain('costs 4 points');
  });
});

describe('what another agreement would change', () => {
  const devil: CountCase = {
    question: 'round',
    players: namelessPlayers(4),
    round: 1,
    about: 'p1',
    reports: { p1: { characters: ['devil', 'gambler'], bet: ['gambler'], tricks: 1, collected: {}, kingDown: false, queen: false } },
    points: {},
    copy: {},
  };

  test('the Devil under floor: nothing is said of points that nobody told', () => {
    expect(findAlternatives(tricktakers, devil, {}).map(({ agreement }) => agreement)).toEqual([]);
    expect(trickSays(devil, { debt: 'floor' })).toBe(trickSays(devil));
    const near: CountCase = { ...devil, points: { p1: 1 } };
    expect(findAlternatives(tricktakers, near, {}).map(({ agreement }) => agreement)).toEqual(['debt']);
  });

  test('the Sorceress with a 4, then a 5: the same answer is not repeated', () => {
    const turn: TurnCase = {
      question: 'turn',
      players: FOUR_SEATS,
      by: 'red',
      laid: { ...bareLocation(10), tiles: { '-9,0': { colour: 'red', value: 4 } } },
      moves: [
        { type: 'conjure', from: [-9, 0], to: [0, -1] },
        { type: 'place', value: 5, at: [1, -1], colour: 'red' },
      ],
    };
    expect(findAlternatives(gate, turn, {})).toHaveLength(1);
    expect(findAlternatives(gate, turn, {}, ({ isAllowed }) => String(isAllowed))).toEqual([]);
  });
});

test('tiles that are kept do not count the one that only acts', () => {
  const { deskCase } = builder.examples['around-the-same-location'] ?? {};
  expect(deskCase && builder.ask(deskCase, {})?.result).toMatchObject({ kept: ['tavern'] });
});

test('a step in a chain of jumps is called a step', () => {
  const deskCase: MoveCase = { question: 'move', pieces: { c3: 'w2', e5: 'b1' }, onMove: 'w', path: ['c3', 'd4', 'f6'] };
  expect(refusalOf(deskCase, 'en')).toBe('From c3 to d4 is a step. A move is one step or jumps, never both.');
  expect(refusalOf({ ...deskCase, path: ['c3', 'd5'] }, 'fr')).toContain('ni un pas ni un saut');
});

test('every example of the Assassin’s opening shows his rule', () => {
  const shown = Object.values(tricktakers.examples).filter(({ rules }) => rules.includes('kt.trick.assassin'));
  expect(shown.length).toBeGreaterThan(1);
  for (const { deskCase } of shown) expect(tricktakers.ask(deskCase, {})?.notes.map(ruleOf)).toContain('kt.trick.assassin');
});

test('whoever jumps the Knight 4 is told without denying the Monarch', async () => {
  const { book } = await import('#games/kingdom/book/book');
  expect(book.text.en['kd.jump.size'].statement).toContain('A Monarch jumps them all');
  expect(book.text.fr['kd.jump.size'].statement).toContain('Un Monarque les saute tous');
});

test('what a ruling rests on names the figures of the box, ours or the table’s', () => {
  const deskCase = { ...noTie(FOUR_SEATS), n: 4 };
  expect(gateText.en.describeFigures?.(deskCase)).toEqual(['Graveyard: prizes 5 / 4 / 3, dangerous (Regent’s guess: check your card)']);
  const ours: TieCase = { ...deskCase, copy: { locations: { 4: { prizes: [9, 1, 0] } } } };
  expect(gateText.fr.describeFigures?.(ours)[0]).toContain('9 / 1 / 0');
  const revived = {
    question: 'revive',
    players: namelessPlayers(1),
    set: 'white',
    down: true,
    points: 5,
    copy: { queens: { white: 4 } },
  } as const;
  expect(tricktakersScreens.text.en.describeFigures?.(revived)).toEqual(['White Queen: costs 4 points (from your box)']);
});

describe('what could not be asked', () => {
  test('Lords for one section: 8, 8, 6, 2 pay 12, 12, 6, 0 (printed example)', () => {
    const deskCase = { question: 'lords', players: ['a', 'b', 'c', 'd'].map((id) => ({ id, name: '' })), counts: [8, 8, 6, 2] } as const;
    expect(builder.ask(deskCase, {})?.result).toMatchObject({ pays: [{ points: 12 }, { points: 12 }, { points: 6 }, { points: 0 }] });
    const absent = { ...deskCase, players: deskCase.players.slice(0, 2), counts: [3, 0] };
    expect(builder.ask(absent, {})?.result).toMatchObject({ pays: [{ points: 12 }, { points: 6 }] });
    expect(builder.ask(absent, { 'lords-zero': 'needs-one' })?.result).toMatchObject({ pays: [{ points: 12 }, { points: 0 }] });
    const empty = { ...deskCase, counts: [0, 0, 0, 0] };
    expect(builder.ask(empty, {})).toBeUndefined();
  });

  test('Kingdom: a draw, a third repetition and giving up are answered by their rules', () => {
    const askForDraw = (why: DrawCase['why']) => {
      const deskCase: DrawCase = { question: 'draw', why };
      return kingdom.ask(deskCase, {});
    };
    expect(askForDraw('agreed')).toMatchObject({ isAllowed: true, notes: [{ rule: 'kd.draw.offer' }] });
    expect(askForDraw('repeated')).toMatchObject({ isAllowed: false, notes: [{ rule: 'kd.draw.repetition' }] });
    expect(askForDraw('blocked')).toMatchObject({ isAllowed: false });
    expect(askForDraw('given-up')).toMatchObject({ isAllowed: false });
    expect(kingdom.ask({ question: 'draw' }, {})).toBeUndefined();
  });

  test('another player’s Oppressor makes a neighbour’s yellow card strong only by agreement', () => {
    const deskCase = {
      question: 'trick',
      players: namelessPlayers(2),
      areas: { p1: { up: ['oppressor'] } },
      plays: [
        { by: 'p1', card: 'black-2' },
        { by: 'p2', card: 'yellow-9' },
      ],
      earlierCards: [],
    } as const;
    expect(trickSays(deskCase)).toContain('Player 1 wins');
    expect(trickSays(deskCase, { 'oppressor-reach': 'everyone' })).toContain('Player 2 wins');
  });
});
