import {
  MONTHS_A_YEAR,
  monthlyPayment,
  scheduleOf,
  toCents,
  type Loan,
  type LoanMonth,
} from '@lintel/api-contract';

export interface LoanYear {
  /** From 1. */
  number: number;
  interest: number;
  principal: number;
  balance: number;
}

const sum = (values: readonly number[]): number => toCents(values.reduce((total, value) => total + value, 0));

/** Years of the loan, not of the calendar: the first one has the first twelve payments. */
export function yearsOf(months: readonly LoanMonth[]): LoanYear[] {
  const count = Math.ceil(months.length / MONTHS_A_YEAR);
  return Array.from({ length: count }, (_, index) => {
    const inYear = months.slice(index * MONTHS_A_YEAR, (index + 1) * MONTHS_A_YEAR);
    return {
      number: index + 1,
      interest: sum(inYear.map(({ interest }) => interest)),
      principal: sum(inYear.map(({ principal }) => principal)),
      balance: inYear.at(-1)?.balance ?? 0,
    };
  });
}

export interface LoanTotals {
  /** Without what is paid on top. */
  monthly: number;
  interest: number;
  /** Principal and interest. */
  total: number;
  /** Payments until nothing is left. */
  months: number;
}

/** What a loan costs in all. */
export function totalsOf(loan: Loan, months: readonly LoanMonth[] = scheduleOf(loan)): LoanTotals {
  const interest = sum(months.map((month) => month.interest));
  return {
    monthly: monthlyPayment(loan),
    interest,
    total: toCents(Math.max(0, loan.principal) + interest),
    months: months.length,
  };
}
