import { act, waitFor } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { PictureBlock } from '#exchange/share/render-picture';
import { resultBlocks } from '#exchange/share/result-card';
import { readBox } from '#games/kings-tricktakers/game';
import { screenEn as words } from '#games/kings-tricktakers/text/screen-en';
import { buildSharedResult, findResult } from '#screens/share/shared-result';
import { isTable, openTable } from '#session/log/table';
import { en as english } from '#text/app/en';
import { scoreTexts } from '#text/score';
import { shareTexts } from '#text/share';
import { savedGame } from '../../../saved-games';
import {
  addPlayers,
  button,
  buttons,
  continueToSetup,
  countShown,
  dialog,
  dialogOf,
  getAll,
  getOne,
  goTo,
  group,
  groups,
  press,
  renderApp,
  tap,
  waitForContent,
  waitForText,
  waitUntilGone,
} from '../../../screens/app-driver';
import { gameOf, people } from '../../../transcripts';
import { AT_THE_TRICKS, COMPANIES_DECLARED, type GameTranscript, loadGame } from '../fixture';
import { COPY, round } from '../law/events';
import { screens } from './board-frame';
import { card, goOn, readCount, stroke, tapEvent, tapSecretBet } from './tap-actions';

/** What goes to somebody else in words. */
async function sharedText(): Promise<string> {
  const handed = await new Promise<string>((resolve) => {
    Object.defineProperty(navigator, 'share', { value: async ({ text }: ShareData) => resolve(text ?? ''), configurable: true });
    void press(scoreTexts.en.share).then(() => press(shareTexts.en.asText));
  });
  Reflect.deleteProperty(navigator, 'share');
  return handed;
}

/** What the picture of an ended game is made of. */
async function pictureOf(game: GameTranscript): Promise<readonly PictureBlock[]> {
  const { game: storedGame, entries } = savedGame(game);
  const table = openTable(gameOf(game.game), storedGame, entries);
  if (!isTable(table)) throw new Error(JSON.stringify(table));
  const props = { storedGame, past: { table, screens } };
  const ended = findResult(props);
  if (ended === undefined) throw new Error('it goes on');
  return resultBlocks(await buildSharedResult(props, ended), undefined);
}

const gridOf = (parts: readonly PictureBlock[]) => parts.flatMap((part) => ('grid' in part ? [part.grid] : []))[0];

test('a revoke stands in the log, where it stays when the board has put it away', async () => {
  const { transcript, expect: verdict } = loadGame('five-with-devil-and-copier');
  const at = verdict.warnings.find(({ rule }) => rule === 'kt.trick.follow')?.index ?? -1;
  await renderApp('game/seed/log', { games: [savedGame({ ...transcript, events: transcript.events.slice(0, at + 1) })] });
  await waitForContent('didn’t follow', dialog);
});

const openGame = (game: GameTranscript) => renderApp('game/seed', { games: [savedGame(game)] });

