import type { Notice } from '../notifications/notifier.ts';

interface Subject {
  readonly id: number;
  readonly user_id: number;
}

const PAYMENT = 2;

const notice = (to: number, title: string, body: string, push: Notice['push']): Notice => ({
  to: [to],
  title,
  body,
  push,
  mayBeSwitchedOff: false,
  list: { type: PAYMENT },
});

export const successNotice = ({ user_id }: Subject): Notice =>
  notice(user_id, 'Payment received', 'Thank you. Your package is active now.', { type: 'default' });

export const failureNotice = ({ user_id }: Subject): Notice =>
  notice(user_id, 'Payment failed', 'No money arrived. You can try again or pay in another way.', {
    type: 'default',
  });

export const mismatchNotice = ({ user_id }: Subject): Notice =>
  notice(
    user_id,
    'Payment under review',
    'Another amount than the price arrived. We look into it and tell you.',
    { type: 'default' },
  );

export const receiptAccepted = ({ id, user_id }: Subject): Notice =>
  notice(user_id, 'Receipt verified', 'We have received your transfer. Your package is active now.', {
    type: 'payment',
    id: String(id),
  });

export const receiptRejected = ({ id, user_id }: Subject, reason: string): Notice =>
  notice(user_id, 'Receipt rejected', `${reason} You can upload another receipt.`, {
    type: 'payment',
    id: String(id),
  });

export const transferCancelled = ({ id, user_id }: Subject, reason: string): Notice =>
  notice(user_id, 'Bank transfer cancelled', reason, { type: 'payment', id: String(id) });

export const paymentCancelled = ({ id, user_id }: Subject, reason: string): Notice =>
  notice(user_id, 'Payment cancelled', reason, { type: 'payment', id: String(id) });

/** `days` left, or 0 when it has ended. */
export const packageEnds = (userId: number, name: string, days: number): Notice =>
  notice(
    userId,
    days === 0 ? 'Package ended' : 'Package ends soon',
    days === 0
      ? `Your package ${name} has ended.`
      : `Your package ${name} ends in ${days === 1 ? 'a day' : `${days} days`}.`,
    { type: 'default' },
  );
