/**
 * The mortgage formula of the calculator and of `mortgage-calculator` (docs/spec/payments.md#mortgage): equal monthly payments, monthly compounding, interest rounded to cents half up, the
 * last payment clears the balance. An estimate, never advice.
 */

export interface Loan {
  /** What is borrowed, in the currency's whole units. */
  principal: number;
  /** Percent a year; 0 is allowed. */
  rate: number;
  /** Whole years. */
  years: number;
  /** Paid each month on top of the payment; repays principal early. */
  extra?: number;
}

export interface LoanMonth {
  /** From 1. */
  number: number;
  interest: number;
  principal: number;
  /** Left after this month. */
  balance: number;
}

export const MONTHS_A_YEAR = 12;
/** Percent a year → part of one a month. */
const PERCENT_YEARS = 1200;

/** Half up, exact for what an amount reads as: 1.005 becomes 1.01. */
export const toCents = (amount: number): number => {
  const rounded = Math.round(Number(`${amount}e2`)) / 100;
  return Number.isNaN(rounded) ? Math.round(amount * 100) / 100 : rounded;
};

/** The annuity, rounded to cents; without interest equal parts. Nothing is paid for nothing. */
export function monthlyPayment({
  principal,
  rate,
  years,
}: Pick<Loan, 'principal' | 'rate' | 'years'>): number {
  if (principal <= 0 || years <= 0) return 0;
  const r = rate / PERCENT_YEARS;
  const n = years * MONTHS_A_YEAR;
  // Exact for tiny rates too, where 1 − (1 + r)^−n would round to nothing.
  return toCents(r === 0 ? principal / n : (principal * r) / -Math.expm1(-n * Math.log1p(r)));
}

/** Month by month until nothing is left; fewer months than agreed when something is paid on top. */
export function scheduleOf(loan: Loan): LoanMonth[] {
  const { rate, years, extra = 0 } = loan;
  const payment = monthlyPayment(loan);
  const count = years * MONTHS_A_YEAR;
  const months: LoanMonth[] = [];
  let balance = toCents(Math.max(0, loan.principal));
  for (let number = 1; number <= count && balance > 0; number += 1) {
    const interest = toCents((balance * rate) / PERCENT_YEARS);
    const wanted = toCents(payment - interest + extra);
    const principal = number === count ? balance : Math.min(balance, wanted);
    balance = toCents(balance - principal);
    months.push({ number, interest, principal, balance });
  }
  return months;
}
