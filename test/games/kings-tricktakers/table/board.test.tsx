import { act, cleanup, fireEvent, getByRole, render, screen, waitFor } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { describe, expect, onTestFinished, test } from 'vitest';
import { formatBetProgress } from '#games/kings-tricktakers/text/bet-progress';
import { screenEn as words } from '#games/kings-tricktakers/text/screen-en';
import { screenFr } from '#games/kings-tricktakers/text/screen-fr';
import { route } from '#screens/shell/route';
import { tableCertainty } from '#session/log/points';
import { isTable, openTable, stateOf, type Table } from '#session/log/table';
import { namesOf } from '#session/sentences/reason-sentences';
import { countShown, getAll, getOne } from '../../../screens/app-driver';
import { gameOf, people, withPlainSpaces } from '../../../transcripts';
import { plays, round } from '../law/events';
import unknownToTheEnd from '../whole/three-in-a-draft.json';
import { beginRound, type Desk, type EventFields, formRound, playedOn, renderBoard, screens, tableOf } from './board-frame';
import { stroke } from './tap-actions';

const THREE = ['green hermit* rebel healer', 'blue gambler* hermit berserker', 'yellow rebel* oppressor collector'];

const atTheTricks = (lines: readonly string[] = THREE) => playedOn(tableOf(lines.length), beginRound(lines));
const toggle = (name: RegExp): HTMLElement | null => screen.queryByRole('button', { name });
const tap = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }));
const lastEvent = (table: { readonly value: { readonly steps: readonly { readonly event: unknown }[] } }) =>
  table.value.steps.at(-1)?.event;

describe('a trick', () => {
  test('the deck is that of three players, what was played is greyed', async () => {
    renderBoard(atTheTricks());
    expect(screen.queryByRole('button', { name: 'Yellow 7' })).toBeNull();
    await tap('Yellow 2');
    expect(screen.getByRole('button', { name: 'Yellow 2, played' }).getAttribute('aria-disabled')).toBe('true');
  });

  test('King, Queen and rebel come onto the card that lies there, until the next one does', async () => {
    const desk = renderBoard(atTheTricks());
    // Yellow is the lowest King of the three: Cleo opens.
    expect(toggle(/Yellow King/)).toBeNull();
    await tap('Yellow 5');
    expect(toggle(/^Rebel/)).toBeNull();
    await tap(/Yellow King/);
    expect(lastEvent(desk.table)).toMatchObject({ type: 'play', by: 'cleo', card: 'yellow-5', king: true });
    expect(desk.table.value.steps.at(-1)?.event).toBe(lastEvent(desk.table));
    expect(screen.getByText(/cleo is winning with Yellow 5 \(King, Oppressor\): the last King/i)).toBeTruthy();
    await tap(/Yellow King/);
    expect(lastEvent(desk.table)).not.toHaveProperty('king');
    await tap('Yellow 10');
    expect(toggle(/Yellow King/)).toBeNull();
    await tap(words.trick.rebel);
    expect(lastEvent(desk.table)).toMatchObject({ by: 'ana', card: 'yellow-10', flip: true });
    expect(screen.getByText('Rebel: 1')).toBeTruthy();
    expect(screen.getByText(/cleo is winning with Yellow 5/i)).toBeTruthy();
  });

  test('a King on the wrong card is refused by its rule', async () => {
    const desk = renderBoard(atTheTricks());
    await tap('Blue 5');
    await tap(/Yellow King/);
    expect(desk.refused.value?.rule).toBe('kt.king.card');
  });

  test.each([
    ['en', 'the highest trump, played first'],
    ['fr', 'la plus forte carte d’atout, jouée en premier'],
  ] as const)('of two black tens the first wins, and the reason says so (%s)', (language, reason) => {
    const lines = ['green hermit* rebel berserker', 'blue gambler* hermit healer', 'yellow rebel* oppressor collector'];
    renderBoard(playedOn(tableOf(3), [...beginRound(lines), ...plays('black-10 berserker-10')]), language);
    expect(withPlainSpaces(document.body.textContent)).toContain(reason);
  });

  test('the Oppressor’s yellow says so', async () => {
    renderBoard(atTheTricks());
    await tap('Yellow 10');
    expect(screen.getByText(/Yellow 10 \(Oppressor\): the highest trump/)).toBeTruthy();
  });

  test('the Green Queen waits, her card comes last', async () => {
    const desk = renderBoard(atTheTricks());
    await tap('Blue 5');
    await tap(words.trick.green);
    await tap('Blue 4');
    expect(screen.getByText(/card comes last/i)).toBeTruthy();
    await tap('Blue 10');
    expect(lastEvent(desk.table)).toMatchObject({ by: 'ana', card: 'blue-10' });
    expect(screen.getByText(/wins the trick with Blue 10: the highest of the leading colour/)).toBeTruthy();
  });

  test('a revoke names trick and card, and stays until it is put away', async () => {
    renderBoard(playedOn(atTheTricks(), plays('yellow-1 green-1 yellow-2')));
    for (const card of ['Blue 1', 'Yellow 3']) await tap(card);
    const told = /ana had the Yellow 3 but didn’t follow Yellow in trick 1, with the Green 1/i;
    expect(screen.getByText(told)).toBeTruthy();
    await tap('Blue 3');
    expect(screen.getByText(told)).toBeTruthy();
    await tap(words.trick.putAway);
    expect(screen.queryByText(told)).toBeNull();
  });

  test('the first card begins the tricks, and an assassin who names nobody just plays', async () => {
    const lines = ['green hermit* rebel healer', 'blue gambler* hermit berserker', 'yellow rebel* assassin collector'];
    const desk = renderBoard(playedOn(tableOf(3), formRound(lines)));
    await tap('Blue 5');
    expect(desk.table.value.steps.slice(-3).map(({ event }) => event.type)).toEqual(['begin', 'open', 'play']);
  });

  test('the last card of a round says before what comes with it', async () => {
    const cards = 'yellow-1 green-1 blue-1 yellow-2 green-2 blue-2 yellow-3 green-3 blue-3 yellow-4 green-4 blue-4 yellow-5 green-5';
    const desk = renderBoard(playedOn(atTheTricks(), plays(cards)));
    await tap(/Blue King/);
    await tap('Blue 5');
    expect(lastEvent(desk.table)).toMatchObject({ by: 'ben', card: 'blue-5', king: true });
    expect(stateOf(desk.table.value).phase).toBe('company');
  });
});

