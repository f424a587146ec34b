import { fireEvent, render, screen } from '@testing-library/preact';
import { describe, expect, test } from 'vitest';
import { barScale, layOutBar } from '#ui/score/bar-segments';
import { ResultBars } from '#ui/score/ResultBars';

describe('a bar', () => {
  test('is as long as its points, piece by piece', () => {
    const { won, lost } = layOutBar([24, 0, 14]);
    expect(won.map(({ source, from, to }) => [source, from, to])).toEqual([
      [0, 0, 24],
      [2, 24, 38],
    ]);
    expect(lost).toBeUndefined();
  });

  test('of who lost points ends where their total does, the loss beyond it: equal points make equal bars', () => {
    const [without, withLoss] = [layOutBar([10, 7]), layOutBar([12, 8, -3])];
    expect(withLoss.won.at(-1)?.to).toBe(without.won.at(-1)?.to);
    expect(withLoss.lost).toEqual({ from: 17, to: 20, points: -3 });
    expect(withLoss.won.at(-1)?.isCut).toBe(true);
    expect(
      barScale([
        [10, 7],
        [12, 8, -3],
      ]),
    ).toBe(20);
  });

  test('of who has less than nothing has no piece, and the loss its figure', () => {
    expect(layOutBar([1, -4])).toEqual({ won: [], lost: { from: 0, to: 1, points: -4 } });
  });
});

const SOURCES = ['Lords', 'Discoverers', 'Citizens', 'Castles', 'Miners', 'Knights'].map((label) => ({ key: label, label }));
const player = (id: string, points: readonly number[]) => ({
  id,
  name: id,
  place: 1,
  shape: '●',
  colour: 'red',
  total: { text: String(points.reduce((sum, each) => sum + each, 0)), spoken: '' },
  points,
});
const text = { total: 'Total', sources: 'Sources', more: (number: number) => `${number} more`, figure: String, signedFigure: String };
const pieces = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.result-bar-piece')];

describe('the bars of a result', () => {
  test('say the points on each piece, and light a source in all bars', () => {
    render(
      <ResultBars label="Result" players={[player('cat', [24, 14]), player('ana', [18, 0])]} sources={SOURCES.slice(0, 2)} text={text} />,
    );
    expect(pieces().map(({ textContent }) => textContent)).toEqual(['24', '14', '18']);
    expect(pieces().map(({ style }) => Number.parseFloat(style.width))).toEqual([24, 14, 18].map((points) => (points / 38) * 100));
    fireEvent.click(screen.getByRole('button', { name: 'Discoverers' }));
    expect(pieces().map(({ className }) => className.includes('result-bar-dim'))).toEqual([true, false, true]);
    expect([...document.querySelectorAll('.result-part')].map(({ textContent }) => textContent)).toEqual(['14', '0']);
    fireEvent.click(screen.getByRole('button', { name: 'Total' }));
    expect(document.querySelectorAll('.result-bar-dim')).toHaveLength(0);
  });

  test('are equally long for equal points, also where three were lost', () => {
    render(
      <ResultBars
        label="Result"
        players={[player('ana', [10, 7, 0]), player('ben', [12, 8, -3])]}
        sources={SOURCES.slice(0, 3)}
        text={text}
      />,
    );
    const lengths = [...document.querySelectorAll('.result-bar')].map((bar) =>
      [...bar.querySelectorAll<HTMLElement>('.result-bar-piece')].reduce((sum, { style }) => sum + Number.parseFloat(style.width), 0),
    );
    expect(lengths[1]).toBeCloseTo(lengths[0] ?? 0);
    expect(document.querySelector('.result-bar-lost')?.textContent).toBe('-3');
  });

  test('over five sources are solid, and the chips that find no room come with a tap', () => {
    render(<ResultBars label="Result" players={[player('cat', [1, 2, 3, 4, 5, 6])]} sources={SOURCES} text={text} />);
    expect(pieces().every(({ className, textContent }) => className.includes('result-bar-solid') && textContent === '')).toBe(true);
    expect(screen.queryByRole('button', { name: 'Knights' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '3 more' }));
    fireEvent.click(screen.getByRole('button', { name: 'Knights' }));
    expect(pieces().at(-1)?.textContent).toBe('6');
  });
});
