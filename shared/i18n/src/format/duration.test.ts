import { formatMonths } from './duration.ts';

it.each([
  [17, 'en', '1 year and 5 months'],
  [24, 'en', '2 years'],
  [1, 'en', '1 month'],
  [0, 'en', '0 months'],
  [17, 'de', '1 Jahr und 5 Monate'],
  [17, 'ar', 'سنة و5 أشهر'],
] as const)('A30 %p months in %s are "%s"', (months, locale, expected) => {
  expect(formatMonths(months, locale).replaceAll(/[\u200e\u200f]/g, '')).toBe(expected);
});
