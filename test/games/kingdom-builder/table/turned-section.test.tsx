import { waitFor } from '@testing-library/preact';
import { describe, expect, test } from 'vitest';
import type { Correction } from '#contract/setup';
import type { KingdomBuilder } from '#games/kingdom-builder/game';
import { QUARTERS } from '#games/kingdom-builder/law/board/land';
import { FIRST_GAME } from '#games/kingdom-builder/law/board/plan';
import { rotateCoordinates, rotateSection } from '#games/kingdom-builder/law/board/rotate';
import { correction } from '#games/kingdom-builder/table/setup/correction';
import type { Act } from '#session/log/effective-log';
import { comparePoints } from '#session/log/points';
import { append, isTable, stateOf, type Table } from '#session/log/table';
import { en } from '#text/app/en';
import { savedGame } from '../../../saved-games';
import { buttons, press, renderApp, waitForContent } from '../../../screens/app-driver';
import { tableOfPlan } from '../choose-event';
import { playEvents, tableOf } from './board-frame';
import { labelOf } from './tap-actions';

/** As the app knows it: of any game. */
const { rewriteEvents }: Correction = correction;

/** The Tavern section lies as printed; the table told it the other way round. */
const TOLD = rotateSection(FIRST_GAME, 0).sections;
const EVENTS = [
  { type: 'draw', terrain: 'flowers' },
  { type: 'build', at: [3, 8] },
  { type: 'build', at: [4, 9] },
  { type: 'build', at: [5, 9] },
];
const REALLY = ['6,1', '5,0', '4,0'];

const appendAct = (table: Table<KingdomBuilder>, act: Act): Table<KingdomBuilder> => {
  const next = append(table, act, 0);
  if (!isTable(next)) throw new Error(JSON.stringify(next));
  return next;
};
const settlementsOnBoard = (table: Table<KingdomBuilder>): readonly string[] => {
  const { settlements, land } = stateOf(table).position;
  return land.names.filter((_, spot) => settlements[spot] !== -1);
};

test('a hex rotated twice is the same hex, and never leaves its section', () => {
  for (const row of [0, 4, 9, 10, 19])
    for (const column of [0, 5, 9, 10, 19]) {
      const turned = rotateCoordinates([row, column], QUARTERS);
      expect(rotateCoordinates(turned, QUARTERS)).toEqual([row, column]);
      expect([Math.floor(Number(turned[0]) / 10), Math.floor(Number(turned[1]) / 10)]).toEqual([
        Math.floor(row / 10),
        Math.floor(column / 10),
      ]);
    }
});

describe('a section that lay the other way round', () => {
  const told = playEvents(tableOf({ sections: TOLD }), ...EVENTS);
  const part = { setup: { sections: FIRST_GAME.sections } };

  test('takes its settlements along in one entry, which one undo takes back', () => {
    const turned = rewriteEvents({ sections: TOLD }, { sections: FIRST_GAME.sections }, 'en');
    const events = told.effective.events.map(({ entry, event }) => ({ entry, event: turned?.rewrite(event) ?? event }));
    const right = appendAct(told, { kind: 'correct', part, events });
    expect(right.conflict).toBeUndefined();
    expect([...settlementsOnBoard(right)].sort()).toEqual([...REALLY].sort());
    expect(settlementsOnBoard(appendAct(right, { kind: 'undo' }))).toEqual(['3,8', '4,9', '5,9']);
  });

  test('causes a conflict where its settlements stay, and the preview compares the points at the same event', () => {
    const wrong = appendAct(told, { kind: 'correct', part });
    expect(wrong.conflict?.cause).toMatchObject({ rule: 'kb.build.buildable' });
    expect(comparePoints(told, wrong).points).toEqual([]);
  });

  test('is not asked about where no section was turned', () => {
    expect(rewriteEvents({ sections: TOLD }, { sections: TOLD, cards: [] }, 'en')).toBeUndefined();
  });
});

const renderTurnedGame = () =>
  renderApp('game/seed', {
    games: [
      savedGame({ ...tableOfPlan('Kingdom Builder: tavern turned, paddock, oasis, farm | fishermen, knights, merchants'), events: EVENTS }),
    ],
  });
const correctSection = async (): Promise<void> => {
  await press('More');
  await press(en.more.correct);
  await press('top left: Tavern, turned');
  await press(/^Turn /);
};

test('correcting a turned section at the table takes one question', async () => {
  await renderTurnedGame();
  await correctSection();
  await press('Yes, turn them');
  await press(en.more.preview);
  await press(en.change.accept);
  await waitFor(() => expect(labelOf('6,1')).toContain('Ana’s settlement'));
  expect(labelOf('5,9')).not.toContain('Ana’s settlement');
});

test('settlements that stay on a turned section are let stand together', async () => {
  await renderTurnedGame();
  await correctSection();
  await press('No, they stay');
  await press(en.more.preview);
  await press(en.change.accept);
  await waitForContent(en.conflict.title);
  await press(en.conflict.consentAll);
  await press(en.change.accept);
  await waitFor(() => expect(buttons(en.conflict.consentAll)).toEqual([]));
  expect(labelOf('5,9')).toContain('Ana’s settlement');
});
