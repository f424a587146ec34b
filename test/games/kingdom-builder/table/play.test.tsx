import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { describe, expect, it, vi } from 'vitest';
import type { KingdomBuilder } from '#games/kingdom-builder/game';
import { isMandatoryOver, type Position } from '#games/kingdom-builder/law/position';
import type { Tool } from '#games/kingdom-builder/law/tiles';
import { setShowingPoints } from '#games/kingdom-builder/table/play/turn-news';
import { texts } from '#games/kingdom-builder/table/screen-texts';
import { isInputError } from '#session/formats/input-error';
import type { Header } from '#session/log/effective-log';
import { openTable, stateOf, type Table } from '#session/log/table';
import { en } from '#text/app/en';
import { loadFixture, savedGame } from '../../../saved-games';
import { buttons, getAll, getOne, goTo, press as pressIn, renderApp, waitForContent } from '../../../screens/app-driver';
import { withPlainSpaces } from '../../../transcripts';
import { FIRST_PLAN, tableOfPlan } from '../choose-event';
import { game, hex, labelOf, playEvents, type players, press, renderBoard, tableOf, tap } from './board-frame';

type TranscriptData = {
  readonly players: typeof players;
  readonly setup: Header['setup'];
  readonly events: readonly { readonly type: string }[];
};

const WHOLE = ['five-players-desert-full', 'first-game-for-two', 'all-queenies-for-four', 'shared-victory-of-three'];

/** The first whole game that comes to this, up to there. */
function until(holds: (position: Position) => boolean): Table<KingdomBuilder> {
  for (const name of WHOLE) {
    const { transcript } = loadFixture<TranscriptData>('kingdom-builder', name);
    const start = openTable(game, transcript);
    if (isInputError(start)) throw new Error(JSON.stringify(start));
    const at = playEvents(start, ...transcript.events).steps.findIndex(({ state }) => holds(state.position));
    if (at >= 0) return playEvents(start, ...transcript.events.slice(0, at + 1));
  }
  throw new Error('no whole game comes to that');
}

const cut = (position: Position): boolean => position.terrain !== undefined && isMandatoryOver(position) && position.placed < 3;