describe('the pad', () => {
  test('asks one player after the other, only for what pays, and says what does not add up', async () => {
    const { reload } = await openGame({ ...COMPANIES_DECLARED, setup: { record: 'pad', selection: 'declared' }, events: [] });
    const pad = (): HTMLElement => getOne('.kt-pad');
    const bets = (): HTMLElement => group(words.pad.bet, pad());
    await waitForContent(words.pad.asks('Ana', 'set'));
    await press(/^White/, pad);
    for (const card of ['Rebel', 'Gambler', 'Hermit']) await press(new RegExp(`^${card}`), pad);
    await waitForContent(words.pad.asks('Ana', 'bet'));
    await press(/^Rebel/, bets);
    expect(groups(words.pad.pile(['blue', 'green']))).toHaveLength(0);
    await press('4', () => group(words.pad.tricks, pad()));
    await waitForContent(words.pad.asks('Ben', 'set'));
    await press(/^White/, pad);
    await waitForContent(words.company.taken(words.set('white'), 'Ana'));
    await press(/^Yellow/, pad);
    for (const card of ['Gambler', 'Healer', 'Hermit']) await press(new RegExp(`^${card}`), pad);
    await press(/^Gambler/, bets);
    await press('2', () => group(words.pad.tricks, pad()));
    await waitForContent(words.pad.tooMany(6));
    await reload();
    await waitForContent(words.pad.tooMany(6));
    await press(/^Ben/, () => getAll('.table-row', pad())[0] ?? pad());
    await press('1', () => group(words.pad.tricks, pad()));
    await press('3', () => group(words.pad.pile(['blue', 'green']), pad()));
    await waitForContent(words.pad.asks('Cat', 'set'));
    await press(/^Blue/, pad);
    for (const card of ['Gambler', 'Berserker', 'Rebel']) await press(new RegExp(`^${card}`), pad);
    await press(/^Gambler/, bets);
    await press(words.pad.save);
    await waitForText(words.scores.round(1), dialog);
    await readCount();
    // What nobody has read stands in the sheet, and is asked for beside the line, not in its place.
    await waitForContent(words.pad.asks('Ana', 'characters'));
    await waitForContent(words.copy.read(4));
    expect(countShown('.line-notice')).toBe(0);
    await press('Log');
    await waitForText(words.events.round, dialog);
    expect(countShown('.log-warning')).toBe(0);
  });

  test('which bet is copied is asked once there is one to copy', async () => {
    await openGame({ ...COMPANIES_DECLARED, setup: { record: 'pad', selection: 'declared' }, events: [] });
    const pad = (): HTMLElement => getOne('.kt-pad');
    await press(/^White/, pad);
    for (const card of ['Diplomat', 'Gambler', 'Hermit']) await press(new RegExp(`^${card}`), pad);
    const bets = (): HTMLElement => group(words.pad.bet, pad());
    await press(/^Diplomat/, bets);
    expect(groups(words.pad.copied)).toHaveLength(0);
    await press('0', () => group(words.pad.tricks, pad()));
    await waitForContent(words.pad.asks('Ben', 'set'));
    await press(/^Yellow/, pad);
    for (const card of ['Rebel', 'Gambler', 'Hermit']) await press(new RegExp(`^${card}`), pad);
    await press(/^Rebel/, bets);
    await press(/^Ana/, () => getAll('.table-row', pad())[0] ?? pad());
    await press(words.alliance.option('Ben', 'rebel'), () => group(words.pad.copied, pad()));
    await waitForContent(words.pad.asks('Ben', 'tricks'));
    await waitForContent(words.pad.waits(['Ben', 'Cat']));
  });

  test('Undo takes back the last tap and says which, and opens a scored round as it was entered', async () => {
    const lines = ['green hermit* rebel gambler', 'blue gambler* hermit berserker', 'yellow rebel* healer assassin'];
    const scored = round(lines, [
      { tricks: 2 },
      { tricks: 0 },
      { tricks: 3, blue: 2, green: 1 },
    ]) as unknown as GameTranscript['events'][number];
    await openGame({
      ...COMPANIES_DECLARED,
      setup: { record: 'pad', selection: 'declared', copy: COPY },
      events: [],
      players: people('ana', 'ben', 'cleo'),
    });
    const pad = (): HTMLElement => getOne('.kt-pad');
    const chips = (): number => countShown('.kt-bet-choices .kt-chip, .kt-chosen-company [aria-label]', pad());
    await waitFor(pad);
    await tapEvent({ ...COMPANIES_DECLARED, players: people('ana', 'ben', 'cleo') }, scored);
    await readCount();
    await press(/^Devil/, pad);
    await press(english.table.undo);
    await waitForContent(words.pad.undone('Ana', 'characters'));
    await press(english.table.undo);
    // The round is open again, with all that was entered.
    await waitForContent(words.pad.ready);
    await press(words.pad.save);
    await readCount();
    await press(english.table.undo);
    await waitFor(() => expect(buttons(words.pad.save)).toHaveLength(1));
    await press(english.table.undo);
    await waitForContent(words.pad.undone('Cleo', 'cards'));
    await press(english.table.undo);
    await waitForContent(words.pad.undone('Cleo', 'tricks'));
    await press(/^Ana/, () => getAll('.table-row', pad())[0] ?? pad());
    expect(chips()).toBeGreaterThan(3);
  });

  test('nothing moves with the tricks, and each player whose part is in has a total', async () => {
    const game = { ...COMPANIES_DECLARED, setup: { record: 'pad', selection: 'declared', copy: COPY }, events: [] };
    await openGame(game);
    const pad = (): HTMLElement => getOne('.kt-pad');
    await press(/^White/, pad);
    for (const card of ['Healer', 'Gambler', 'Hermit']) await press(new RegExp(`^${card}`), pad);
    await press(/^Gambler/, () => group(words.pad.bet, pad()));
    const rows = (): readonly (string | null)[] => getAll('fieldset', pad()).map((each) => each.getAttribute('aria-label'));
    const digits = (): number => countShown('.kt-digit', pad());
    await waitFor(() => expect(rows()).toContain(words.pad.pile(['blue', 'green'])));
    const before = [rows(), digits()];
    await press('0', () => group(words.pad.tricks, pad()));
    await press(/^Ana/, () => getAll('.table-row', pad())[0] ?? pad());
    expect([rows(), digits()]).toEqual(before);
    expect(button(/^Ana/, getAll('.table-row', pad())[0]).textContent).toContain('5');
  });

  test('a table game goes on as a pad', async () => {
    await openGame(AT_THE_TRICKS);
    await press('More');
    await press(words.setup.goOn);
    await press(english.more.goOnSure);
    await waitForContent(words.pad.asks('Ana', 'characters'));
  });
});

