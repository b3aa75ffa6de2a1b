import {
  blockedUsers,
  getAddedProjects,
  getAddedProperties,
  getAgentVerificationFormValues,
  getChats,
  getFavouriteProperty,
  getListingNotes,
  getNotificationList,
  getOwnRecords,
  getOwnMessages,
  getPackage,
  getPaymentDetails,
  getPersonalisedFields,
  getQuickReplies,
  getSavedSearches,
  getSecurityEvents,
  getSessions,
  getUserData,
  type AnswerOf,
  type ErasableKind,
  type Operation,
  type OwnRecordKind,
} from '@lintel/api-contract';
import { paths, type Shell } from '@lintel/contract';
import { allRows } from '@lintel/remote-kit';

/** What the server stores about a user, by kind. */
export const serverKinds = [
  'profile',
  'preferences',
  'properties',
  'projects',
  'adverts',
  'leads',
  'favourites',
  'notes',
  'compared',
  'hidden',
  'searches',
  'interests',
  'conversations',
  'messages',
  'viewings',
  'replies',
  'blocked',
  'reports',
  'notifications',
  'pushDevices',
  'payments',
  'packages',
  'units',
  'verification',
  'sessions',
  'events',
] as const;
export type ServerKind = (typeof serverKinds)[number];

/** Pages on which a kind is looked at and changed. */
export const pageOf: Partial<Record<ServerKind, string>> = {
  adverts: paths.advertisement(),
  leads: paths.myProperties(),
  viewings: paths.chat(),
  units: paths.subscription(),
  pushDevices: paths.profile(),
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
  compared: paths.favourites(),
  hidden: paths.properties(),
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

/** A kind that is answered in pages: how many rows there are, and all of them. */
interface Source {
  count(shell: Shell): Promise<number>;
  rows(shell: Shell): Promise<unknown[]>;
}

/** The page shows a failure itself. */
const quiet = { showsOwnErrors: true };
const rowsIn = (data: unknown): unknown[] => (Array.isArray(data) ? data : []);

/** A list whose total is known from its first row. */
function paged<Request extends Paged>(
  operation: Operation<Request, { data: unknown; total?: number }>,
  parameters: Partial<Request> = {},
): Source {
  const page = async (shell: Shell, place: { offset: number; limit: number }) => {
    const answer = await shell.request(operation, { ...parameters, ...place } as Request, quiet);
    return { ...answer, data: rowsIn(answer.data) };
  };
  const rows = (shell: Shell) => allRows((place) => page(shell, place));
  const count = async (shell: Shell) =>
    (await page(shell, { offset: 0, limit: 1 })).total ?? (await rows(shell)).length;
  return { count, rows };
}

/** What one call answers whole. */
const whole = (rows: Source['rows']): Source => ({
  rows,
  count: async (shell) => (await rows(shell)).length,
});
const records = (kind: OwnRecordKind) => paged(getOwnRecords, { kind });

type Chat = AnswerOf<typeof getChats>['data'][number];
const chatsOn = (shell: Shell, page: number, perPage: number) =>
  shell.request(getChats, { page, per_page: perPage }, quiet);
/** Passes over all pages; a list that changes in each of them is taken as it is. */
const MOST_PASSES = 3;

/**
 * This list has pages with numbers, and each message moves its conversation to the top: pages that a change may have parted are
 * read once more.
 */
const conversations: Source = {
  count: async (shell) => (await chatsOn(shell, 1, 1)).total_page ?? 0,
  async rows(shell) {
    for (let pass = 1; ; pass += 1) {
      const before = await chatsOn(shell, 1, 1);
      const all = new Map<string, Chat>();
      for (let page = 1, last = 1; page <= last; page += 1) {
        const { data, total_page: pages = 1 } = await chatsOn(shell, page, PAGE);
        for (const chat of data) all.set(`${chat.property_id}:${chat.user_id}`, chat);
        last = pages;
      }
      if ((before.total_page ?? 0) <= PAGE || pass === MOST_PASSES) return [...all.values()];
      const after = await chatsOn(shell, 1, 1);
      if (JSON.stringify(after) === JSON.stringify(before)) return [...all.values()];
    }
  },
};

const sources: Record<ServerKind, Source> = {
  profile: whole(async (shell) => [(await shell.request(getUserData, {}, quiet)).data]),
  properties: paged(getAddedProperties),
  projects: paged(getAddedProjects),
  adverts: records('adverts'),
  leads: records('leads'),
  favourites: paged(getFavouriteProperty),
  searches: whole(async (shell) => (await shell.request(getSavedSearches, {}, quiet)).data),
  compared: records('compared'),
  hidden: records('hidden'),
  interests: records('interests'),
  conversations,
  viewings: records('viewings'),
  notifications: paged(getNotificationList),
  pushDevices: records('push_devices'),
  payments: paged(getPaymentDetails),
  packages: whole(async (shell) => (await shell.request(getPackage, {}, quiet)).active_packages),
  units: records('units'),
  preferences: whole(async (shell) => [(await shell.request(getPersonalisedFields, {}, quiet)).data].flat()),
  notes: whole(async (shell) => (await shell.request(getListingNotes, {}, quiet)).data),
  messages: paged(getOwnMessages),
  replies: whole(async (shell) =>
    (await shell.request(getQuickReplies, {}, quiet)).data.map((text) => ({ text })),
  ),
  blocked: whole(async (shell) => (await shell.request(blockedUsers, {}, quiet)).data),
  reports: records('reports'),
  sessions: whole(async (shell) => (await shell.request(getSessions, {}, quiet)).data),
  events: whole(async (shell) => (await shell.request(getSecurityEvents, {}, quiet)).data),
  verification: whole(async (shell) => {
    const { data } = await shell.request(getAgentVerificationFormValues, {}, quiet);
    return data ? [data] : [];
  }),
};

/** What the user may erase at once. */
export const erasableKinds: readonly ServerKind[] = [
  'favourites',
  'notes',
  'compared',
  'hidden',
  'searches',
  'preferences',
  'replies',
  'notifications',
] satisfies ErasableKind[];

/** How much there is of each kind; null where it could not be asked for. */
export type ServerCounts = Record<ServerKind, number | null>;

/** Counts each kind by itself: one that fails leaves the others. Rejects with the first failure when all of them fail. */
export async function countServerData(shell: Shell): Promise<ServerCounts> {
  const counts = await Promise.allSettled(serverKinds.map((kind) => sources[kind].count(shell)));
  if (counts.every(({ status }) => status === 'rejected')) throw (counts[0] as PromiseRejectedResult).reason;
  return Object.fromEntries(
    counts.map((result, place) => [serverKinds[place], result.status === 'fulfilled' ? result.value : null]),
  ) as ServerCounts;
}

/** All rows of a kind. */
export const readKind = (shell: Shell, kind: ServerKind): Promise<unknown[]> => sources[kind].rows(shell);

export type ServerData = Partial<Record<ServerKind, unknown[]>>;
