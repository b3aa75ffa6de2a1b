import {
  MONTHS_A_YEAR,
  monthlyPayment,
  scheduleOf,
  toCents,
  type LoanMonth,
  type Mortgage,
} from '@lintel/api-contract';

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

interface Month extends Pick<LoanMonth, 'principal' | 'interest' | 'balance'> {
  readonly year: number;
  /** 0 January … 11 December. */
  readonly month: number;
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
const PAID = { principal: 0, interest: 0, balance: 0 };

/** All agreed months of the calendar; rounding may have paid everything a little early. */
function schedule(principal: number, { rate, years, start }: Loan): Month[] {
  const months = scheduleOf({ principal, rate, years });
  const first = start.getUTCFullYear() * MONTHS_A_YEAR + start.getUTCMonth();
  return Array.from({ length: years * MONTHS_A_YEAR }, (_, index) => ({
    ...(months[index] ?? PAID),
    year: Math.floor((first + index) / MONTHS_A_YEAR),
    month: (first + index) % MONTHS_A_YEAR,
  }));
}

const sum = (values: readonly number[]) => toCents(values.reduce((total, value) => total + value, 0));

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
  const principal = toCents(loan.price - loan.downPayment);
  const months = schedule(principal, loan);
  const interest = sum(months.map((month) => month.interest));
  const payment = monthlyPayment({ principal, rate: loan.rate, years: loan.years });
  return {
    main_total: {
      principal_amount: principal,
      down_payment: toCents(loan.downPayment),
      payable_interest: interest,
      monthly_emi: payment,
      total_amount: toCents(principal + interest),
    },
    yearly_totals: withDetails ? yearsOf(months, payment) : [],
  };
}