describe('undo', () => {
  test('takes back with a card what came with it by itself, and redo brings all of it', async () => {
    const { store } = await openGame({ ...AT_THE_TRICKS, events: AT_THE_TRICKS.events.slice(0, -1) });
    const draws = words.preparation.draws({ player: 'ben', character: 'berserker', cards: 1 }, 'Cat');
    await waitForContent(draws);
    await tap(() => card('blue-5'));
    await waitForContent(/is winning with Blue 5/);
    expect(document.body.textContent).not.toContain(draws);
    await press(english.table.undo);
    await waitForContent(draws);
    await press(english.table.redo);
    await waitForContent(/is winning with Blue 5/);
    await waitFor(async () => {
      const kinds = (await store.entries('seed')).map((entry) => (entry.kind === 'happened' ? entry.event.type : entry.kind));
      expect(kinds.slice(-6)).toEqual(['begin', 'play', 'undo', 'undo', 'redo', 'redo']);
    });
  });
});

describe('in the place of an old event', () => {
  const amend = async (from: number): Promise<void> => {
    await press('Log');
    await tap(() => getAll('.log-line').at(from) ?? dialog());
    await press('Fix it');
    await waitUntilGone('[role="dialog"]');
    await waitForContent(english.log.amending);
  };
  const strokeTarget = (name: string) => (): HTMLElement => getOne(`[data-stroke="${name}"]`);

  test('a stroke of two events proposes nothing, a tap does', async () => {
    const { transcript } = loadGame('four-strangers-to-their-box');
    await openGame({ ...transcript, events: transcript.events.slice(0, 4) });
    await amend(0);
    await tap(strokeTarget('character:collector'));
    await press(english.back, dialog);
    await waitUntilGone('[role="dialog"]');
    await act(() => stroke(strokeTarget('character:gambler'), strokeTarget('character:collector')));
    expect(countShown('[role="dialog"]')).toBe(0);
    await tap(strokeTarget('character:collector'));
    await press(english.change.accept);
    await press('Log');
    await waitForContent(words.events.took('Eva', undefined, 'collector'), dialog);
  });

  test('nothing comes onto a card that is no longer the last', async () => {
    const plays = (['yellow-5', 'yellow-4'] as const).map((each) => ({ type: 'play', card: each }) as const);
    await openGame({ ...AT_THE_TRICKS, events: [...AT_THE_TRICKS.events, ...plays] });
    await waitFor(() => expect(countShown('.kt-modifier-row')).toBe(1));
    await amend(0);
    expect(countShown('.kt-modifier-row')).toBe(0);
  });
});

