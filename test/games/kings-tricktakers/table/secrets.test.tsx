import { cleanup, render, waitFor } from '@testing-library/preact';
import { beforeEach, describe, expect, test } from 'vitest';
import { deskScreens } from '#games/kings-tricktakers/ask/index';
import type { KingsTricktakers } from '#games/kings-tricktakers/game';
import type { Position } from '#games/kings-tricktakers/law/position';
import { screenEn as words } from '#games/kings-tricktakers/text/screen-en';
import type { EventBase, PositionBase } from '#law/game';
import type { GameState } from '#machines/flow';
import { logGroups } from '#screens/table/log/log-groups';
import { openTable, stateOf, type Table } from '#session/log/table';
import { headlineSentence, namesOf } from '#session/sentences/reason-sentences';
import { LANGUAGES } from '#text/language';
import { deviceFlag } from '#ui/device/device-flag';
import { type PlayedGame, playRandom } from '../../../random-play';
import { savedGame } from '../../../saved-games';
import { buttons, countShown, dialog, getOne, press, renderApp, waitForContent } from '../../../screens/app-driver';
import { createRandom, type SeededRandom } from '../../../seeded-random';
import { COMPANIES_DECLARED, type GameTranscript } from '../fixture';
import { renderBoard, screens } from './board-frame';
import { tapEvent, tapSecretBet } from './tap-actions';

const isTricktakers = (position: PositionBase): position is Position => 'companies' in position;
const hasSecrets = ({ phase, position }: GameState): boolean =>
  phase === 'bets' && isTricktakers(position) && Object.keys(position.bets).length > 0;

const tableOf = ({ game, header }: PlayedGame, events: readonly EventBase[]): Table => {
  const table = openTable(
    game,
    header,
    events.map((event) => ({ kind: 'happened', event, at: 0 })),
  );
  if (!('steps' in table)) throw new Error(JSON.stringify(table));
  return table;
};

/** The same game to this place, each secret bet replaced by another that the same player could have made. */
function withOtherBets({ game, events, states }: PlayedGame, length: number, from: SeededRandom): readonly EventBase[] {
  const roundOf = (state: GameState | undefined): number =>
    state !== undefined && isTricktakers(state.position) ? state.position.round : 0;
  return events.slice(0, length).map((event, at) => {
    const state = states[at];
    if (state === undefined || event.type !== 'bet' || roundOf(state) !== roundOf(states[length])) return event;
    const others = game.law
      .candidates(state.position, 'bet')
      .filter((each) => each.by === event.by && game.law.judge(state.position, each).isLegal);
    return from.pick(others);
  });
}

/** All that the game says of a table in words, on any sheet. */
function wordsOf(table: Table): readonly unknown[] {
  const { players } = table.effective.header;
  const names = namesOf(players);
  const state = stateOf(table);
  return LANGUAGES.map((language) => [
    table.steps.map(({ event }, at) =>
      screens.text[language].describeEvent(event, names, table.steps[at - 1]?.state ?? table.start, state),
    ),
    logGroups({ table, screens, scoring: undefined, names, language }).map(({ heading, items }) => [
      heading,
      items.map((item) => (item.kind === 'event' ? [item.sentence, item.warnings, item.isConsented, item.gains] : item.sentence)),
    ]),
    headlineSentence({ game: table.game, players }, table.game.law.headline(state.position, state.phase), language),
    screens.notice(table, language)?.sentence,
  ]);
}

const draftsOf = (table: Table): readonly unknown[] =>
  deskScreens.desk.questions.map(({ id }) => deskScreens.desk.draftFromTable(id, table as unknown as Table<KingsTricktakers>));

function pictureOf(table: Table): string {
  const { container } = render(<screens.Picture state={stateOf(table)} names={namesOf(table.effective.header.players)} language="en" />);
  return container.innerHTML;
}

/** Ids that the page counts up are no words. */
const withoutIds = (html: string): string => html.replace(/\b(?:id|for|aria-[a-z]+)="P[\d-]+"/g, '');

async function boardOf(table: Table, ready: string): Promise<string> {
  renderBoard(table);
  await waitFor(() => getOne(ready));
  const html = withoutIds(document.body.innerHTML);
  cleanup();
  return html;
}

/** Games at random, each where some bets are laid and others are not. */
const GAMES = Array.from({ length: 40 }, (_, seed) => playRandom('kings-tricktakers', 2 + (seed % 4), 3800 + seed, 120)).flatMap(
  (game, seed) => {
    const lengths = game.states.flatMap((state, at) => (hasSecrets(state) ? [at] : []));
    return lengths.length === 0 ? [] : [{ game, length: createRandom(seed).pick(lengths), seed }];
  },
);

beforeEach(() => {
  deviceFlag('regent-kt-curtain')[1](false);
  localStorage.clear();
});

