import { waitFor } from '@testing-library/preact';
import { describe, expect, test } from 'vitest';
import { readBox } from '#games/kings-tricktakers/game';
import { BETS_BY_TRICKS, SETS } from '#games/kings-tricktakers/law/box';
import { screenEn as words } from '#games/kings-tricktakers/text/screen-en';
import { isTable, openTable } from '#session/log/table';
import { en as english } from '#text/app/en';
import { savedGame } from '../../../saved-games';
import {
  button,
  buttons,
  countShown,
  finalPoints,
  getAll,
  getOne,
  group,
  press,
  renderApp,
  waitForContent,
} from '../../../screens/app-driver';
import { gameOf, people } from '../../../transcripts';
import { COMPANIES_DECLARED, type Event, expectedPoints, type GameTranscript, loadGame, nameOf } from '../fixture';
import { COPY, formRound, plays, round } from '../law/events';
import { goOn, readCount, tapAll, tapEvent, tapSecretBet, tapsOf } from './tap-actions';

/** Plays a game event by event; `after` looks at the screen behind each. */
async function playOut(game: GameTranscript, after: (index: number) => Promise<void> = async () => undefined): Promise<void> {
  await renderApp('game/seed', { games: [savedGame({ ...game, events: [] })] });
  for (const [index, event] of game.events.entries()) {
    await goOn();
    await tapEvent(game, event);
    if (event.type === 'round') await readCount();
    await after(index);
  }
}

/** The same game with every card read: what nobody knew costs and pays nothing. */
function allRead(game: GameTranscript): GameTranscript {
  const copy = readBox(game.setup.copy);
  const emptyTables = (cards: readonly string[]) => Object.fromEntries(cards.map((card) => [card, {}]));
  const read = {
    ...copy,
    queens: { white: 0, yellow: 0, ...copy.queens },
    jacks: { ...emptyTables(SETS), ...copy.jacks },
    bets: { ...emptyTables(BETS_BY_TRICKS.filter((card) => card !== 'gambler' && card !== 'assassin')), ...copy.bets },
  };
  return { ...game, setup: { ...game.setup, copy: read } };
}

describe('whole games at the table', () => {
  test('three players, an open draft, three rounds', async () => {
    const game = loadGame('three-in-a-draft');
    await playOut(allRead(game.transcript));
    expect(await finalPoints()).toEqual(expectedPoints(game));
  });

  test('five players with diplomat, devil, the Green Queen and a revoke', async () => {
    const game = loadGame('five-with-devil-and-copier');
    const revokes = new Set(game.expect.warnings.filter(({ rule }) => rule === 'kt.trick.follow').map(({ index }) => index));
    expect(revokes.size).toBeGreaterThan(0);
    let told = 0;
    await playOut(allRead(game.transcript), async (index) => {
      if (!revokes.has(index)) return;
      await waitForContent('didn’t follow');
      // The band says it; the line goes on saying whose turn it is.
      expect(countShown('.line-notice')).toBe(0);
      told += 1;
    });
    expect(told).toBe(revokes.size);
    expect(await finalPoints()).toEqual(expectedPoints(game));
  });
});

describe('whole games in the pad', () => {
  test('a game of five, round by round', async () => {
    const game = loadGame('five-in-the-pad');
    await playOut(allRead(game.transcript));
    expect(await finalPoints()).toEqual(expectedPoints(game));
    await waitForContent(/has the lowest|share the place/);
  });

  test('nobody is crowned while figures that nobody has read could change who won', async () => {
    const { transcript } = loadGame('five-in-the-pad');
    await playOut(transcript);
    await waitForContent(english.finish.undecided, () => getOne('.finish'));
    expect(countShown('.finish .laurel, .finish svg.laurel')).toBe(0);
    await waitForContent(/wins\. Missing/, () => getOne('.kt-deciding'));
    expect(getAll('.result-total > [aria-hidden]').map(({ textContent }) => textContent)).toContainEqual('?');
  });

  test('begun in round 3 with points and flipped Kings', async () => {
    const game = loadGame('pad-from-the-middle');
    // What the fixture adds comes too late, and nobody can tap it.
    await playOut({ ...game.transcript, events: game.transcript.events.filter(({ type }) => type === 'round') });
    expect(await finalPoints()).toEqual(expectedPoints(game));
  });
});

/** The events of one round of a game that is told whole, the first being 1. */
function roundOf({ events }: GameTranscript, round: number): { readonly before: readonly Event[]; readonly events: readonly Event[] } {
  const begins = events.flatMap((event, at) => {
    const first = events[at - 1]?.type !== event.type;
    return first && (event.type === 'pick' || event.type === 'company' || event.type === 'round') ? [at] : [];
  });
  const [from = 0, to = events.length] = [begins[round - 1], begins[round]];
  return { before: events.slice(0, from), events: events.slice(from, to) };
}

/** A game with everybody named whom an event is about. */
function withPlayerNames(game: GameTranscript): GameTranscript {
  const { entries } = savedGame(game);
  const table = openTable(gameOf(game.game), game, entries);
  if (!isTable(table)) throw new Error(JSON.stringify(table));
  return { ...game, events: game.events.map((event, at): Event => ({ ...event, by: table.steps[at]?.event.by ?? event.by })) };
}

