import type { PriceScale } from '#ports/search-engine.ts';
import { FLAG, type Columns } from './columns.ts';

const STEPS = 30;
const SAMPLE = 20_000;

/** 1, 2, 2.5 or 5 times a power of ten, the smallest that is not below the value. */
export function niceStep(value: number): number {
  if (!(value > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const factor = [1, 2, 2.5, 5, 10].find((candidate) => candidate * power >= value) ?? 10;
  return Math.max(1, factor * power);
}

/**
 * A scale for the prices of one kind of deal (undefined: both): from zero or the lowest hundredth to the highest fiftieth,
 * in readable steps, so that a few outliers do not leave all others in the first column. From an even sample.
 */
export function priceScaleOf(c: Columns, deal: number | undefined): PriceScale {
  const size = Atomics.load(c.size, 0);
  const every = Math.max(1, Math.floor(size / SAMPLE));
  const sample: number[] = [];
  for (let slot = 0; slot < size; slot += every) {
    if ((c.flags[slot]! & FLAG.live) === 0 || !(c.price[slot]! > 0)) continue;
    if (deal === undefined || c.deal[slot] === deal) sample.push(c.price[slot]!);
  }
  if (sample.length === 0) return { low: 0, step: 1, steps: STEPS };
  const sorted = Float64Array.from(sample).sort();
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]!;
  const step = niceStep((at(0.98) - at(0.01)) / STEPS);
  const low = Math.floor(at(0.01) / step) * step;
  return { low, step, steps: Math.max(1, Math.min(STEPS, Math.ceil((at(0.98) - low) / step) + 1)) };
}