describe('what a phase shares with the next stays as it lies', () => {
  test('the companies, when the last diplomat has chosen', async () => {
    const lines = ['green hermit* rebel healer', 'blue gambler* hermit berserker', 'yellow diplomat oppressor collector'];
    const companies = () => getOne('.kt-compact');
    renderBoard(playedOn(tableOf(3), formRound(lines)));
    await screen.findByRole('group', { name: words.alliance.ally('Cleo') });
    const before = companies();
    await tap('Ana');
    expect(companies()).toBe(before);
    // The whole deck is laid out in that tap: a card is a button and its emblem.
    expect(getAll('.kt-suits *')).toHaveLength(3 * getAll('.kt-suits > button').length);
  });

  test('the pad, when a round is noted; but not why a card could not be had', async () => {
    const told = round(THREE, [{ tricks: 2 }, { tricks: 2 }, { tricks: 1 }]);
    const desk = renderBoard(tableOf(3, { record: 'pad' }));
    const chips = () => getAll('.kt-chosen-company .kt-chip').length;
    await tap(/^White/);
    for (const name of [/^Devil/, /^Healer/, /^Rebel/]) await tap(name);
    await tap(/^ben/i);
    await tap(/^Yellow/);
    await tap(/^Devil/);
    expect(screen.getByText(words.company.noneLeft('Devil', ['Ana']))).toBeTruthy();
    const before = getOne('.kt-pad');
    await act(() => {
      desk.table.value = playedOn(desk.table.value, [told]);
    });
    expect(getOne('.kt-pad')).toBe(before);
    expect(screen.getByText(new RegExp(words.pad.asks('Ana', 'characters')))).toBeTruthy();
    expect(chips()).toBe(1);
    expect(countShown('.kt-problems')).toBe(0);
  });
});

