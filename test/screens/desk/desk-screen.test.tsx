import { waitFor } from '@testing-library/preact';
import { describe, expect, onTestFinished, test } from 'vitest';
import { isWide } from '#ui/device/wide-screen';
import { savedGame } from '../../saved-games';
import { people } from '../../transcripts';
import {
  buttons,
  dialog,
  dialogOf,
  fill,
  getAll,
  getOne,
  goTo,
  group,
  isPressed,
  press,
  renderApp,
  tap,
  waitForContent,
  waitForText,
} from '../app-driver';

const verdict = (): HTMLElement => getOne('.verdict');
const square = (name: string): HTMLElement => getOne(`[data-square="${name}"]`);

/** Ana, who plays White, has made the first move. */
const begun = savedGame({
  game: 'kingdom',
  players: people('ana', 'ben'),
  setup: { white: 'ana' },
  events: [{ type: 'move', path: ['a1', 'a2'] }],
});

async function move(from: string, to: string): Promise<void> {
  await tap(() => square(from));
  await tap(() => square(to));
}

test('a tie is asked and answered in at most seven taps from home', async () => {
  await renderApp('');
  let taps = 0;
  const pressAndCount = async (...deskCase: Parameters<typeof press>): Promise<void> => {
    taps += 1;
    await press(...deskCase);
  };
  await pressAndCount('Referee');
  await waitForContent('Most asked');
  await pressAndCount('King’s Gate');
  await pressAndCount(/^Who wins this tie\?/);
  await pressAndCount('Yellow, Green, Red, Blue');
  for (const colour of ['green', 'blue']) await pressAndCount(new RegExp(`${colour}$`), () => group('Which colours are tied?'));
  await pressAndCount(/Yellow/, () => group('Who placed the last tile?'));
  await waitForContent('Green', verdict);
  expect(taps).toBeLessThanOrEqual(7);
  await press(/Green/, () => group('Who placed the last tile?'));
  await waitForContent('Blue', verdict);
});

test('the verdict names the first thing that is missing and goes there, and an example is offered', async () => {
  await renderApp('desk/kingdom/jump');
  await waitForContent(/Missing:\s*Which piece jumps\?/, verdict);
  await press('Show an example');
  await waitForContent('On the other side, the white Knight 2 jumps only Knights of size 1.', verdict);
  await waitForContent('Regent’s reading', verdict);
  await waitForContent('This ruling rests on');
  await press('Start over');
  await waitForContent(/Missing:\s*Which piece jumps\?/, verdict);
  await press('Which piece jumps?', verdict);
  expect(document.activeElement?.id).toBe('field-mover');
});

describe('the referee’s tab', () => {
  test('has the game on the table first, named, with the five questions that are asked most about it', async () => {
    await renderApp('desk', { games: [begun] });
    await waitForContent('Kingdom · Most asked');
    const chips = () => getAll('.game-chip').map((chip) => chip.getAttribute('aria-label'));
    expect(chips()).toEqual(['Kingdom', 'King’s Gate', 'Kingdom Builder', 'Kings Tricktakers']);
    expect(getAll('a.list-row').map(({ textContent }) => textContent)).toHaveLength(6);
    await press('Kings Tricktakers');
    await press(/^Who wins this trick\?/);
    await waitFor(() => expect(getOne('h1').textContent).toBe('Who wins this trick?'));
    await goTo('desk');
    await press('Kingdom');
    await press('All questions about Kingdom');
    await waitForContent('What is the question?');
  });

  test('shows what a search found in the place of its questions', async () => {
    await renderApp('desk');
    await fill('Search rules and questions', 'dragon');
    await waitForContent(/\d+ answers found/);
    expect(buttons('Kingdom Builder')).toEqual([]);
  });
});

test('on a phone a ruling comes first, with its case folded to a line that opens it again', async () => {
  const wide = isWide.value;
  isWide.value = false;
  onTestFinished(() => {
    isWide.value = wide;
  });
  await renderApp('desk/kingdom/jump');
  for (const again of buttons('Start over')) await tap(() => again);
  await press('Show an example');
  await waitForContent('Regent’s reading', verdict);
  expect(getAll('.desk-form')).toEqual([]);
  await press(/^The case/);
  await waitFor(() => getOne('.desk-form'));
  await press('Show why', verdict);
  await waitForContent('This ruling rests on');
  await press('Share');
  await waitForContent('Share as text', dialog);
  await press('Ask another question');
  await waitForContent('What is the question?');
});

test('the desk rules by the copy that this device keeps', async () => {
  const { store } = await renderApp('');
  await store.saveBox('kings-gate', { locations: { 4: { prizes: [9, 1, 0] } } });
  await press('Referee');
  await waitForContent('Most asked');
  await press('King’s Gate');
  await press(/^Who wins this tie\?/);
  await press('Start over');
  await press('Yellow, Green, Red, Blue');
  for (const colour of ['green', 'blue']) await press(new RegExp(`${colour}$`), () => group('Which colours are tied?'));
  await press(/Yellow/, () => group('Who placed the last tile?'));
  await press('1st place');
  await press('4, Graveyard, dangerous');
  await waitForContent('9 points', verdict);
  await waitForContent('Graveyard: prizes 9 / 1 / 0, dangerous (from your box)');
  await press('Agreements');
  await press('Yes', () => group('May points go below 0?'));
  await waitForContent('May points go below 0? Yes (your table agreed)');
});

