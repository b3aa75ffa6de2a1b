import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { openDocument } from '../storage/document.ts';
import { IdentityError } from '../identity-error.ts';

const federatedProfile = z.object({
  providerId: z.literal('google.com'),
  /** The provider's own id of the user. */
  rawId: z.string(),
  email: z.string(),
  displayName: z.string().optional(),
  photoUrl: z.string().optional(),
});

const account = z.object({
  uid: z.string(),
  /** Lower case. */
  email: z.string().optional(),
  emailVerified: z.boolean(),
  passwordHash: z.string().optional(),
  displayName: z.string().optional(),
  photoUrl: z.string().optional(),
  /** E.164, e.g. +447700900123. */
  phoneNumber: z.string().optional(),
  disabled: z.boolean(),
  federated: z.array(federatedProfile),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
  lastSignInAt: z.number().optional(),
  /** Sessions that began before this moment (milliseconds) are over: a password reset ends them. */
  sessionsValidFrom: z.number(),
});

export type Account = z.infer<typeof account>;
export type FederatedProfile = z.infer<typeof federatedProfile>;
export type NewAccount = Partial<Omit<Account, 'createdAt'>>;

const schema = z.object({ accounts: z.record(z.string(), account) });

/** The people whom the identity service knows. Searches walk the list: a sandbox holds hundreds, not millions. */
export interface Accounts {
  byUid(uid: string): Account | undefined;
  byEmail(email: string): Account | undefined;
  byPhoneNumber(phoneNumber: string): Account | undefined;
  byFederatedId(providerId: string, rawId: string): Account | undefined;
  /** The first few that have an address and are open. */
  list(most: number): Account[];
  /** Throws EMAIL_EXISTS, PHONE_NUMBER_EXISTS or DUPLICATE_LOCAL_ID. */
  create(values: NewAccount): Promise<Account>;
  /** Adds those whose uid, address and number are still free; returns how many that were. */
  addMissing(values: NewAccount[]): Promise<number>;
  /** Throws USER_NOT_FOUND, EMAIL_EXISTS or PHONE_NUMBER_EXISTS. */
  change(uid: string, edit: (draft: Account) => void): Promise<Account>;
  remove(uid: string): Promise<void>;
}

export const normaliseEmail = (email: string) => email.trim().toLowerCase();

/** Throws INVALID_EMAIL; returns the address as it is stored. */
export function requireEmail(email: string | undefined): string {
  const normal = normaliseEmail(email ?? '');
  if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(normal) || normal.length > 320)
    throw new IdentityError('INVALID_EMAIL');
  return normal;
}

export async function openAccounts(folder: string, clock: Clock): Promise<Accounts> {
  const document = await openDocument({
    file: path.join(folder, 'accounts.json'),
    schema,
    empty: { accounts: {} },
  });
  type State = z.infer<typeof schema>;
  const find = (isWanted: (each: Account) => boolean) =>
    Object.values(document.read().accounts).find(isWanted);

  function requireFree(state: State, wanted: Account): void {
    for (const other of Object.values(state.accounts)) {
      if (other.uid === wanted.uid) continue;
      if (wanted.email && other.email === wanted.email) throw new IdentityError('EMAIL_EXISTS');
      if (wanted.phoneNumber && other.phoneNumber === wanted.phoneNumber) {
        throw new IdentityError('PHONE_NUMBER_EXISTS');
      }
    }
  }

  function add(state: State, values: NewAccount): Account {
    const created: Account = {
      uid: randomBytes(21).toString('base64url'),
      emailVerified: false,
      disabled: false,
      federated: [],
      createdAt: clock(),
      sessionsValidFrom: 0,
      ...values,
    };
    if (state.accounts[created.uid]) throw new IdentityError('DUPLICATE_LOCAL_ID');
    requireFree(state, created);
    state.accounts[created.uid] = created;
    return created;
  }

  return {
    byUid: (uid) => find((each) => each.uid === uid),
    byEmail: (email) => find((each) => each.email === normaliseEmail(email)),
    byPhoneNumber: (phoneNumber) => find((each) => each.phoneNumber === phoneNumber),
    byFederatedId: (providerId, rawId) =>
      find((each) =>
        each.federated.some((profile) => profile.providerId === providerId && profile.rawId === rawId),
      ),
    list: (most) =>
      Object.values(document.read().accounts)
        .filter((each) => each.email && !each.disabled)
        .slice(0, most),
    create: (values) => document.change((state) => add(state, values)),
    addMissing: (list) =>
      document.change((state) => {
        let added = 0;
        for (const values of list) {
          try {
            add(state, values);
            added += 1;
          } catch (error) {
            if (!(error instanceof IdentityError)) throw error;
          }
        }
        return added;
      }),
    change: (uid, edit) =>
      document.change((state) => {
        const draft = state.accounts[uid];
        if (!draft) throw new IdentityError('USER_NOT_FOUND');
        edit(draft);
        requireFree(state, draft);
        return structuredClone(draft);
      }),
    remove: (uid) =>
      document.change((state) => {
        delete state.accounts[uid];
      }),
  };
}
