import { render, screen, waitFor } from '@testing-library/preact';
import { beforeEach, describe, expect, it } from 'vitest';
import type { KingdomBuilder } from '#games/kingdom-builder/game';
import { hexOf } from '#games/kingdom-builder/law/board/land';
import { isTerrain } from '#games/kingdom-builder/law/board/terrain';
import { ReserveDetail } from '#games/kingdom-builder/table/play/ReserveDetail';
import { Status } from '#games/kingdom-builder/table/play/Status';
import { NO_CHOICE, tappableSpots } from '#games/kingdom-builder/table/play/tap-choice';
import { stateOf, type Table } from '#session/log/table';
import { namesOf } from '#session/sentences/reason-sentences';
import { type BoardFrame, labelOf, playEvents, players, press, renderBoard, tableOf, tap } from './board-frame';
import { createTapCounter } from './tap-actions';

const at = (r: number, c: number) => ({ type: 'build', at: [r, c] });
const END = { type: 'end-turn' };
const sections = (...names: readonly string[]) => ({ sections: names.map((name) => ({ name, turned: false })) });

/** Ana holds a Barn tile that is ready, and has drawn. */
const withBarn = (terrain: string): Table<KingdomBuilder> =>
  playEvents(
    tableOf(sections('barn', 'paddock', 'oasis', 'farm')),
    { type: 'draw', terrain: 'desert' },
    at(1, 6),
    at(1, 7),
    at(1, 5),
    END,
    { type: 'draw', terrain: 'grass' },
    at(9, 0),
    at(9, 1),
    at(8, 1),
    END,
    { type: 'draw', terrain },
  );

/** The first hex that is possible now. */
const buildOne = (): Promise<void> => tap(document.querySelector<HTMLElement>('[data-at][aria-label*="possible"]')?.dataset.at ?? '');

async function buildThree(): Promise<void> {
  for (let built = 0; built < 3; built += 1) await buildOne();
}

describe('moving', () => {
  let desk: BoardFrame;
  beforeEach(async () => {
    desk = renderBoard(withBarn('desert'));
    await press(/^Barn\W*ready/);
  });

  it('another own settlement is chosen by its tap', async () => {
    await tap('1,5');
    expect(labelOf('1,5')).toContain('chosen');
    await tap('1,6');
    expect(labelOf('1,6')).toContain('chosen');
    expect(labelOf('1,5')).not.toContain('chosen');
    expect(desk.asked).toEqual([]);
  });

  it('a second tap on the chosen settlement puts it back', async () => {
    await tap('1,5', '1,5');
    expect(screen.getByText('Barn: which settlement moves?')).toBeTruthy();
  });
});

/** Ana holds a Paddock tile that is ready, and one of her settlements has no terrain two hexes from it in a line. */
function withStuckSettlement(): { readonly table: Table<KingdomBuilder>; readonly stuck: string } {
  const start = tableOf(sections('paddock', 'barn', 'oasis', 'farm'));
  const { land } = stateOf(start).position;
  const isFree = (spot: number): boolean => isTerrain(land.ground[spot]);
  const next = (spot: number, direction: number): number => land.neighbourByDirection[spot]?.[direction] ?? -1;
  const stuck = land.ground.findIndex(
    (_, spot) => isFree(spot) && [0, 1, 2, 3, 4, 5].every((each) => !isFree(next(next(spot, each), each))),
  );
  const location = land.locations.find(({ tile }) => tile === 'paddock')?.spot ?? -1;
  const [beside = -1, far = -1] = [
    land.neighbours[location]?.find(isFree) ?? -1,
    land.ground.findIndex((ground, spot) => ground === 'grass' && spot > 200),
  ];
  const put = (spot: number) => ({ type: 'build', at: hexOf(land, spot), consent: true });
  const others = land.ground.flatMap((ground, spot) => (ground === 'canyon' && spot > 250 ? [put(spot)] : [])).slice(0, 3);
  const table = playEvents(
    start,
    { type: 'draw', terrain: 'desert' },
    ...[beside, stuck, far].map(put),
    END,
    { type: 'draw', terrain: 'canyon' },
    ...others,
    END,
    { type: 'draw', terrain: 'desert' },
  );
  return { table, stuck: land.names[stuck] ?? '' };
}

