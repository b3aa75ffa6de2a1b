import { majorText, moneyOf } from '../money.ts';

const PERCENT = 100;

/** The part of a price that is tax, of prices that include it; null without a rate. Net and tax add up to the total exactly. */
export function taxWithin(total: number, currency: string, { name, rate }: { name: string; rate: string }) {
  const percent = Number(rate);
  if (!(percent > 0)) return null;
  const { minor } = moneyOf(total, currency);
  const net = Math.round((minor * PERCENT) / (PERCENT + percent));
  const inUnits = (part: number) => Number(majorText({ minor: part, currency: currency.toUpperCase() }));
  return { name, rate: percent, net: inUnits(net), amount: inUnits(minor - net) };
}
