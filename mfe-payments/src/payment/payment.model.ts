import { createMutation, createQuery, createUserPageGate, sessionEnded } from '@lintel/remote-kit';
import { combine, createEvent, createStore, sample } from 'effector';
import { packages } from '../common/packages.model.ts';
import { keepReturnFx } from '../common/payment-return.ts';
import { createReceiptQueue } from '../common/transfer/receipt-queue.ts';
import {
  loadBankDetailsFx,
  loadSettingsFx,
  openPageFx,
  sendFirstReceiptFx,
  startPaymentFx,
} from './payment.api.ts';
import { waysToPay } from './ways-to-pay.ts';

export const {
  Gate: PaymentGate,
  opened,
  left,
} = createUserPageGate<{
  /** Null: the address names no package. */
  packageId: number | null;
  /** Where the user goes on afterwards. */
  returnTo: string | null;
}>();

/** Ways to pay that are on; loaded again at each visit, since operators switch them. */
export const settings = createQuery({ effect: loadSettingsFx, staleAfter: 0 });
export const $ways = settings.$data.map((answer) => answer && waysToPay(answer.data));
/** Account and reference of a bank transfer for this package. */
export const bankDetails = createQuery({ effect: loadBankDetailsFx });

/** The user read the details while they were offered, and may have transferred the money since. */
export const $takesReceiptOnly = bankDetails.$data.map((answer) => answer?.data.is_offered === false);

export type Way = 'online' | 'bank';
export const wayChosen = createEvent<Way>();
const $chosen = createStore<Way | null>(null)
  .on(wayChosen, (_, way) => way)
  .reset(left);
/** The way that is chosen; without a choice the first that is on. */
export const $way = combine($chosen, $ways, $takesReceiptOnly, (chosen, ways, takesReceipt): Way | null => {
  if (!ways) return null;
  const isOn = { online: ways.gateway !== null, bank: ways.bank || takesReceipt };
  if (chosen && isOn[chosen]) return chosen;
  return isOn.online ? 'online' : isOn.bank ? 'bank' : null;
});

const knownOpened = sample({
  clock: opened,
  filter: ({ packageId }) => packageId !== null,
  fn: ({ packageId }) => ({ package_id: packageId! }),
});
sample({ clock: knownOpened, fn: () => ({}), target: settings.start });
sample({
  clock: opened,
  filter: ({ packageId }) => packageId !== null,
  fn: ({ packageId, returnTo }) => ({ packageId: packageId!, address: returnTo }),
  target: keepReturnFx,
});
// A closed gate has no state.
const $packageId = PaymentGate.state.map(({ packageId }) => packageId ?? null);
/** Whose transfer is looked up: of the chosen way, or one that was read before its offer ended. */
const $transferred = combine(
  { way: $way, ways: $ways, offers: packages.$data, packageId: $packageId },
  ({ way, ways, offers, packageId }) => {
    if (!ways || !offers) return null;
    const isOffered = ways.bank && offers.data.some(({ id, price }) => id === packageId && price !== null);
    return way === 'bank' || !isOffered ? packageId : null;
  },
);
sample({
  clock: [$transferred, PaymentGate.status],
  source: { packageId: $transferred, isShown: PaymentGate.status },
  filter: ({ packageId, isShown }) => isShown && packageId !== null,
  fn: ({ packageId }) => ({ package_id: packageId! }),
  target: bankDetails.start,
});
sample({
  clock: left,
  fn: () => undefined,
  target: [settings.reset, bankDetails.reset],
});
sample({
  clock: sessionEnded,
  fn: () => undefined,
  target: [settings.forget, bankDetails.forget],
});

/** Pays online: a press while it starts is ignored. */
export const payment = createMutation({ effect: startPaymentFx });
/** Who pressed is still the user of the page. */
const $isPayerHere = createStore(true)
  .on(payment.$pending, (isHere, pending) => pending || isHere)
  .on(sessionEnded, () => false);
// A user who left meanwhile stays there; the payment is among the transactions.
sample({
  clock: payment.done,
  source: { page: PaymentGate.state, isShown: PaymentGate.status, isPayerHere: $isPayerHere },
  filter: ({ page, isShown, isPayerHere }, { params }) =>
    isShown && isPayerHere && page.packageId === params.packageId,
  fn: (_, { result }) => result,
  target: openPageFx,
});
// A receipt was sent on another page meanwhile, the package runs, or has another price: the page shows which.
sample({
  clock: payment.failed,
  filter: ({ error: { key } }) => key === 'wrongState' || key === 'conflict' || key === 'outdated',
  fn: () => undefined,
  target: packages.refresh,
});

/** The first receipt of a transfer; the order exists from then on, and its page shows what becomes of it. */
export const firstReceipt = createReceiptQueue({
  effect: sendFirstReceiptFx,
  subject: PaymentGate.state,
  requestOf: ({ packageId }, file) => ({ package_id: packageId ?? 0, file }),
});
// There is a transfer already, of another tab or of an answer that was lost: the page leads to it.
const $isThere = firstReceipt.$uploads.map((uploads) =>
  uploads.some(({ error }) => error?.key === 'conflict'),
);
sample({ clock: $isThere, filter: Boolean, fn: () => undefined, target: packages.refresh });
