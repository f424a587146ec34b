import { waitFor } from '@testing-library/preact';
import { describe, expect, onTestFinished, test } from 'vitest';
import { isTable, openTable, stateOf, type Table } from '#session/log/table';
import { en } from '#text/app/en';
import { fr } from '#text/app/fr';
import { scoreTexts } from '#text/score';
import { FILLED, TABLE } from '../../games/kings-gate/fixture';
import { AT_THE_TRICKS, COMPANIES_DECLARED } from '../../games/kings-tricktakers/fixture';
import { loadFixture, savedGame } from '../../saved-games';
import { gameOf, people, withPlainSpaces } from '../../transcripts';
import {
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
  isPressed,
  press,
  renderApp,
  tap,
  waitForContent,
  waitUntilGone,
} from '../app-driver';

type TranscriptData = Parameters<typeof savedGame>[0];

const text = scoreTexts.en;
const END = { type: 'end-turn' };
/** King's Gate with the Palace counted: Ana 2, Ben 2, Cat nothing with three players. */
const gate = (more: readonly object[] = [], setup: object = {}): TranscriptData => ({
  ...TABLE,
  setup: { ...TABLE.setup, ...setup },
  events: [...FILLED, ...more],
});
const openGame = (game: TranscriptData, at = 'game/seed') => renderApp(at, { games: [savedGame(game)] });
const texts = (selector: string): readonly string[] => getAll(selector).map(({ textContent }) => textContent ?? '');

/** A whole game to its first count. */
function toTheCount(id: string, name: string): TranscriptData {
  const { transcript } = loadFixture<TranscriptData>(id, name);
  const counted = transcript.events.findIndex((_, index) => {
    const { position } = stateOf(tableOf({ ...transcript, events: transcript.events.slice(0, index + 1) }));
    return gameOf(id).law.lines(position).length > 0;
  });
  return { ...transcript, events: transcript.events.slice(0, counted + 1) };
}

function tableOf({ game, events, ...header }: TranscriptData): Table {
  const entries = events.map((event) => ({ kind: 'happened' as const, at: 0, event: { type: '', ...event } }));
  const table = openTable(gameOf(game), header, entries);
  if (!isTable(table)) throw new Error(game);
  return table;
}

