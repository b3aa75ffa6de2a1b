import { monthlyPayment, scheduleOf } from '@lintel/api-contract';
import { totalsOf, yearsOf } from './mortgage.ts';

describe('the mortgage', () => {
  it.each([
    [400_000, 6.5, 30, 2528.27, 510_179.81, 2530.88],
    [300_000, 6, 30, 1798.65, 347_515.44, 1800.09],
    [200_000, 4.25, 15, 1504.56, 70_819.86, 1503.62],
    [300_000, 0, 30, 833.33, 0, 834.53],
    [1000, 12, 1, 88.85, 66.19, 88.84],
  ])('%d at %d %% over %d years: the reference values', (principal, rate, years, payment, interest, last) => {
    const months = scheduleOf({ principal, rate, years });
    expect(monthlyPayment({ principal, rate, years })).toBe(payment);
    expect(totalsOf({ principal, rate, years })).toMatchObject({
      monthly: payment,
      interest,
      months: years * 12,
    });
    const end = months.at(-1)!;
    expect(end.principal + end.interest).toBeCloseTo(last, 2);
    expect(end.balance).toBe(0);
  });

  it('splits the first payment of the reference loan as given', () => {
    expect(scheduleOf({ principal: 400_000, rate: 6.5, years: 30 })[0]).toEqual({
      number: 1,
      interest: 2166.67,
      principal: 361.6,
      balance: 399_638.4,
    });
  });

  it('ends earlier and costs less when something is paid on top', () => {
    const loan = { principal: 200_000, rate: 4.25, years: 15 };
    const plain = totalsOf(loan);
    const faster = totalsOf({ ...loan, extra: 300 });
    expect(faster.months).toBeLessThan(plain.months);
    expect(faster.interest).toBeLessThan(plain.interest);
    expect(scheduleOf({ ...loan, extra: 300 }).at(-1)?.balance).toBe(0);
    const repaid = scheduleOf({ ...loan, extra: 300 }).reduce((total, month) => total + month.principal, 0);
    expect(repaid).toBeCloseTo(200_000, 2);
  });

  it('adds months up to years without losing a cent', () => {
    const months = scheduleOf({ principal: 1000, rate: 12, years: 1 });
    expect(yearsOf(months)).toEqual([{ number: 1, interest: 66.19, principal: 1000, balance: 0 }]);
    expect(yearsOf(scheduleOf({ principal: 400_000, rate: 6.5, years: 30 }))).toHaveLength(30);
  });

  it('has nothing to pay where nothing is borrowed', () => {
    expect(totalsOf({ principal: 0, rate: 5, years: 20 })).toEqual({
      monthly: 0,
      interest: 0,
      total: 0,
      months: 0,
    });
  });
});
