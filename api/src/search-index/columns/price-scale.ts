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

/** Shares of the prices between which the steps lie. */
export const LOWEST = 0.01;
export const HIGHEST = 0.98;

/** The scale between two prices; without them, where there are none. */
export function scaleBetween(lowest?: number, highest?: number): PriceScale {
  if (lowest === undefined || highest === undefined) return { low: 0, step: 1, steps: STEPS };
  const step = niceStep((highest - lowest) / STEPS);
  const low = Math.floor(lowest / step) * step;
  return { low, step, steps: Math.max(1, Math.min(STEPS, Math.ceil((highest - low) / step) + 1)) };
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
  const sorted = Float64Array.from(sample).sort();
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]!;
  return sample.length === 0 ? scaleBetween() : scaleBetween(at(LOWEST), at(HIGHEST));
}