describe('taps', () => {
  test.each(['four-strangers-to-their-box', 'four-in-initiation', 'below-zero'])(
    'a round of four at the table, whatever is played in it: at most 40 (%s)',
    async (name) => {
      const game = withPlayerNames(allRead(loadGame(name).transcript));
      await renderApp('game/seed', { games: [savedGame({ ...game, events: [] })] });
      const taken: number[] = [];
      for (const round of [1, 2, 3])
        taken.push(
          await tapsOf(async () => {
            if (round > 1) await readCount();
            await tapAll(game, roundOf(game, round).events);
          }),
        );
      expect(await finalPoints()).toEqual(expectedPoints(loadGame(name)));
      expect(taken.filter((taps) => taps > 40)).toEqual([]);
    },
  );

  test('a round of four in the pad, whatever is played in it: at most 24', async () => {
    const { transcript } = loadGame('four-in-the-pad');
    await renderApp('game/seed', { games: [savedGame({ ...transcript, events: [] })] });
    for (const event of transcript.events) {
      expect(await tapsOf(() => tapEvent(transcript, event))).toBeLessThanOrEqual(24);
      await readCount();
    }
    expect(await finalPoints()).toEqual(expectedPoints(loadGame('four-in-the-pad')));
  });

  const PLAIN = [
    ['green hermit* rebel gambler', 'blue gambler* hermit berserker', 'yellow rebel* oppressor assassin'],
    ['green devil* berserker oppressor', 'blue oppressor* rebel assassin', 'yellow gambler* hermit berserker'],
    ['green hermit* rebel gambler', 'blue gambler* hermit berserker', 'yellow rebel* oppressor assassin'],
  ];

  test('a round of three in the pad: at most 18 plain taps', async () => {
    const game: GameTranscript = {
      ...COMPANIES_DECLARED,
      players: people('ana', 'ben', 'cleo'),
      setup: { record: 'pad', selection: 'declared', copy: COPY },
      events: [],
    };
    await renderApp('game/seed', { games: [savedGame(game)] });
    for (const lines of PLAIN) {
      const event = round(lines, [{ tricks: 2 }, { tricks: 0 }, { tricks: 3 }]) as unknown as Event;
      expect(await tapsOf(() => tapEvent(game, event))).toBeLessThanOrEqual(18);
      await readCount();
    }
  });

  test('a round of four at the table by plain taps, without Kings and Queens: at most 42', async () => {
    const lines = [
      'green hermit* rebel gambler',
      'blue gambler* hermit berserker',
      'yellow rebel* oppressor collector',
      'white assassin* healer devil',
    ];
    const cards = [
      'yellow-1 green-1 blue-1 black-1',
      'yellow-2 green-2 blue-2 black-2',
      'yellow-3 green-3 blue-3 black-3',
      'yellow-4 green-4 blue-4 black-4',
      'yellow-5 green-5 blue-5 black-5',
    ];
    const game: GameTranscript = {
      ...COMPANIES_DECLARED,
      players: people('ana', 'ben', 'cleo', 'dan'),
      setup: { record: 'table', selection: 'declared', copy: COPY },
      events: [],
    };
    await renderApp('game/seed', { games: [savedGame(game)] });
    const events = [...formRound(lines), ...plays(cards.join(' '))] as unknown as readonly Event[];
    const taken = await tapsOf(async () => {
      for (const event of events) await tapEvent(game, event);
      await readCount();
    });
    expect(taken).toBeLessThanOrEqual(42);
    await waitForContent(words.told.round(2));
  });

  const { transcript: bets } = loadGame('three-in-a-draft');
  const betAt = (cards: number) => {
    const at = bets.events.findIndex((event) => event.type === 'bet' && event.cards.length === cards);
    const bet = bets.events[at];
    if (bet?.type !== 'bet') throw new Error(`no bet of ${cards}`);
    return { bet, before: { ...bets, events: bets.events.slice(0, at) } };
  };

  test('a bet that the real cards keep secret takes one', async () => {
    const { bet, before } = betAt(1);
    await renderApp('game/seed', { games: [savedGame(before)] });
    expect(await tapsOf(() => tapEvent(bets, bet))).toBe(1);
  });

  test('of two cards the second is open once the first is said, though it could not be bet alone', async () => {
    const { transcript } = loadGame('five-with-devil-and-copier');
    const at = transcript.events.findIndex((event) => event.type === 'bet' && event.cards.join() === 'diplomat,jack');
    const bet = transcript.events[at];
    await renderApp('game/seed', { games: [savedGame({ ...transcript, events: transcript.events.slice(0, at) })] });
    const who = nameOf(transcript, bet?.by);
    const jack = (): string | null => button(/^Jack/, group(who, getOne('.kt-open-bets'))).getAttribute('aria-disabled');
    await waitFor(() => expect(jack()).toBe('true'));
    await press(words.bets.two, () => group(who, getOne('.kt-open-bets')));
    await waitFor(() => expect(jack()).toBe('false'));
    await press(/^Diplomat/, () => group(who, getOne('.kt-open-bets')));
    await press(/^Jack/, () => group(who, getOne('.kt-open-bets')));
    await waitFor(() => expect(countShown('[data-bet="true"]', group(who, getOne('.kt-open-bets')))).toBe(2));
  });

  test.each([1, 2])('a bet of %i behind the curtain takes three, and whose it is may be said before', async (cards) => {
    const { bet, before } = betAt(cards);
    await renderApp('game/seed', { games: [savedGame(before)] });
    await press(words.bets.secretly);
    const who = nameOf(bets, bet.by);
    await waitFor(() => getOne('.kt-curtain'));
    if (buttons(words.bets.iAm(who)).length === 0) await press(who, () => getOne('.kt-curtain'));
    expect(await tapsOf(() => tapSecretBet(who, bet.cards))).toBe(3);
    await press(words.bets.openly);
  });
});
