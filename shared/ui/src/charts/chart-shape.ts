import { ticks } from 'd3-array';
import { area, line } from 'd3-shape';

/** What is drawn of one series. */
export type ChartKind = 'line' | 'area' | 'bar' | 'strip';

/** A value per point; absent where none is known, which interrupts the line. */
export type Values = readonly (number | undefined)[];

/** The drawing's own units; it is stretched to the width that it gets. */
export const WIDTH = 720;
export const HEIGHT = 240;

/** More lines than these make a chart grey. */
const MAX_TICKS = 4;
/** Share of its room that a group of bars takes. */
const BAR_SHARE = 0.7;

/** Round values of the axis, from 0 to the first one that is not below the highest value. */
export function axisTicks(series: readonly Values[]): number[] {
  const highest = Math.max(1, ...series.flat().map((value) => value ?? 0));
  const found = ticks(0, highest, MAX_TICKS);
  const step = (found[1] ?? highest) - (found[0] ?? 0);
  return found.at(-1)! < highest ? [...found, found.at(-1)! + step] : found;
}

/** Where a point is along the axis, 0 to 1. Bars stand in the middle of their room; the first and the last point of a line at its ends. */
export const shareOf = (kind: ChartKind, index: number, count: number): number =>
  kind === 'bar' ? (index + 0.5) / count : index / Math.max(1, count - 1);

/** Path of a line through the values. `top` is the value at the upper edge. */
export function linePath(kind: ChartKind, values: Values, top: number): string {
  return (
    line<number | undefined>()
      .defined((value) => value !== undefined)
      .x((_, index) => shareOf(kind, index, values.length) * WIDTH)
      .y((value) => heightAt(value, top))(values) ?? ''
  );
}

/** Path of the area between the values and zero. */
export function areaPath(kind: ChartKind, values: Values, top: number): string {
  return (
    area<number | undefined>()
      .defined((value) => value !== undefined)
      .x((_, index) => shareOf(kind, index, values.length) * WIDTH)
      .y0(HEIGHT)
      .y1((value) => heightAt(value, top))(values) ?? ''
  );
}

/** Bars of one series among several that stand beside each other. */
export function barRects(values: Values, top: number, series: { index: number; count: number }) {
  const room = WIDTH / values.length;
  const width = (room * BAR_SHARE) / series.count;
  return values.flatMap((value, index) =>
    value
      ? [
          {
            x: index * room + (room * (1 - BAR_SHARE)) / 2 + series.index * width,
            y: heightAt(value, top),
            width,
            height: HEIGHT - heightAt(value, top),
          },
        ]
      : [],
  );
}

export const heightAt = (value = 0, top: number): number => HEIGHT - (value / top) * HEIGHT;

/** Points whose labels fit below the axis: the first, the last, and some between at even steps. */
export function labelledPoints(count: number, most = 6): number[] {
  const step = Math.max(1, Math.ceil((count - 1) / (most - 1)));
  const points = Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step);
  if (points.at(-1) === count - 1) return points;
  // The last label takes the place of one that is too near.
  return [...points.filter((point) => count - 1 - point >= step), count - 1];
}
