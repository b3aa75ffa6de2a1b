import type { Notification } from '#domains/notifications/notifier.ts';

interface Subject {
  readonly id: number;
  readonly user_id: number;
}

const PAYMENT = 2;

const notification = (
  to: number,
  text: Notification['text'],
  push: Notification['push'] = { type: 'default' },
): Notification => ({
  to: [to],
  text,
  push,
  mayBeSwitchedOff: false,
  list: { type: PAYMENT },
});
const pushOf = (id: number): Notification['push'] => ({ type: 'payment', id: String(id) });

export const successNotification = ({ user_id }: Subject): Notification =>
  notification(user_id, { kind: 'paymentReceived' });

export const failureNotification = ({ user_id }: Subject): Notification =>
  notification(user_id, { kind: 'paymentFailed' });

export const mismatchNotification = ({ user_id }: Subject): Notification =>
  notification(user_id, { kind: 'paymentReviewed' });

export const receiptAccepted = ({ id, user_id }: Subject): Notification =>
  notification(user_id, { kind: 'receiptVerified' }, pushOf(id));

export const receiptRejected = ({ id, user_id }: Subject, reason: string): Notification =>
  notification(user_id, { kind: 'receiptRejected', reason }, pushOf(id));

export const transferCancelled = ({ id, user_id }: Subject, reason: string): Notification =>
  notification(user_id, { kind: 'transferCancelled', reason }, pushOf(id));

export const paymentCancelled = ({ id, user_id }: Subject, reason: string): Notification =>
  notification(user_id, { kind: 'paymentCancelled', reason }, pushOf(id));

/** `days` left, or 0 when it has ended. */
export const packageEnds = (userId: number, name: string, days: number): Notification =>
  notification(userId, days === 0 ? { kind: 'packageEnded', name } : { kind: 'packageEnds', name, days });
