import { mortgageCalculator } from '@lintel/api-contract';
import {
  createPageGate,
  createQuery,
  endpointFx,
  packageBought,
  sessionEnded,
  sessionStarted,
} from '@lintel/remote-kit';
import { combine, createStore, sample } from 'effector';

// The figures are computed on the device, at once and without a network. The schedule in detail belongs to packages, and only
// the back end knows who has one: it is asked with the loan that the page was opened with.

interface Asked {
  price: number;
  down: number;
  rate: number;
  years: number;
}

export const { Gate: MortgageGate, paramsChanged, left } = createPageGate<Asked>();

export const details = createQuery({
  effect: endpointFx(mortgageCalculator),
});

const $asked = createStore<Asked | null>(null)
  .on(paramsChanged, (_, asked) => asked)
  .reset(left);

/** Whether the schedule may be shown, and if not, why. */
export const $access = combine(details.$data, details.$error, (answer, error) => {
  if (answer) return answer.data.yearly_totals.length > 0 ? 'open' : 'visitor';
  if (error?.key === 'packageRequired') return 'package';
  return error ? 'failed' : 'loading';
});

// What a user may see is private to them.
const accessChanged = sample({ clock: [sessionStarted, sessionEnded, packageBought], fn: () => undefined });
sample({ clock: accessChanged, target: details.forget });
sample({
  clock: [paramsChanged, accessChanged],
  source: $asked,
  filter: Boolean,
  fn: ({ price, down, rate, years }) => ({
    loan_amount: price,
    down_payment: down,
    interest_rate: rate,
    loan_term_years: years,
    show_all_details: '1',
  }),
  target: details.start,
});
sample({ clock: left, fn: () => undefined, target: details.reset });