test('an example under another agreement than the default says so', async () => {
  await renderApp('rule/kb.card.lords');
  await waitForContent(
    'Your table agreed: Lords: can a player with no settlement in a section take a place there? No, at least one is needed',
  );
});

describe('a what-if', () => {
  test('rules on what is tried and leaves the log untouched', async () => {
    const { store } = await renderApp('game/seed', { games: [begun] });
    const readSeedGame = async () => [await store.games(), await store.entries('seed')];
    const before = await readSeedGame();
    await press('Referee');
    await press('What if?');
    await waitForContent('Try anything: nothing here goes into the log.');
    await move('b9', 'b7');
    await waitForContent('No. ', verdict);
    await waitForContent('There is no piece on b8 to jump over.');
    await tap(() => square('b8'));
    await waitForContent('Yes. ', verdict);
    await move('a2', 'a3');
    await waitForContent('2 moves tried');
    await waitFor(() => expect(buttons(/^The rule/)).toEqual([]));
    await press('Step back');
    await waitForContent('1 move tried');
    await tap(() => buttons('Back to the game').at(-1) ?? verdict());
    await waitForContent('Ben (Black) to move.');
    expect(square('b9').getAttribute('aria-label')).toContain('black Knight 2');
    expect(await readSeedGame()).toEqual(before);
  });

  test('names who would have done what is refused', async () => {
    const sections = ['tavern', 'paddock', 'oasis', 'farm'].map((name) => ({ name, turned: false }));
    const setup = { record: 'table', first: 'ana', sections, cards: ['fishermen', 'knights', 'merchants'] };
    await renderApp('game/seed/what-if', {
      games: [savedGame({ game: 'kingdom-builder', players: people('ana', 'ben'), setup, events: [] })],
    });
    await press(/^grass/i);
    await tap(() => getOne('[data-at="4,0"]'));
    await waitForContent('No. Ana builds on 4,0', verdict);
  });

  test('opens the desk with the present position', async () => {
    await renderApp('game/seed/ask', { games: [begun] });
    await press(/^Is the Monarch in danger\?/);
    await waitFor(() => expect(getOne('h1').textContent).toBe('Is the Monarch in danger?'));
    await waitForContent('No', verdict);
  });
});

describe('an agreement', () => {
  test('changed in mid-game shows first what it alters', async () => {
    const setup = { record: 'pad', first: 'ana', colours: { ana: ['yellow'], ben: ['green'], cat: ['red'] } };
    const events = [{ type: 'adjust', by: 'ana', points: -2, reason: 'late again' }];
    const { reload } = await renderApp('game/seed/agreements', {
      games: [savedGame({ game: 'kings-gate', players: people('ana', 'ben', 'cat'), setup, events })],
    });
    const debt = (): HTMLElement => group('May points go below 0?');
    await press(/^Yes/, debt);
    const change = dialogOf('What this changes');
    await waitForContent('Ana: 0 → −2', change);
    await tap(() => getOne('.button.primary', change()));
    await reload();
    await waitFor(() => expect(isPressed(/^Yes/, debt())).toBe(true));
  });

  test('of Kingdom holds from now on where the table wishes, and stands in the log among the moves', async () => {
    await renderApp('game/seed/agreements', { games: [begun] });
    await press('Never', () => group('When is a move into danger taken back?'));
    const change = dialogOf('What this changes');
    await press('from now on', change);
    await tap(() => getOne('.button.primary', change()));
    await press('Black', () => group('Who begins?'));
    await waitForContent('What this changes');
    expect(buttons('from now on')).toEqual([]);
    await press('Back', change);
    await goTo('game/seed/log');
    await waitForContent('Agreed from now on: When is a move into danger taken back? Never', dialog);
    expect(getAll('.log-item').map(({ className }) => className)).toEqual(['log-item log-note', 'log-item']);
  });

  test('is explained, and a group keeps its own choice', async () => {
    const groups = [{ id: 'sunday', name: 'Sunday table', members: ['ana', 'ben'] }];
    const { reload } = await renderApp('agreements/kingdom', { games: [begun], groups });
    const courtesy = (): HTMLElement => {
      const found = [...document.querySelectorAll<HTMLElement>('.agreement')].find(
        ({ textContent }) => textContent?.includes('When is a move into danger taken back?') === true,
      );
      if (found === undefined) throw new Error('not asked');
      return found;
    };
    for (const heading of ['What the rulebook says', 'How else it can be played', 'Regent’s default']) await waitForText(heading, courtesy);
    const ours = (): HTMLElement => group('Sunday table', courtesy());
    await press('Your groups', courtesy);
    await press('Never', ours);
    await waitForContent('Sunday table plays this way from now on.', courtesy);
    await reload();
    await press('Your groups', courtesy);
    expect(isPressed('Never', ours())).toBe(true);
  });
});

test('a line of the score sheet leads to its rule', async () => {
  const setup = { white: 'ana' };
  const events = [{ type: 'adjust', by: 'ana', points: 1, reason: 'handicap' }];
  await renderApp('game/seed/scores', { games: [savedGame({ game: 'kingdom', players: people('ana', 'ben'), setup, events })] });
  await press(/, Ana: 1 point$/);
  await waitForContent('handicap', dialog);
  await press(/Points by agreement/, dialog);
  await waitForText('adjust', dialogOf('Points by agreement'));
});
