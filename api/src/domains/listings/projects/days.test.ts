import { calendarWeekBefore, yesterday } from './days.ts';

const spanOf = ({ from, to }: { from: Date; to: Date }) => [from.toISOString(), to.toISOString()];

it.each(['2026-11-23T00:00:00Z', '2026-11-23T23:59:59.999Z'])(
  'yesterday of %s is the day before in UTC',
  (now) => {
    expect(spanOf(yesterday(new Date(now)))).toEqual([
      '2026-11-22T00:00:00.000Z',
      '2026-11-23T00:00:00.000Z',
    ]);
  },
);

it.each([
  ['2026-11-23T00:00:00Z', 'a Monday'],
  ['2026-11-25T12:00:00Z', 'a Wednesday'],
  ['2026-11-29T23:59:59Z', 'a Sunday'],
])('the calendar week before %s, %s, ends with the Sunday before', (now) => {
  expect(spanOf(calendarWeekBefore(new Date(now)))).toEqual([
    '2026-11-16T00:00:00.000Z',
    '2026-11-23T00:00:00.000Z',
  ]);
});