describe('two things in one stroke', () => {
  const strokeTarget = (name: string) => (): HTMLElement => getOne(`[data-stroke="${name}"]`);
  const types = ({ table }: Desk, last: number) => table.value.steps.slice(-last).map(({ event }) => event.type);
  const ASSASSIN = ['green hermit* rebel healer', 'blue gambler* hermit berserker', 'yellow rebel* assassin collector'];

  test('a card and what goes with it, of which only what may', async () => {
    const desk = renderBoard(atTheTricks());
    await stroke(strokeTarget('card:yellow-5'), strokeTarget('with:king-queen'));
    expect(lastEvent(desk.table)).toMatchObject({ by: 'cleo', card: 'yellow-5', king: true, queen: true });
    await stroke(strokeTarget('card:yellow-10'), strokeTarget('with:flip'));
    expect(lastEvent(desk.table)).toMatchObject({ by: 'ana', card: 'yellow-10', flip: true });
    await act(() => void fireEvent.pointerDown(getOne('[data-stroke="card:yellow-4"]'), { pointerId: 1, isPrimary: true, button: 0 }));
    expect(getAll('.kt-modifier-menu > *').map(({ textContent }) => textContent)).toEqual([
      words.trick.figures({ king: false, queen: true, flip: false }),
    ]);
    await act(() => void fireEvent.pointerCancel(document.body, { pointerId: 1 }));
    expect(countShown('.kt-modifier-menu')).toBe(0);
  });

  test('a finger that wanders a little does nothing of the kind', async () => {
    const desk = renderBoard(atTheTricks());
    const before = desk.table.value;
    await stroke(strokeTarget('card:yellow-5'), strokeTarget('with:queen'), 20);
    expect(desk.table.value).toBe(before);
  });

  test('the opener and the card, or a changed hand and the card', async () => {
    const desk = renderBoard(playedOn(tableOf(3), formRound(ASSASSIN)));
    await stroke(strokeTarget('opener:ben'), strokeTarget('card:blue-5'));
    expect(types(desk, 3)).toEqual(['begin', 'opener', 'play']);
    expect(lastEvent(desk.table)).toMatchObject({ by: 'ben', card: 'blue-5' });
    await tap('Blue 4');
    await tap('Blue 3');
    await stroke(strokeTarget('use:hermit'), strokeTarget('card:green-3'));
    expect(types(desk, 2)).toEqual(['ability', 'play']);
  });

  test('two picks of one player; whose turn it is says the law', async () => {
    const desk = renderBoard(tableOf(3, { selection: 'draft', starter: 'ana' }));
    await stroke(strokeTarget('character:gambler'), strokeTarget('set:blue'));
    expect(desk.table.value.steps).toEqual([]);
    expect(getOne('.kt-status').textContent).toMatch(/ben/i);
    for (const name of [/^Gambler/, /^Rebel/]) await tap(name);
    await stroke(strokeTarget('character:hermit'), strokeTarget('set:blue'));
    expect(desk.table.value.steps.map(({ event: { by } }) => by)).toEqual(['ana', 'ben', 'cleo', 'cleo']);
  });

  test('two characters of a company, and a third is asked for alone', async () => {
    const desk = renderBoard(tableOf(3));
    await tap(/^Yellow/);
    await stroke(strokeTarget('character:gambler'), strokeTarget('character:healer'));
    await stroke(strokeTarget('character:rebel'), strokeTarget('character:devil'));
    expect(getOne('.kt-refusal').textContent).toBe(words.company.oneMore);
    await tap(/^Rebel/);
    expect(lastEvent(desk.table)).toMatchObject({ by: 'ana', characters: ['gambler', 'healer', 'rebel'] });
  });

  test('two cards of a bet where two may be bet, and the rule where they may not', async () => {
    const company: readonly EventFields[] = formRound(THREE).filter(({ type }) => type === 'company');
    const desk = renderBoard(playedOn(tableOf(3), company));
    await stroke(strokeTarget('ana 0'), strokeTarget('ana 1'));
    expect(desk.refused.value?.rule).toBe('kt.bet.one-character');
    const before = desk.table.value;
    await stroke(strokeTarget('ana 0'), strokeTarget('ben 1'));
    expect(desk.table.value).toBe(before);
  });

  /** Companies of three, and the bets of the first two tapped in: the first card of each. */
  const renderBets = async (lines: readonly string[]): Promise<Desk> => {
    const desk = renderBoard(
      playedOn(
        tableOf(3),
        formRound(lines).filter(({ type }) => type === 'company'),
      ),
    );
    for (const by of ['ana', 'ben']) await userEvent.click(await waitFor(strokeTarget(`${by} 0`)));
    return desk;
  };

  test('the last bet, a Diplomat’s, with the card that it copies', async () => {
    const lines = ['green hermit* rebel healer', 'blue gambler* hermit berserker', 'yellow diplomat* oppressor collector'];
    const desk = await renderBets(lines);
    await stroke(strokeTarget('cleo 0'), strokeTarget('ben 1'));
    expect(types(desk, 1)).toEqual(['bet']);
    expect(lastEvent(desk.table)).not.toMatchObject({ by: 'cleo' });
    await stroke(strokeTarget('cleo 0'), strokeTarget('ben 0'));
    expect(lastEvent(desk.table)).toMatchObject({ type: 'copy', by: 'cleo', player: 'ben', card: 'gambler' });
  });

  test('the last who makes no bet, with the ally', async () => {
    const lines = ['green hermit* rebel healer', 'blue gambler* hermit berserker', 'yellow diplomat oppressor collector'];
    const desk = await renderBets(lines);
    await stroke(strokeTarget('cleo none'), strokeTarget('ana 2'));
    expect(lastEvent(desk.table)).toMatchObject({ type: 'ally', by: 'cleo', player: 'ana' });
  });
});