describe('your box', () => {
  /** Ben and Cat take every trick: Ana's Hermit bet is on none. */
  const cards = [
    ['yellow-1', 'yellow-2', 'yellow-3'],
    ['blue-1', 'green-1', 'blue-2'],
    ['blue-4', 'green-2', 'blue-3'],
    ['green-3', 'green-4', 'yellow-4'],
    ['black-1', 'yellow-5', 'black-2'],
  ].flat();
  const strip = (): string => getOne('.scores li:first-child .score-points [aria-hidden]').textContent ?? '';

  test('a bet side is asked for when it first counts, a number of tricks at a time, and goes to the copy by itself', async () => {
    const { store } = await openGame({ ...AT_THE_TRICKS, setup: { ...AT_THE_TRICKS.setup, copy: { ...COPY, bets: {} } } });
    for (const each of cards) await tap(() => card(each));
    await waitForContent(/Ana\?\?at least 0 points/, dialog);
    // Below the totals each source is a chip, and what is missing is asked for from here too.
    await waitFor(() => expect(getAll('.source-row-chips button').map(({ textContent }) => textContent)).toContain('Bet ?'));
    expect(buttons(words.copy.title, dialog())).toHaveLength(1);
    await goOn();
    await waitFor(() => expect(strip()).toBe('?'));
    await press(/numbers? missing$/);
    const ask = (): HTMLElement => getOne('section.kt-figure-question');
    await waitForContent(words.copy.ask({ kind: 'bet', card: 'hermit' }), ask);
    await press(words.copy.pays(0, undefined), ask);
    await press('4', () => group(words.copy.points(0), ask()));
    await press(words.copy.save, ask);
    await waitFor(() => expect(strip()).toBe('4'));
    await waitFor(async () => expect(JSON.stringify(await store.box('kings-tricktakers'))).toContain('"hermit":{"0":4}'));
  });

  test('what is put right by hand goes to the copy by itself too', async () => {
    const { store } = await openGame(AT_THE_TRICKS);
    await press('More');
    await press(english.more.correct);
    const correcting = dialogOf(english.more.correct);
    await press(words.setup.copy, correcting);
    await press(words.copy.queens, correcting);
    // What is known stands beside each card; a box comes for the one that is tapped, and goes with the next.
    expect(getAll('.kt-figure', correcting()).map(({ textContent }) => textContent)).toContain(`Blue Queen${2}`);
    expect(groups(words.copy.cost, correcting())).toHaveLength(0);
    for (const set of ['blue', 'white'] as const) await press(new RegExp(`^${words.court('queen', set)}`), correcting);
    expect(groups(words.copy.cost, correcting())).toHaveLength(1);
    await press('4', () => group(words.copy.cost, correcting()));
    await press(english.more.preview, correcting);
    await press(english.change.accept);
    await waitFor(async () => expect(await store.box('kings-tricktakers')).toEqual({ queens: { white: 4 } }));
    expect(document.body.textContent).not.toContain(english.table.keepCopy);
  });

  test('read beforehand it is frozen into the game', async () => {
    const { store } = await renderApp('new/kings-tricktakers', {
      copies: [{ game: 'kings-tricktakers', copy: { ranks: { white: [3, 8] } } }],
    });
    await addPlayers('Ana', 'Ben', 'Cat');
    await continueToSetup();
    await press(words.setup.selections.declared);
    await press(words.setup.withoutDiplomat);
    await press('Start the game');
    for (const event of COMPANIES_DECLARED.events.slice(0, 1)) await tapEvent(COMPANIES_DECLARED, event);
    // At 0 to 0 nobody leads.
    expect(countShown('.laurel')).toBe(0);
    await waitForContent(words.table.rank(3));
    expect((await store.games())[0]?.setup).toMatchObject({ copy: { ranks: { white: [3, 8] }, copies: { diplomat: 0 } } });
  });
});