describe('what comes about without a tap', () => {
  it('shows the emblem of the tile beside its name', async () => {
    renderBoard(tableOf());
    await press('flowers');
    await tap('6,1');
    expect(screen.getByText('Ana takes the Tavern tile.').querySelector('svg .kb-emblem')).not.toBeNull();
  });

  it('is spoken where the table wants to hear it', async () => {
    const heard: string[] = [];
    vi.stubGlobal(
      'SpeechSynthesisUtterance',
      class {
        constructor(readonly text: string) {}
      },
    );
    vi.stubGlobal('speechSynthesis', {
      cancel: () => undefined,
      getVoices: () => [],
      speak: ({ text }: { readonly text: string }) => heard.push(text),
    });
    try {
      await renderApp('game/seed', { games: [savedGame(tableOfPlan(FIRST_PLAN))], settings: { spoken: true } });
      await pressIn('flowers');
      await waitFor(() => hex('6,1'));
      await tap('6,1');
      await waitFor(() => expect(heard.at(-1)).toContain('Ana takes the Tavern tile.'));
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it('says that the terrain ran out', () => {
    renderBoard(until((position) => cut(position) && (position.reserve[position.onMove] ?? 0) > 0));
    expect(screen.getByText(/ hex is left after \d of three: that’s all this turn\./)).toBeTruthy();
  });

  it('says that the reserve is empty', () => {
    renderBoard(until((position) => cut(position) && position.reserve[position.onMove] === 0));
    expect(screen.getByText(/: no settlements left\./)).toBeTruthy();
  });
});

describe('the points so far', () => {
  const figures = (): readonly string[] => getAll('.kb-scoring-card').map(({ textContent }) => textContent ?? '');

  it('stand on the three cards only while the table wants them, and the device remembers that', async () => {
    setShowingPoints(false);
    renderBoard(playEvents(tableOf(), { type: 'draw', terrain: 'flowers' }, { type: 'build', at: [6, 1] }));
    expect(figures()[0]).toBe('Fishermen1 each next to water');
    await press('Show points');
    expect(figures().slice(0, 3)).toEqual(['FishermenAna ⬟0 Ben ◆0 ', 'KnightsAna ⬟2 Ben ◆0 ', 'MerchantsAna ⬟0 Ben ◆0 ']);
    expect(localStorage.getItem('kingdom-builder-points')).toBe('shown');
    await press('Hide points');
    expect(figures()[0]).toBe('Fishermen1 each next to water');
  });

  it('begin with the card that was tapped', async () => {
    renderBoard(tableOf());
    await press(/^Merchants/);
    expect(await screen.findByRole('heading', { level: 2, name: 'Merchants' })).toBeTruthy();
    await press('Back to the game');
    expect(screen.getByText('Ana: which terrain?')).toBeTruthy();
  });
});

describe('extra actions', () => {
  it('of two tiles alike are one stack that says how many', () => {
    const alike = ({ tiles, onMove }: Position): Tool | undefined => {
      const names = tiles[onMove]?.map(({ tile }) => tile) ?? [];
      return names.find((tile, index) => names.indexOf(tile) < index);
    };
    const table = until((position) => position.terrain !== undefined && alike(position) !== undefined);
    renderBoard(table);
    const title = texts.en.tools[alike(stateOf(table).position) ?? 'cave'];
    const stacks = getAll('.kb-tile').filter(({ textContent }) => textContent?.startsWith(title));
    expect(stacks.map(({ textContent }) => textContent?.endsWith('×2'))).toEqual([true]);
  });

  it('never light the hex that a settlement leaves', async () => {
    const table = until(
      ({ terrain, placed, tiles, onMove, players: { length } }) =>
        length > 0 &&
        terrain !== undefined &&
        placed === 0 &&
        (tiles[onMove] ?? []).some(({ tile, state }) => tile === 'barn' && state === 'ready'),
    );
    renderBoard(table);
    const [barn] = buttons(/^Barn\W*ready/);
    if (barn === undefined) throw new Error('no barn');
    fireEvent.click(barn);
    const [from = ''] = getAll('[data-at]').flatMap((cell) =>
      cell.getAttribute('aria-label')?.includes('can be moved') ? [cell.getAttribute('data-at') ?? ''] : [],
    );
    await tap(from);
    expect(labelOf(from)).toContain('chosen');
    expect(labelOf(from)).not.toContain('possible');
    expect(getAll('[data-at]').some((cell) => cell.getAttribute('aria-label')?.includes('possible'))).toBe(true);
  });
});

it('the small map is not there while the whole board is in sight', async () => {
  renderBoard(tableOf());
  await press('flowers');
  expect(getAll('.kb-map')).toEqual([]);
  expect(screen.getByRole('button', { name: 'Zoom in' })).toBeTruthy();
});

it('colours are put right in a game that has begun', async () => {
  await renderApp('game/seed', {
    games: [
      savedGame({
        ...tableOfPlan(FIRST_PLAN),
        events: [
          { type: 'draw', terrain: 'flowers' },
          { type: 'build', at: [6, 1] },
        ],
      }),
    ],
  });
  await pressIn('More');
  await pressIn(en.more.correct);
  await pressIn('Ana: orange');
  await pressIn('red');
  await pressIn(en.more.preview);
  await pressIn(en.change.accept);
  await waitFor(() => expect(getOne('.scores li:first-child').textContent).toContain('red'));
});

it('in a final count the chosen player stays chosen through count, back, ask and reload', async () => {
  const device = await renderApp('game/seed', { games: [savedGame(tableOfPlan(FIRST_PLAN, 'final'))] });
  const chosenPlayer = (): string => withPlainSpaces(getOne('.kb-seat[aria-pressed="true"]').textContent ?? '');
  await pressIn(/Ben$/, () => getOne('.kb-seats'));
  expect(chosenPlayer()).toContain('Ben');
  await pressIn('Points so far');
  await pressIn('Back to the game');
  await waitFor(() => expect(chosenPlayer()).toContain('Ben'));
  await pressIn('Referee');
  await goTo('game/seed');
  await waitFor(() => expect(chosenPlayer()).toContain('Ben'));
  await device.reload();
  await waitFor(() => expect(chosenPlayer()).toContain('Ben'));
  await waitForContent(/Ben: tap the settlements/);
});
