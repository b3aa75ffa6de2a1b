import type { OperationName } from '@lintel/api-contract/schemas';

/**
 * Who may see and change projects, conversations, payments and private things. Letters as in `outcome.ts`, one per user in the
 * order of `people.ts`: visitor, stranger, blocked, subscriber, owner, closed.
 */
type Table<State extends string> = Partial<Record<OperationName, Readonly<Record<State, string>>>>;

const OWNER_DONE = 'UAAADU';
const OWNER_SEES = 'UAAAFU';
const OWNER_REFUSED = 'UAAARU';

export const projectStates = ['live', 'hidden', 'pending', 'rejected'] as const;
export type ProjectState = (typeof projectStates)[number];

const project = (live: string, hidden: string, pending: string, rejected: string) => ({
  live,
  hidden,
  pending,
  rejected,
});
const inEveryState = (row: string) => project(row, row, row, row);
const NOWHERE = 'AAAAAA';

export const projectReads = {
  // Cards of projects are public, their pages need a package.
  getProjects: project('PPPPPP', NOWHERE, NOWHERE, NOWHERE),
  getProjectDetail: project('URRFFU', 'URRAFU', 'URRAFU', 'URRAFU'),
  getAddedProjects: inEveryState(OWNER_SEES),
} as const satisfies Table<ProjectState>;

export const projectWrites = {
  postProject: inEveryState(OWNER_DONE),
  deleteProject: inEveryState(OWNER_DONE),
  changeProjectStatus: project(OWNER_DONE, OWNER_DONE, OWNER_REFUSED, OWNER_REFUSED),
} as const satisfies Table<ProjectState>;

/** A conversation about a listing of the owner: which of the others began it. */
export const threads = ['ofStranger', 'ofBlocked'] as const;
export type Thread = (typeof threads)[number];

export const threadReads = {
  getChats: { ofStranger: 'UFAAFU', ofBlocked: 'UAFAFU' },
  conversationPictures: { ofStranger: 'UFAAFU', ofBlocked: 'UAFAFU' },
  findMessages: { ofStranger: 'UFAAFU', ofBlocked: 'UAFAFU' },
  getMessages: { ofStranger: 'UFAAFU', ofBlocked: 'UAFAFU' },
  getOwnMessages: { ofStranger: 'UFAAFU', ofBlocked: 'UAFAFU' },
} as const satisfies Table<Thread>;

export const threadWrites = {
  // Who has talked with the owner, also one who is blocked meanwhile: both have, by the messages of the other tests.
  reportUser: { ofStranger: 'UDDADU', ofBlocked: 'UDDADU' },
  deleteChatMessage: { ofStranger: 'UDAADU', ofBlocked: 'UADADU' },
  // Between the owner and a blocked user nothing is signalled any more; the stranger has a conversation of their own.
  chatTyping: { ofStranger: 'UDAADU', ofBlocked: 'UDAAAU' },
  // The listing is on the market, so that any user may begin a conversation with its owner.
  getConversation: { ofStranger: 'UDDDDU', ofBlocked: 'UDDDDU' },
} as const satisfies Table<Thread>;

export const paymentStates = ['pending', 'review', 'rejected', 'failed', 'success'] as const;
export type PaymentState = (typeof paymentStates)[number];

const payment = (pending: string, review: string, rejected: string, failed: string, success: string) => ({
  pending,
  review,
  rejected,
  failed,
  success,
});
const always = (row: string) => payment(row, row, row, row, row);

export const paymentReads = {
  getPaymentDetails: always(OWNER_SEES),
  paymentTransactionStatus: always(OWNER_SEES),
  getPaymentReceipt: payment(OWNER_REFUSED, OWNER_REFUSED, OWNER_REFUSED, OWNER_REFUSED, OWNER_SEES),
  paymentReceiptDetails: payment(OWNER_REFUSED, OWNER_REFUSED, OWNER_REFUSED, OWNER_REFUSED, OWNER_SEES),
} as const satisfies Table<PaymentState>;

export const paymentWrites = {
  paymentTransactionFail: payment(OWNER_DONE, OWNER_REFUSED, OWNER_REFUSED, OWNER_DONE, OWNER_REFUSED),
  uploadBankReceiptFile: payment(OWNER_DONE, OWNER_REFUSED, OWNER_DONE, OWNER_REFUSED, OWNER_REFUSED),
} as const satisfies Table<PaymentState>;

/** Things of the owner that have one state. */
export const ownThings = {
  getFeaturedData: OWNER_SEES,
  deleteAdvertisement: OWNER_DONE,
  getSavedSearches: OWNER_SEES,
  saveSearch: OWNER_DONE,
  seeSavedSearch: OWNER_DONE,
  deleteSavedSearch: OWNER_DONE,
  getNotificationList: OWNER_SEES,
  getPersonalisedFields: OWNER_SEES,
  getAgentVerificationFormValues: OWNER_SEES,
  getUserData: OWNER_SEES,
  endSession: OWNER_DONE,
} as const satisfies Partial<Record<OperationName, string>>;
