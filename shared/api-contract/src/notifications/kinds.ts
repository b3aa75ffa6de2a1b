import type { NotificationTarget } from './operations.ts';

type TargetType = NotificationTarget['type'];

/**
 * Every kind of notification (ours), and what a row of the list leads to; `null`: it is in no list, because conversations and the
 * state of an account have places of their own. An empty list: the words are all there is.
 */
export const targetsOfKind = {
  announcement: [],
  welcome: [],
  accountOpened: null,
  accountClosed: null,
  listingApproved: ['own_property'],
  listingRejected: ['own_property'],
  projectApproved: ['own_project'],
  projectRejected: ['own_project'],
  advertApproved: ['advert'],
  advertRejected: ['advert'],
  advertEnded: ['advert'],
  listingAsked: ['own_property'],
  listingOverdue: ['own_property'],
  listingExpired: ['own_property'],
  agentVerified: ['verification'],
  agentRefused: ['verification'],
  interest: ['own_property', 'own_project'],
  projectQuestion: ['own_project'],
  chatMessage: null,
  voiceMessage: null,
  answer: ['property'],
  messageDeleted: null,
  priceDrop: ['property'],
  homeSold: ['property'],
  homeRented: ['property'],
  homeBack: ['property'],
  savedSearch: ['saved_search'],
  paymentReceived: ['transaction'],
  paymentFailed: ['transaction'],
  paymentEnded: ['transaction'],
  paymentReviewed: ['transaction'],
  paymentCancelled: ['transaction'],
  receiptReceived: ['transaction'],
  receiptVerified: ['transaction'],
  receiptRejected: ['transaction'],
  transferCancelled: ['transaction'],
  packageEnds: ['package'],
  packageEnded: ['package'],
  unitsEnd: ['package'],
} as const satisfies Record<string, readonly TargetType[] | null>;
