import type { NotificationTexts } from './notifications.ts';

/** Titles as stated, then how many more there are. */
const listed = (titles: readonly string[], more: number) =>
  `${titles.join('; ')}${more > 0 ? `; and ${more} more` : ''}`;

const approved = (title: string, isHidden = false) =>
  isHidden ? `“${title}” is approved. It stays hidden until you show it.` : `“${title}” is online.`;

export const englishNotifications: NotificationTexts = {
  announcement: ({ title, body }) => ({ title, body }),
  welcome: () => ({
    title: 'Welcome to Lintel',
    body: 'Save a search and we’ll tell you about new homes.',
  }),
  listingApproved: ({ title, isHidden }) => ({ title: 'Listing approved', body: approved(title, isHidden) }),
  listingRejected: ({ title, reason }) => ({ title: 'Listing rejected', body: `“${title}”: ${reason}` }),
  projectApproved: ({ title, isHidden }) => ({ title: 'Project approved', body: approved(title, isHidden) }),
  projectRejected: ({ title, reason }) => ({ title: 'Project rejected', body: `“${title}”: ${reason}` }),
  advertApproved: ({ title }) => ({ title: 'Ad approved', body: `The ad for “${title}” is online.` }),
  advertRejected: ({ title, reason }) => ({ title: 'Ad rejected', body: `“${title}”: ${reason}` }),
  advertEnded: ({ title, hasWaited }) => ({
    title: 'Ad ended',
    body: hasWaited
      ? `We didn’t review the ad for “${title}” in time. It wasn’t shown, and the unit is back in your package.`
      : title
        ? `The ad for “${title}” has ended.`
        : 'One of your ads has ended.',
  }),
  interest: ({ title }) => ({ title: 'New interest', body: `You have a new enquiry about “${title}”.` }),
  projectQuestion: ({ title, person, email, message }) => ({
    title: 'New message',
    body: `${person} (${email}) asks about “${title}”: “${message}”`,
  }),
  priceDrop: ({ title }) => ({ title: 'Price drop on a saved home', body: `“${title}” is now cheaper.` }),
  listingAsked: ({ title, days }) => ({
    title: 'Still available?',
    body: `You last confirmed “${title}” ${days} days ago. Tell people that it’s still available.`,
    action: 'Still available',
  }),
  listingOverdue: ({ title, days }) => ({
    title: 'Your listing comes later in results',
    body: `“${title}” hasn’t been confirmed for ${days} days. Confirm it, and it’s back in its place.`,
    action: 'Still available',
  }),
  listingExpired: ({ title }) => ({
    title: 'Your listing is hidden',
    body: `“${title}” wasn’t confirmed. Confirm it to show it again.`,
    action: 'Show it again',
  }),
  homeSold: ({ title }) => ({ title: 'A saved home is sold', body: `“${title}” is off the market.` }),
  homeRented: ({ title }) => ({ title: 'A saved home is rented', body: `“${title}” is off the market.` }),
  homeBack: ({ title }) => ({ title: 'A saved home is back', body: `“${title}” is available again.` }),
  savedSearch: ({ name, titles, more }) => ({ title: `New in “${name}”`, body: listed(titles, more) }),
  agentVerified: () => ({ title: 'You’re verified', body: 'Your badge is visible on all your listings.' }),
  agentRefused: ({ reason }) => ({
    title: 'We couldn’t verify you',
    body: reason ?? 'Check what you sent, then send the form again.',
  }),
  accountOpened: () => ({ title: 'Your account is open again', body: 'You can sign in as before.' }),
  accountClosed: () => ({
    title: 'Your account has been deactivated',
    body: 'The administrator has closed it. Write to us if you disagree.',
  }),
  chatMessage: ({ listing, preview }) => ({ title: listing, body: preview || 'File' }),
  voiceMessage: ({ listing }) => ({ title: listing, body: 'Voice message' }),
  answer: ({ title }) => ({ title: 'New message', body: `You have an answer about “${title}”.` }),
  messageDeleted: () => ({ title: 'Message deleted', body: 'A message was taken back.' }),
  paymentReceived: () => ({ title: 'Payment received', body: 'Thank you. Your package is active now.' }),
  paymentFailed: () => ({
    title: 'Payment failed',
    body: 'No money arrived. You can try again or pay in another way.',
  }),
  paymentEnded: () => ({
    title: 'Payment cancelled',
    body: 'You ended it before any money arrived. You can start again at any time.',
  }),
  paymentReviewed: () => ({
    title: 'Payment under review',
    body: 'The amount differs from the price. We’ll check it and tell you.',
  }),
  paymentCancelled: ({ reason }) => ({ title: 'Payment cancelled', body: reason }),
  receiptReceived: () => ({
    title: 'Receipt received',
    body: 'We’ve received your bank receipt and will check it within two days.',
  }),
  receiptVerified: () => ({
    title: 'Receipt verified',
    body: 'We’ve received your transfer. Your package is active now.',
  }),
  receiptRejected: ({ reason }) => ({
    title: 'Receipt rejected',
    body: `${reason} You can upload another receipt.`,
  }),
  transferCancelled: ({ reason }) => ({ title: 'Bank transfer cancelled', body: reason }),
  packageEnds: ({ name, days }) => ({
    title: 'Package ends soon',
    body: `Your package ${name} ends in ${days === 1 ? 'a day' : `${days} days`}.`,
  }),
  packageEnded: ({ name }) => ({ title: 'Package ended', body: `Your package ${name} has ended.` }),
  unitsEnd: ({ name, days }) => ({
    title: 'Units end soon',
    body: `Unused units of your package ${name} end in ${days === 1 ? 'a day' : `${days} days`}. The package itself goes on.`,
  }),
};
