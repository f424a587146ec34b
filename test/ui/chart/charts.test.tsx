import { cleanup, render, screen } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { ChartBars } from '#ui/chart/ChartBars';
import { ChartLines, type ChartPoint } from '#ui/chart/ChartLines';
import { ChartTable } from '#ui/chart/ChartTable';

describe('bars', () => {
  const widths = (): readonly string[] =>
    [...document.querySelectorAll('.chart-bar rect:not(.chart-ground)')].map((bar) => bar.getAttribute('width') ?? '');

  test('are as long as their share of the scale, with a line to compare with', () => {
    render(<ChartBars most={2} bars={[{ id: 'a', name: 'Ana', value: 1, valueText: '1', marker: 1.5 }]} />);
    expect(widths()).toEqual(['50']);
    expect(document.querySelector('.chart-marker')?.getAttribute('x1')).toBe('75');
    screen.getByText('Ana');
  });

  test('without a figure are empty and say so', () => {
    render(<ChartBars bars={[{ id: 'a', name: 'Ana', value: undefined, valueText: '–' }]} />);
    expect(widths()).toEqual(['0']);
    screen.getByText('–');
  });

  test('all of nothing are drawn', () => {
    render(<ChartBars bars={[{ id: 'a', name: 'Ana', value: 0, valueText: '0' }]} />);
    expect(widths()).toEqual(['0']);
  });
});

describe('lines', () => {
  const renderLines = (points: readonly ChartPoint[]) =>
    render(
      <ChartLines
        label="Rating"
        spreadOf="a"
        day={String}
        figure={String}
        series={[{ id: 'a', name: 'Ana', colour: 'red', shape: 'star', points, valueText: '27' }]}
      />,
    );

  test('a single point is a mark without a line', () => {
    renderLines([{ at: 5, value: 25 }]);
    expect(document.querySelectorAll('.chart-dot')).toHaveLength(1);
    expect(document.querySelector('.chart-line')).toBeNull();
    expect(document.body.innerHTML).not.toContain('NaN');
  });

  test('several points are joined, with the spread of the one looked at', () => {
    renderLines([
      { at: 5, value: 25, spread: 8 },
      { at: 9, value: 27, spread: 7 },
    ]);
    expect(document.querySelector('.chart-line')).not.toBeNull();
    expect(document.querySelector('.chart-band')).not.toBeNull();
    screen.getByRole('img', { name: 'Rating' });
  });

  const heights = (): readonly number[] =>
    [...document.querySelectorAll('.chart-dot')].map((dot) => Number(/ ([\d.]+)\)/.exec(dot.getAttribute('transform') ?? '')?.[1]));
  const places = (turned: boolean) =>
    render(
      <ChartLines
        label="Places"
        isReversed={turned}
        span={[1]}
        day={String}
        figure={String}
        comparisons={[
          {
            name: 'Chance',
            points: [
              { at: 1, value: 2 },
              { at: 2, value: 2 },
            ],
            valueText: '2',
          },
        ]}
        series={[
          {
            id: 'a',
            name: 'Ana',
            colour: 'red',
            shape: 'star',
            points: [
              { at: 1, value: 1 },
              { at: 2, value: 3 },
            ],
            valueText: '3',
          },
        ]}
      />,
    );

  test('the first place is on top where less is better', () => {
    places(true);
    const [first = 0, third = 0] = heights();
    expect(first).toBeLessThan(third);
    cleanup();
    places(false);
    const [low = 0, high = 0] = heights();
    expect(low).toBeGreaterThan(high);
  });

  test('what to compare with is a line of its own, named below', () => {
    places(false);
    expect(document.querySelectorAll('.chart-lines .chart-beside')).toHaveLength(1);
    screen.getByText('Chance');
  });
});

test('the table behind a chart comes when it is asked for', async () => {
  render(<ChartTable label="Show as a table" title="Wins" columns={['Player', 'Wins']} rows={[['Ana', '3']]} />);
  expect(screen.queryByRole('table')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show as a table' }));
  screen.getByRole('rowheader', { name: 'Ana' });
  screen.getByRole('cell', { name: '3' });
});