describe('bets', () => {
  const company: readonly EventFields[] = formRound(THREE).filter(({ type }) => type === 'company');

  test('show nothing before the curtain rises, and two cards of one bet are not offered in round 1', async () => {
    const desk = renderBoard(playedOn(tableOf(3), company));
    await userEvent.click(await screen.findByRole('button', { name: words.bets.secretly }));
    expect(document.querySelector('.kt-bet-cards')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /I am ana/i }));
    const hand = document.querySelectorAll<HTMLElement>('.kt-bet-cards button');
    expect(hand).toHaveLength(3);
    await userEvent.click(hand[0] ?? document.body);
    await userEvent.click(hand[1] ?? document.body);
    await tap(words.bets.lay);
    expect(lastEvent(desk.table)).toMatchObject({ by: 'ana', cards: ['rebel'] });
    expect(screen.getByText(/Pass the phone to ben/i)).toBeTruthy();
    await tap(words.bets.openly);
  });

  test('where the real cards keep the secret a tap is a bet, and what it needs is said', async () => {
    const desk = renderBoard(playedOn(tableOf(3), company));
    const own = await screen.findByRole('group', { name: /^ben$/i });
    await userEvent.click(getByRole(own, 'button', { name: /Gambler/ }));
    expect(lastEvent(desk.table)).toMatchObject({ type: 'bet', by: 'ben', cards: ['gambler'] });
    expect(getByRole(screen.getByRole('group', { name: /^ben$/i }), 'button', { name: /Gambler.*0→3, 2→6/ })).toBeTruthy();
  });

  test('the log keeps a bet secret until all are laid', () => {
    const table = playedOn(tableOf(3), [...company, { type: 'bet', by: 'ana', cards: ['hermit'] }]);
    const names = namesOf(people('ana', 'ben', 'cleo'));
    const event = { type: 'bet', by: 'ana', cards: ['hermit'] };
    expect(screens.text.en.describeEvent(event, names, table.start, stateOf(table))).not.toContain('Hermit');
    expect(screens.text.fr.describeEvent(event, names, table.start, stateOf(table))).not.toContain('Ermite');
    const revealed = playedOn(tableOf(3), formRound(THREE));
    expect(screens.text.en.describeEvent(event, names, table.start, stateOf(revealed))).toContain('Hermit');
  });
});

describe('a company that is entered', () => {
  const HEALED = ['white healer* gambler rebel', ...THREE.slice(1)];

  test('a second tap takes a character back, and who had it not last round does not hear that he had', async () => {
    const rounds = [round(['white rebel* gambler hermit', ...THREE.slice(1)], [{ tricks: 5 }])];
    const desk = renderBoard(playedOn(tableOf(3, { record: 'pad', selection: 'draft' }), rounds));
    await tap(/^Healer/);
    const chosen = screen.getByRole('button', { name: /^Healer/, pressed: true });
    await userEvent.click(chosen);
    expect(screen.queryByRole('button', { name: /^Healer/, pressed: true })).toBeNull();
    expect(document.body.textContent).not.toContain('last round');
    expect(desk.refused.value).toBeUndefined();
  });

  test('who did have it last round is told so', async () => {
    renderBoard(playedOn(tableOf(3, { record: 'pad', selection: 'draft' }), [round(HEALED, [{ tricks: 5 }])]));
    await tap(/^Healer/);
    await screen.findByText(/ana had the Healer last round and can’t take it again/i);
  });

  test('another copy of the same character has a way of its own', async () => {
    renderBoard(tableOf(5, { record: 'pad' }));
    await tap(/^White/);
    await tap(/^Gambler/);
    await tap(words.company.another('Gambler'));
    await tap(words.company.another('Gambler'));
    expect(getAll('button', screen.getByRole('group', { name: words.pad.bet }))).toHaveLength(3);
  });
});

describe('a refused tap changes nothing', () => {
  const ASSASSIN = ['green hermit* rebel healer', 'blue gambler* hermit berserker', 'yellow rebel* assassin collector'];
  const DEAR = ['white hermit* rebel healer', ...ASSASSIN.slice(1)];
  const phases: readonly (readonly [string, () => Table])[] = [
    ['the companies', () => playedOn(tableOf(3), formRound(THREE).slice(0, 2))],
    ['the draft', () => playedOn(tableOf(3, { selection: 'draft', starter: 'ana' }), [{ type: 'pick', set: 'white' }])],
    ['the bets', () => playedOn(tableOf(3), formRound(['white diplomat rebel healer', ...ASSASSIN.slice(1)]).slice(0, 3))],
    ['preparation', () => playedOn(tableOf(3), formRound(ASSASSIN))],
    ['an Assassin who may make somebody else lead', () => playedOn(tableOf(3), beginRound(ASSASSIN))],
    ['a trick', () => playedOn(tableOf(3), [...beginRound(THREE), ...plays('yellow-1 yellow-2')])],
    ['the pad', () => playedOn(tableOf(3, { record: 'pad' }), [round(DEAR, [{ tricks: 5 }])])],
  ];

  test.each(phases)('in %s', async (_, at) => {
    const desk = renderBoard(at());
    await screen.findAllByRole('button');
    await waitFor(() => expect(countShown('[aria-disabled="true"]')).toBeGreaterThan(0));
    const before = desk.table.value.entries;
    for (const each of getAll('[aria-disabled="true"]')) await userEvent.click(each);
    expect(desk.table.value.entries).toEqual(before);
  });
});

