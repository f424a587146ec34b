import { getByLabelText, waitFor } from '@testing-library/preact';
import { describe, expect, test } from 'vitest';
import { screenEn as words } from '#games/kings-tricktakers/text/screen-en';
import { en as english } from '#text/app/en';
import { kept } from '../../../kept';
import { people } from '../../../kit';
import { addPlayers, all, button, dialog, fill, goTo, group, onDevice, one, press, reads, sees, tap } from '../../../screens/device';
import { AT_THE_TRICKS, TOLD, type Told } from '../fixture';
import { card, tapBet, tapEvent } from './hand';

const laid = (game: Told) => onDevice('game/seed', { games: [kept(game)] });

describe('the pad', () => {
  test('sums are checked as they are typed', async () => {
    const { reload } = await laid({ ...TOLD, setup: { record: 'pad', selection: 'declared' }, events: [] });
    await waitFor(() => expect(all('.kt-pad > .disclosure')).toHaveLength(3));
    const sheet = (seat: number) => (): HTMLElement => all('.kt-pad > .disclosure')[seat] ?? document.body;
    for (const [seat, colour] of ['White', 'Yellow', 'Blue'].entries()) {
      if (seat > 0) await tap(() => one('.disclosure-title', sheet(seat)()));
      await press(colour, sheet(seat));
    }
    await fill(words.pad.tricks, '4', sheet(0));
    await reads(words.pad.sum(4));
    await reads('A round has five tricks, and these add up to 4.');
    await reads('Ana should have 12 cards from those tricks, not 0.');
    await reload();
    await reads(words.pad.sum(4));
  });

  test('a table game goes on as a pad', async () => {
    await laid(AT_THE_TRICKS);
    await press('More');
    await press(words.setup.goOn);
    await press(english.more.goOnSure);
    await reads(words.pad.title(1));
  });
});

describe('your copy', () => {
  /** Ben and Cat take every trick: Ana's Hermit bet is on none. */
  const cards = [
    ['yellow-1', 'yellow-2', 'yellow-3'],
    ['blue-1', 'green-1', 'blue-2'],
    ['blue-4', 'green-2', 'blue-3'],
    ['green-3', 'green-4', 'yellow-4'],
    ['black-1', 'yellow-5', 'black-2'],
  ].flat();
  const total = (): string => {
    const row = all('.kt-rounds tbody tr').find((each) => one('th', each).textContent === 'Ana');
    return one('strong', row).textContent ?? '';
  };

  test('a bet side is asked for when it first counts, kept, and put right later with the points following', async () => {
    await laid(AT_THE_TRICKS);
    for (const each of cards) await tap(() => card(each));
    const ask = (): HTMLElement => one('section.kt-ask');
    await reads(words.copy.ask({ kind: 'bet', card: 'hermit' }), ask);
    await press(/^Ana, round 1/);
    await reads(words.unknown, () => one('.kt-sheet'));
    const before = Number(total());
    await fill(words.copy.tricks(0), '4', ask);
    await press(words.copy.save, ask);
    await tap(() => one('.button.primary', dialog()));
    await waitFor(() => expect(total()).toBe(String(before + 4)));

    // Put right later: the sheet for corrections has the same figures.
    await press('More');
    await press(english.more.correct);
    await press(words.setup.copy, dialog);
    await press(words.copy.bets, dialog);
    await fill(words.copy.tricks(0), '5', () => group('Hermit', dialog()));
    await tap(() => all('.button.primary', dialog()).at(-1) ?? dialog());
    await press('Accept the change');
    await waitFor(() => expect(total()).toBe(String(before + 5)));

    // And it was kept for the next game.
    await goTo('copy/kings-tricktakers');
    await press(words.copy.bets);
    await waitFor(() => expect(getByLabelText(group('Hermit'), words.copy.tricks(0))).toHaveProperty('value', '4'));
  });

  test('read beforehand it is frozen into the game', async () => {
    const { store } = await onDevice('new/kings-tricktakers', {
      copies: [{ game: 'kings-tricktakers', copy: { ranks: { white: [3, 8] } } }],
    });
    await addPlayers('Ana', 'Ben', 'Cat');
    await press(words.setup.selections.declared);
    await press('Start the game');
    for (const event of TOLD.events.slice(0, 1)) await tapEvent(TOLD, event);
    await reads(words.table.rank(3));
    expect(JSON.stringify((await store.games())[0]?.setup)).toContain('[3,8]');
  });
});

describe('taps', () => {
  test('one a plain card, at most three a bet with the curtain', async () => {
    await laid(TOLD);
    expect(await tapBet('Ana', ['hermit'])).toBeLessThanOrEqual(3);
    expect(await tapBet('Ben', ['gambler'])).toBeLessThanOrEqual(3);
    await tapBet('Cat', ['gambler']);
    await press(words.preparation.begin);
    await tap(() => card('yellow-1'));
    await reads(/Ana is winning/);
  });
});

describe('secrets and words', () => {
  test('a bet is nowhere to be read before all are turned over', async () => {
    await laid(TOLD);
    await tapBet('Ana', ['hermit']);
    await press('Log');
    await reads(words.events.secretBet('Ana'), dialog);
    expect(dialog().textContent).not.toContain('bets the Hermit');
    await press('Close', dialog);
    await tapBet('Ben', ['gambler']);
    await tapBet('Cat', ['gambler']);
    await press('Log');
    await reads(words.events.bet('Ana', ['hermit']), dialog);
  });

  test('what is still out is shown only when the table allows it', async () => {
    await laid(AT_THE_TRICKS);
    await press(words.trick.out);
    expect(document.body.textContent).not.toContain('Yellow 1, Yellow 2');
    await press(words.trick.outYes);
    await reads('Yellow 1, Yellow 2');
  });

  test('two players hear of the booklet that Regent does not know', async () => {
    await laid({ ...TOLD, players: people('ana', 'ben'), setup: { record: 'table', selection: 'declared' }, events: [] });
    await sees(words.table.twoPlayers);
    expect(button('Log')).toBeDefined();
  });
});
