import type { LoanYear } from '#common/mortgage.ts';

export interface Point {
  x: number;
  y: number;
}

/** Two areas, one on the other, in a box of `width` × `height`; time goes from left to right in every language. */
export interface ChartShape {
  /** What was repaid so far, from the ground up. */
  principal: string;
  /** What was paid in interest so far, on top of it. */
  interest: string;
  /** The upper edges of both areas. */
  edges: { principal: string; interest: string };
  /** Where each year is; the first one is the day of the loan, when nothing is paid. */
  at: number[];
}

const lineOf = (points: readonly Point[]) =>
  `M${points.map(({ x, y }) => `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`).join('L')}`;
const pathOf = (points: readonly Point[]) => `${lineOf(points)}Z`;

/** Sums up to and including each year, with a zero before the first one. */
export function sumsOf(years: readonly LoanYear[]): { principal: number; interest: number }[] {
  const sums = [{ principal: 0, interest: 0 }];
  for (const { principal, interest } of years) {
    const last = sums.at(-1)!;
    sums.push({ principal: last.principal + principal, interest: last.interest + interest });
  }
  return sums;
}

/** `highest` is the amount at the upper end; by default all that is paid. */
export function chartShape(
  years: readonly LoanYear[],
  width: number,
  height: number,
  highest?: number,
): ChartShape {
  const sums = sumsOf(years);
  const end = sums.at(-1)!;
  const most = Math.max(1, highest ?? end.principal + end.interest);
  const at = sums.map((_, index) => (index / Math.max(1, sums.length - 1)) * width);
  const y = (value: number) => height - (value / most) * height;
  const lower = sums.map(({ principal }, index) => ({ x: at[index]!, y: y(principal) }));
  const upper = sums.map(({ principal, interest }, index) => ({ x: at[index]!, y: y(principal + interest) }));
  return {
    principal: pathOf([{ x: 0, y: height }, ...lower, { x: width, y: height }]),
    interest: pathOf([...lower, ...upper.toReversed()]),
    edges: { principal: lineOf(lower), interest: lineOf(upper) },
    at,
  };
}