describe('printed figures', () => {
  test('while nobody can lay a card no deck covers what is asked', async () => {
    renderBoard(playedOn(tableOf(3, { copy: {} }), formRound(THREE)));
    await screen.findByRole('group', { name: words.opening.table });
    expect(countShown('.kt-deck')).toBe(0);
    await tap(/^Ben/);
    await waitFor(() => expect(countShown('.kt-deck')).toBe(1));
  });

  test('the first trick needs no rank: whose King is lowest opens', async () => {
    const desk = renderBoard(playedOn(tableOf(3, { copy: {} }), formRound(THREE)));
    const asked = await screen.findByRole('group', { name: words.opening.table });
    await userEvent.click(getByRole(asked, 'button', { name: /^ben$/i }));
    expect(desk.table.value.steps.slice(-2).map(({ event }) => event.type)).toEqual(['begin', 'opener']);
  });

  test('ranks are asked for one King at a time, say why not, and tell the opener once known', async () => {
    const desk = renderBoard(playedOn(tableOf(3, { copy: {} }), beginRound(THREE)));
    await tap(words.copy.read(3));
    for (const [at, set] of (['green', 'blue', 'yellow'] as const).entries()) {
      await screen.findByText(words.copy.ask({ kind: 'rank', card: set }));
      const [up, down] = document.querySelectorAll<HTMLInputElement>('.kt-figure-question input');
      if (up === undefined || down === undefined) throw new Error('two faces are asked for');
      await userEvent.type(up, 'x');
      expect(screen.getByText(words.copy.notANumber)).toBeTruthy();
      await userEvent.clear(up);
      await userEvent.type(up, String(at + 4));
      await userEvent.type(down, '1');
      expect(screen.getByText(words.copy.tooLow)).toBeTruthy();
      expect(screen.getByRole('button', { name: words.copy.save })).toHaveProperty('disabled', true);
      await userEvent.type(down, '1');
      await tap(words.copy.save);
    }
    expect(desk.table.value.effective.header.setup.copy).toMatchObject({ ranks: { green: [4, 11], blue: [5, 11], yellow: [6, 11] } });
    expect(stateOf(desk.table.value).phase).toBe('trick');
  });

  test('ranks that are read once the table has named who opens say the same by themselves', async () => {
    const { players, setup, events } = unknownToTheEnd.transcript;
    const { ranks, ...copy } = setup.copy;
    const opened = openTable(gameOf('kings-tricktakers'), { players, setup: { ...setup, copy } });
    if (!isTable(opened)) throw new Error(JSON.stringify(opened));
    const begin = events.findIndex(({ type }) => type === 'begin') + 1;
    const round = events.findIndex(({ type }, at) => at > begin && type === 'pick');
    const desk = renderBoard(
      playedOn(opened, [...events.slice(0, begin), { type: 'opener', player: 'ana' }, ...events.slice(begin, round)]),
    );
    const openers = () => desk.table.value.steps.filter(({ event }) => event.type === 'opener').map(({ event }) => event.by);
    // The other one is an assassin's.
    expect(openers()).toEqual([undefined, 'ben']);
    await tap(/numbers missing$/);
    for (const set of ['green', 'blue', 'white'] as const) {
      await screen.findByText(words.copy.ask({ kind: 'rank', card: set }));
      for (const [at, field] of getAll('.kt-figure-question input').entries()) await userEvent.type(field, String(ranks[set][at]));
      await tap(words.copy.save);
    }
    expect(desk.table.value.conflict).toBeUndefined();
    expect(stateOf(desk.table.value)).toMatchObject({ phase: 'company', position: { round: 2 } });
    expect(openers()).toEqual(['ben']);
  });
});

