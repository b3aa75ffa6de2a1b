import type { Notice } from '../notifications/notifier.ts';

interface Subject {
  readonly id: number;
  readonly user_id: number;
}

const PAYMENT = 2;

const notice = (to: number, text: Notice['text'], push: Notice['push'] = { type: 'default' }): Notice => ({
  to: [to],
  text,
  push,
  mayBeSwitchedOff: false,
  list: { type: PAYMENT },
});
const pushOf = (id: number): Notice['push'] => ({ type: 'payment', id: String(id) });

export const successNotice = ({ user_id }: Subject): Notice => notice(user_id, { kind: 'paymentReceived' });

export const failureNotice = ({ user_id }: Subject): Notice => notice(user_id, { kind: 'paymentFailed' });

export const mismatchNotice = ({ user_id }: Subject): Notice => notice(user_id, { kind: 'paymentReviewed' });

export const receiptAccepted = ({ id, user_id }: Subject): Notice =>
  notice(user_id, { kind: 'receiptVerified' }, pushOf(id));

export const receiptRejected = ({ id, user_id }: Subject, reason: string): Notice =>
  notice(user_id, { kind: 'receiptRejected', reason }, pushOf(id));

export const transferCancelled = ({ id, user_id }: Subject, reason: string): Notice =>
  notice(user_id, { kind: 'transferCancelled', reason }, pushOf(id));

export const paymentCancelled = ({ id, user_id }: Subject, reason: string): Notice =>
  notice(user_id, { kind: 'paymentCancelled', reason }, pushOf(id));

/** `days` left, or 0 when it has ended. */
export const packageEnds = (userId: number, name: string, days: number): Notice =>
  notice(userId, days === 0 ? { kind: 'packageEnded', name } : { kind: 'packageEnds', name, days });
