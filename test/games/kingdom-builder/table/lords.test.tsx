import { render, screen } from '@testing-library/preact';
import { expect, it } from 'vitest';
import type { KingdomBuilder } from '#games/kingdom-builder/game';
import { countByPart } from '#games/kingdom-builder/law/news';
import { LordsQuestion } from '#games/kingdom-builder/table/count/LordsQuestion';
import { append, isTable, stateOf, type Table } from '#session/log/table';
import { namesOf } from '#session/sentences/reason-sentences';
import type { Language } from '#text/language';
import { playEvents, players, tableOf, user } from './board-frame';

const LORDS = { cards: ['hermits', 'knights', 'lords'] };

function lordsPoints(table: Table<KingdomBuilder>, isOver: boolean): readonly number[] {
  const count = countByPart(stateOf(table).position, isOver).find(({ part }) => part === 'lords');
  return count?.lines.map(({ points }) => points) ?? [];
}

it('the running count leaves out sections where nobody has built; the end does not', () => {
  const empty = tableOf(LORDS);
  expect(lordsPoints(empty, false)).toEqual([0, 0]);
  const built = playEvents(empty, { type: 'draw', terrain: 'flowers' }, { type: 'build', at: [2, 0] });
  expect(lordsPoints(built, false)).toEqual([12, 6]);
  expect(lordsPoints(built, true)).toEqual([48, 42]);
});

/** A final count where a place in an empty section pays. */
const countLords = (): Table<KingdomBuilder> =>
  playEvents(tableOf({ ...LORDS, record: 'final' }), { type: 'settle', by: 'ana', at: [2, 0] }, { type: 'finish' });

function renderQuestion(table: Table<KingdomBuilder>, language: Language, agree: (agreement: string, choice: string) => void): void {
  render(<LordsQuestion table={table} state={stateOf(table)} names={namesOf(players)} index={0} language={language} agree={agree} />);
}

it.each([
  ['en', 'No, at least one is needed'],
  ['fr', 'Non, il en faut au moins une'],
] as const)('the table is asked the first time the Lords decide points, and never again, in %s', async (language, no) => {
  const agreed: (readonly [string, string])[] = [];
  renderQuestion(countLords(), language, (agreement, choice) => agreed.push([agreement, choice]));
  await user.click(screen.getByRole('button', { name: no }));
  expect(agreed).toEqual([['lords-zero', 'needs-one']]);
});

it.each(['ranks', 'needs-one'])('the table that has said "%s" is not asked', (choice) => {
  const table = append(countLords(), { kind: 'agree', agreement: 'lords-zero', choice }, 0);
  if (!isTable(table)) throw new Error(JSON.stringify(table));
  renderQuestion(table, 'en', () => undefined);
  expect(screen.queryByRole('region')).toBeNull();
});

it('nobody is asked where every place that pays has a settlement, or the Lords are not in play', () => {
  const table = playEvents(tableOf({ record: 'final' }), { type: 'settle', by: 'ana', at: [2, 0] }, { type: 'finish' });
  renderQuestion(table, 'en', () => undefined);
  expect(screen.queryByRole('button')).toBeNull();
});