describe('whatever lies face down, every screen of a random game is the same', () => {
  const pairs = GAMES.map(({ game, length, seed }) => {
    const from = createRandom(seed);
    return [tableOf(game, game.events.slice(0, length)), tableOf(game, withOtherBets(game, length, from))] as const;
  });

  test('there are such games, and their bets differ', () => {
    expect(pairs.length).toBeGreaterThan(15);
    const differing = pairs.filter(([one, other]) => JSON.stringify(stateOf(one).position) !== JSON.stringify(stateOf(other).position));
    expect(differing.length).toBeGreaterThan(15);
  });

  test('in words: the log, what is announced, the strip, and the questions that the referee fills in', () => {
    for (const [one, other] of pairs) {
      expect(wordsOf(one)).toEqual(wordsOf(other));
      expect(draftsOf(one)).toEqual(draftsOf(other));
    }
  });

  test('in the picture that is shared, replayed and shown before an import', () => {
    for (const [one, other] of pairs) expect(pictureOf(one)).toBe(pictureOf(other));
  });

  test('where bets are tapped in after the reveal', async () => {
    for (const [one, other] of pairs.slice(0, 12)) expect(await boardOf(one, '.kt-open-bets')).toBe(await boardOf(other, '.kt-open-bets'));
  });

  test('behind the curtain', async () => {
    deviceFlag('regent-kt-curtain')[1](true);
    for (const [one, other] of pairs.slice(0, 12)) expect(await boardOf(one, '.kt-curtain')).toBe(await boardOf(other, '.kt-curtain'));
  });
});

test('the law hides a bet from every seat but its own until all are turned over, and nothing else', () => {
  const { game, events, states } = GAMES.find(({ length }) => length > 6)?.game ?? playRandom('kings-tricktakers', 3, 1, 40);
  const { isHiddenFrom } = game.law;
  events.forEach((event, at) => {
    const [before, after] = [states[at], states[at + 1]];
    if (before === undefined || after === undefined) return;
    const isHidden = event.type === 'bet' && after.phase === 'bets';
    const seats = [undefined, ...before.position.players];
    expect(seats.filter((seat) => isHiddenFrom?.(event, seat, before, after) === true)).toEqual(
      isHidden ? seats.filter((seat) => seat !== event.by) : [],
    );
  });
});

describe('on the phone that goes round', () => {
  const betOf = (card: string): GameTranscript => ({
    ...COMPANIES_DECLARED,
    events: [...COMPANIES_DECLARED.events, { type: 'bet', by: 'ben', cards: [card === 'gambler' ? 'gambler' : 'collector'] }],
  });

  test.each([
    ['game/seed', '.kt-open-bets'],
    ['game/seed/log', '.sheet'],
    ['game/seed/more', '.sheet'],
    ['game/seed/scores', '.sheet'],
    ['game/seed/what-if', '.what-if'],
    ['game/seed/ask', '.desk-questions li'],
    ['home', '.shell'],
  ])('%s is the same whatever was bet', async (address, ready) => {
    const html = (): string => withoutIds(document.body.innerHTML);
    const show = async (card: string): Promise<void> => {
      await renderApp(address, { games: [savedGame(betOf(card))] });
      await waitFor(() => expect(countShown(ready)).toBeGreaterThan(0));
    };
    await show('gambler');
    const seen = html();
    cleanup();
    await show('collector');
    await waitFor(() => expect(html()).toBe(seen));
  });

  test('a bet that was laid behind the curtain stays covered where bets are tapped in openly, and these are shown', async () => {
    await renderApp('game/seed', { games: [savedGame(COMPANIES_DECLARED)] });
    await press(words.bets.secretly);
    await tapSecretBet('Ana', ['hermit']);
    await press(words.bets.openly);
    await waitFor(() => expect(getOne('.kt-covered-bet').textContent).toContain(words.table.betPlaced));
    expect(countShown('[data-bet="true"]')).toBe(0);
    await tapEvent(COMPANIES_DECLARED, { type: 'bet', by: 'ben', cards: ['gambler'] });
    await waitFor(() => expect(getOne('[data-bet="true"]').textContent).toContain(words.names.gambler));
    expect(countShown('.kt-covered-bet')).toBe(1);
  });

  test('a Diplomat who bets nothing looks like anybody who has bet', async () => {
    const [first, ...rest] = COMPANIES_DECLARED.events;
    const events = [{ ...first, characters: ['diplomat', 'healer', 'rebel'] }, ...rest, { type: 'bet', by: 'ana', cards: [] }];
    await renderApp('game/seed/log', { games: [savedGame({ ...COMPANIES_DECLARED, events } as GameTranscript)] });
    await waitForContent(words.events.secretBet('Ana'), dialog);
    expect(document.body.textContent).not.toContain(words.events.bet('Ana', []));
  });

  test('a company that is changed under a laid bet does not say which card it was', async () => {
    const game = betOf('gambler');
    const entry = game.events.findIndex((event) => event.type === 'company' && event.by === 'ben');
    const event = { type: 'company', by: 'ben', set: 'yellow', characters: ['rebel', 'hermit', 'collector'] } as const;
    const { game: storedGame, entries } = savedGame(game);
    await renderApp('game/seed', {
      games: [{ game: { ...storedGame, entries: entries.length + 1 }, entries: [...entries, { kind: 'amend', entry, event, at: 0 }] }],
    });
    await waitForContent(words.events.secretBet('Ben'), dialog);
    expect(dialog().textContent).not.toContain(words.names.gambler);
  });

  test('the rules can be searched while bets lie face down', async () => {
    await renderApp('game/seed/what-if', { games: [savedGame(betOf('gambler'))] });
    await waitFor(() => getOne('.what-if input'));
    expect(buttons(words.bets.openly)).toHaveLength(0);
  });
});
