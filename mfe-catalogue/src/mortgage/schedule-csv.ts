import type { LoanMonth } from '@lintel/api-contract';
import { csvOf } from '@lintel/remote-kit';

/** A row for each payment; dots for decimals and no separators, as programs read it. The names of the columns come from the page. */
export const scheduleCsv = (months: readonly LoanMonth[], header: readonly string[]): Promise<string> =>
  csvOf(
    header,
    months.map(({ number, interest, principal, balance }) => [
      number,
      principal.toFixed(2),
      interest.toFixed(2),
      balance.toFixed(2),
    ]),
  );
