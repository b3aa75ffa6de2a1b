import { owner } from '../../testing/packages.ts';
import { openPaymentOf, offerStateOf } from './offer-state.ts';

const open = (status: 'review' | 'rejected') => ({
  payment_transaction_id: 5,
  payment_type: 'bank transfer' as const,
  status,
});

describe('where a package stands', () => {
  it.each([
    ['failed', 'review', 'review', 5],
    ['pending', 'review', 'review', 5],
    ['failed', 'rejected', 'rejected', 5],
    ['pending', 'rejected', 'pending', 6],
    ['expired', 'rejected', 'expired', 6],
  ] as const)('newest attempt %s, a transfer in %s: %s', (newest, transfer, status, payment) => {
    const offer = {
      ...owner,
      package_status: newest,
      payment_transaction_id: 6,
      open_payment: open(transfer),
    };
    expect(offerStateOf(offer)).toEqual({ status, payment });
    expect(openPaymentOf(offer)?.payment_transaction_id).toBe(5);
  });

  it('is that of the newest attempt where there is no other', () => {
    expect(offerStateOf({ ...owner, package_status: 'failed', payment_transaction_id: 6 })).toEqual({
      status: 'failed',
      payment: 6,
    });
    expect(openPaymentOf(owner)).toBeNull();
  });

  it('older back ends name the newest attempt alone', () => {
    expect(openPaymentOf({ ...owner, package_status: 'rejected', payment_transaction_id: 5 })).toEqual(
      open('rejected'),
    );
  });
});
