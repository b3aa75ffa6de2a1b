import type {
  Notification,
  NotificationSubject as About,
  TextAbout,
} from '#domains/notifications/notifier.ts';

interface Subject {
  readonly id: number;
  readonly user_id: number;
}

const PAYMENT = 2;

const notification = (
  to: number,
  about: About,
  push: Notification['push'] = { type: 'default' },
): Notification => ({
  ...about,
  to: [to],
  push,
  mayBeSwitchedOff: false,
  list: { type: PAYMENT },
});
/** About a payment online, whose push message deployed clients do not open. */
const ofPayment = ({ id, user_id }: Subject, text: TextAbout<'transaction'>) =>
  notification(user_id, { text, target: { type: 'transaction', id } });

/** About a decision of the administration, which opens the transaction. */
const ofReview = ({ id, user_id }: Subject, text: TextAbout<'transaction'>) =>
  notification(user_id, { text, target: { type: 'transaction', id } }, { type: 'payment', id: String(id) });

export const successNotification = (payment: Subject): Notification =>
  ofPayment(payment, { kind: 'paymentReceived' });

/** The kind of {@link failureNotification}. */
export const FAILURE = 'paymentFailed';

export const failureNotification = (payment: Subject): Notification => ofPayment(payment, { kind: FAILURE });

/** The payer cancelled or gave up, which is nothing that went wrong. */
export const endNotification = (payment: Subject): Notification =>
  ofPayment(payment, { kind: 'paymentEnded' });

export const mismatchNotification = (payment: Subject): Notification =>
  ofPayment(payment, { kind: 'paymentReviewed' });

export const receiptAccepted = (payment: Subject): Notification =>
  ofReview(payment, { kind: 'receiptVerified' });

export const receiptRejected = (payment: Subject, reason: string): Notification =>
  ofReview(payment, { kind: 'receiptRejected', reason });

export const transferCancelled = (payment: Subject, reason: string): Notification =>
  ofReview(payment, { kind: 'transferCancelled', reason });

export const paymentCancelled = (payment: Subject, reason: string): Notification =>
  ofReview(payment, { kind: 'paymentCancelled', reason });

/** `id`: of the bought package; `days` left, or 0 when it has ended. */
export const packageEnds = ({ id, user_id, name }: Subject & { name: string }, days: number): Notification =>
  notification(user_id, {
    text: days === 0 ? { kind: 'packageEnded', name } : { kind: 'packageEnds', name, days },
    target: { type: 'package', id },
  });

/** Units of a package that was paid twice end with its first time; `days` left. */
export const unitsEnd = ({ id, user_id, name }: Subject & { name: string }, days: number): Notification =>
  notification(user_id, { text: { kind: 'unitsEnd', name, days }, target: { type: 'package', id } });