it('a settlement that cannot be moved is marked before it is tapped, and says so when it is', async () => {
  const { table, stuck } = withStuckSettlement();
  renderBoard(table);
  expect(labelOf(stuck)).not.toContain('can’t be moved');
  await press(/^Paddock\W*ready/);
  expect(labelOf(stuck)).toContain('can’t be moved');
  expect(document.querySelectorAll('.kb-stuck circle')).toHaveLength(1);
  await tap(stuck);
  expect(screen.getByText(`Paddock: ${stuck} can’t move. Choose another settlement.`)).toBeTruthy();
  expect(document.querySelectorAll('[data-at][aria-label*="can be moved"]').length).toBeGreaterThan(0);
});

it('the same is said in French', async () => {
  const { table, stuck } = withStuckSettlement();
  renderBoard(table, { language: 'fr' });
  await press(/^Enclos|^Paddock|^Pré/);
  expect(labelOf(stuck)).toContain('ne peut pas se déplacer');
});

describe('a refusal for want of adjacency', () => {
  it.each([
    ['en', 'not allowed', 'possible', 'highlighted', 'flowers'],
    ['fr', 'interdit ici', 'possible', 'en évidence', 'fleurs'],
  ] as const)('marks the tapped hex as refused and the legal ones as legal, in %s', async (language, refused, legal, lit, card) => {
    renderBoard(tableOf(), { language });
    await press(card);
    await tap('6,1', '2,5');
    expect(labelOf('2,5')).toContain(refused);
    expect(labelOf('2,5')).not.toContain(lit);
    expect(labelOf('5,0')).toContain(legal);
    expect(labelOf('5,0')).toContain(lit);
    expect(labelOf('5,0')).not.toContain(refused);
    expect(document.querySelectorAll('.kb-refused')).toHaveLength(1);
    await waitFor(() => expect(document.querySelectorAll('.kb-lit-instead .kb-lit').length).toBeGreaterThan(0));
  });
});

describe('taps', () => {
  it('of a turn without tiles are four', async () => {
    const desk = renderBoard(tableOf());
    const tapped = createTapCounter();
    await press('flowers');
    await tap('2,0', '2,1', '2,2');
    expect(desk.asked.at(-1)?.type).toBe('end-turn');
    expect(tapped()).toBe(4);
  });

  it('of a turn with a tile that moves are five after the card, its settlement tapped after the three', async () => {
    const desk = renderBoard(withBarn('desert'));
    const tapped = createTapCounter();
    await buildThree();
    await tap('1,5');
    expect(labelOf('1,5')).toContain('chosen');
    await buildOne();
    await waitFor(() => expect(desk.asked.at(-1)?.type).toBe('end-turn'));
    expect(tapped()).toBe(5);
  });
});

describe('settlements left', () => {
  it('are in sight beside each name, also in French', () => {
    const table = withBarn('desert');
    for (const [language, said] of [
      ['en', /37.*, 37 settlements left/],
      ['fr', /37.*37 cités/],
    ] as const) {
      const { container, unmount } = render(<ReserveDetail state={stateOf(table)} player="ana" language={language} />);
      expect(container.textContent).toMatch(said);
      unmount();
    }
  });

  it('are what the three count to when there are fewer', () => {
    const { position, ...rest } = stateOf(playEvents(tableOf(), { type: 'draw', terrain: 'flowers' }));
    const state = { ...rest, position: { ...position, reserve: [2, 40] } };
    for (const [language, said] of [
      ['en', /^Ana: flowers, 0 of 2 /],
      ['fr', /^Ana.: fleurs, 0 sur 2 /],
    ] as const) {
      const { unmount } = render(
        <Status
          table={tableOf()}
          state={state}
          lastEvent={undefined}
          isInteractive
          highlightedPlaces={[]}
          names={namesOf(players)}
          language={language}
          play={() => undefined}
          choice={NO_CHOICE}
          tappable={tappableSpots(state.position, 'turn', NO_CHOICE)}
          hint={undefined}
        />,
      );
      expect(document.querySelector('strong')?.textContent?.replace(/\s/g, ' ')).toMatch(said);
      unmount();
    }
  });
});