describe('an end that a figure nobody has read leaves open', () => {
  const { transcript } = loadGame('four-in-the-pad');
  const open = { ...transcript, setup: { ...transcript.setup, copy: { ...COPY, jacks: {} } } };

  test('is said to be open wherever it is read, and names nobody', async () => {
    const { store } = await renderApp('game/seed', { games: [savedGame(open)] });
    await waitForContent(english.finish.undecided, () => getOne('.finish'));
    expect(countShown('.laurel')).toBe(0);
    const figures = (selector: string): readonly (string | null)[] => getAll(selector).map(({ textContent }) => textContent);
    const unsure = transcript.players.map(() => '?');
    expect(figures('.score-points [aria-hidden]')).toEqual(unsure);
    expect(figures('.result-total > [aria-hidden]')).toEqual(unsure);
    expect(figures('.result-place')).toEqual(transcript.players.map(() => '–'));
    await press(scoreTexts.en.sheet);
    await waitFor(() => getOne('.score-grid'));
    expect(figures('.score-grid tfoot strong')).toEqual(unsure);
    expect(figures('.score-grid tbody .score-grid-cell')).toEqual([...unsure, ...unsure, ...unsure]);
    const handed = await sharedText();
    expect(handed).toContain(english.finish.undecided);
    expect(handed).toMatch(/^Ana: at least \d+ points$/m);
    expect(handed).not.toMatch(/^1\. /m);
    expect((await store.game('seed'))?.result).toBeUndefined();
    await goTo('history');
    await waitForContent(english.finish.undecided);
    expect(figures('.memory-seat .figure')).toEqual(unsure);
    expect(countShown('.memory-winner')).toBe(0);
    await goTo('past/seed');
    await waitForContent(english.finish.undecided);
    await goTo('');
    await waitForContent(english.finish.undecided);
  });

  test('crowns nobody on the picture that is passed on, and says at least', async () => {
    const picture = await pictureOf(open);
    expect(picture).toContainEqual({ text: english.finish.undecided, style: 'winner' });
    expect(gridOf(picture)?.columns).toEqual(
      transcript.players.map(() => ({
        name: expect.any(String),
        sign: expect.objectContaining({ shape: expect.stringMatching(/^.$/u) }),
        sum: '?',
        isWinner: false,
      })),
    );
    expect(gridOf(picture)?.rows.map(({ label }) => label)).toEqual([1, 2, 3].map(words.scores.round));
    for (const { figures } of gridOf(picture)?.rows ?? []) expect(figures).toContainEqual('?');
    expect(gridOf(await pictureOf(transcript))?.columns.map(({ name, isWinner }) => [name, isWinner])).toEqual([
      ['Cleo', true],
      ['Ana', false],
      ['Ben', false],
      ['Dan', false],
    ]);
  });

  test('is not hidden in the lines either: the sheet says at least', async () => {
    const { events, ...rest } = open;
    await openGame({ ...rest, events: events.slice(0, 2) });
    await press(/Ana/, () => getOne('.scores'));
    await press(scoreTexts.en.all, dialog);
    await waitForContent(/Ana: at least \d+ points/, dialog);
    expect(dialog().textContent).not.toContain('counts 0');
  });
});