describe('the score grid', () => {
  test('locations down, players across, sums, adjustments in a row of their own; a cell writes its addition out', async () => {
    await openGame(gate([{ type: 'adjust', by: 'cat', points: 4, reason: 'tea' }]), 'game/seed/scores');
    await waitFor(() => getOne('.score-grid'));
    expect(texts('.score-grid thead th').slice(1)).toEqual(['▲Ana', '●Ben', '■Cat']);
    expect(texts('.score-grid tbody th')).toEqual(['Palace', text.adjusted]);
    const [ana, ben, cat] = texts('.score-grid tfoot td').map(Number);
    expect([ana, ben, cat]).toEqual([2, 2, 4]);
    await press('Palace, Ana: 2 points');
    await waitForContent('Total 1 + 1 + 1 + 1 + 1 + 2 = 7', () => getOne('.score-grid-why'));
    await press(`${text.adjusted}, Cat: 4 points`);
    await waitForContent('tea', () => getOne('.score-grid-why'));
    await press(text.all);
    await waitForContent('Yellow is first at the Palace with 7', dialog);
  });

  test('a tap on a player opens at their last count; a tap on another goes there, on the same one away', async () => {
    const { transcript } = loadFixture<TranscriptData>('kings-tricktakers', 'three-in-a-draft');
    await openGame(transcript);
    const seat = (index: number) => (): HTMLElement => getOne(`.scores > :nth-child(${index + 1}) > .score`);
    /** The last figure of a player is told, and the name above it is marked. */
    const opensAt = async (index: number): Promise<void> => {
      const ofTheirs = (): readonly HTMLElement[] => getAll(`.score-grid-cell[data-cell$=",${index}"]`);
      await waitFor(() => expect(ofTheirs().at(-1)?.getAttribute('aria-expanded')).toBe('true'));
      expect(countShown('.score-grid-cell[aria-expanded="true"]')).toBe(1);
      expect(getOne('.score-grid-asked .score-grid-name').textContent).toBe(transcript.players[index]?.name);
    };
    await tap(seat(1));
    await opensAt(1);
    await tap(seat(2));
    await opensAt(2);
    await press(text.all);
    expect(texts('.sheet h4').filter((heading) => heading === 'Round 2')).toHaveLength(3);
    await tap(seat(2));
    await waitUntilGone('.sheet');
  });

  test('what a figure counts is lit as soon as the sheet opens at it, and no longer once it is left', async () => {
    await openGame(gate());
    await tap(() => getOne('.scores > :nth-child(2) > .score'));
    await waitFor(() => expect(countShown('.kg-mark-lit')).toBe(1));
    await goTo('game/seed');
    await waitFor(() => expect(countShown('.kg-mark-lit')).toBe(0));
    expect(countShown('.frame-lit')).toBe(0);
  });

  test('the arrows lead from figure to figure, and one of them is reached by the keyboard', async () => {
    await openGame(gate(), 'game/seed/scores');
    await waitFor(() => expect(countShown('.score-grid-cell')).toBe(3));
    const cells = getAll('.score-grid-cell');
    expect(cells.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
    cells[0]?.focus();
    cells[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    await waitFor(() => expect(document.activeElement).toBe(cells[1]));
  });

  test('Kingdom has none, and the result is said', async () => {
    await openGame(loadFixture<TranscriptData>('kingdom', 'throne-from-the-start').transcript, 'game/seed/scores');
    await waitForContent(text.pointless, dialog);
    await waitForContent('stands on the enemy throne', dialog);
    expect(countShown('.score-grid')).toBe(0);
  });
});

describe('the moment of a count', () => {
  test('totals come first in the order of the standings, the scores above are new, a chip opens its line, taking it back ends it', async () => {
    await openGame(toTheCount('kings-tricktakers', 'three-in-a-draft'));
    await press('Undo');
    await press('Redo');
    const moment = await waitFor(() => dialogOf('Round 1')());
    const totals = texts('.source-row-total > [aria-hidden]').map(Number);
    expect(totals).toHaveLength(3);
    expect(totals).toEqual(totals.toSorted((one, other) => other - one));
    expect(
      texts('.score-points > [aria-hidden]')
        .map(Number)
        .toSorted((one, other) => other - one),
    ).toEqual(totals);
    const [chip] = getAll('.chip-gold', moment);
    await tap(() => chip ?? moment);
    await waitForContent(/^\+\d+: /, () => getOne('.source-row-why'));
    expect(countShown('.source-row-why .rule-sign')).toBeGreaterThan(0);
    await tap(() => chip ?? moment);
    await waitUntilGone('.source-row-why');
    await press('Undo');
    await waitUntilGone('.scoring-moment');
  });

  test('looking back ends it, and the board looked at lies open', async () => {
    await openGame(toTheCount('kings-tricktakers', 'three-in-a-draft'));
    await press('Undo');
    await press('Redo');
    await waitFor(() => getOne('.scoring-moment'));
    await press('Log');
    await press('Look back');
    await waitFor(() => getOne('.look-back-row'));
    expect(countShown('.scoring-moment')).toBe(0);
    expect(countShown('[inert]')).toBe(0);
  });

  test('the last count comes before the winner', async () => {
    const { transcript } = loadFixture<TranscriptData>('kingdom-builder', 'first-game-for-two');
    await renderApp('game/seed', { games: [savedGame(transcript, 'seed', [{ kind: 'undo' }])] });
    await press('Redo');
    await waitFor(() => getOne('.scoring-moment'));
    expect(countShown('.finish')).toBe(0);
    await press(text.goOn);
    await waitFor(() => getOne('.finish h2'));
    expect(countShown('[inert]')).toBe(0);
    await press('Undo');
    await press(en.table.unend);
    await waitUntilGone('.finish');
    const drawn = new Set<string>();
    const watch = new MutationObserver(() => {
      for (const part of ['.finish', '.scoring-moment']) if (countShown(part) > 0) drawn.add(part);
    });
    watch.observe(document.body, { childList: true, subtree: true });
    onTestFinished(() => watch.disconnect());
    await press('Redo');
    await waitFor(() => getOne('.scoring-moment'));
    expect([...drawn]).toEqual(['.scoring-moment']);
  });
});

test('what a moment covers is out of reach, but not the bar nor a sheet that comes later', async () => {
  const { transcript } = loadFixture<TranscriptData>('kingdom-builder', 'first-game-for-two');
  await renderApp('game/seed/log', { games: [savedGame(transcript, 'seed', [{ kind: 'undo' }])] });
  await waitFor(dialog);
  await press('Redo');
  const moment = await waitFor(() => getOne('.scoring-moment'));
  await waitFor(() => expect(moment.contains(document.activeElement)).toBe(true));
  const shownTotals = (): readonly (string | null)[] =>
    getAll('.frame > :not([inert])').map((each) => each.getAttribute('aria-label') ?? each.className);
  expect(shownTotals()).toEqual(['bar', moment.getAttribute('aria-label')]);
  await press('Undo');
  const later = await waitFor(() => dialogOf(en.table.over)());
  expect(shownTotals()).toContain(later.getAttribute('aria-label'));
});

describe('the finish', () => {
  test('the result names the winner and the margin, a source lights its piece in every bar, the score sheet is a tap away', async () => {
    await openGame(loadFixture<TranscriptData>('kings-gate', 'three-players-one-left').transcript);
    await waitFor(() => getOne('.result-chips'));
    expect(getOne('.finish-ending').textContent).not.toBe('');
    expect(texts('.game-result > .quiet')[0]).toMatch(/^\d+ to \d+$/);
    await press('Palace');
    const parts = texts('.result-part').map((part) => Number(part.replace('−', '-')));
    expect(parts).toHaveLength(3);
    expect(countShown('.result-bar-piece:not(.result-bar-dim)')).toBe(parts.filter((part) => part > 0).length);
    await press(text.picture);
    await waitFor(() => expect(countShown('.finish svg')).toBeGreaterThan(1));
    await press(text.sheet);
    await waitFor(() => expect(countShown('.sheet .score-grid')).toBe(1));
  });

  test('again: the sides are swapped, and people can be changed first', async () => {
    const { store } = await openGame(loadFixture<TranscriptData>('kingdom', 'throne-from-the-start').transcript);
    const white = (await store.games())[0]?.setup.white;
    await waitFor(() => getOne('.result-deciding'));
    expect(countShown('.result-bars')).toBe(0);
    await press(new RegExp(`^${text.change}`));
    await waitFor(() => getOne('.chosen-people'));
    await press('Start the game');
    await waitFor(async () => {
      const games = await store.games();
      expect(games).toHaveLength(2);
      expect(games.find(({ id }) => id !== 'seed')?.setup.white).not.toBe(white);
    });
  });
});

describe('the log', () => {
  const amended = { type: 'place', value: 2, at: [0, -1], by: 'ana' };
  const consented = { type: 'place', value: 1, at: [0, -1], consent: true };

  test('newest first, in its locations, the count among the events with its gains, turn ends folded away', async () => {
    await openGame(gate([{ type: 'adjust', by: 'cat', points: -2, reason: 'tea' }]), 'game/seed/log');
    await waitFor(() => getOne('.log-scoring'));
    expect(texts('.log-number').map(Number)).toEqual([14, 13, 11, 9, 8, 7, 5, 4, 3, 2, 1]);
    await waitForContent('Ana +2 and Ben +2', () => getOne('.log-scoring'));
    await waitForContent('Cat −2', () => getOne('.log-gains'));
    expect(texts('.log-group h3').at(-1)).toBe('Palace');
    await press(text.passing(3));
    expect(texts('.log-number')).toHaveLength(14);
  });

  test.each([
    ['en', scoreTexts.en, en, 'Ana places a yellow house above the Palace, right half'],
    ['fr', scoreTexts.fr, fr, 'Ana pose une maison jaune au-dessus du Palais, moitié droite'],
  ] as const)('what was amended, struck out, let stand or put right is marked, in %s', async (language, words, { table }, struck) => {
    const house = (x: number) => ({ type: 'place', value: 1, at: [x, -1] });
    const first = savedGame({ ...TABLE, events: [house(0), house(1), END] }, 'seed', [
      { kind: 'amend', entry: 0, event: amended },
      { kind: 'strike', entry: 1 },
      { kind: 'correct', part: { setup: { colours: { ana: ['yellow'], ben: ['red'], cat: ['blue'] } } } },
      { kind: 'correct', part: { setup: { colours: { ana: ['yellow'], ben: ['blue'], cat: ['red'] } } } },
      { kind: 'correct', part: { players: people('ana', 'ben', 'cat') } },
      { kind: 'happened', event: consented },
    ]);
    await renderApp('game/seed/log', { games: [first], settings: { language } });
    await waitFor(() => expect(countShown('.log-item')).toBe(5));
    const items = getAll('.log-item').map(({ textContent }) => withPlainSpaces(textContent ?? ''));
    expect(items[0]).toContain(withPlainSpaces(table.byConsent));
    expect(items.slice(1, 4)).toEqual([words.peopleRight, words.setupRight, withPlainSpaces(words.struck(struck))]);
    expect(items[4]).toContain(words.amended);
    expect(countShown('.log-group')).toBe(1);
  });

  test('what is put to the newest event at once is part of it', async () => {
    const first = savedGame({ ...TABLE, events: [{ type: 'place', value: 1, at: [0, -1] }] }, 'seed', [
      { kind: 'amend', entry: 0, event: amended },
      { kind: 'happened', event: END },
    ]);
    await renderApp('game/seed/log', { games: [first] });
    await waitFor(() => expect(countShown('.log-item')).toBe(1));
    expect(countShown('.log-mark')).toBe(0);
  });

  test('looking back plays on the board, with a slider beneath it', async () => {
    await openGame({ ...TABLE, events: [{ type: 'place', value: 1, at: [0, -1] }, END] });
    await press('Log');
    await tap(() => getAll('.log-line').at(-1) ?? dialog());
    await press(text.show);
    await waitUntilGone('[role="dialog"]');
    const slider = (): HTMLElement => getOne('.look-back input[type="range"]');
    await waitFor(slider);
    expect(button(text.before)).toBeDefined();
    await press(text.before);
    await waitFor(() => expect(countShown('.look-back')).toBe(1));
    await waitForContent('The start', () => getOne('.look-back'));
    await press(en.log.playOn);
    await waitUntilGone('.look-back');
  });
});

describe('secrets', () => {
  const hidden = { agreements: { 'hidden-points': 'hidden' } };

  test('hidden points stay hidden at home, in history, in the log and before a change', async () => {
    await openGame(gate([], hidden), '');
    const names = 'Ana · Ben · Cat';
    await waitForContent(names, () => getOne('.home-open'));
    await goTo('history');
    await waitForContent(/Ana(?: · )?Ben(?: · )?Cat/, () => getOne('.memory-row'));
    await goTo('past/seed');
    await waitFor(() => expect(texts('.past-seats li').map((seat) => seat.trim())).toEqual(['Ana', 'Ben', 'Cat']));
    await goTo('game/seed/log');
    await waitFor(dialog);
    expect(countShown('.log-scoring, .log-gains')).toBe(0);
    await tap(() => getAll('.log-line')[0] ?? dialog());
    await press(en.log.strike);
    await waitForContent(en.table.hiddenPoints, dialogOf(en.change.title));
    expect(dialogOf(en.change.title)().textContent).not.toMatch(/(?:Ana|Ben|Cat): −?\d/);
  });

  test('nothing is tried while bets lie face down', async () => {
    const bet = AT_THE_TRICKS.events.slice(0, COMPANIES_DECLARED.events.length + 1);
    await openGame({ ...AT_THE_TRICKS, events: bet }, 'game/seed/what-if');
    await waitForContent('Some cards lie face down');
    expect(document.body.textContent).not.toContain('Hermit');
    expect(countShown('.kt-companies')).toBe(0);
  });
});

describe('settings and copies at the table', () => {
  test('language and theme change without leaving it', async () => {
    await openGame(gate());
    await press('More');
    await press(en.home.settings, dialog);
    await press('Français', dialog);
    await waitForContent('Réglages', dialog);
    expect(countShown('.frame')).toBe(1);
  });

  test('another agreement holds from the beginning or from now on, with what each changes', async () => {
    await openGame(gate([{ type: 'adjust', by: 'cat', points: -5, reason: 'tea' }]), 'game/seed/agreements');
    await press('Yes', () => group('May points go below 0?', dialog()));
    const changing = dialogOf(en.change.title);
    await waitForContent('Cat: 0 → −5', changing);
    await press(text.from.now, changing);
    await waitForContent(en.change.nothing, changing);
    await press(en.change.accept, changing);
    await waitFor(() => expect(isPressed('Yes', group('May points go below 0?', dialog()))).toBe(true));
  });

  test('what is corrected of the box in King’s Gate is kept for later games without asking', async () => {
    const { store } = await openGame(gate());
    await press('More');
    await press(en.more.correct);
    const correcting = dialogOf(en.more.correct);
    await press(/my box/i, correcting);
    await press('Correct Palace', correcting);
    await tap(() => buttons('One more', correcting())[0] ?? correcting());
    await press(en.more.preview, correcting);
    await press(en.change.accept);
    await waitFor(async () => expect(await store.box('kings-gate')).toEqual({ locations: { 1: { prizes: [3, 2, 1] } } }));
    expect(document.body.textContent).not.toContain(en.table.keepCopy);
  });

  test('what Regent guessed is said at the first game, with the way to check it', async () => {
    await renderApp('new/kings-gate', { players: people('ana', 'ben').map((player) => ({ ...player, lastPlayed: 1 })) });
    await press('Ana');
    await press('Ben');
    await continueToSetup();
    await waitForContent('Some of these are guesses');
    expect(button(new RegExp(`^${en.create.checkCopy}`)).getAttribute('href')).toContain('copy/kings-gate');
  });
});
