import type { NotificationGroup } from '@lintel/api-contract';
import type { NotificationKind } from '#texts/notifications.ts';

/** Which filter of the list a kind belongs to; a kind without a group does not compile. */
const groupOfKind: Record<NotificationKind, NotificationGroup> = {
  announcement: 'news',
  welcome: 'news',
  accountOpened: 'news',
  accountClosed: 'news',
  listingApproved: 'listings',
  listingRejected: 'listings',
  projectApproved: 'listings',
  projectRejected: 'listings',
  advertApproved: 'listings',
  advertRejected: 'listings',
  advertEnded: 'listings',
  listingAsked: 'listings',
  listingOverdue: 'listings',
  listingExpired: 'listings',
  agentVerified: 'listings',
  agentRefused: 'listings',
  interest: 'people',
  projectQuestion: 'people',
  chatMessage: 'people',
  voiceMessage: 'people',
  answer: 'people',
  messageDeleted: 'people',
  priceDrop: 'homes',
  homeSold: 'homes',
  homeRented: 'homes',
  homeBack: 'homes',
  savedSearch: 'homes',
  paymentReceived: 'payments',
  paymentFailed: 'payments',
  paymentEnded: 'payments',
  paymentReviewed: 'payments',
  paymentCancelled: 'payments',
  receiptReceived: 'payments',
  receiptVerified: 'payments',
  receiptRejected: 'payments',
  transferCancelled: 'payments',
  packageEnds: 'payments',
  packageEnded: 'payments',
  unitsEnd: 'payments',
};

/** The kinds of a group. */
export const kindsOf = (group: NotificationGroup): string[] =>
  Object.entries(groupOfKind).flatMap(([kind, of]) => (of === group ? [kind] : []));
