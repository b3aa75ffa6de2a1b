import {
  blockedUsers,
  getAddedProjects,
  getAddedProperties,
  getAgentVerificationFormValues,
  getChats,
  getFavouriteProperty,
  getListingNotes,
  getNotificationList,
  getOwnMessages,
  getPackage,
  getPaymentDetails,
  getPersonalisedFields,
  getQuickReplies,
  getSavedSearches,
  getSecurityEvents,
  getSessions,
  getUserData,
  type Operation,
} from '@lintel/api-contract';
import { paths, type Shell } from '@lintel/contract';

/** What the server stores about a user, by kind. */
export const serverKinds = [
  'profile',
  'preferences',
  'properties',
  'projects',
  'favourites',
  'notes',
  'searches',
  'conversations',
  'messages',
  'replies',
  'blocked',
  'notifications',
  'payments',
  'packages',
  'verification',
  'sessions',
  'events',
] as const;
export type ServerKind = (typeof serverKinds)[number];

/** Pages on which each kind is looked at and changed. */
export const pageOf: Record<ServerKind, string> = {
  profile: paths.profile(),
  properties: paths.myProperties(),
  projects: paths.myProjects(),
  favourites: paths.favourites(),
  searches: paths.savedSearches(),
  conversations: paths.chat(),
  notifications: paths.notifications(),
  payments: paths.transactions(),
  packages: paths.subscription(),
  verification: paths.verification(),
  preferences: paths.feed(),
  notes: paths.favourites(),
  messages: paths.chat(),
  replies: paths.chat(),
  blocked: paths.chat(),
  sessions: paths.security(),
  events: paths.security(),
};

/** The back end answers at most this many rows at once. */
const PAGE = 100;

interface Paged {
  offset?: string | number | undefined;
  limit?: string | number | undefined;
}

/** Every row of a list, page by page. */
async function allRows<Request extends Paged>(
  shell: Shell,
  operation: Operation<Request, { data: unknown; total?: number }>,
): Promise<unknown[]> {
  const rows: unknown[] = [];
  for (;;) {
    const answer = await shell.request(operation, { offset: rows.length, limit: PAGE } as Request, quiet);
    const page = Array.isArray(answer.data) ? answer.data : [];
    rows.push(...page);
    if (page.length < PAGE || rows.length >= (answer.total ?? Infinity)) return rows;
  }
}

/** The page shows a failure itself. */
const quiet = { showsOwnErrors: true };

/** Every conversation; this list has pages with numbers. */
async function allConversations(shell: Shell): Promise<unknown[]> {
  const rows: unknown[] = [];
  for (let page = 1; ; page += 1) {
    const { data, total_page: last = 1 } = await shell.request(getChats, { page, per_page: PAGE }, quiet);
    rows.push(...data);
    if (page >= last || data.length === 0) return rows;
  }
}

const readers: Record<ServerKind, (shell: Shell) => Promise<unknown[]>> = {
  profile: async (shell) => [(await shell.request(getUserData, {}, quiet)).data],
  properties: (shell) => allRows(shell, getAddedProperties),
  projects: (shell) => allRows(shell, getAddedProjects),
  favourites: (shell) => allRows(shell, getFavouriteProperty),
  searches: async (shell) => (await shell.request(getSavedSearches, {}, quiet)).data,
  conversations: allConversations,
  notifications: (shell) => allRows(shell, getNotificationList),
  payments: (shell) => allRows(shell, getPaymentDetails),
  packages: async (shell) => (await shell.request(getPackage, {}, quiet)).active_packages,
  preferences: async (shell) => [(await shell.request(getPersonalisedFields, {}, quiet)).data].flat(),
  notes: async (shell) => (await shell.request(getListingNotes, {}, quiet)).data,
  messages: (shell) => allRows(shell, getOwnMessages),
  replies: async (shell) => (await shell.request(getQuickReplies, {}, quiet)).data.map((text) => ({ text })),
  blocked: async (shell) => (await shell.request(blockedUsers, {}, quiet)).data,
  sessions: async (shell) => (await shell.request(getSessions, {}, quiet)).data,
  events: async (shell) => (await shell.request(getSecurityEvents, {}, quiet)).data,
  verification: async (shell) => {
    const { data } = await shell.request(getAgentVerificationFormValues, {}, quiet);
    return data ? [data] : [];
  },
};

export type ServerData = Record<ServerKind, unknown[]>;

/** Everything that the calls answer about the user. */
export async function readServerData(shell: Shell): Promise<ServerData> {
  const data = {} as ServerData;
  await Promise.all(
    serverKinds.map(async (kind) => {
      data[kind] = await readers[kind](shell);
    }),
  );
  return data;
}
