/** More lines than these make a chart grey. */
const MOST_TICKS = 5;

/** Amounts of the y axis: round steps of 1, 2 or 5 from 0 to the first one that is not below the highest value. */
export function amountTicks(highest: number): number[] {
  if (!(highest > 0)) return [0, 1];
  const rough = highest / (MOST_TICKS - 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= rough)!;
  return Array.from({ length: Math.ceil(highest / step - 1e-9) + 1 }, (_, index) => index * step);
}

/** Years of the x axis: the day of the loan, and every first, second, fifth or tenth year. */
export function yearTicks(years: number): number[] {
  const step = [1, 2, 5, 10, 20].find((candidate) => years / candidate <= 6) ?? 50;
  return Array.from({ length: Math.floor(years / step) + 1 }, (_, index) => index * step);
}
