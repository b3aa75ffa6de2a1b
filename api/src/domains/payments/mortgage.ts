import type { Mortgage } from '@lintel/api-contract';

export interface Loan {
  /** Whole units of the currency. */
  readonly price: number;
  readonly downPayment: number;
  /** Percent a year. */
  readonly rate: number;
  readonly years: number;
  /** The schedule starts in this month. */
  readonly start: Date;
}

interface Month {
  readonly year: number;
  /** 0 January … 11 December. */
  readonly month: number;
  readonly principal: number;
  readonly interest: number;
  readonly balance: number;
}

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;
const MONTHS_A_YEAR = 12;
/** Percent a year → part of one a month. */
const PERCENT_YEARS = 1200;

/** Half up, exact for what an amount reads as: 1.005 becomes 1.01. */
const cents = (amount: number) => {
  const rounded = Math.round(Number(`${amount}e2`)) / 100;
  return Number.isNaN(rounded) ? Math.round(amount * 100) / 100 : rounded;
};

/** The annuity, rounded to cents; without interest equal parts. */
export function monthlyPayment(principal: number, rate: number, years: number): number {
  const r = rate / PERCENT_YEARS;
  const n = years * MONTHS_A_YEAR;
  // exact for tiny rates too, where 1 − (1 + r)^−n would round to nothing
  return cents(r === 0 ? principal / n : (principal * r) / -Math.expm1(-n * Math.log1p(r)));
}

/** Month by month; interest is rounded to cents, and the last payment clears the balance. */
function schedule(principal: number, { rate, years, start }: Loan): Month[] {
  const payment = monthlyPayment(principal, rate, years);
  const first = start.getUTCFullYear() * MONTHS_A_YEAR + start.getUTCMonth();
  const count = years * MONTHS_A_YEAR;
  let balance = principal;
  return Array.from({ length: count }, (_, index) => {
    const interest = cents((balance * rate) / PERCENT_YEARS);
    // rounding may have paid everything a little early
    const repaid = index === count - 1 ? balance : Math.min(balance, cents(payment - interest));
    balance = cents(balance - repaid);
    const at = first + index;
    return {
      year: Math.floor(at / MONTHS_A_YEAR),
      month: at % MONTHS_A_YEAR,
      principal: repaid,
      interest,
      balance,
    };
  });
}

const sum = (values: readonly number[]) => cents(values.reduce((total, value) => total + value, 0));

function yearsOf(months: readonly Month[], payment: number): Mortgage['yearly_totals'] {
  const groups = new Map<number, Month[]>();
  for (const month of months) groups.set(month.year, [...(groups.get(month.year) ?? []), month]);
  return [...groups].map(([year, inYear]) => ({
    year,
    principal_amount: Math.round(sum(inYear.map(({ principal }) => principal))),
    interest_paid: Math.round(sum(inYear.map(({ interest }) => interest))),
    remaining_balance: Math.round(inYear[0]?.balance ?? 0),
    closing_balance: Math.round(inYear.at(-1)?.balance ?? 0),
    monthly_emi: Math.round(payment),
    monthly_totals: inYear.map(({ month, principal, interest, balance }) => ({
      month: MONTHS[month]!,
      principal_amount: Math.round(principal),
      payable_interest: Math.round(interest),
      remaining_balance: Math.round(balance),
    })),
  }));
}

/** An estimate with equal monthly payments and monthly compounding (docs/spec/payments.md#mortgage). */
export function mortgageOf(loan: Loan, withDetails: boolean): Mortgage {
  const principal = cents(loan.price - loan.downPayment);
  const months = schedule(principal, loan);
  const interest = sum(months.map((month) => month.interest));
  const payment = monthlyPayment(principal, loan.rate, loan.years);
  return {
    main_total: {
      principal_amount: principal,
      down_payment: cents(loan.downPayment),
      payable_interest: interest,
      monthly_emi: payment,
      total_amount: cents(principal + interest),
    },
    yearly_totals: withDetails ? yearsOf(months, payment) : [],
  };
}