describe('figures that nobody has read', () => {
  const { players, setup, events } = unknownToTheEnd.transcript;
  const COSTED = { ...setup.copy, queens: { ...Object(setup.copy).queens, white: 0, yellow: 0 } };
  const openedWith = (copy: object): Table => {
    const opened = openTable(gameOf('kings-tricktakers'), { players, setup: { ...setup, copy } });
    if (!isTable(opened)) throw new Error(JSON.stringify(opened));
    return opened;
  };
  const over = (copy: object): Table => playedOn(openedWith(copy), events);

  test('points are at least so many, and nobody has won while one could change it', () => {
    const table = over({ ...COSTED, jacks: {} });
    expect(stateOf(table).isFinished).toBe(true);
    expect(tableCertainty(table).leaders).toEqual([]);
    expect(Object.values(tableCertainty(table).points).map(({ most }) => most)).toEqual(players.map(() => Number.POSITIVE_INFINITY));
    expect(tableCertainty(over(COSTED)).leaders).toHaveLength(1);
  });

  test('what is put off at the end stays put off on this device, until somebody asks for it', async () => {
    const before = route.value;
    onTestFinished(() => {
      route.value = before;
    });
    const questionTitle = (): string => getOne('section.kt-figure-question h3').textContent;
    const reload = async (): Promise<void> => {
      cleanup();
      route.value = ['game', 'put-off'];
      renderBoard(over({ ...COSTED, jacks: {} }));
      await waitFor(() => getOne('.kt-deciding'));
    };
    await reload();
    await waitFor(() => getOne('section.kt-figure-question'));
    const questions: string[] = [];
    while (countShown('section.kt-figure-question') > 0) {
      const shown = questionTitle();
      await reload();
      await waitFor(() => expect(questionTitle()).toBe(shown));
      questions.push(shown);
      await tap(words.copy.later);
    }
    expect(questions.length).toBeGreaterThan(1);
    expect(new Set(questions).size).toBe(questions.length);
    await reload();
    await screen.findByRole('button', { name: words.copy.title });
    expect(countShown('section.kt-figure-question')).toBe(0);
    await tap(words.copy.title);
    await waitFor(() => expect(questionTitle()).toBe(questions[0]));
  });

  test('a Queen whose price is asked for is not revived where the question is closed', async () => {
    const revived = events.findIndex(({ type, by }) => type === 'revive' && by === 'gus');
    const desk = renderBoard(playedOn(openedWith(setup.copy), events.slice(0, revived)));
    const queen = () => screen.findByRole('button', { name: /^Gus.*White Queen/ });
    await userEvent.click(await queen());
    await tap(words.done);
    await waitFor(() => expect(countShown('.kt-figure-question')).toBe(0));
    expect(lastEvent(desk.table)).not.toMatchObject({ type: 'revive', by: 'gus' });
  });

  test('the price of a Queen is asked for before she is revived, and she is revived once it is put off', async () => {
    const revived = events.findIndex(({ type, by }) => type === 'revive' && by === 'gus');
    const desk = renderBoard(playedOn(openedWith(setup.copy), events.slice(0, revived)));
    const queen = () => screen.findByRole('button', { name: /^Gus.*White Queen/ });
    await userEvent.click(await queen());
    await screen.findByText(words.copy.ask({ kind: 'queen', card: 'white' }));
    expect(lastEvent(desk.table)).not.toMatchObject({ type: 'revive', by: 'gus' });
    await tap(words.copy.later);
    await waitFor(() => expect(lastEvent(desk.table)).toMatchObject({ type: 'revive', by: 'gus' }));
    expect(countShown('.kt-figure-question')).toBe(0);
  });

  test('the end asks for exactly what decides, a figure at a time', async () => {
    const desk = renderBoard(over({ ...COSTED, jacks: {} }));
    for (let asked = 0; asked < 8 && tableCertainty(desk.table.value).leaders.length === 0; asked += 1) {
      await waitFor(() => expect(document.querySelector('section.kt-figure-question')).not.toBeNull());
      const cost = screen.queryByRole('group', { name: words.copy.cost });
      if (cost === null) await tap(words.copy.pays(5, undefined));
      const points = cost ?? screen.getByRole('group', { name: words.copy.points(5) });
      await userEvent.click(getByRole(points, 'button', { name: '1' }));
      await tap(words.copy.save);
    }
    expect(tableCertainty(desk.table.value).leaders).toHaveLength(1);
    expect(document.querySelector('section.kt-figure-question')).toBeNull();
  });
});

describe('a company that is told', () => {
  const why = (): string => document.querySelector('.kt-refusal')?.textContent ?? '';

  test('what cannot be had says why at once, and a third character hands on to the next player', async () => {
    const desk = renderBoard(
      playedOn(tableOf(3), [{ type: 'company', by: 'ana', set: 'white', characters: ['devil', 'rebel', 'hermit'] }]),
    );
    await tap(/^White/);
    expect(why()).toBe(words.company.taken(words.set('white'), 'Ana'));
    await tap('Cleo');
    expect(why()).toBe('');
    await tap('Ben');
    await tap(/^Yellow/);
    await tap(/^Devil/);
    expect(why()).toBe(words.company.noneLeft('Devil', ['Ana']));
    for (const name of [/^Gambler/, /^Healer/, /^Collector/]) await tap(name);
    expect(lastEvent(desk.table)).toMatchObject({
      type: 'company',
      by: 'ben',
      set: 'yellow',
      characters: ['gambler', 'healer', 'collector'],
    });
    expect(screen.getByText(words.company.asks('Cleo', undefined, 'declared'))).toBeTruthy();
    expect(why()).toBe('');
  });
});

