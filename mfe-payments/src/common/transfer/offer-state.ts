import type { Offer } from '@lintel/api-contract';

type OpenPayment = NonNullable<Offer['open_payment']>;

/** The payment for a package that is being checked, or whose receipt was declined. Older back ends name the newest attempt alone. */
export function openPaymentOf(offer: Offer): OpenPayment | null {
  const { open_payment: open, package_status: status, payment_transaction_id: id } = offer;
  if (open) return open;
  if (id === null || (status !== 'review' && status !== 'rejected')) return null;
  return { payment_transaction_id: id, payment_type: 'bank transfer', status };
}

interface OfferState {
  status: Offer['package_status'];
  /** Its transaction. */
  payment: number | null;
}

/** Where a package stands for its user: what is being checked counts before newer attempts, what was declined before those that failed. */
export function offerStateOf(offer: Offer): OfferState {
  const { package_status: status, payment_transaction_id: payment } = offer;
  const open = openPaymentOf(offer);
  if (open && (open.status === 'review' || status === 'failed'))
    return { status: open.status, payment: open.payment_transaction_id };
  return { status, payment };
}