describe('a place below the first that only a King nobody has read could tell', () => {
  const { transcript } = loadGame('four-in-the-pad');
  const { ranks: _, ...unranked } = readBox(transcript.setup.copy);
  const given = { type: 'adjust', by: 'dan', points: 4, reason: 'tea' } as const;
  const level: GameTranscript = {
    ...transcript,
    setup: { ...transcript.setup, copy: unranked },
    events: [...transcript.events.slice(0, 2), given, ...transcript.events.slice(2)],
  };
  const firsts = (selector: string): readonly (string | null)[] => getAll(selector).map(({ textContent }) => textContent);

  test('is open wherever places are read, and the finish says what is missing', async () => {
    const { store } = await renderApp('game/seed', { games: [savedGame(level)] });
    await waitForContent(english.finish.won(['Cleo']), () => getOne('.finish'));
    expect(firsts('.result-place')).toEqual(['1', '2', '–', '–']);
    await waitForContent(words.scores.unread, () => getOne('.result-deciding'));
    await waitForContent(
      words.scores.openBelow([
        { kind: 'rank', card: 'yellow' },
        { kind: 'rank', card: 'black' },
      ]),
    );
    const handed = await sharedText();
    for (const line of ['1. Cleo: 27 points', '2. Ana: 26 points', 'Ben: 17 points', 'Dan: 17 points'])
      expect(handed.split('\n')).toContain(line);
    const picture = await pictureOf(level);
    expect(gridOf(picture)?.columns.map(({ name, isWinner }) => [name, isWinner])).toContainEqual(['Cleo', true]);
    await goTo('past/seed');
    await waitForContent(english.finish.won(['Cleo']), () => getOne('.past-result'));
    expect(firsts('.result-place')).toEqual(['1', '2', '–', '–']);
    expect((await store.game('seed'))?.summary).toMatchObject({ winners: ['cleo'], unplaced: ['ben', 'dan'] });
  });

  test('is told once the Kings are read', async () => {
    await openGame(level);
    await press(words.copy.title);
    for (const [set, rank] of [
      ['yellow', 4],
      ['black', 3],
    ] as const) {
      await waitForContent(words.copy.ask({ kind: 'rank', card: set }), () => getOne('section.kt-figure-question'));
      for (const [at, field] of getAll('section.kt-figure-question input').entries()) await userEvent.type(field, String(rank + 5 * at));
      await press(words.copy.save);
    }
    await waitFor(() => expect(firsts('.result-place')).toEqual(['1', '2', '3', '4']));
    await waitForContent(words.scores.decided('Dan', 3), () => getOne('.result-deciding'));
    expect(countShown('section.kt-figure-question')).toBe(0);
  });
});

describe('secrets and words', () => {
  test('a bet is nowhere to be read before all are turned over', async () => {
    await openGame(COMPANIES_DECLARED);
    await press(words.bets.secretly);
    await tapSecretBet('Ana', ['hermit']);
    await press('Log');
    await waitForContent(words.events.secretBet('Ana'), dialog);
    expect(dialog().textContent).not.toContain('bets the Hermit');
    await press('Close', dialog);
    await tapSecretBet('Ben', ['gambler']);
    await press(words.bets.openly);
    await tapEvent(COMPANIES_DECLARED, { type: 'bet', by: 'cat', cards: ['gambler'] });
    await press('Log');
    await waitForContent(words.events.bet('Ana', ['hermit']), dialog);
  });

  test('an undo comes back to the curtain, and who looks by mistake draws it again', async () => {
    await openGame(COMPANIES_DECLARED);
    await press(words.bets.secretly);
    await tapSecretBet('Ana', ['hermit']);
    await waitForContent(words.bets.pass('Ben'));
    await press(english.table.undo);
    await waitForContent(words.bets.pass('Ana'));
    expect(countShown('.kt-bet-cards')).toBe(0);
    await press(words.bets.iAm('Ana'));
    await waitFor(() => expect(countShown('.kt-bet-cards [aria-pressed="true"]')).toBe(0));
    await press(words.bets.cover);
    await waitForContent(words.bets.pass('Ana'));
    await press(words.bets.openly);
  });

  test('what is still out is shown only when the table allows it', async () => {
    await openGame(AT_THE_TRICKS);
    await press(words.trick.out);
    expect(document.body.textContent).not.toContain('Yellow 1, Yellow 2');
    await press(words.trick.outYes);
    await waitForContent('Yellow 1, Yellow 2');
  });

  test('two players hear of the booklet that Regent does not know', async () => {
    await openGame({ ...COMPANIES_DECLARED, players: people('ana', 'ben'), setup: { record: 'table', selection: 'declared' }, events: [] });
    await waitForText(words.table.twoPlayers);
    expect(button('Log')).toBeDefined();
  });
});