describe('what happens is told when it does', () => {
  const tell = (table: Table, language: 'en' | 'fr' = 'en') => withPlainSpaces(screens.notice(table, language)?.sentence ?? '');

  test('the bets once they are revealed, on the board, where they cover nothing', async () => {
    const revealed = playedOn(tableOf(3), formRound(THREE));
    expect(tell(revealed)).toBe('');
    renderBoard(revealed);
    await screen.findByText('The bets: Ana Hermit, Ben Gambler, Cleo Rebel.');
  });

  test('a new round, a spent King or Queen, a Hermit', () => {
    expect(tell(playedOn(tableOf(3), formRound(THREE).slice(0, 5)))).toBe('');
    expect(tell(playedOn(atTheTricks(), plays('yellow-5+K')))).toBe(words.told.king('Cleo'));
    expect(tell(playedOn(atTheTricks(), plays('yellow-5+Q')))).toBe(words.told.queen('Cleo'));
    const hermit = [...plays('yellow-5 yellow-4'), { type: 'ability', by: 'ben', use: 'hermit' }];
    expect(tell(playedOn(atTheTricks(), hermit))).toBe(words.told.ability('Ben', 'hermit'));
    const cards = [
      'yellow-1 green-1 blue-1',
      'yellow-2 green-2 blue-2',
      'yellow-3 green-3 blue-3',
      'yellow-4 green-4 blue-4',
      'yellow-5 green-5 blue-5',
    ];
    expect(tell(playedOn(atTheTricks(), plays(cards.join(' '))))).toBe(words.told.round(2));
  });

  test('a spent King and Queen are seen in the row of their company', async () => {
    renderBoard(playedOn(atTheTricks(), plays('yellow-5+K+Q green-1 blue-1')));
    await waitFor(() => expect(getAll('.kt-spent').map(({ textContent }) => textContent)).toEqual(['KQ']));
  });

  test('the log names who wins a trick, with its last card', () => {
    const table = playedOn(atTheTricks(), plays('yellow-5 green-1 blue-1'));
    const names = namesOf(people('ana', 'ben', 'cleo'));
    const [event, before] = [table.steps.at(-1)?.event, table.steps.at(-2)?.state];
    if (event === undefined || before === undefined) throw new Error('no card');
    expect(screens.text.en.describeEvent(event, names, before, stateOf(table))).toBe('Ben plays Blue 1: Cleo wins the trick');
  });

  test('a revoke leads to the card that did not follow', async () => {
    const desk = renderBoard(playedOn(atTheTricks(), plays('yellow-1 green-1 yellow-2 blue-1 yellow-3')));
    await tap(words.trick.fix);
    expect(desk.table.value.steps.find(({ entry }) => entry === desk.amended.value)?.event).toMatchObject({ by: 'ana', card: 'green-1' });
  });

  test('the draft says who picks, after whom, and who then', async () => {
    renderBoard(playedOn(tableOf(3, { selection: 'draft', starter: 'ana' }), [{ type: 'pick', set: 'white' }]));
    await screen.findByText(`${words.company.picks('Ben', 'Ana')} ${words.company.next(['Cleo', 'Cleo', 'Ben'])}`);
  });

  test('where ranks leave open who picks first it is asked: nobody is preselected, and the first pick moves nothing', async () => {
    const { players, setup, events } = unknownToTheEnd.transcript;
    const { ranks: _, ...copy } = setup.copy;
    const opened = openTable(gameOf('kings-tricktakers'), { players, setup: { ...setup, copy } });
    if (!isTable(opened)) throw new Error(JSON.stringify(opened));
    const begin = events.findIndex(({ type }) => type === 'begin') + 1;
    const second = events.findIndex(({ type }, at) => at > begin && type === 'pick');
    const desk = renderBoard(
      playedOn(opened, [...events.slice(0, begin), { type: 'opener', player: 'ana' }, ...events.slice(begin, second)]),
    );
    const who = await screen.findByRole('group', { name: words.company.who });
    expect(who.querySelectorAll('[aria-pressed="true"]')).toHaveLength(0);
    const [character] = getAll('.kt-characters .kt-character > button:not([aria-disabled="true"])');
    await userEvent.click(character ?? document.body);
    expect(lastEvent(desk.table)).not.toMatchObject({ type: 'pick' });
    await screen.findByText(words.company.whoFirst);
    // What goes with the last round's last card stands below: it goes with the first pick.
    expect(getOne('.kt-characters').compareDocumentPosition(getOne('.kt-modifier-row'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(getByRole(who, 'button', { name: 'Ana' }));
    await userEvent.click(character ?? document.body);
    await waitFor(() => expect(lastEvent(desk.table)).toMatchObject({ type: 'pick', by: 'ana' }));
    expect(countShown(`[aria-label="${words.company.who}"]`)).toBe(1);
  });
});

describe('the strip', () => {
  /** Pips of each player: how many are filled, where rings are, and how the bet stands. */
  const pipsIn = (table: Table) =>
    ['ana', 'ben', 'cleo'].map((player) => {
      const { StripDetail } = screens;
      if (StripDetail === undefined) throw new Error('no detail');
      const { container, unmount } = render(<StripDetail state={stateOf(table)} player={player} language="en" />);
      const count = (selector: string): number => container.querySelectorAll(selector).length;
      const shown = {
        taken: count('.kt-pip-taken'),
        rings: count('.kt-pip-target'),
        signs: [count('.kt-pips-met') > 0 && 'met', count('.kt-pips-struck') > 0 && 'missed'].filter(Boolean),
        said: container.querySelector('.visually-hidden')?.textContent,
      };
      unmount();
      return shown;
    });
  const [fresh, met] = [{ taken: 0, signs: [] }, { signs: ['met'] }];

  test('shows the tricks against the bet from the reveal on, and signs say whether it is met or missed', () => {
    expect(pipsIn(playedOn(tableOf(3), formRound(THREE)))).toMatchObject([met, met, { ...fresh, rings: 1 }]);
    const [ana, ben, cleo] = pipsIn(playedOn(atTheTricks(), plays('yellow-1 yellow-2 yellow-3')));
    expect(ana).toEqual({ taken: 0, rings: 1, signs: ['met'], said: ', 0 tricks, bet on 0: met' });
    expect(ben).toMatchObject({ rings: 2, signs: ['met'] });
    expect(cleo).toEqual({ taken: 1, rings: 1, signs: ['met'], said: ', 1 trick, bet on 1: met' });
    const [lost] = pipsIn(playedOn(atTheTricks(), plays('blue-1 blue-10 blue-3')));
    expect(lost).toEqual({ taken: 1, rings: 1, signs: ['missed'], said: ', 1 trick, bet on 0: missed' });
  });

  test('has no tricks while companies and bets are chosen', () => {
    expect(pipsIn(tableOf(3))).toMatchObject([fresh, fresh, fresh]);
    expect(pipsIn(playedOn(tableOf(3), formRound(THREE).slice(0, 4)))).toMatchObject([fresh, fresh, fresh]);
  });

  test('says a bet nobody has read with a question mark, and more than five tricks in figures', () => {
    expect([formatBetProgress(2, [1, 2, 3]), formatBetProgress(1, undefined), formatBetProgress(6, [0, 2])]).toEqual([
      '2/1–3',
      '1/?',
      '6/0·2',
    ]);
  });

  test('is the only place of neither crown nor laurel: who wins the trick has a laurel, and a crown is for Kings', async () => {
    renderBoard(playedOn(atTheTricks(), plays('yellow-5')));
    await waitFor(() => expect(countShown('.kt-trick-cards [data-winning="true"] .laurel')).toBe(1));
    expect(countShown('.lucide-crown')).toBe(0);
  });
});

describe('texts', () => {
  test('French words agree: a Queen is turned as a Queen is', () => {
    renderBoard(playedOn(atTheTricks(), plays('yellow-5+K+Q')), 'fr');
    expect(document.body.textContent).toContain('Roi jaune');
    expect(document.body.textContent).toContain('Dame jaune (face cachée)');
  });

  test('French names are the printed ones', () => {
    renderBoard(atTheTricks(), 'fr');
    for (const name of ['Ermite', 'Flambeur', 'Résistant', 'Guérisseur', 'Enragé', 'Oppresseur', 'Collectionneur'])
      expect(screen.getAllByText(name).length).toBeGreaterThan(0);
    expect(screenFr.names.jack).toBe('Valet');
  });
});

describe('a round half written in the pad', () => {
  const countChips = (): number => document.querySelectorAll('.kt-chosen-company .kt-chip').length;
  const write = async (name: RegExp): Promise<void> => {
    await userEvent.click(await screen.findByRole('button', { name }));
  };

  test('outlives the page, and a what-if writes into a draft of its own', async () => {
    const pad = tableOf(3, { record: 'pad' });
    const before = route.value;
    onTestFinished(() => {
      route.value = before;
    });
    const at = (...address: readonly string[]): void => {
      cleanup();
      route.value = address;
      renderBoard(pad);
    };
    at('game', 'drafted');
    await write(/^Blue/);
    at('game', 'drafted', 'what-if');
    await screen.findByRole('button', { name: /^White/ });
    expect(countChips()).toBe(0);
    await write(/^White/);
    await write(/^Hermit/);
    at('game', 'drafted');
    await waitFor(() => expect(countChips()).toBe(1));
  });
});

describe('going on as a pad', () => {
  test('round, points, sets and faces are taken along', () => {
    const table = playedOn(atTheTricks(), [
      { type: 'play', card: 'yellow-5', king: true },
      { type: 'play', card: 'green-1' },
      { type: 'play', card: 'green-2' },
    ]);
    const [on] = screens.continuations?.(table, 'en') ?? [];
    expect(on?.setup).toMatchObject({
      record: 'pad',
      from: {
        round: 1,
        points: { ana: 0, ben: 0, cleo: 0 },
        sets: { ana: 'green', ben: 'blue', cleo: 'yellow' },
        kings: ['cleo'],
        queens: [],
      },
    });
    expect(screens.continuations?.(tableOf(3, { record: 'pad' }), 'en')).toEqual([]);
  });
});
