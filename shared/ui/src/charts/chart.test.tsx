import { fireEvent, screen } from '@testing-library/react';
import { show } from '../test-page.tsx';
import { areaPath, axisTicks, barRects, labelledPoints, linePath, WIDTH } from './chart-shape.ts';
import { Chart } from './chart.tsx';

const points = ['Monday', 'Tuesday', 'Wednesday'];
const series = [
  { key: 'views', label: 'Views', values: [10, undefined, 1200] },
  { key: 'leads', label: 'Leads', values: [1, 2, 3] },
];

describe('Chart', () => {
  it('has the same values as a table, with a dash where none is known', async () => {
    const { user } = await show(
      <Chart caption="Views per day" pointHeader="Day" points={points} series={series} />,
    );
    await user.click(screen.getByText('Show as table'));
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows).toEqual(['DayViewsLeads', 'Monday101', 'Tuesday–2', 'Wednesday1,2003']);
  });

  it('arrow keys go from point to point and say its values', async () => {
    await show(<Chart caption="Views per day" pointHeader="Day" points={points} series={series} />);
    const slider = screen.getByRole('slider', { name: 'Value to show', description: 'Views per day' });
    expect(slider).toHaveAttribute('aria-valuetext', 'Wednesday: Views 1,200, Leads 3');
    fireEvent.change(slider, { target: { value: '1' } });
    expect(slider).toHaveAttribute('aria-valuetext', 'Tuesday: Views –, Leads 2');
  });

  it('places the names of points from left to right in every language, those at the ends within the drawing', async () => {
    const days = Array.from({ length: 30 }, (_, day) => `\u200f${day + 1}/11/2026`);
    const { container } = await show(
      <Chart
        kind="bar"
        caption="Views per day"
        pointHeader="Day"
        points={days}
        series={[{ key: 'views', label: 'Views', values: days.map((_, day) => day) }]}
      />,
    );
    const names = [...container.querySelectorAll<HTMLElement>('[data-minor]')];
    const places = names.map(({ style }) => Number.parseFloat(style.left));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places.at(-1)).toBeGreaterThan(90);
    expect([names[0], names.at(-1)].map((name) => name?.dataset['edge'])).toEqual(['first', 'last']);
  });

  it('shows the last point when the values arrive later', async () => {
    const chart = (names: string[]) => (
      <Chart
        caption="Views per day"
        pointHeader="Day"
        points={names}
        series={[{ key: 'views', label: 'Views', values: names.map(() => 7) }]}
      />
    );
    const { rerender } = await show(chart([]));
    rerender(chart(['Monday']));
    expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Monday: Views 7');
    expect(screen.getByRole('slider')).toHaveValue('0');
  });

  it('states that there is nothing to draw', async () => {
    await show(
      <Chart
        caption="Views per day"
        pointHeader="Day"
        points={points}
        series={[{ key: 'views', label: 'Views', values: [undefined, undefined, undefined] }]}
      />,
    );
    expect(screen.getByText('Nothing to show for this period yet')).toBeInTheDocument();
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  });
});

describe('shape', () => {
  it.each([
    [[[0, 0]], [0, 0.2, 0.4, 0.6, 0.8, 1]],
    [[[17, 43]], [0, 10, 20, 30, 40, 50]],
    [
      [[500], [1300]],
      [0, 500, 1000, 1500],
    ],
  ])('ticks of %j reach the highest value', (values, ticks) => {
    expect(axisTicks(values)).toEqual(ticks);
  });

  it('a value that is not known interrupts the line and the area', () => {
    const values = [1, 2, undefined, 2, 1];
    expect(linePath('line', values, 2).match(/M/g)).toHaveLength(2);
    expect(areaPath('area', values, 2).match(/Z/g)).toHaveLength(2);
  });

  it('bars of two series stand beside each other within their point, and zero has no bar', () => {
    const [first] = barRects([4, 0], 4, { index: 0, count: 2 });
    const second = barRects([4, 0], 4, { index: 1, count: 2 });
    expect(second).toHaveLength(1);
    expect(second[0]!.x).toBeCloseTo(first!.x + first!.width);
    expect(second[0]!.x + second[0]!.width).toBeLessThan(WIDTH / 2);
  });

  it.each([
    [1, [0]],
    [4, [0, 1, 2, 3]],
    [30, [0, 6, 12, 18, 29]],
    [31, [0, 6, 12, 18, 24, 30]],
  ])('of %d points the first and the last are named, at most six', (count, named) => {
    expect(labelledPoints(count)).toEqual(named);
  });
});
